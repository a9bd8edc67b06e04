"""Tables of BlackPoker for ruling files: how they are laid out, and what can be claimed of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.notation import SEATS
from deckcli.engine.rulings.claims import CardId, Cards, Claim, Flag, InOrder, OneOf, Seats, Whole
from deckcli.engine.rulings.lasting import Owner, note_seen, put_in_force
from deckcli.engine.rulings.layouts import (
    Inside,
    Layout,
    face_called,
    is_marked,
    items_of,
    marks_of,
    one_of,
    only,
    seat_to_act,
    seen_by,
    turn_number,
)
from deckcli.engine.rulings.new_games import new_deck
from deckcli.engine.state import BITS, NONE
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import CHARACTER, DRIVEN, FACE_DOWN, NEW
from deckcli.games.blackpoker.rules.setup import seat_player
from deckcli.games.blackpoker.rules.state import BlackPokerState, Player
from deckcli.games.blackpoker.rules.targets import stage
from deckcli.games.blackpoker.rules.zones import EVERYBODY
from deckcli.games.blackpoker.words.vocabulary import STATS

_MARKS: dict[str, tuple[str, ...]] = {  # those that mean something in each zone
    "hand": ("seen_by",), "deck": ("seen_by",), "graveyard": ("seen_by",),
    "soldiers": ("driven", "new", "under", "effects"), "bulwarks": ("driven", "new", "seen_by"),
    "aside": ("seen_by",),
}  # fmt: skip
_ZONES = tuple(_MARKS)


class BlackPokerLayout(Layout[BlackPokerState]):
    """Lays out and looks at tables of one game."""

    def __init__(self, game: BlackPokerRules, filler: str, rules: Sequence[str]) -> None:
        super().__init__(filler, rules)
        self.game = game
        self.pack = {face.id: face.index for face in game.prints[1:]}
        self.of_seats, self.of_cards = self._claims_on_seats(), self._claims_on_cards()
        actions = [action.name() for action in game.actions]
        self.of_tables["stage"] = Claim(InOrder(actions), self._stage)

    # -- given

    def lay_out(self, given: Mapping[str, Any], names: dict[str, int]) -> BlackPokerState:
        state = BlackPokerState()
        self.prepare(self.game, state, given, ["once"])
        if "new_game" in given:
            with Inside("new_game"):
                return self._new_game(state, given["new_game"])
        state.active = state.chance = seat_to_act(given, state)
        state.turn = turn_number(given)
        for seat in range(2):
            with Inside(SEATS[seat]):
                self._lay_side(state, seat, given.get(SEATS[seat], {}), names)
        once = {action.id: action.once for action in self.game.actions if action.once}
        for number, action in enumerate(given.get("once", ())):
            with Inside("once", number):
                state.once |= once[one_of(action, once, "action once a turn")]
        state.push(self.game.turn_program, state.active)
        return state

    def _new_game(self, state: BlackPokerState, packs: Mapping[str, Any]) -> BlackPokerState:
        """A game from the very start, with the cards listed in the ruling."""
        for seat in range(2):
            faces, _ = new_deck(state, packs, seat, self.pack)
            seat_player(state, seat, faces, self.game.most_played)
        state.push(0, 0)
        return state

    def _lay_side(
        self, state: BlackPokerState, seat: int, side: Mapping[str, Any], names: dict[str, int]
    ) -> None:
        only(side, (*_ZONES, "effects"), "side")
        state.players = append(state.players, Player())
        first = len(state.faces)
        for zone in _ZONES:
            listed = side.get(zone)
            with Inside(zone):
                for steps, entry in (
                    self.deck_entries(listed) if zone == "deck" else self.entries(listed, zone)
                ):
                    with Inside(*steps):
                        self._lay_card(state, seat, zone, entry, names)
        graveyard = state.players[seat].graveyard
        if len(graveyard) > 0:
            state.seen[graveyard[-1]] = EVERYBODY
        state.decklists = append(state.decklists, vec[i64](sorted(state.faces[first:])))
        put_in_force(self.game, state, Owner(seat), side, STATS)

    def _lay_card(
        self, state: BlackPokerState, seat: int, zone: str, entry: Any, names: dict[str, int]
    ) -> None:
        marks = marks_of(entry, zone, _MARKS)
        with Inside("card"):
            card = self._new_card(state, seat, marks["card"], zone)
        _put(state.players[seat], zone, card)
        if zone in ("soldiers", "bulwarks"):
            flags = CHARACTER | (FACE_DOWN if zone == "bulwarks" else 0)
            state.flags[card] = flags | (DRIVEN if is_marked(marks, "driven") else 0)
            top = card
            for number, under in enumerate(items_of(marks, "under")):
                with Inside("under", number):
                    below = self._new_card(state, seat, under, zone)
                state.below[top] = top = below
            for part in state.cards_of(card):
                state.flags[part] |= NEW if is_marked(marks, "new") else 0
        if len(marks) > 1:  # most cards are just an id
            note_seen(state, card, marks)
            put_in_force(self.game, state, Owner(seat, card), marks, STATS)
            self.call(card, marks, names)

    def _new_card(self, state: BlackPokerState, seat: int, card_id: Any, zone: str) -> int:
        state.faces = append(state.faces, face_called(card_id, self.pack))
        known = {"soldiers": EVERYBODY, "deck": 0, "aside": 0}
        state.seen = append(state.seen, known.get(zone, BITS[seat]))
        state.owners = append(state.owners, seat)
        state.below = append(state.below, NONE)
        state.flags = append(state.flags, 0)
        return len(state.faces) - 1

    # -- then

    def _claims_on_seats(self) -> dict[str, Claim]:
        found = {zone: self._claim_on_zone(zone) for zone in _ZONES}
        for zone in ("deck", "graveyard"):
            found[f"{zone}_top"] = self._claim_on_top(zone)
        return found

    def _claim_on_zone(self, zone: str) -> Claim:
        return Claim(
            Cards(), lambda state, seat: self._ids(state, _zone(state.players[seat], zone))
        )

    def _claim_on_top(self, zone: str) -> Claim:
        def look(state: BlackPokerState, seat: int) -> str:
            top = _zone(state.players[seat], zone)[-1:]
            return self._ids(state, top)[0] if top else "nothing"

        return Claim(CardId("nothing"), look)

    def _claims_on_cards(self) -> dict[str, Claim]:
        game = self.game
        places = [f"{seat} {zone}" for seat in SEATS[: game.most_seats] for zone in _ZONES]
        kinds = [kind.id for kind in game.kinds]
        return {
            "zone": Claim(OneOf([*places, "stage"]), self._place),
            "number": Claim(Whole(), game.number),
            "driven": Claim(Flag(), lambda state, card: state.is_driven(card)),
            "card": Claim(CardId(), lambda state, card: self._ids(state, [card])[0]),
            "cards": Claim(Whole(), lambda state, card: len(state.cards_of(card))),
            "character": Claim(OneOf([*kinds, "none"]), self._character),
            "seen_by": Claim(Seats(), seen_by),
        }

    def _stage(self, state: BlackPokerState, _: int) -> list[str]:
        return [self.game.programs[frame.program].name for frame in stage(self.game, state)]

    def _character(self, state: BlackPokerState, card: int) -> str:
        if not state.flags[card] & CHARACTER:
            return "none"
        return self.game.kind_of(state, card).id

    def _place(self, state: BlackPokerState, card: int) -> str:
        for seat, player in enumerate(state.players):
            for zone in _ZONES:
                if card in _zone(player, zone):
                    return f"p{seat + 1} {zone}"
            for soldier in player.soldiers:
                if card in state.cards_of(soldier):
                    return f"p{seat + 1} soldiers"
        return "stage"

    def _ids(self, state: BlackPokerState, cards: list[int]) -> list[str]:
        return [self.game.faces[state.faces[card]].id for card in cards]


def _zone(player: Player, name: str) -> list[int]:
    return list(getattr(player, name))


def _put(player: Player, name: str, card: int) -> None:
    """Put a card into a zone, as its last one."""
    if name == "soldiers":
        player.add_soldier(card)
    elif name == "bulwarks":
        player.add_bulwark(card)
    else:
        zone: vec[i64] = getattr(player, name)
        setattr(player, name, append(zone, card))

"""Tables of BlackPoker for ruling files: how they are laid out, and what can be claimed of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from deckcli.core.text import known_words
from deckcli.engine.rulings.layouts import (
    SEATS,
    BadRuling,
    Inside,
    Layout,
    call,
    face_called,
    is_marked,
    items_of,
    marks_of,
    new_deck,
    one_of,
    only,
    seat_called,
    seat_to_act,
)
from deckcli.engine.state import NONE, State, seat_bit
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import CHARACTER, DRIVEN, FACE_DOWN, NEW
from deckcli.games.blackpoker.rules.setup import seat_player
from deckcli.games.blackpoker.rules.state import BlackPokerState, Player
from deckcli.games.blackpoker.rules.targets import stage
from deckcli.games.blackpoker.rules.zones import EVERYBODY

_MARKS: dict[str, tuple[str, ...]] = {  # those that mean something in each zone
    "hand": ("seen_by",), "deck": ("seen_by",), "graveyard": ("seen_by",),
    "soldiers": ("driven", "new", "under"), "bulwarks": ("driven", "new", "seen_by"),
    "aside": ("seen_by",),
}  # fmt: skip
_ZONES = tuple(_MARKS)


class BlackPokerLayout(Layout):
    """Lays out and looks at tables of one game."""

    def __init__(self, game: BlackPokerRules, filler: str, rules: Sequence[str]) -> None:
        super().__init__(filler, rules)
        self.game = game
        self.pack = {face.id: face.index for face in game.prints[1:]}

    # -- given

    def lay_out(self, given: Mapping[str, Any], names: dict[str, int]) -> State:
        state = BlackPokerState()
        self.prepare(state, given, ["once"])
        if "new_game" in given:
            with Inside("new_game"):
                return self._new_game(state, given["new_game"])
        for seat in range(2):
            with Inside(SEATS[seat]):
                self._lay_side(state, seat, given.get(SEATS[seat], {}), names)
        state.active = state.chance = seat_to_act(given, state)
        state.turn = given.get("turn_number", 5)
        once = {one.id: one.once for one in self.game.actions if one.once}
        for number, action in enumerate(given.get("once", ())):
            with Inside("once", number):
                state.once |= once[one_of(action, once, "action once a turn")]
        state.push(self.game.turn_program, state.active)
        return state

    def _new_game(self, state: BlackPokerState, packs: Mapping[str, Any]) -> State:
        """A game from its very start, with the cards that the ruling lists."""
        for seat in range(2):
            faces, _ = new_deck(state, packs, seat, self.pack)
            seat_player(state, seat, faces, self.game.most_played)
        state.push(0, 0)
        return state

    def _lay_side(
        self, state: BlackPokerState, seat: int, side: Mapping[str, Any], names: dict[str, int]
    ) -> None:
        only(side, _ZONES, "side")
        state.players.append(Player())
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
        if graveyard:
            state.seen[graveyard[-1]] = EVERYBODY
        state.decklists.append(sorted(state.faces[first:]))

    def _lay_card(
        self, state: BlackPokerState, seat: int, zone: str, entry: Any, names: dict[str, int]
    ) -> None:
        marks = marks_of(entry, zone, _MARKS)
        with Inside("card"):
            card = self._new_card(state, seat, marks["card"], zone)
        _zone(state.players[seat], zone).append(card)
        if zone in ("soldiers", "bulwarks"):
            flags = CHARACTER | (FACE_DOWN if zone == "bulwarks" else 0)
            state.flags[card] = flags | (DRIVEN if is_marked(marks, "driven") else 0)
            top = card
            for number, under in enumerate(items_of(marks, "under")):
                with Inside("under", number):
                    below = self._new_card(state, seat, under, zone)
                state.below[top], top = below, below
            for one in state.cards_of(card):
                state.flags[one] |= NEW if is_marked(marks, "new") else 0
        for number, who in enumerate(items_of(marks, "seen_by")):
            with Inside("seen_by", number):
                state.seen[card] |= seat_bit(seat_called(who, state))
        call(card, marks, names)

    def _new_card(self, state: BlackPokerState, seat: int, card_id: Any, zone: str) -> int:
        state.faces.append(face_called(card_id, self.pack))
        known = {"soldiers": EVERYBODY, "deck": 0, "aside": 0}
        state.seen.append(known.get(zone, seat_bit(seat)))
        state.owners.append(seat)
        state.below.append(NONE)
        state.flags.append(0)
        return len(state.faces) - 1

    # -- then

    def look_at_seat(self, state: BlackPokerState, seat: int, claim: str) -> Any:
        player = state.players[seat]
        if claim == "deck_top":
            return self._ids(state, player.deck[-1:])[0] if player.deck else "nothing"
        if claim == "graveyard_top":
            return self._ids(state, player.graveyard[-1:])[0] if player.graveyard else "nothing"
        if claim in _ZONES:
            return self._ids(state, _zone(player, claim))
        known = (*_ZONES, "deck_top", "graveyard_top")
        raise BadRuling(f"{claim!r} cannot be claimed of a player", hint=known_words(claim, known))

    def look_at_card(self, state: BlackPokerState, card: int, claim: str) -> Any:
        game = self.game
        looks: dict[str, Callable[[], Any]] = {
            "zone": lambda: self._place(state, card),
            "number": lambda: game.number(state, card),
            "driven": lambda: state.is_driven(card),
            "card": lambda: self._ids(state, [card])[0],
            "cards": lambda: len(state.cards_of(card)),
            "character": lambda: self._character(state, card),
            "seen_by": lambda: [f"p{seat + 1}" for seat in (0, 1) if state.seen[card] >> seat & 1],
        }
        if claim not in looks:
            raise BadRuling(
                f"{claim!r} cannot be claimed of a card", hint=known_words(claim, looks)
            )
        return looks[claim]()

    def look_at_table(self, state: BlackPokerState, claim: str) -> Any:
        if claim != "stage":
            raise BadRuling(f"{claim!r} cannot be claimed of a table", hint="claims: stage")
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
    zone: list[int] = getattr(player, name)
    return zone

"""Tables of BlackPoker for ruling files: how they are laid out, and what can be claimed of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from deckcli.core.rng import seeded
from deckcli.core.text import suggestions
from deckcli.engine.rulings import BadRuling, Layout
from deckcli.engine.state import NONE, State
from deckcli.games.blackpoker.base import BlackPokerBase
from deckcli.games.blackpoker.setup import seat_player
from deckcli.games.blackpoker.state import BlackPokerState, Player
from deckcli.games.blackpoker.tables import CHARACTER, DRIVEN, FACE_DOWN, NEW
from deckcli.games.blackpoker.targets import stage
from deckcli.games.blackpoker.zones import EVERYBODY, seat_bit

FILLER = "C2"  # lies at the bottom of a deck of which a ruling names only the top
_FILLED = 10
_ZONES = ("hand", "deck", "graveyard", "soldiers", "bulwarks", "aside")
_GIVEN = (
    "turn", "turn_number", "max_turns", "seed", "format", "recruit_from", "regulation", "attacked",
    "bulwark_set", "p1", "p2",
)  # fmt: skip
_MARKS = ("card", "as", "driven", "under", "new", "seen_by")


class BlackPokerLayout(Layout):
    """Lays out and looks at tables of one game."""

    def __init__(self, game: BlackPokerBase) -> None:
        self.game = game

    # -- given

    def lay_out(self, given: Mapping[str, Any], names: dict[str, int]) -> State:
        state = BlackPokerState()
        state.max_turns = given.get("max_turns", 300)
        state.streams = [seeded(given.get("seed", 1), "ruling", seat).state for seat in range(3)]
        if "new_game" in given:
            return self._new_game(state, given["new_game"])
        _only(given, _GIVEN, "a table")
        for seat in range(2):
            self._lay_side(state, seat, given.get(f"p{seat + 1}", {}), names)
        if given.get("turn") not in ("p1", "p2"):
            raise BadRuling(f"turn is p1 or p2, not {given.get('turn')!r}")
        state.active = state.chance = ("p1", "p2").index(given["turn"])
        state.turn = given.get("turn_number", 5)
        for key, action in (("attacked", "attack"), ("bulwark_set", "set-bulwark")):
            if given.get(key):
                state.once |= next(one.once for one in self.game.actions if one.id == action)
        state.push(self.game.turn_program, state.active)
        return state

    def _new_game(self, state: BlackPokerState, packs: Mapping[str, Any]) -> State:
        """A game from its very start, with the cards that the ruling lists."""
        for seat in range(2):
            listed = packs[f"p{seat + 1}"]
            cards = listed["cards"] if isinstance(listed, Mapping) else listed
            if isinstance(cards, Mapping):
                cards = [one for one, count in cards.items() for _ in range(count)]
            faces = [self._face(str(one)) for one in cards]
            seat_player(state, seat, faces, half=self.game.is_half)
        state.push(0, 0)
        return state

    def _lay_side(
        self, state: BlackPokerState, seat: int, side: Mapping[str, Any], names: dict[str, int]
    ) -> None:
        _only(side, _ZONES, "a side")
        state.players.append(Player())
        first = len(state.faces)
        for zone in _ZONES:
            for entry in self._entries(side, zone):
                self._lay_card(state, seat, zone, entry, names)
        graveyard = state.players[seat].graveyard
        if graveyard:
            state.seen[graveyard[-1]] = EVERYBODY
        state.decklists.append(sorted(state.faces[first:]))

    def _entries(self, side: Mapping[str, Any], zone: str) -> list[Any]:
        """What lies in a zone; the deck is listed from its top, and others lie below."""
        given = side.get(zone, [])
        filled = zone == "deck"
        if zone == "deck" and isinstance(given, Mapping):
            given, filled = given.get("only", []), False
        if isinstance(given, int):
            return [FILLER] * given
        if not isinstance(given, list):
            raise BadRuling(f"{zone} must be a list of cards, not {given!r}")
        if zone == "deck":
            return [FILLER] * (_FILLED if filled else 0) + given[::-1]
        return given

    def _lay_card(
        self,
        state: BlackPokerState,
        seat: int,
        zone: str,
        entry: str | Mapping[str, Any],
        names: dict[str, int],
    ) -> None:
        marks: Mapping[str, Any] = {"card": entry} if isinstance(entry, str) else entry
        _only(marks, _MARKS, "a card")
        card = self._new_card(state, seat, marks["card"], zone)
        _zone(state.players[seat], zone).append(card)
        if zone in ("soldiers", "bulwarks"):
            flags = CHARACTER | (FACE_DOWN if zone == "bulwarks" else 0)
            state.flags[card] = flags | (DRIVEN if marks.get("driven") else 0)
            top = card
            for under in marks.get("under", ()):
                below = self._new_card(state, seat, under, zone)
                state.below[top], top = below, below
            for one in state.cards_of(card):
                state.flags[one] |= NEW if marks.get("new") else 0
        for who in marks.get("seen_by", ()):
            state.seen[card] |= seat_bit(("p1", "p2").index(who))
        if "as" in marks:
            if marks["as"] in names:
                raise BadRuling(f"two cards are called {marks['as']!r}")
            names[marks["as"]] = card

    def _new_card(self, state: BlackPokerState, seat: int, card_id: str, zone: str) -> int:
        state.faces.append(self._face(card_id))
        known = {"soldiers": EVERYBODY, "deck": 0, "aside": 0}
        state.seen.append(known.get(zone, seat_bit(seat)))
        state.owners.append(seat)
        state.below.append(NONE)
        state.flags.append(0)
        return len(state.faces) - 1

    def _face(self, card_id: str) -> int:
        known = [face.id for face in self.game.prints[1:]]
        if card_id not in known:
            close = suggestions(card_id, known, limit=1)
            hint = f"did you mean {close[0]}?" if close else ""
            raise BadRuling(f"no card is called {card_id!r}", hint=hint)
        return self.game.face_of[card_id]

    # -- then

    def look_at_seat(self, state: BlackPokerState, seat: int, claim: str) -> Any:
        player = state.players[seat]
        if claim == "deck_top":
            return self._ids(state, player.deck[-1:])[0] if player.deck else "nothing"
        if claim == "graveyard_top":
            return self._ids(state, player.graveyard[-1:])[0] if player.graveyard else "nothing"
        if claim in _ZONES:
            return self._ids(state, _zone(player, claim))
        known = ", ".join((*_ZONES, "deck_top", "graveyard_top"))
        raise BadRuling(f"{claim!r} cannot be claimed of a player", hint=f"claims: {known}")

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
            known = ", ".join(looks)
            raise BadRuling(f"{claim!r} cannot be claimed of a card", hint=f"claims: {known}")
        return looks[claim]()

    def look_at_table(self, state: BlackPokerState, claim: str) -> Any:
        if claim != "stage":
            raise BadRuling(f"{claim!r} cannot be claimed of a table", hint="claims: stage")
        return [self.game.programs[frame.program].name for frame in stage(self.game, state)]

    def is_free(self, state: BlackPokerState) -> bool:
        return self.game.is_settled(state)

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


def _only(given: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    """Everything that is written must mean something; raises BadRuling."""
    for key in given:
        if key not in known:
            close = suggestions(str(key), known, limit=1)
            meant = f"did you mean {close[0]}? " if close else ""
            raise BadRuling(
                f"{key!r} does not belong to {where}", hint=f"{meant}known: {', '.join(known)}"
            )

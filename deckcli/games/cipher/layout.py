"""Tables of Cipher for ruling files: how they are laid out, and what can be claimed of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from deckcli.core.rng import seeded
from deckcli.core.text import suggestions
from deckcli.engine.rulings import BadRuling, Layout
from deckcli.engine.state import NONE, State
from deckcli.games.cipher import tables as t
from deckcli.games.cipher.base import CipherBase
from deckcli.games.cipher.setup import CipherDeck, seat_player
from deckcli.games.cipher.state import CipherState, Player
from deckcli.games.cipher.zones import EVERYBODY, seat_bit

FILLER = "S01-003"  # Jagen: supports with 20, no emblem; lies where a ruling names no cards
_FILLED = 10
_ORBS = 5
_ZONES = ("front", "back", "bonds", "hand", "retreat", "orbs", "deck", "support")
_STEPS = {"start": 0, "bond": 3, "deploy": 4, "action": 5, "end": 6}


def _one_of(word: Any, what: str, allowed: Iterable[str]) -> str:
    """The word, where it is one of those; raises BadRuling."""
    known = list(allowed)
    if word not in known:
        raise BadRuling(f"{word!r} is no {what} of a ruling", hint=f"use {', '.join(known)}")
    return str(word)


def _listed(given: Any, zone: str) -> list[Any]:
    """The cards of a zone; raises BadRuling for what is no list of them."""
    if given is None:
        return []
    if not isinstance(given, list) or not all(isinstance(one, str | dict) for one in given):
        raise BadRuling(f"{zone} must be a list of cards, not {given!r}")
    return given


class CipherLayout(Layout):
    """Lays out and looks at tables of one game."""

    def __init__(self, game: CipherBase) -> None:
        self.game = game

    # -- given

    def lay_out(self, given: Mapping[str, Any], names: dict[str, int]) -> State:
        state = CipherState()
        if "new_game" in given:
            return self._new_game(state, given)
        state.max_turns = given.get("max_turns", 300)
        state.streams = [seeded(given.get("seed", 1), "ruling", seat).state for seat in range(3)]
        for seat in range(2):
            self._lay_side(state, seat, given.get(f"p{seat + 1}", {}), names)
        step = _STEPS[_one_of(given.get("phase", "action"), "phase", _STEPS)]
        state.active = ("p1", "p2").index(_one_of(given.get("turn"), "turn", ("p1", "p2")))
        state.turn = given.get("turn_number", 5) - (step == 0)
        state.phase = t.ACTION
        turn = state.push(self.game.turn_program, state.active)
        turn.step = step
        state.unsettled = state.crowded = True  # the table is looked at before anybody acts
        return state

    def _new_game(self, state: CipherState, given: Mapping[str, Any]) -> State:
        """A game from its very start, with decks that the ruling lists."""
        state.max_turns = given.get("max_turns", 300)
        seed = given.get("seed", 1)
        state.streams = [seeded(seed, "ruling", seat).state for seat in range(3)]
        for seat in range(2):
            listed = given["new_game"][f"p{seat + 1}"]
            others = [self._face(one) for one, n in listed["cards"].items() for _ in range(n)]
            leader = self._face(listed["main_character"])
            others.remove(leader)
            seat_player(state, seat, CipherDeck(leader, others))
        state.push(0, 0)
        return state

    def _lay_side(
        self, state: CipherState, seat: int, side: Mapping[str, Any], names: dict[str, int]
    ) -> None:
        player = Player()
        state.players.append(player)
        first = len(state.faces)
        for zone in _ZONES:
            for entry in self._entries(side, zone):
                card = self._lay_card(state, seat, zone, entry, names)
                if isinstance(entry, dict) and entry.get("main_character"):
                    if player.leader != NONE:
                        raise BadRuling(f"p{seat + 1} has two units with `main_character: true`")
                    player.leader = card
        player.spent = side.get("spent", 0)
        if player.leader == NONE:
            raise BadRuling(f"p{seat + 1} has no unit with `main_character: true`")
        state.decklists.append(sorted(state.faces[first:]))

    def _entries(self, side: Mapping[str, Any], zone: str) -> list[Any]:
        """What lies in a zone; the deck is listed from its top, and others lie below."""
        given = side.get(zone)
        if zone == "orbs" and given is None:
            return [FILLER] * _ORBS
        if zone == "deck":
            if isinstance(given, Mapping):
                return list(reversed(_listed(given.get("only"), zone)))
            return [FILLER] * _FILLED + list(reversed(_listed(given, zone)))
        if isinstance(given, int) and given >= 0:
            return [FILLER] * given
        return _listed(given, zone)

    def _lay_card(
        self, state: CipherState, seat: int, zone: str, entry: Any, names: dict[str, int]
    ) -> int:
        marks: Mapping[str, Any] = {"card": entry} if isinstance(entry, str) else entry
        card = self._new_card(state, seat, marks["card"])
        _put(state, card, zone)
        flags = {"tapped": t.TAPPED, "face_down": t.FACE_DOWN, "face_up": t.FACE_UP}
        for mark, flag in flags.items():
            if marks.get(mark):
                state.flags[card] |= flag
        if marks.get("face_up"):
            state.seen[card] = EVERYBODY
        top = card
        for under in marks.get("under", ()):
            below = self._new_card(state, seat, under)
            state.seen[below] = EVERYBODY
            state.below[top], top = below, below
        if "as" in marks:
            _call(card, marks["as"], names)
        return card

    def _new_card(self, state: CipherState, seat: int, card_id: str) -> int:
        state.faces.append(self._face(card_id))
        state.seen.append(0)
        state.owners.append(seat)
        state.below.append(NONE)
        state.flags.append(0)
        return len(state.faces) - 1

    def _face(self, card_id: str) -> int:
        if card_id not in self.game.face_of:
            close = suggestions(card_id, self.game.face_of, limit=1)
            hint = f"did you mean {close[0]}?" if close else ""
            raise BadRuling(f"no card is called {card_id!r}", hint=hint)
        return self.game.face_of[card_id]

    # -- then

    def look_at_seat(self, state: CipherState, seat: int, claim: str) -> Any:
        player = state.players[seat]
        if claim == "bonds_up":
            return self._ids(state, [bond for bond in player.bonds if state.is_face_up(bond)])
        if claim == "deck_top":
            return self._ids(state, player.deck[-1:])[0] if player.deck else "nothing"
        if claim == "main_character":
            return "gone" if player.leader == NONE else self._ids(state, [player.leader])[0]
        if claim in _ZONES and claim != "support":
            return self._ids(state, _zone(player, claim))
        raise BadRuling(f"{claim!r} cannot be claimed of a player")

    def look_at_card(self, state: CipherState, card: int, claim: str) -> Any:
        game = self.game
        looks: dict[str, Callable[[], Any]] = {
            "zone": lambda: self._place(state, card),
            "attack": lambda: game.number(state, card, t.ATTACK),
            "breaks_orbs": lambda: game.number(state, card, t.ORBS),
            "tapped": lambda: state.is_tapped(card),
            "face_down": lambda: self._is_face_down(state, card),
            "card": lambda: self._ids(state, [card])[0],
            "stack": lambda: state.stack_size(card),
            "class_changed": lambda: game.is_class_changed(state, card),
            "seen_by": lambda: [f"p{seat + 1}" for seat in (0, 1) if state.seen[card] >> seat & 1],
        }
        if claim not in looks:
            known = ", ".join(looks)
            raise BadRuling(f"{claim!r} cannot be claimed of a card", hint=f"claims: {known}")
        return looks[claim]()

    def is_free(self, state: State) -> bool:
        return self.game.is_settled(state)

    def _is_face_down(self, state: CipherState, card: int) -> bool:
        if card in state.players[state.owners[card]].orbs:
            return not state.flags[card] & t.FACE_UP
        return not state.is_face_up(card)

    def _place(self, state: CipherState, card: int) -> str:
        for seat, player in enumerate(state.players):
            for zone in _ZONES[:-1]:
                if card in _zone(player, zone):
                    return f"p{seat + 1} {zone}"
            if player.support == card:
                return f"p{seat + 1} support"
        return "under a unit"

    def _ids(self, state: CipherState, cards: list[int]) -> list[str]:
        return [self.game.faces[state.faces[card]].id for card in cards]


def _put(state: CipherState, card: int, zone: str) -> None:
    """A card into a zone, known to whom it is known there; raises BadRuling if there is no room."""
    seat = state.owners[card]
    player = state.players[seat]
    if zone != "support":
        _zone(player, zone).append(card)
    elif player.support == NONE:
        player.support = card
    else:
        raise BadRuling(f"p{seat + 1} has two supporting cards; there is one at most")
    if zone in ("front", "back", "bonds", "retreat", "support"):
        state.seen[card] = EVERYBODY
    elif zone == "hand":
        state.seen[card] = seat_bit(seat)


def _call(card: int, name: str, names: dict[str, int]) -> None:
    """Note an alias; raises BadRuling if it could mean something else too."""
    if name in ("p1", "p2"):
        raise BadRuling(f"{name!r} is a player, and cannot be a card too")
    if name in names:
        raise BadRuling(f"two cards are called {name!r}", hint="`as:` names one card")
    names[name] = card


def _zone(player: Player, name: str) -> list[int]:
    zone: list[int] = getattr(player, name)
    return zone

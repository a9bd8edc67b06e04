"""Tables of Cipher for ruling files: how they are laid out, and what can be claimed of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from deckcli.core.text import known_words, plural
from deckcli.engine.notation import first_of, second_of, verb_of
from deckcli.engine.ops import Op
from deckcli.engine.rulings.layouts import (
    SEATS,
    BadRuling,
    Entry,
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
    seat_to_act,
    whole_number,
)
from deckcli.engine.state import NONE, seat_bit
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.rules.deploying import DeployPhase
from deckcli.games.cipher.rules.setup import HAND_SIZE, ORB_COUNT, CipherDeck, seat_player
from deckcli.games.cipher.rules.state import CipherState, Player
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.turn import ActionPhase, BeginTurn, BondPhase, EndPhase
from deckcli.games.cipher.rules.zones import EVERYBODY, count_bonds, note_namesakes

_OF_UNITS = ("tapped", "main_character", "under")
_MARKS: dict[str, tuple[str, ...]] = {  # those that mean something in each zone
    "front": _OF_UNITS, "back": _OF_UNITS, "bonds": ("face_down",), "hand": (), "retreat": (),
    "orbs": ("face_up",), "deck": (), "support": (),
}  # fmt: skip
_ZONES = tuple(_MARKS)
_PHASES: dict[str, type[Op]] = {  # with the step at which each begins
    "start": BeginTurn, "bond": BondPhase, "deploy": DeployPhase, "action": ActionPhase,
    "end": EndPhase,
}  # fmt: skip
_FLAGS = {"tapped": t.TAPPED, "face_down": t.FACE_DOWN, "face_up": t.FACE_UP}


class CipherLayout(Layout):
    """Lays out and looks at tables of one game."""

    def __init__(self, game: CipherRules, filler: str, rules: Sequence[str]) -> None:
        super().__init__(filler, rules)
        self.game = game

    # -- given

    def lay_out(self, given: Mapping[str, Any], names: dict[str, int]) -> CipherState:
        state = CipherState()
        self.prepare(state, given, ["phase"])
        if "new_game" in given:
            with Inside("new_game"):
                return self._new_game(state, given["new_game"])
        for seat in range(2):
            with Inside(SEATS[seat]):
                self._lay_side(state, seat, given.get(SEATS[seat], {}), names)
        with Inside("phase"):
            phase = one_of(given.get("phase", "action"), _PHASES, "phase")
        state.active = seat_to_act(given, state)
        state.turn = given.get("turn_number", 5) - (phase == "start")
        state.phase = t.ACTION
        turn = state.push(self.game.turn_program, state.active)
        turn.step = self.game.programs[turn.program].place_of(_PHASES[phase])
        self.game.count_skills(state)
        state.push(self.game.check_program, state.active)  # before anybody acts
        return state

    def _new_game(self, state: CipherState, decks: Mapping[str, Any]) -> CipherState:
        """A game from its very start, with decks that the ruling lists."""
        for seat in range(2):
            others, side = new_deck(state, decks, seat, self.game.face_of, ["main_character"])
            with Inside(SEATS[seat], "main_character"):
                leader = self._face(side["main_character"])
                if leader not in others:
                    raise BadRuling(f"p{seat + 1}'s main_character is not among its cards")
            others.remove(leader)
            if len(others) < HAND_SIZE + ORB_COUNT:
                with Inside(SEATS[seat]):
                    raise BadRuling(
                        f"p{seat + 1} has {len(others)} cards beside its main character",
                        hint=f"a hand and the orbs are {HAND_SIZE + ORB_COUNT} cards",
                    )
            seat_player(state, seat, CipherDeck(leader, others))
        state.push(self.game.setup_program, 0)
        return state

    def _lay_side(
        self, state: CipherState, seat: int, side: Mapping[str, Any], names: dict[str, int]
    ) -> None:
        only(side, (*_ZONES, "spent"), "side")
        player = Player()
        state.players.append(player)
        first = len(state.faces)
        for zone in _ZONES:
            with Inside(zone):
                for steps, entry in self._entries(side, zone):
                    with Inside(*steps):
                        self._lay_card(state, seat, zone, entry, names)
        with Inside("spent"):
            player.spent = whole_number(side.get("spent", 0), "spent")
            if player.spent > len(player.bonds):
                bonds = plural(len(player.bonds), "bond")
                raise BadRuling(f"p{seat + 1} has {bonds} and cannot have spent {player.spent}")
        if player.leader == NONE:
            raise BadRuling(f"p{seat + 1} has no unit with `main_character: true`")
        for unit in player.front + player.back:
            note_namesakes(self.game, state, self.game.prints[state.faces[unit]], seat)
        count_bonds(self.game, state, seat)
        state.decklists.append(sorted(state.faces[first:]))

    def _entries(self, side: Mapping[str, Any], zone: str) -> list[Entry]:
        """What lies in a zone, its top last."""
        if zone == "deck":
            return self.deck_entries(side.get(zone))
        return self.entries(side.get(zone, ORB_COUNT if zone == "orbs" else None), zone)

    def _lay_card(
        self, state: CipherState, seat: int, zone: str, entry: Any, names: dict[str, int]
    ) -> None:
        marks = marks_of(entry, zone, _MARKS)
        with Inside("card"):
            card = self._new_card(state, seat, marks["card"])
        _put(state, card, zone)
        for mark, flag in _FLAGS.items():
            if is_marked(marks, mark):
                state.flags[card] |= flag
        if is_marked(marks, "face_up"):
            state.seen[card] = EVERYBODY
        if is_marked(marks, "main_character"):
            _lead(state, card)
        stack = [card]
        for number, under in enumerate(items_of(marks, "under")):
            with Inside("under", number):
                below = self._new_card(state, seat, under)
                self._check_below(state, below, stack)
            state.seen[below] = EVERYBODY
            state.below[stack[-1]] = below
            stack.append(below)
        call(card, marks, names)

    def _check_below(self, state: CipherState, below: int, stack: list[int]) -> None:
        """A card comes under one of its name only: by level-up just there, by growth further up."""
        prints, faces = self.game.prints, state.faces
        if not any(prints[faces[below]].shares_name(prints[faces[card]]) for card in stack):
            under, top = self._ids(state, [below, stack[0]])
            raise BadRuling(
                f"{under} cannot lie under {top}", hint="cards of one unit share its name"
            )

    def _new_card(self, state: CipherState, seat: int, card_id: Any) -> int:
        state.faces.append(self._face(card_id))
        state.seen.append(0)
        state.owners.append(seat)
        state.below.append(NONE)
        state.flags.append(0)
        return len(state.faces) - 1

    def _face(self, card_id: Any) -> int:
        return face_called(card_id, self.game.face_of)

    # -- when

    def follow(self, action: int, names: dict[str, int], laid: Mapping[str, int]) -> None:
        """A card that is put on a unit is its top card, and lies below when another one covers it.

        What was a unit's name from the beginning stays the unit's. Cards change ids when they are
        stacked, so that the unit keeps its own.
        """
        if verb_of(action) != t.LEVEL_UP:
            return
        card, unit = first_of(action), second_of(action)
        for name, at in names.items():
            if at == card:
                names[name] = unit
            elif at == unit and laid[name] != unit:
                names[name] = card

    # -- then

    def look_at_seat(self, state: CipherState, seat: int, claim: str) -> Any:
        player = state.players[seat]
        if claim == "bonds_up":
            return self._ids(state, [bond for bond in player.bonds if state.is_face_up(bond)])
        if claim == "deck_top":
            return self._ids(state, player.deck[-1:])[0] if player.deck else "nothing"
        if claim == "main_character":
            return "gone" if player.leader == NONE else self._ids(state, [player.leader])[0]
        if claim == "support":
            return self._ids(state, [player.support] if player.support != NONE else [])
        if claim in _ZONES:
            return self._ids(state, _zone(player, claim))
        known = (*_ZONES, "bonds_up", "deck_top", "main_character")
        raise BadRuling(f"{claim!r} cannot be claimed of a player", hint=known_words(claim, known))

    def look_at_card(self, state: CipherState, card: int, claim: str) -> Any:
        game = self.game
        looks: dict[str, Callable[[], Any]] = {
            "zone": lambda: self._place(state, card),
            "attack": lambda: game.stat(state, card, t.ATTACK),
            "breaks_orbs": lambda: game.stat(state, card, t.ORBS),
            "tapped": lambda: state.is_tapped(card),
            "face_down": lambda: self._is_face_down(state, card),
            "card": lambda: self._ids(state, [card])[0],
            "stack": lambda: state.stack_size(card),
            "class_changed": lambda: game.is_class_changed(state, card),
            "seen_by": lambda: [f"p{seat + 1}" for seat in (0, 1) if state.seen[card] >> seat & 1],
        }
        if claim not in looks:
            raise BadRuling(
                f"{claim!r} cannot be claimed of a card", hint=known_words(claim, looks)
            )
        return looks[claim]()

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


def _lead(state: CipherState, card: int) -> None:
    """A unit is its player's main character; raises BadRuling if another one is."""
    seat = state.owners[card]
    if state.players[seat].leader != NONE:
        message = f"p{seat + 1} has two units with `main_character: true`"
        raise BadRuling(message, at=("main_character",))
    state.players[seat].leader = card


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


def _zone(player: Player, name: str) -> list[int]:
    zone: list[int] = getattr(player, name)
    return zone

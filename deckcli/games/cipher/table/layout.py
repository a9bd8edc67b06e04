"""Tables of Cipher for ruling files: how they are laid out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckcli.core.packed import plus
from deckcli.core.text import meant, plural
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.listening import MUST, TAKES
from deckcli.engine.notation import SEATS, first_of, second_of, verb_of
from deckcli.engine.ops import Op
from deckcli.engine.rulings.lasting import Owner, note_seen, put_in_force
from deckcli.engine.rulings.layouts import (
    BadRuling,
    Entry,
    Heard,
    Inside,
    Layout,
    face_called,
    is_marked,
    items_of,
    marks_of,
    one_of,
    only,
    seat_to_act,
    turn_number,
    whole_number,
)
from deckcli.engine.rulings.new_games import new_deck
from deckcli.engine.state import BITS, NONE, used_key
from deckcli.engine.words.verbs import Stat
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.rules.deploying import DeployPhase
from deckcli.games.cipher.rules.setup import HAND_SIZE, ORB_COUNT, CipherDeck, seat_player
from deckcli.games.cipher.rules.state import CipherState, Player
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.turn import ActionPhase, BeginTurn, BondPhase, EndPhase
from deckcli.games.cipher.rules.zones import EVERYBODY, count_bonds, note_namesakes
from deckcli.games.cipher.table.claims import ZONES, CipherClaims
from deckcli.games.cipher.words.modify import Looks, SkillName, stats

_OF_UNITS = (
    "tapped", "main_character", "under", "attacked_this_turn", "used_this_turn", "effects",
)  # fmt: skip
_MARKS: dict[str, tuple[str, ...]] = {  # those that mean something in each zone
    "front": _OF_UNITS, "back": _OF_UNITS, "bonds": ("face_down", "used_this_turn"),
    "hand": ("seen_by", "used_this_turn"), "retreat": (), "orbs": ("face_up", "seen_by"),
    "deck": ("seen_by",), "support": (),
}  # fmt: skip
_PHASES: dict[str, type[Op]] = {  # with the step at which each begins
    "start": BeginTurn, "bond": BondPhase, "deploy": DeployPhase, "action": ActionPhase,
    "end": EndPhase,
}  # fmt: skip
_FLAGS = {
    "tapped": t.TAPPED, "face_down": t.FACE_DOWN, "face_up": t.FACE_UP,
    "attacked_this_turn": t.ATTACKED,
}  # fmt: skip


class CipherLayout(Layout[CipherState]):
    """Lays out and looks at tables of one game."""

    def __init__(self, game: CipherRules, filler: str, rules: Sequence[str]) -> None:
        super().__init__(filler, rules)
        self.game = game
        claims = CipherClaims(game)
        self.of_seats, self.of_cards = claims.on_seats(), claims.on_cards()
        self.of_tables.update(claims.on_tables())
        looks = Looks("imitate", t.GUISE, game.face_of)
        self.unit_stats: list[Stat] = [*stats(game.skills), looks]
        self.side_stats: list[Stat] = [SkillName("lock_skill", t.LOCKED_SKILL, game.skills)]

    # -- given

    def lay_out(self, given: Mapping[str, Any], names: dict[str, int]) -> CipherState:
        state = CipherState()
        self.prepare(self.game, state, given, ["phase"])
        if "new_game" in given:
            with Inside("new_game"):
                return self._new_game(state, given["new_game"])
        with Inside("phase"):
            phase = one_of(given.get("phase", "action"), _PHASES, "phase")
        state.active, state.turn = seat_to_act(given, state), turn_number(given)
        for seat in range(2):
            with Inside(SEATS[seat]):
                self._lay_side(state, seat, given.get(SEATS[seat], {}), names)
        state.turn -= phase == "start"  # the turn begins with the first step
        state.phase = t.ACTION
        state.note_changes()
        turn = state.push(self.game.turn_program, state.active)
        turn.step = self.game.programs[turn.program].place_of(_PHASES[phase])
        self.game.count_skills(state)
        state.push(self.game.check_program, state.active)  # before anybody acts
        return state

    def _new_game(self, state: CipherState, decks: Mapping[str, Any]) -> CipherState:
        """A game from the very start, with the decks listed in the ruling."""
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
        only(side, (*ZONES, "spent", "effects"), "side")
        player = Player()
        state.players = append(state.players, player)
        first = len(state.faces)
        for zone in ZONES:
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
        for unit in player.units:
            note_namesakes(self.game, state, self.game.prints[state.faces[unit]], seat)
        count_bonds(self.game, state, seat)
        put_in_force(self.game, state, Owner(seat), side, self.side_stats)
        listed = vec[i64](sorted(state.faces[first:]))
        state.decklists = append(state.decklists, listed)

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
            state.lay_below(stack[-1], below)
            stack.append(below)
        if len(marks) > 1:  # most cards are just an id
            self._add_past(state, card, marks)
            self.call(card, marks, names)

    def _add_past(self, state: CipherState, card: int, marks: Mapping[str, Any]) -> None:
        """What has happened to a card: who saw it, what it did this turn, effects in force."""
        note_seen(state, card, marks)
        seat = state.owners[card]
        if is_marked(marks, "attacked_this_turn") and seat != state.active:
            message = f"p{seat + 1} cannot have attacked in the turn of p{state.active + 1}"
            raise BadRuling(message, at=("attacked_this_turn",))
        skills = self.game.skills
        for number, name in enumerate(items_of(marks, "used_this_turn")):
            if not isinstance(name, str) or name not in skills:
                hint = meant(str(name), skills, quote="")
                raise BadRuling(
                    f"no skill is called {name!r}", hint=hint, at=("used_this_turn", number)
                )
            state.used = append(state.used, used_key(card, skills[name]))
        put_in_force(self.game, state, Owner(seat, card), marks, self.unit_stats)

    def _check_below(self, state: CipherState, below: int, stack: list[int]) -> None:
        """A card lies only under a namesake: directly below it by level-up, deeper by growth."""
        prints, faces = self.game.prints, state.faces
        if not any(prints[faces[below]].shares_name(prints[faces[card]]) for card in stack):
            under, top = self._ids(state, [below, stack[0]])
            raise BadRuling(
                f"{under} cannot lie under {top}", hint="cards of one unit share its name"
            )

    def _new_card(self, state: CipherState, seat: int, card_id: Any) -> int:
        state.faces = append(state.faces, self._face(card_id))
        state.seen = append(state.seen, 0)
        state.owners = append(state.owners, seat)
        state.below = append(state.below, NONE)
        state.flags = append(state.flags, 0)
        return len(state.faces) - 1

    def _face(self, card_id: Any) -> int:
        return face_called(card_id, self.game.face_of)

    # -- when

    def follow(self, heard: Heard, names: dict[str, int], laid: Mapping[str, int]) -> None:
        """A card put on a unit is its top card, and lies below once another one covers it.

        A name that was a unit's from the beginning stays with the unit. Cards swap ids when they
        are stacked, so that the unit keeps its own.
        """
        if heard.kind not in (TAKES, MUST) or verb_of(heard.amount) != t.LEVEL_UP:
            return
        card, unit = first_of(heard.amount), second_of(heard.amount)
        for name, at in names.items():
            if at == card:
                names[name] = unit
            elif at == unit and laid[name] != unit:
                names[name] = card

    def _ids(self, state: CipherState, cards: list[int]) -> list[str]:
        return [self.game.faces[state.faces[card]].id for card in cards]


def _lead(state: CipherState, card: int) -> None:
    """Make a unit its player's main character; raises BadRuling if there already is one."""
    seat = state.owners[card]
    if state.players[seat].leader != NONE:
        message = f"p{seat + 1} has two units with `main_character: true`"
        raise BadRuling(message, at=("main_character",))
    state.players[seat].leader = card


def _put(state: CipherState, card: int, zone: str) -> None:
    """Put a card into a zone, known to those who see it there; raises BadRuling without room."""
    seat = state.owners[card]
    player = state.players[seat]
    if zone in t.LINES:
        player.step_in(card, t.LINES.index(zone))
    elif zone != "support":
        setattr(player, zone, plus(getattr(player, zone), card))
    elif player.support == NONE:
        player.support = card
    else:
        raise BadRuling(f"p{seat + 1} has two supporting cards; there is one at most")
    if zone in ("front", "back", "bonds", "retreat", "support"):
        state.seen[card] = EVERYBODY
    elif zone == "hand":
        state.seen[card] = BITS[seat]

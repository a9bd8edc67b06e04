"""The six steps of combat; support.py has the second and part of the last.

The program in game.py puts them in order.
"""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, i64, pop, vec
from deckcli.engine.events import happen
from deckcli.engine.notation import action, actions, first_of, verb_of
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.games.cipher.rules.check_timing import check
from deckcli.games.cipher.rules.codes import (
    ALL_TYPES,
    ASK_CRITICAL,
    ASK_EVADE,
    ATTACK_ENDS,
    ATTACKED,
    ATTACKER_LEFT,
    ATTACKS,
    BREAKS_OFF,
    CRITICAL,
    DEFENDER_LEFT,
    DESTROYED,
    DESTROYS,
    DOUBLES,
    EVADE,
    EVADES,
    FALLS_TO_BONDS,
    JUDGED,
    NO_CRIT,
    NO_CRITICAL,
    NO_EVADE,
    ORBS,
    TAKE_HIT,
    TAPPED,
    TO_BONDS,
    UNBEATEN,
    UNTIL_COMBAT,
)
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import destroy, discard

_ATTACKS: Final = 2**ATTACKS  # as bits of `listens`
_DESTRUCTION: Final = 2**DESTROYS | 2**DESTROYED
_ATTACK_ENDS: Final = 2**ATTACK_ENDS
_UNBEATEN: Final = 2**UNBEATEN  # as bits of `touched` and `changed`
_ORBS: Final = 2**ORBS
_FALLS_TO_BONDS: Final = 2**FALLS_TO_BONDS


class Declare(Op):
    """Step 1: the attacker taps and names its target; "attacks" skills wait for the check."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        state.attacker, state.defender = frame.source, frame.values[0]
        state.evaded, state.broken_off = False, 0
        state.flags[state.attacker] |= TAPPED | ATTACKED
        if state.listens & _ATTACKS:
            happen(game, state, ATTACKS, state.attacker, state.defender)
        if len(state.waiting) > 0:
            check(game, state)
        else:
            frame.step += 1  # nothing can have ended the fight


class StillFighting(Op):
    """If one of the two has left the field, combat ends at once."""

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: i64 = 0  # where the end of combat starts, known once the program is assembled

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        if state.broken_off:
            frame.step = self.last
            state.emit(BREAKS_OFF, frame.seat)


def _discards(game: CipherRules, state: CipherState, unit: i64, verb: i64) -> vec[i64]:
    """Cards in the owner's hand with the unit's name, as options."""
    faces, prints = state.faces, game.prints
    face = prints[faces[unit]]
    hand = state.players[state.owners[unit]].hand
    cards = vec[i64]()
    for card in hand:
        other = prints[faces[card]]
        if face.marks & other.marks and face.shares_name(other):
            cards = append(cards, card)
    return actions(verb, game.distinct(state, cards)) if len(cards) > 0 else cards


class Critical(Op):
    """Step 3: the attacker may discard a card of its name to double its total attack."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        options = _discards(game, state, state.attacker, CRITICAL)
        if len(options) == 0 or game.stat(state, state.attacker, NO_CRITICAL):
            return
        options = append(options, action(NO_CRIT))
        self.ask(game, state, frame, ASK_CRITICAL, frame.seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        if verb_of(action) == CRITICAL:
            discard(state, first_of(action))
            total = game.attack(state, state.attacker)
            state.lent_attack += total
            state.emit(DOUBLES, frame.seat, state.attacker, amount=total)
            check(game, state)


class Evade(Op):
    """Step 4: the defender may discard a card of its name to survive this attack."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        options = _discards(game, state, state.defender, EVADE)
        if len(options) == 0 or _is_certain(game, state):
            return
        options = append(options, action(TAKE_HIT))
        self.ask(game, state, frame, ASK_EVADE, 1 - frame.seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        if verb_of(action) == EVADE:
            discard(state, first_of(action))
            state.evaded = True
            happen(game, state, EVADES, state.defender, state.attacker)
            check(game, state)


def _is_certain(game: CipherRules, state: CipherState) -> bool:
    """Whether this attack cannot be evaded, at least by a unit of the defender's types."""
    barred = game.stat(state, state.attacker, NO_EVADE)
    if not barred:
        return False
    types = game.prints[state.looks()[state.defender]].types
    return barred & (ALL_TYPES | types) != 0


class Judge(Op):
    """Step 5: with at least as much attack as the defender, the attacker destroys it."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        attacker, defender = state.attacker, state.defender
        mine, theirs = game.attack(state, attacker), game.attack(state, defender)
        unusual = state.touched | state.changed  # the stats that skills affect
        if (
            mine < theirs
            or state.evaded
            or (unusual & _UNBEATEN and game.stat(state, defender, UNBEATEN))
        ):
            state.emit(JUDGED, frame.seat, attacker, defender)
            return
        strike: i64 = 1
        if unusual & _ORBS:
            strike = game.stat(state, attacker, ORBS)
        state.emit(JUDGED, frame.seat, attacker, defender, strike)
        destroy(state, defender, strike)
        if unusual & _FALLS_TO_BONDS and game.stat(state, defender, FALLS_TO_BONDS):
            state.flags[defender] |= TO_BONDS
        if state.listens & _DESTRUCTION:
            happen(game, state, DESTROYS, attacker, defender)
            happen(game, state, DESTROYED, defender, attacker)
        check(game, state)


class EndCombat(Op):
    """Step 6: "end of attack" skills wait for the check."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        if state.listens & _ATTACK_ENDS:
            attacker, defender = state.attacker, state.defender
            if state.broken_off & ATTACKER_LEFT:
                attacker = NONE
            if state.broken_off & DEFENDER_LEFT:
                defender = NONE
            happen(game, state, ATTACK_ENDS, attacker, defender)
        if state.unsettled or len(state.waiting) > 0:
            check(game, state)
        else:
            leave_combat(game, state)


class LeaveCombat(Op):
    """Whatever lasts until the end of combat is over."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        leave_combat(game, state)


def leave_combat(game: CipherRules, state: CipherState) -> None:
    state.attacker = state.defender = NONE
    state.lent_attack = state.lent_defense = state.broken_off = 0
    if len(state.modifiers) > 0:
        game.end_effects(state, UNTIL_COMBAT)
    state.agenda, _done = pop(state.agenda)

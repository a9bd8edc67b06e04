"""A unit that leaves play is gone for the attack and for damage that waits, even if it comes back.

A conjuration may be summoned again while an attack or an effect goes on: that is a new unit. So
what was about the old one is about nothing any more.
"""

from __future__ import annotations

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.state import NONE
from deckcli.games.ashes.rules.codes import ALONE, ATTACKED, GONE, NO_ATTACK, ON_UNIT, SHARES
from deckcli.games.ashes.rules.dealing import ENTRY, WHOM
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules


def forget_unit(game: AshesRules, state: AshesState, card: i64) -> None:
    """Nothing that goes on is about this card any more."""
    _forget_harm(state.dealt, card)
    for frame in state.agenda:
        if frame.program == game.harm_program or frame.program == game.line_program:
            _forget_harm(frame.chosen[0], card)
        elif frame.program == game.battle_program:
            _forget_fighter(frame.values, card)
    if state.attack != NO_ATTACK:
        _leave_attack(state, card)


def _forget_harm(entries: vec[i64], card: i64) -> None:
    for at in range(0, len(entries), ENTRY):
        if entries[at + WHOM] == card:
            entries[at + WHOM] = GONE


def _forget_fighter(values: vec[i64], card: i64) -> None:
    if values[ALONE] == card:
        values[ALONE] = GONE
    if values[ATTACKED] == card:
        values[ATTACKED] = GONE
    for at in range(SHARES, len(values), 2):
        if values[at] == card:
            values[at] = GONE


def _leave_attack(state: AshesState, card: i64) -> None:
    """An attacker attacks no more; whoever was blocked stays so, by nobody."""
    attackers, blockers = vec[i64](), vec[i64]()
    for at in range(len(state.attackers)):
        if state.attackers[at] != card:
            attackers = append(attackers, state.attackers[at])
            blocker = state.blockers[at]
            blockers = append(blockers, GONE if blocker == card else blocker)
    state.attackers, state.blockers = attackers, blockers
    if state.attack == ON_UNIT and state.target == card:
        state.target = NONE
    if state.countering == card:
        state.countering = NONE

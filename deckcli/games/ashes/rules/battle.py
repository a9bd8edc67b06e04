"""One battle: the counter, who deals damage first, how a counter is divided, exhaustion.

Who alone strikes first is 1 for the attackers, -1 for the countering unit, 0 for nobody.
"""

from __future__ import annotations

from deckcli.core.packed import without
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.notation import action, first_of, second_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, Frame
from deckcli.games.ashes.rules.attacks import is_fit, tire
from deckcli.games.ashes.rules.codes import (
    AHEAD,
    ALONE,
    ASK_COUNTER,
    ASK_SPLIT,
    ATTACKED,
    BATTLE_ADVANTAGE,
    BY_ATTACK,
    BY_COUNTER,
    COUNTER,
    DEAL,
    DECLINE,
    SHARES,
)
from deckcli.games.ashes.rules.damage import settle
from deckcli.games.ashes.rules.dealing import deal
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules


def fighters(state: AshesState, frame: Frame) -> vec[i64]:
    """The attackers of this battle that are still there."""
    attackers = state.attackers
    if frame.values[ALONE] != NONE:
        attackers = vec[i64]([frame.values[ALONE]])
    return vec[i64]([unit for unit in attackers if is_fit(state, unit)])


def ahead(game: AshesRules, state: AshesState, frame: Frame) -> i64:
    """Who alone has Battle Advantage, in a battle with a counter."""
    theirs, mine = game.says(state, state.countering, BATTLE_ADVANTAGE), True
    for unit in fighters(state, frame):
        if not game.says(state, unit, BATTLE_ADVANTAGE):
            mine = False
    if mine == theirs:
        return 0
    return 1 if mine else -1


class AskCounter(Op):
    """A ready unit that is attacked may counter."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        state.countering = NONE
        frame.values = append(frame.values, 0)
        unit = frame.values[ATTACKED]
        if not is_fit(state, unit) or state.exhaustion[unit] > 0 or not game.is_unit(state, unit):
            return
        options = vec[i64]([action(COUNTER), action(DECLINE)])
        self.ask(game, state, frame, ASK_COUNTER, state.side[unit], options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        if verb_of(action) == COUNTER:
            state.countering = frame.values[ATTACKED]
            frame.values[AHEAD] = ahead(game, state, frame)


class SplitCounter(Op):
    """The counter of a unit against several attackers is divided when it is dealt."""

    __slots__ = ("is_first",)

    def __init__(self, *, is_first: bool) -> None:
        self.is_first = is_first

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        unit = state.countering
        if unit == NONE or not is_fit(state, unit):
            return
        if (frame.values[AHEAD] <= 0) != self.is_first:
            return
        against, left = fighters(state, frame), game.attack(state, unit)
        for at in range(SHARES, len(frame.values), 2):
            left -= frame.values[at + 1]
        nth = (len(frame.values) - SHARES) // 2
        if nth == len(against):
            return
        attacker = against[nth]
        if nth == len(against) - 1 or left == 0:
            frame.values = append(append(frame.values, attacker), left)
            again(frame)
            return
        options = vec[i64]()
        for amount in range(left + 1):
            options = append(options, action(DEAL, amount, attacker))
        self.ask(game, state, frame, ASK_SPLIT, state.side[unit], options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        frame.values = append(append(frame.values, second_of(action)), first_of(action))
        again(frame)


class DealBlows(Op):
    """Both sides deal their damage at once, or first the one that alone has the advantage."""

    __slots__ = ("is_first",)

    def __init__(self, *, is_first: bool) -> None:
        self.is_first = is_first

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        who = frame.values[AHEAD]
        if (who >= 0) == self.is_first:
            self._attack(game, state, frame)
        if (who <= 0) == self.is_first and state.countering != NONE:
            self._counter(game, state, frame)
        settle(game, state, frame.seat, NONE)

    def _attack(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        whom, damage = frame.values[ATTACKED], i64(0)
        source: i64 = NONE
        for unit in fighters(state, frame):
            damage += game.attack(state, unit)
            if source == NONE:
                source = unit
        if source != NONE:
            deal(game, state, whom, source, damage, frame.seat, BY_ATTACK)

    def _counter(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        unit = state.countering
        if not is_fit(state, unit):
            return
        for at in range(SHARES, len(frame.values), 2):
            amount = frame.values[at + 1]
            deal(game, state, frame.values[at], unit, amount, state.side[unit], BY_COUNTER)


class Tire(Op):
    """Who fought and is still there gets an exhaustion token; the battle is over."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        alone = frame.values[ALONE]
        if alone != NONE:
            tire(state, alone)
            blockers = vec[i64]()
            for at in range(len(state.attackers)):
                if state.attackers[at] != alone:
                    blockers = append(blockers, state.blockers[at])
            state.blockers = blockers
            state.attackers = without(state.attackers, alone)
        else:
            for unit in state.attackers:
                tire(state, unit)
        if state.countering != NONE:
            tire(state, state.countering)
        state.countering = NONE

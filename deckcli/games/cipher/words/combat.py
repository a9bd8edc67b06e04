"""Words about combat: who attacks whom, who cannot, who is attacked instead."""

from __future__ import annotations

from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.groups import Fitting
from deckcli.engine.words.kinds import Condition, Filter, Group, Static
from deckcli.games.cipher.rules.codes import ATTACKER_LEFT, CANNOT_ATTACK, DEFENDER_LEFT, STEPS_IN
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules


class AttackingUnit(Fitting):
    """The unit that attacks in this combat, if it fits."""

    __slots__ = ()

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> list[int]:
        left = state.attacker == NONE or state.broken_off & ATTACKER_LEFT
        return [] if left else self.fitting(game, state, frame, [state.attacker])


class DefendingUnit(Fitting):
    """The unit that is attacked in this combat, if it fits."""

    __slots__ = ()

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> list[int]:
        left = state.defender == NONE or state.broken_off & DEFENDER_LEFT
        return [] if left else self.fitting(game, state, frame, [state.defender])


class Attacking(Condition):
    """The unit attacks another that fits; both are still there."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def holds(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        if state.attacker != frame.source or state.broken_off:
            return False
        return self.filter.fits(game, state, frame, state.defender)


class AttackedBy(Condition):
    """The unit is attacked by one that fits; both are still there."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def holds(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        if state.defender != frame.source or state.broken_off:
            return False
        return self.filter.fits(game, state, frame, state.attacker)


class Ban(Static):
    """Units of one group cannot attack those of another."""

    __slots__ = ("whom",)

    def __init__(self, who: Group, whom: Group) -> None:
        super().__init__(CANNOT_ATTACK, who, Plain(1))
        self.whom = whom


class Redirect(Op):
    """A unit is attacked in place of the defender, if both still fight; range does not matter."""

    __slots__ = ("to",)

    def __init__(self, to: Group) -> None:
        self.to = to

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for unit in self.to.cards(game, state, frame):
            if game.is_in_play(state, unit) and state.attacker != NONE and not state.broken_off:
                state.defender = unit
                state.emit(STEPS_IN, frame.seat, unit)

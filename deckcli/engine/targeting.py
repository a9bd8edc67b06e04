"""Targets: named choices made after the costs of an ability and before its steps.

Between naming a target and the first step others may answer: an ability that waits for "would be
targeted", or a whole chain of answers. So targets are looked at again when the steps begin. What it
means that one is lost is the game's to say (`Game.target_lost`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.interrupts import would_happen
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame, State
from deckcli.engine.words.kinds import Target

if TYPE_CHECKING:
    from deckcli.engine.game import Game


class NameTargets(Op):
    """All targets are chosen: tell each in turn that it would be targeted, before anything is done.

    The subject of that event is the target, its other card the source of the ability.
    """

    __slots__ = ("program", "targets")

    def __init__(self, targets: vec[Target], program: i64) -> None:
        self.targets, self.program = targets, program

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        for at in range(len(self.targets) - 1, -1, -1):  # the first one named lies on top
            for card in frame.chosen[self.targets[at].slot]:
                would_happen(
                    state, self.program, game.controller(state, card), card, frame.source, 0
                )


class CheckTargets(Op):
    """The steps begin: targets that are none any more are forgotten; the game says what then."""

    __slots__ = ("targets",)

    def __init__(self, targets: vec[Target]) -> None:
        self.targets = targets

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        for target in self.targets:
            chosen = frame.chosen[target.slot]
            kept = vec[i64]()
            for card in chosen:
                if target.among.has(game, state, frame, card):
                    kept = append(kept, card)
            if len(kept) < len(chosen):
                frame.chosen[target.slot] = kept
                if not game.target_lost(state, frame, target.slot):
                    break_off(game, frame)
                    return


def break_off(game: Game[Any], frame: Frame) -> None:
    """Leave out the rest of a program except its closing steps."""
    frame.step = game.programs[frame.program].closing

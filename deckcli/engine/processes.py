"""Processes: something that happens in several windows, each with abilities that run at once.

Damage, for example, is a program like

    [Interrupts(WOULD_BE_DEALT, …), UnlessStopped(5), Wound(),
     Announce(RECEIVED), RunTriggers(…), Destroy(), Announce(DESTROYED), RunTriggers(…), Leave()]

whose frame has the event in its values (`would_happen`). What an announcement sets off runs before
the next step of the process, not at the game's next check. A process begun by such an ability runs
to its end first; abilities that were waiting before go on waiting.
"""

from __future__ import annotations

from typing import Any

from deckcli.core.vecs import i64, vec
from deckcli.engine.events import chosen_of, due, happen, options_of, orderer, resolve
from deckcli.engine.game import Game
from deckcli.engine.interrupts import SINCE
from deckcli.engine.ops import Op, again
from deckcli.engine.state import AMOUNT, OTHER, SEAT, SUBJECT, Frame, State
from deckcli.engine.triggers import Trigger


class Announce(Op):
    """What the frame is about happens now, as far as this event goes."""

    __slots__ = ("event",)

    def __init__(self, event: i64) -> None:
        self.event = event

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        if len(state.waiting) > 0:
            state.wave += 1  # newer than everything that waits already
        values = frame.values
        values[SINCE] = state.wave
        happen(
            game, state, self.event, values[SUBJECT], values[OTHER], values[AMOUNT], values[SEAT]
        )


class RunTriggers(Op):
    """Run everything that the latest announcement of this process has set off, and what follows.

    A player is asked, in this window and with this verb, only where there is an order to decide.
    """

    __slots__ = ("verb", "window")

    def __init__(self, window: i64, verb: i64) -> None:
        self.window, self.verb = window, verb

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        triggers = self._due(game, state, frame)
        if len(triggers) > 0:
            seat = orderer(game, state, triggers)
            self.ask(game, state, frame, self.window, seat, options_of(triggers, self.verb))

    def take(self, game: Game[Any], state: State, frame: Frame, action: i64) -> None:
        again(frame)
        resolve(game, state, chosen_of(self._due(game, state, frame), action))

    def _due(self, game: Game[Any], state: State, frame: Frame) -> vec[Trigger]:
        since = frame.values[SINCE]
        return vec[Trigger]([trigger for trigger in due(game, state) if trigger.wave >= since])

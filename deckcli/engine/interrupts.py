"""Before something happens: abilities that respond to what *would* happen change it or stop it.

Such an event has its own frame on the agenda, with a program like
`[Interrupts(WOULD_BE_HIT, …), Hit()]` and the event in its values. A responding ability runs above
it and may write to it; each ability answers an event once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.events import can_use, concerns
from deckcli.engine.game import Game, S, ability_frame
from deckcli.engine.listening import LESSENS
from deckcli.engine.notation import action, first_of, second_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import (
    AMOUNT,
    EVENT_VALUES,
    NONE,
    NOTHING,
    SUBJECT,
    Frame,
    State,
)

if TYPE_CHECKING:
    from deckcli.engine.words.kinds import Number

# The values of an event's frame after those that answers have in their own (state.py).
STOPPED: Final = EVENT_VALUES
HOW: Final = EVENT_VALUES + 1  # a number defined by the game: the kind of damage, for instance
SINCE: Final = EVENT_VALUES + 2  # the wave of what its latest announcement set off (processes.py)
ANSWERED: Final = EVENT_VALUES + 3  # from here on: the abilities that have answered


def would_happen(
    state: State,
    program: i64,
    seat: i64,
    subject: i64,
    other: i64,
    amount: i64,
    how: i64 = 0,
    whose: i64 = NONE,
) -> Frame:
    """Put an event that has yet to happen on the agenda."""
    frame = state.push(program, seat, subject)
    frame.values = vec[i64]([subject, other, amount, whose, 0, how, 0])
    return frame


class Interrupts(Op):
    """Run every ability that answers this event, one after another, before it happens.

    Who orders them is the game's to say (`Game.who_orders`). The ability itself asks whether it is
    used at all (`may_pay`).
    """

    __slots__ = ("event", "verb", "window")

    def __init__(self, event: i64, window: i64, verb: i64) -> None:
        self.event, self.window, self.verb = event, window, verb

    def notes_answers(self) -> bool:
        return True

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        if frame.values[STOPPED] or not game.listening(state) >> self.event & 1:
            return
        orderer, everybodys = game.who_orders(state), vec[i64]()
        for step in range(state.seats):
            seat = (state.active + step) % state.seats
            options = self._answers(game, state, frame, seat)
            if orderer != NONE:
                everybodys = extend(everybodys, options)
            elif len(options) > 0:
                self.ask(game, state, frame, self.window, seat, options)
                return
        if len(everybodys) > 0:
            self.ask(game, state, frame, self.window, orderer, everybodys)

    def take(self, game: Game[Any], state: State, frame: Frame, action: i64) -> None:
        again(frame)  # others may answer too
        frame.values = append(frame.values, action)
        card = first_of(action)
        ability = game.abilities[second_of(action)]
        running = ability_frame(game, state, ability, game.controller(state, card), card)
        running.values = frame.values[:EVENT_VALUES]

    def _answers(self, game: Game[Any], state: State, frame: Frame, seat: i64) -> vec[i64]:
        options = vec[i64]()
        answered = frame.values[ANSWERED:]
        for card in game.listeners(state, seat, self.event):
            for ability in game.abilities_of(state, card):
                if ability.event != self.event:
                    continue
                option = action(self.verb, card, ability.index)
                if option in options or not self._is_left(game, state, answered, option):
                    continue
                context = Frame(-1, seat, card, frame.values[:EVENT_VALUES], NOTHING)
                if concerns(game, state, ability, context) and can_use(
                    game, state, ability, context
                ):
                    options = append(options, option)
        return options

    def _is_left(self, game: Game[Any], state: State, answered: vec[i64], option: i64) -> bool:
        """Whether a card has an ability more often than it has answered with it.

        Nearly always it has it once; two others may grant it the same one.
        """
        if option not in answered:
            return True
        left: i64 = 0
        for ability in game.abilities_of(state, first_of(option)):
            if ability.index == second_of(option):
                left += 1
        for other in answered:
            if other == option:
                left -= 1
        return left > 0


def event_below(game: Game[S], state: S) -> Frame:
    """The event that the running ability answers; other frames may lie in between."""
    agenda = state.agenda
    for place in range(len(agenda) - 2, -1, -1):
        if game.programs[agenda[place].program].is_event:
            return agenda[place]
    raise LookupError("no event waits")


class StopEvent(Op):
    """The event does not happen; what the ability does next happens `instead`."""

    __slots__ = ()

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        event_below(game, state).values[STOPPED] = 1


class LessenEvent(Op):
    """The event happens with a smaller amount, but not below 0."""

    __slots__ = ("by",)

    def __init__(self, by: Number) -> None:
        self.by = by

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        values = event_below(game, state).values
        less = min(self.by.value(game, state, frame), values[AMOUNT])
        if less > 0:
            values[AMOUNT] -= less
            state.emit(LESSENS, frame.seat, values[SUBJECT], frame.source, less)


class UnlessStopped(Op):
    """Skip the rest of an event's program if the event was stopped."""

    __slots__ = ("skip",)

    def __init__(self, skip: i64) -> None:
        self.skip = skip

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        if frame.values[STOPPED]:
            frame.step += self.skip

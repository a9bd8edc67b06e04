"""What abilities of unseen cards do, struck out of a view: that one waits is a secret too."""

from __future__ import annotations

from deckcli.engine.state import NONE, State, Trigger, seat_bit


def conceal(state: State, seat: int, order_window: int) -> None:
    """Strike out of a view what abilities of cards that the seat does not know wait for or ask.

    `order_window` is the question in which a player orders what waits: nobody who does not know
    of two abilities knows that there was something to order.
    """
    bit, asked = seat_bit(seat), state.question
    state.waiting = [one for one in state.waiting if state.seen[one.source] & bit]
    waves = sorted({one.wave for one in state.waiting})  # as if the others had never been there
    state.waiting = [one.altered(one.source, waves.index(one.wave)) for one in state.waiting]
    state.wave = len([wave for wave in waves if wave < state.wave])
    if asked is None or asked.seat == seat:
        return
    top = state.agenda[-1]
    if top.source != NONE and not state.seen[top.source] & bit:
        state.agenda.pop()
        state.question = None
    elif asked.window == order_window and len(_of_seat(state, asked.seat)) < 2:
        state.question = None


def _of_seat(state: State, seat: int) -> list[Trigger]:
    return [one for one in state.waiting if one.seat == seat]

"""Striking out of a view what abilities of unseen cards do; that one is waiting is secret too."""

from __future__ import annotations

from deckcli.engine.state import NONE, State, Trigger, seat_bit


def conceal(state: State, seat: int, order_window: int) -> None:
    """Strike out of a view what abilities of cards unknown to the seat wait for or ask.

    `order_window` is the question in which a player orders waiting abilities: a seat that does not
    know of two abilities must not learn that there was something to order.
    """
    bit, asked = seat_bit(seat), state.question
    state.waiting = [trigger for trigger in state.waiting if state.seen[trigger.source] & bit]
    waves = sorted({trigger.wave for trigger in state.waiting})  # as if the rest had never existed
    state.waiting = [
        trigger.altered(trigger.source, waves.index(trigger.wave)) for trigger in state.waiting
    ]
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
    return [trigger for trigger in state.waiting if trigger.seat == seat]

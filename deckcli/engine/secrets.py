"""Striking out of a view what abilities of unseen cards do; that one is waiting is secret too."""

from __future__ import annotations

from deckcli.core.vecs import i64, pop, vec
from deckcli.engine.state import BITS, NONE, State
from deckcli.engine.triggers import Trigger


def conceal(state: State, seat: i64, order_window: i64) -> None:
    """Strike out of a view what abilities of cards unknown to the seat wait for or ask.

    `order_window` is the question in which a player orders waiting abilities: a seat that does not
    know of two abilities must not learn that there was something to order.
    """
    bit, seen, asked = BITS[seat], state.seen, state.question
    if len(state.waiting) > 0:
        _conceal_waiting(state, bit)
    else:
        state.wave = 0
    if asked is None or asked.seat == seat:
        return
    top = state.agenda[-1]
    if top.source != NONE and not seen[top.source] & bit:
        state.agenda, top = pop(state.agenda)
        state.question = None
    elif asked.window == order_window and len(_of_seat(state, asked.seat)) < 2:
        state.question = None


def _conceal_waiting(state: State, bit: i64) -> None:
    seen = state.seen
    known = [trigger for trigger in state.waiting if seen[trigger.source] & bit]
    waves = sorted({trigger.wave for trigger in known})  # as if the rest had never existed
    state.waiting = vec[Trigger](
        [trigger.altered(trigger.source, waves.index(trigger.wave)) for trigger in known]
    )
    state.wave = len([wave for wave in waves if wave < state.wave])


def _of_seat(state: State, seat: i64) -> vec[Trigger]:
    return vec[Trigger]([trigger for trigger in state.waiting if trigger.seat == seat])

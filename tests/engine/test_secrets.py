"""Abilities of unseen cards leave no trace in a view."""

from deckcli.core.vecs import i64, vec
from deckcli.engine.secrets import conceal
from deckcli.engine.state import NONE, Question, State
from deckcli.engine.triggers import Trigger

ORDER, PAY = 0, 1


def table(*seen, wave=0):
    """Cards that these seats have seen; each has a trigger of p2 that waits, newer ones later."""
    state = State()
    state.seen = vec[i64](seen)
    state.waiting = vec[Trigger]([Trigger(at, 1, at, NONE, NONE, 0, at) for at in range(len(seen))])
    state.wave = wave
    state.push(0, 0)
    return state


def test_a_trigger_of_an_unseen_card_is_struck_out_with_its_wave():
    state = table(2, 3, 2, 3, wave=3)
    conceal(state, 0, ORDER)
    assert [(one.source, one.wave) for one in state.waiting] == [(1, 0), (3, 1)]
    assert state.wave == 1


def test_one_sees_the_own_cards_wait():
    state = table(2, 3, 2)
    conceal(state, 1, ORDER)
    assert [one.source for one in state.waiting] == [0, 1, 2]


def test_a_question_of_an_unseen_card_is_nobody_s():
    state = table(2)
    state.push(1, 1, 0)
    state.question = Question(PAY, 1, vec[i64]())
    conceal(state, 0, ORDER)
    assert state.question is None
    assert [frame.program for frame in state.agenda] == [0]


def test_who_orders_unseen_abilities_is_not_seen_to():
    for seen, is_asked in ((2, False), (3, True)):
        state = table(3, seen)
        state.question = Question(ORDER, 1, vec[i64]())
        conceal(state, 0, ORDER)
        assert (state.question is not None) == is_asked

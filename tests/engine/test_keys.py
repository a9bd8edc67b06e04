"""Keys of tables: whatever makes a difference to a game makes one to its key."""

import pytest

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.keys import mixed_all
from deckcli.engine.modifiers import Modifier
from deckcli.engine.state import State
from deckcli.engine.triggers import Trigger


def table():
    state = State()
    state.faces, state.seen = vec[i64]([1, 2, 3]), vec[i64]([3, 1, 0])
    state.streams, state.used = vec[i64]([2**61 + 5, 7, 8]), vec[i64]([2**40])
    frame = state.push(0, 1, 2)
    frame.values, frame.chosen = vec[i64]([4, 5]), vec[vec[i64]]([vec[i64]([1]), vec[i64]()])
    state.modifiers = append(state.modifiers, Modifier(0, 1, 2, 3, 4, 5, 6, 7, 8))
    state.waiting = append(state.waiting, Trigger(0, 1, 2, 3, 4, 5, 6))
    return state


def choose_other(state):
    state.agenda[0].chosen = vec[vec[i64]]([vec[i64](), vec[i64]([1])])


def change(field, at, number):
    def changed(state):
        getattr(state, field)[at] = number

    return changed


CHANGES = {
    "a face": change("faces", 1, 3),
    "who has seen it": change("seen", 1, 3),
    "random numbers, their high half": change("streams", 0, 2**60 + 5),
    "random numbers, their low half": change("streams", 0, 2**61 + 6),
    "what was used": change("used", 0, 2**41),
    "the turn": lambda state: setattr(state, "turn", 1),
    "whose turn it is": lambda state: setattr(state, "active", 1),
    "the winner": lambda state: setattr(state, "winner", 0),
    "the ending": lambda state: setattr(state, "ending", 3),
    "the wave": lambda state: setattr(state, "wave", 1),
    "another step": lambda state: setattr(state.agenda[0], "step", 1),
    "another source": lambda state: setattr(state.agenda[0], "source", 1),
    "another value": lambda state: setattr(state.agenda[0], "values", vec[i64]([5, 4])),
    "what was chosen": choose_other,
    "another frame": lambda state: state.push(0, 1, 2),
    **{
        f"number {at} of a modifier": change(
            "modifiers", 0, Modifier(*(number + (number == at) for number in range(9)))
        )
        for at in range(9)
    },
    **{
        f"number {at} of a trigger": change(
            "waiting", 0, Trigger(*(number + (number == at) for number in range(7)))
        )
        for at in range(7)
    },
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_difference_makes_another_key(change):
    state = table()
    change(state)

    assert table().key() == table().key() != state.key()


def test_how_often_was_asked_makes_no_difference():
    state = table()
    state.answers = 7

    assert state.key() == table().key()


def test_numbers_that_move_from_one_list_to_the_next_make_a_difference():
    both = [
        mixed_all(mixed_all(1, vec[i64](a)), vec[i64](b)) for a, b in (([1], [2]), ([1, 2], []))
    ]

    assert both[0] != both[1]
    assert mixed_all(1, vec[i64]([0])) != mixed_all(1, vec[i64]([0, 0]))

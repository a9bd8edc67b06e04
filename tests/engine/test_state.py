"""The parts of a state that every game leans on."""

import pickle

import pytest

from deckcli.core.packed import filled
from deckcli.core.rng import seeded
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.modifiers import (
    ADD,
    FOR_EVER,
    NEXT_TURN,
    THIS_ROUND,
    THIS_TURN,
    TIMES,
    WHILE_ATTACHED,
    WHILE_SOURCE,
    Modifier,
)
from deckcli.engine.notation import (
    MOST_CARDS,
    action,
    first_of,
    second_of,
    verb_of,
)
from deckcli.engine.state import NONE, State, used_key, user_of

MANY = 10_000_000  # a thousand times as many abilities as all games together have


def state_with(faces):
    state = State()
    state.faces, state.seen = vec[i64](faces), filled(3, len(faces))
    state.owners = filled(0, len(faces))
    state.streams = vec[i64]([seeded(1).state, seeded(2).state, seeded(3).state])
    return state


def test_shuffling_moves_faces_not_ids_and_nobody_knows_them_then():
    state = state_with(range(1, 31))
    state.shuffle(vec[i64](range(20)), 0)

    assert sorted(state.faces[:20]) == list(range(1, 21))
    assert list(state.faces[:20]) != list(range(1, 21))
    assert list(state.faces[20:]) == list(range(21, 31))
    assert list(state.seen) == [0] * 20 + [3] * 10


def test_streams_are_independent():
    one, other = state_with(range(1, 31)), state_with(range(1, 31))
    one.random_below(6, 1)
    one.shuffle(vec[i64](range(30)), 0)
    other.shuffle(vec[i64](range(30)), 0)

    assert list(one.faces) == list(other.faces)


def test_modifiers_last_as_long_as_they_say():
    state = state_with([1])
    state.turn, state.active = 4, 0
    for until, seat in ((FOR_EVER, 0), (THIS_TURN, 0), (NEXT_TURN, 1), (NEXT_TURN, 0)):
        made = Modifier(0, 0, 10, until, seat, state.turn, NONE)
        state.modifiers = append(state.modifiers, made)
    left = []
    for turn in (4, 5, 6):
        state.turn, state.active = turn, turn % 2
        state.expire(THIS_TURN)
        left.append([(one.until, one.seat) for one in state.modifiers])

    assert left[0] == [(FOR_EVER, 0), (NEXT_TURN, 1), (NEXT_TURN, 0)]
    assert left[1] == [(FOR_EVER, 0), (NEXT_TURN, 0)]
    assert left[2] == [(FOR_EVER, 0)]


def test_a_card_that_leaves_takes_nothing_along():
    state = state_with([1, 2])
    lasting = [Modifier(0, card, 10, FOR_EVER, 0, 1, NONE) for card in (0, 1)]
    state.modifiers = vec[Modifier](lasting)
    state.used = vec[i64]([used_key(0, 5), used_key(1, 5)])
    state.forget(1)

    assert [one.card for one in state.modifiers] == [0]
    assert list(state.used) == [used_key(0, 5)]


def test_what_lasts_while_its_source_is_there_ends_with_it():
    state = state_with([1, 2, 3])
    made = ((WHILE_SOURCE, 1), (FOR_EVER, 1), (WHILE_SOURCE, 2))
    lasting = [Modifier(0, 0, 10, until, 0, 1, source) for until, source in made]
    state.modifiers = vec[Modifier](lasting)
    state.expire(THIS_TURN)
    assert len(state.modifiers) == 3

    state.forget(1)
    assert [(one.until, one.source) for one in state.modifiers] == [
        (FOR_EVER, 1),
        (WHILE_SOURCE, 2),
    ]


def test_what_lasts_while_attached_ends_when_its_source_is_taken_off_or_leaves():
    made = ((WHILE_ATTACHED, 1), (WHILE_SOURCE, 1), (WHILE_ATTACHED, 2), (THIS_ROUND, 1))
    lasting = [Modifier(0, 0, 10, until, 0, 1, source) for until, source in made]
    for end, left in (
        (State.detach, made[1:]),
        (State.release, made[2:]),
        (State.forget, made[2:]),
    ):
        state = state_with([1, 2, 3])
        state.modifiers = vec[Modifier](lasting)
        state.expire(THIS_TURN)
        assert len(state.modifiers) == 4
        end(state, 1)
        assert [(one.until, one.source) for one in state.modifiers] == list(left)
        state.expire(THIS_ROUND)
        assert THIS_ROUND not in [one.until for one in state.modifiers]


def test_a_modifier_in_a_layer_is_dumped_with_it_and_others_as_before():
    state = state_with([1])
    plain, layered = Modifier(0, 0, 10, 0, 0, 1, NONE), Modifier(0, 0, 10, 0, 0, 1, NONE, 3, TIMES)
    state.modifiers = vec[Modifier]([plain, layered])

    assert [one.dump() for one in state.modifiers] == [
        [0, 0, 10, 0, 0, 1, NONE],
        [0, 0, 10, 0, 0, 1, NONE, 3, TIMES],
    ]
    again = pickle.loads(pickle.dumps(state))
    assert [(one.layer, one.how) for one in again.modifiers] == [(0, ADD), (3, TIMES)]


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.shuffle(vec[i64]([0, 1]), 0),
        lambda state: state.swap_faces(0, 1),
        lambda state: state.expire(THIS_TURN),
        lambda state: state.forget(0),
        lambda state: state.release(0),
        lambda state: state.detach(0),
    ],
)
def test_what_changes_modifiers_or_faces_makes_values_stale(change):
    state = state_with([1, 2])
    state.stale = False
    change(state)

    assert state.stale


def test_actions_are_one_small_number():
    packed = action(99, MOST_CARDS - 1, MANY)

    assert verb_of(packed) == 99
    assert (first_of(packed), second_of(packed)) == (MOST_CARDS - 1, MANY)
    assert action(99, MANY, MANY) < 2**62  # beyond that, compiled code is slow


def test_actions_are_in_the_order_of_verbs_and_arguments():
    parts = [(verb, a, b) for verb in (0, 1, 24) for a in (0, 1, 4095) for b in (0, 1, MANY)]

    assert sorted(parts) == sorted(parts, key=lambda part: action(*part))


def test_what_a_card_used_is_remembered_by_any_number_of_a_skill():
    state = state_with([1] * MOST_CARDS)
    last = MOST_CARDS - 1
    uses = [used_key(0, MANY), used_key(last, MANY), used_key(last, 0), used_key(1, 0)]
    state.used = vec[i64](uses)

    assert [user_of(key) for key in state.used] == [0, last, last, 1]
    assert list(state.uses_of(last)) == [MANY, 0]
    assert max(state.used) < 2**62

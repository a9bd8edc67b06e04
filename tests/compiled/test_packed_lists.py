"""Packed lists, and the plain ones that stand in for them, keep what packed.py promises."""

import pytest

from deckcli.core import packed
from deckcli.core.vecs import i64, vec


def numbers(*values):
    return vec[i64](values)


@pytest.mark.parametrize(("made", "expected"), [
    (lambda: packed.with_room(3), []),
    (lambda: packed.filled(7, 2), [7, 7]),
    (lambda: packed.insert(numbers(1, 2, 3), 1, 9), [1, 9, 2, 3]),
    (lambda: packed.insert(numbers(1), 1, 9), [1, 9]),
    (lambda: packed.plus(numbers(1, 2), 3), [1, 2, 3]),
    (lambda: packed.without(numbers(1, 2, 1, 3), 1), [2, 3]),
    (lambda: packed.joined(numbers(1, 2), numbers(3)), [1, 2, 3]),
    (lambda: packed.with_sums(numbers(1), 10, numbers(2, 3)), [1, 12, 13]),
])  # fmt: skip
def test_lists_of_numbers(made, expected):
    assert list(made()) == expected


def test_copies_leave_their_originals_alone():
    old = numbers(1, 2, 1)
    packed.plus(old, 3), packed.without(old, 1), packed.joined(old, old)

    assert list(old) == [1, 2, 1]


def test_looking_through_them():
    assert packed.index_of(numbers(5, 6, 6), 6) == 1
    assert packed.index_of(numbers(5), 6) == -1
    assert packed.count_of(numbers(5, 6, 6), 6) == 2
    assert packed.are_equal(numbers(1, 2), numbers(1, 2))
    assert not packed.are_equal(numbers(1, 2), numbers(1, 3))
    assert not packed.are_equal(numbers(1, 2), numbers(1))


def test_lists_of_lists():
    assert [list(one) for one in packed.nested([[1, 2], []])] == [[1, 2], []]
    assert [list(one) for one in packed.empty_lists(["a", "b"])] == [[], []]
    assert len(packed.empty_lists([])) == 0


def test_empty_lists_are_not_the_same_one():
    made = packed.empty_lists(["a", "b"])
    made[0] = packed.insert(made[0], 0, 7)

    assert [list(one) for one in made] == [[7], []]

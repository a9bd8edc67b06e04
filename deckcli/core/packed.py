"""What packed lists of numbers need beyond librt's own functions (explained in vecs.py).

Interpreted, lists have quicker ways for the same: `plain_lists.py` has them under the same names.
"""

from __future__ import annotations

from collections.abc import Iterable

from deckcli.core.vecs import PACKED, append, extend, i64, vec


def with_room(size: i64) -> vec[i64]:
    """An empty vec that will not have to grow before it has this many elements."""
    return vec[i64](capacity=size)


def filled(value: i64, size: i64) -> vec[i64]:
    """A vec of this many equal elements."""
    return vec[i64]([value] * size)


def insert(v: vec[i64], at: i64, item: i64) -> vec[i64]:
    """The vec with an element put in before this place."""
    v = append(v, item)
    place = len(v) - 1
    while place > at:
        v[place] = v[place - 1]
        place -= 1
    v[at] = item
    return v


def plus(v: vec[i64], item: i64) -> vec[i64]:
    """A copy with one more element at its end."""
    return append(extend(with_room(len(v) + 1), v), item)


def without(v: vec[i64], item: i64) -> vec[i64]:
    """A copy that lacks every element equal to this one."""
    made = with_room(len(v))
    for kept in v:
        if kept != item:
            made = append(made, kept)
    return made


def joined(a: vec[i64], b: vec[i64]) -> vec[i64]:
    """A new vec with the elements of both."""
    return extend(extend(with_room(len(a) + len(b)), a), b)


def with_sums(v: vec[i64], number: i64, others: vec[i64]) -> vec[i64]:
    """The vec with the sums of a number and each of the others at its end."""
    first = len(v)
    v = extend(v, others)
    for place in range(first, len(v)):
        v[place] += number
    return v


def index_of(v: vec[i64], item: i64) -> i64:
    """Where the first element equal to this one is; -1 if there is none."""
    place: i64 = 0
    for other in v:
        if other == item:
            return place
        place += 1  # enumerate() would make objects
    return -1


def count_of(v: vec[i64], item: i64) -> i64:
    """How many elements are equal to this one."""
    times: i64 = 0
    for other in v:
        if other == item:
            times += 1
    return times


def are_equal(a: vec[i64], b: vec[i64]) -> bool:
    """Whether two vecs have the same elements in the same order."""
    if len(a) != len(b):
        return False
    for place in range(len(a)):
        if a[place] != b[place]:
            return False
    return True


def empty_lists(names: list[str]) -> vec[vec[i64]]:
    """A packed list without elements for each name."""
    return vec[vec[i64]]([vec[i64]() for name in names])


def nested(plain: Iterable[Iterable[i64]]) -> vec[vec[i64]]:
    """Packed lists from plain ones."""
    return vec[vec[i64]]([vec[i64](numbers) for numbers in plain])


if not PACKED:
    from deckcli.core.plain_lists import (  # type: ignore[assignment]
        are_equal,
        count_of,
        empty_lists,
        filled,
        index_of,
        insert,
        joined,
        nested,
        plus,
        with_room,
        with_sums,
        without,
    )

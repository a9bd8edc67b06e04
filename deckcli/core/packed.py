"""What packed lists of numbers need beyond librt's own functions (explained in vecs.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckcli.core.vecs import PACKED, append, extend, i64, vec

if TYPE_CHECKING:
    from deckcli.core.rng import Rng


def with_room(size: i64) -> vec[i64]:
    """An empty vec that will not have to grow before it has this many elements."""
    if PACKED:
        return vec[i64](capacity=size)
    return vec[i64]()


def filled(value: i64, size: i64) -> vec[i64]:
    """A vec of this many equal elements."""
    made = with_room(size)
    for nth in range(size):  # noqa: B007 - `_` would be an object in compiled code
        made = append(made, value)
    return made


def insert(v: vec[i64], at: i64, item: i64) -> vec[i64]:
    """The vec with an element put in before this place."""
    v = append(v, item)
    place = len(v) - 1
    while place > at:
        v[place] = v[place - 1]
        place -= 1
    v[at] = item
    return v


def without(v: vec[i64], item: i64) -> vec[i64]:
    """A copy that lacks every element equal to this one."""
    return vec[i64]([kept for kept in v if kept != item])


def joined(a: vec[i64], b: vec[i64]) -> vec[i64]:
    """A new vec with the elements of both."""
    return extend(extend(with_room(len(a) + len(b)), a), b)


def index_of(v: vec[i64], item: i64) -> i64:
    """Where the first element equal to this one is; -1 if there is none."""
    place: i64 = 0
    for other in v:
        if other == item:
            return place
        place += 1  # noqa: SIM113 - enumerate() makes objects
    return -1


def shuffle(v: vec[i64], rng: Rng) -> None:
    """Shuffle in place, drawing just as `Rng.shuffle` does."""
    for last in range(len(v) - 1, 0, -1):
        partner = rng.below(last + 1)
        kept = v[last]
        v[last] = v[partner]
        v[partner] = kept

"""Lists under the names of packed ones, for installs without compiled modules (vecs.py)."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add, countOf, eq, iadd
from typing import Any, TypeVar

T = TypeVar("T")

i64 = int


class _Lists(dict[Any, Any]):
    """Makes `vec[anything]` mean `list`, quicker than a class that takes subscripts would."""

    def __missing__(self, kind: Any) -> Any:
        self[kind] = list
        return list


vec = _Lists()


def append(v: list[T], item: T) -> list[T]:
    v.append(item)
    return v


extend = iadd  # what Python has itself is called more quickly


def pop(v: list[T], at: int = -1) -> tuple[list[T], T]:
    return v, v.pop(at)


def remove(v: list[T], item: T) -> list[T]:
    v.remove(item)
    return v


# -- what packed.py promises


def with_room(size: int) -> list[int]:
    return []


def filled(value: int, size: int) -> list[int]:
    return [value] * size


def insert(v: list[int], at: int, item: int) -> list[int]:
    v.insert(at, item)
    return v


def plus(v: list[int], item: int) -> list[int]:
    return [*v, item]


def without(v: list[int], item: int) -> list[int]:
    return [kept for kept in v if kept != item]


joined = add


def with_sums(v: list[int], number: int, others: list[int]) -> list[int]:
    for other in others:
        v.append(number + other)  # noqa: PERF401 - a list costs more than the few that there are
    return v


def index_of(v: list[int], item: int) -> int:
    return v.index(item) if item in v else -1


count_of = countOf
are_equal = eq


def empty_lists(names: list[str]) -> list[list[int]]:
    return [[] for name in names] if names else []


def nested(plain: Iterable[Iterable[int]]) -> list[list[int]]:
    return [list(numbers) for numbers in plain]

"""Lists under the names of packed ones, for installs without compiled modules (vecs.py)."""

from __future__ import annotations

from collections.abc import Iterable
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


def extend(v: list[T], items: Iterable[T]) -> list[T]:
    v += items
    return v


def pop(v: list[T], at: int = -1) -> tuple[list[T], T]:
    item = v.pop(at)
    return v, item


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


def joined(a: list[int], b: list[int]) -> list[int]:
    return a + b


def with_sums(v: list[int], number: int, others: list[int]) -> list[int]:
    v += [number + other for other in others]
    return v


def index_of(v: list[int], item: int) -> int:
    return v.index(item) if item in v else -1


def count_of(v: list[int], item: int) -> int:
    return v.count(item)


def are_equal(a: list[int], b: list[int]) -> bool:
    return a == b


def empty_lists(names: list[str]) -> list[list[int]]:
    return [[] for name in names]


def nested(plain: Iterable[Iterable[int]]) -> list[list[int]]:
    return [list(numbers) for numbers in plain]

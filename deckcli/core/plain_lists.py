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

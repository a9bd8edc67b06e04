"""Plain values in abilities: numbers, flags, words of a list; and mistakes with their places."""

from __future__ import annotations

from typing import Any

from deckcli.core.findings import Problem
from deckcli.core.text import listed, meant
from deckcli.engine.language import vocabulary as v

Path = tuple[str | int, ...]

_MANY = 12  # more allowed words than this are not listed
_LIMITS = ("at_least", "at_most")


class Misread(Exception):
    """A mistake in an ability; the reader goes on with the next entry."""

    def __init__(self, message: str, at: Path, hint: str = "") -> None:
        super().__init__(message)
        self.problem = Problem(message, at, hint)


def integer(value: Any, at: Path) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Misread(f"{value!r} is not a whole number", at)
    return value


def integers(value: Any, at: Path) -> list[int]:
    several = value if isinstance(value, list) else [value]
    return [integer(one, at) for one in several]


def flag(value: Any, at: Path) -> bool:
    if not isinstance(value, bool):
        raise Misread(f"{value!r} is neither true nor false", at)
    return value


def text(arg: v.Arg, value: Any, at: Path) -> str:
    if not isinstance(value, str):
        raise Misread(f"{value!r} is not a word", at)
    if arg.choices and value not in arg.choices:
        allowed = f"allowed: {listed(arg.choices)}" if len(arg.choices) <= _MANY else ""
        raise Misread(f'"{value}" is not known here', at, meant(value, arg.choices) or allowed)
    return value


def span(value: Any, at: Path) -> tuple[int, int]:
    if not isinstance(value, dict):
        exactly = integer(value, at)
        return exactly, exactly
    for key in value:
        if key not in _LIMITS:
            raise Misread(f'"{key}" is no limit', (*at, key), meant(key, _LIMITS))
    low = integer(value.get("at_least", -1), (*at, "at_least"))
    high = integer(value.get("at_most", 1_000_000), (*at, "at_most"))
    if low > high:
        raise Misread(f"nothing is at least {low} and at most {high}", at)
    return low, high


def enough(least: int | None, value: Any, at: Path) -> None:
    """Raises for a number that is written out and too small; one that is counted may be 0."""
    if isinstance(value, dict) and "times" in value:
        value, at = value["times"], (*at, "times")
    if least is not None and isinstance(value, int) and value < least:
        raise Misread(f"{value} is too little here: {least} is the least", at)

"""Plain values in abilities: numbers, flags, words from a list; and mistakes with their places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from deckcli.core.findings import Problem
from deckcli.core.text import listed, meant
from deckcli.core.yaml_source import KeyPath, Path
from deckcli.engine.language import vocabulary as v

_MANY = 12  # longer lists of allowed words are not spelled out
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


def integers(arg: v.Arg, value: Any, at: Path) -> list[int]:
    found: list[int] = []
    for entry, place in several(value, at):
        found.append(integer(entry, place))
        if arg.choices and str(entry) not in arg.choices:
            raise Misread(f"{entry} is not known here", place, f"allowed: {listed(arg.choices)}")
    return found


def layer(arg: v.Arg, value: Any, at: Path) -> int:
    if str(integer(value, at)) not in arg.choices:
        raise Misread(f"there is no layer {value}", at, f"the layers are 1 to {len(arg.choices)}")
    return int(value)


def several(value: Any, at: Path) -> list[tuple[Any, Path]]:
    """The entries of a list with their places, or the value itself if it is not a list."""
    return entries(value, at) if isinstance(value, list) else [(value, at)]


def entries(value: Any, at: Path) -> list[tuple[Any, Path]]:
    """The entries of a list with their places; an empty list would mean nothing."""
    if not isinstance(value, list):
        raise Misread("a list is expected here", at)
    if not value:
        raise Misread("an empty list has no meaning here", at)
    return [(entry, (*at, index)) for index, entry in enumerate(value)]


def flag(value: Any, at: Path) -> bool:
    if not isinstance(value, bool):
        raise Misread(f"{value!r} is neither true nor false", at)
    return value


def mark(value: Any, at: Path) -> bool:
    if not flag(value, at):
        raise Misread("false changes nothing here", at, "leave it out")
    return True


def text(arg: v.Arg, value: Any, at: Path) -> str:
    if not isinstance(value, str):
        raise Misread(f"{value!r} is not a word", at)
    if arg.choices and value not in arg.choices:
        allowed = f"allowed: {listed(arg.choices)}" if len(arg.choices) <= _MANY else ""
        raise Misread(f'"{value}" is not known here', at, meant(value, arg.choices) or allowed)
    return value


def texts(arg: v.Arg, value: Any, at: Path) -> list[str]:
    return [text(arg, entry, place) for entry, place in several(value, at)]


def span(value: Any, at: Path) -> tuple[int, int]:
    if not isinstance(value, dict):
        exactly = integer(value, at)
        return exactly, exactly
    if not value:
        raise Misread("a number is expected here, or {at_least: …, at_most: …}", at)
    for key in value:
        if key not in _LIMITS:
            raise Misread(f'"{key}" is no limit', KeyPath((*at, key)), meant(key, _LIMITS))
    low = integer(value.get("at_least", -1), (*at, "at_least"))
    high = integer(value.get("at_most", 1_000_000), (*at, "at_most"))
    if low > high:
        raise Misread(f"nothing is at least {low} and at most {high}", at)
    return low, high


def enough(least: int | None, value: Any, at: Path) -> None:
    """Raises if a literal value is too small or empty; a computed number may be 0."""
    if least is not None and value == {}:
        raise Misread("this must not be empty", at)
    if isinstance(value, dict) and "times" in value:
        value, at = value["times"], (*at, "times")
    if least is not None and isinstance(value, int) and value < least:
        raise Misread(f"{value} is too little here: {least} is the least", at)


def strange(word: v.Word, name: str, at: Path, known: Iterable[str]) -> Misread:
    """An argument that the word does not have."""
    hint = meant(name, known) or usage(word)
    return Misread(f'"{word.name}" takes no "{name}"', KeyPath((*at, name)), hint)


def usage(word: v.Word) -> str:
    return f"{word.name} has the arguments {listed(word.args, last='and')}" if word.args else ""

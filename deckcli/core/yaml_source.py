"""YAML as plain values, with the place of each, and safe on any input.

Card and deck files need no aliases (bombs), no deep nesting (overflows), no second of two equal
keys and no `no` that means false: `yaml_events` does without them, `yaml_plain` knows none.
"""

import re
from typing import Any, NamedTuple

from deckcli.core.files import Source, Trouble, Unreadable
from deckcli.core.findings import Place

MAX_VALUES = 500_000  # keys and values; ten times those of the largest card file
_INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_DECIMAL = r"[-+]?[0-9]{1,17}\.[0-9]{1,17}"
_WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}

Path = tuple[str | int, ...]


class KeyPath(Path):
    """The path of a key that is itself wrong, rather than its value."""

    __slots__ = ()


class Span(NamedTuple):
    """Where a value is: lines and columns from 0, offsets into the text."""

    line: int
    column: int
    end_line: int
    end_column: int
    start: int
    end: int


class Repeat(NamedTuple):
    """A key that its mapping already has; `first` is where, unless that is a repeat itself."""

    path: Path
    span: Span
    first: Span | None

    @property
    def message(self) -> str:
        what = f'"{self.path[-1]}" is written twice'
        if self.first is None:
            return what
        return f"{what}; first in line {self.first.line + 1}, column {self.first.column + 1}"


class Document:
    """A YAML file as plain values, with the span of every value and key."""

    __slots__ = ("keys", "repeated", "source", "value", "values")

    def __init__(self, source: Source) -> None:
        self.source = source
        self.value: Any = None
        self.values: dict[Path, Span] = {}
        self.keys: dict[Path, Span] = {}
        self.repeated: list[Repeat] = []  # of two equal keys, the first is the one in `value`

    def place(self, path: Path, *, key: bool = False) -> Place:
        """Where the value (or key) at `path` is, or else what encloses it."""
        tables = (self.keys, self.values) if key else (self.values, self.keys)
        while path:
            for table in tables:
                if path in table:
                    return self.place_of(table[path])
            path = path[:-1]
        return Place(self.source.path, 1, 1, 1)

    def place_told(self, path: Path) -> Place:
        """Where to point for a problem at `path`: at a scalar, or at the key of anything larger."""
        span = self.values.get(path)
        is_big = span is None or span.line != span.end_line
        return self.place(path, key=is_big or isinstance(path, KeyPath))

    def place_of(self, span: Span) -> Place:
        line = self.source.line(span.line + 1)
        end = span.end_column if span.end_line == span.line else len(line)
        return Place(
            self.source.path, span.line + 1, span.column + 1, max(end, span.column + 1) + 1
        )


def read_yaml(
    source: Source, *, spans: bool = True, max_values: int = MAX_VALUES, repeats: bool = False
) -> Document:
    """The only document of a YAML text; raises Unreadable if there is not exactly one.

    A key written twice in one mapping raises too, except for readers who report `repeats`
    themselves.
    """
    document = read_plainly(source, max_values) if spans else None
    if document is not None:
        return document
    from deckcli.core.yaml_events import read_events  # a fifth of the time that `check` takes

    document = read_events(source, spans=spans, max_values=max_values)
    if document.repeated and not repeats:
        told = document if spans else read_events(source, spans=True, max_values=max_values)
        again = told.repeated[0]
        raise Unreadable(Trouble.SYNTAX, again.message, told.place_of(again.span))
    return document


def read_plainly(source: Source, max_values: int) -> Document | None:
    """The document, if it is as plain as most decks; None leaves it to PyYAML."""
    from deckcli.core.yaml_plain import PlainReader

    return PlainReader(source, max_values).read()


def read_scalar(text: str) -> Any:
    """A plain scalar by YAML's core rules, without octal, sexagesimal and yes/no."""
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    if "." in text and re.fullmatch(_DECIMAL, text):
        return float(text)
    return text

"""YAML read event by event: plain values, the place of each, and no way to blow up.

PyYAML's own loaders recurse (deep nesting overflows), follow aliases (bombs), keep the last of
two equal keys and read `no` as false. Card and deck files need none of that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import yaml

from deckcli.core.files import Source, Trouble, Unreadable
from deckcli.core.findings import Place

MAX_DEPTH = 32
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_DECIMAL = re.compile(r"[-+]?[0-9]{1,17}\.[0-9]{1,17}")
_WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Span:
    """Where a value stands: lines and columns from 0, offsets into the text."""

    line: int
    column: int
    end_line: int
    end_column: int
    start: int
    end: int


@dataclass(slots=True)
class Document:
    """A YAML file as plain values, with the span of every value and key."""

    source: Source
    value: Any = None
    values: dict[Path, Span] = field(default_factory=dict)
    keys: dict[Path, Span] = field(default_factory=dict)
    repeated: list[Path] = field(default_factory=list)  # keys written again; the first one counts
    repeated_spans: list[Span] = field(default_factory=list)

    def place(self, path: Path, *, key: bool = False) -> Place:
        """Where the value (or key) at `path` is, or the nearest thing around it."""
        tables = (self.keys, self.values) if key else (self.values, self.keys)
        while path:
            for table in tables:
                if path in table:
                    return self.place_of(table[path])
            path = path[:-1]
        return Place(self.source.path, 1, 1, 1)

    def place_of(self, span: Span) -> Place:
        line = self.source.line(span.line + 1)
        end = span.end_column if span.end_line == span.line else len(line)
        return Place(
            self.source.path, span.line + 1, span.column + 1, max(end, span.column + 1) + 1
        )


def read_yaml(source: Source, *, spans: bool = True) -> Document:
    """The only document of a YAML text; raises Unreadable where it is not one."""
    builder = _Builder(source, spans=spans)
    try:
        for event in yaml.parse(source.text, Loader=_LOADER):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line, mark.column) if mark else (0, 0)
        raise _syntax(
            source, line, column, f"not YAML: {error.problem or error.context}"
        ) from error
    except yaml.YAMLError as error:
        position = getattr(error, "position", 0)
        before = source.text[: position if isinstance(position, int) else 0]
        line, column = before.count("\n"), len(before.rpartition("\n")[2])
        reason = getattr(error, "reason", "unreadable")
        raise _syntax(source, line, column, f"not YAML: {reason}") from error
    if builder.documents == 0:
        raise Unreadable(Trouble.EMPTY, "the file is empty", Place(source.path))
    return builder.document


def _syntax(source: Source, line: int, column: int, message: str) -> Unreadable:
    place = Place(source.path, line + 1, column + 1, column + 2)
    return Unreadable(Trouble.SYNTAX, message, place)


class _Builder:
    """Turns events into values, with a stack of open collections instead of recursion."""

    def __init__(self, source: Source, *, spans: bool) -> None:
        self.document = Document(source)
        self.documents = 0
        self.spans = spans
        self.stack: list[tuple[Any, Any]] = []  # open collections and where they start
        self.path: list[str | int] = []  # one step for each open collection
        self.key: tuple[str, Any] | None = None  # a key that waits for its value

    def take(self, event: Any) -> None:
        if isinstance(event, yaml.ScalarEvent):
            self._scalar(event)
        elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            self._open(event)
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            self._close(event)
        elif isinstance(event, yaml.AliasEvent):
            raise self._refused(event, "anchors and aliases (& and *) are not used in these files")
        elif isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                raise self._refused(event, "more than one YAML document in the file")

    def _refused(self, event: Any, message: str) -> Unreadable:
        mark = event.start_mark
        return _syntax(self.document.source, mark.line, mark.column, message)

    def _refuse_tag(self, event: Any) -> None:
        if event.tag is not None and event.tag != "!":
            raise self._refused(event, f"tags such as {event.tag} are not used in these files")

    def _scalar(self, event: Any) -> None:
        if self.stack and self.key is None and isinstance(self.stack[-1][0], dict):
            self.key = event.value, event
            return
        self._refuse_tag(event)
        plain = event.implicit[0] and not event.style
        self._store(read_scalar(event.value) if plain else event.value, event, event)

    def _open(self, event: Any) -> None:
        if self.stack and self.key is None and isinstance(self.stack[-1][0], dict):
            raise self._refused(event, "a list or mapping cannot be a key")
        self._refuse_tag(event)
        if len(self.stack) >= MAX_DEPTH:
            raise self._refused(event, f"nested more than {MAX_DEPTH} levels deep")
        container: Any = {} if isinstance(event, yaml.MappingStartEvent) else []
        step = self._step()
        self._store(container, event, None)
        self.stack.append((container, event))
        self.path.append(step)

    def _close(self, event: Any) -> None:
        _, start = self.stack.pop()
        if self.spans:
            self.document.values.setdefault(tuple(self.path[1:]), _span(start, event))
        self.path.pop()

    def _step(self) -> str | int:
        if self.key is not None:
            return self.key[0]
        return len(self.stack[-1][0]) if self.stack else ""

    def _store(self, value: Any, start: Any, end: Any) -> None:
        """Put a value where it belongs; `end` is None while a collection is still open."""
        if not self.stack:
            self.document.value = value
            return
        container = self.stack[-1][0]
        path = (*self.path[1:], self._step()) if self.spans else ()
        if isinstance(container, list):
            container.append(value)
        else:
            assert self.key is not None
            name, event = self.key
            self.key = None
            if name in container:
                self.document.repeated.append(path)
                self.document.repeated_spans.append(_span(event, event))
                return
            container[name] = value
            if self.spans:
                self.document.keys[path] = _span(event, event)
        if self.spans and end is not None:
            self.document.values[path] = _span(start, end)


def _span(start: Any, end: Any) -> Span:
    first, last = start.start_mark, end.end_mark
    return Span(first.line, first.column, last.line, last.column, first.index, last.index)


def read_scalar(text: str) -> Any:
    """A plain scalar by YAML's core rules, less octal, sexagesimal and yes/no."""
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    if _DECIMAL.fullmatch(text):
        return float(text)
    return text

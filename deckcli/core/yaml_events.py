"""YAML read event by event with PyYAML.

PyYAML's own loaders recurse (deep nesting overflows), follow aliases (bombs), keep the last of
two equal keys and read `no` as false.
"""

from __future__ import annotations

from typing import Any

import yaml

from deckcli.core.files import Source, Trouble, Unreadable
from deckcli.core.findings import Place
from deckcli.core.yaml_marks import Marks
from deckcli.core.yaml_source import Document, Repeat, Span, read_scalar

MAX_DEPTH = 32
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_events(source: Source, *, spans: bool, max_values: int) -> Document:
    """The only document of a YAML text, with its repeated keys; raises Unreadable."""
    marks = Marks(source.text)
    builder = _Builder(source, marks, spans=spans, max_values=max_values)
    try:
        for event in yaml.parse(marks.parsed, Loader=_LOADER):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column, _ = marks.at(mark) if mark else (0, 0, 0)
        problem = error.problem or error.context
        raise _syntax(source, line, column, f"not YAML: {problem}") from error
    except (yaml.YAMLError, UnicodeEncodeError) as error:
        raise _bad_character(source) from error
    if builder.documents == 0:
        raise Unreadable(Trouble.EMPTY, "the file is empty", Place(source.path))
    return builder.document


def _syntax(source: Source, line: int, column: int, message: str) -> Unreadable:
    """A syntax error; one beyond the end of the text is placed at its end."""
    lines = source.text.rstrip().split("\n")
    if line >= len(lines):
        line, column = len(lines) - 1, len(lines[-1])
    place = Place(source.path, line + 1, column + 1, column + 2)
    return Unreadable(Trouble.SYNTAX, message, place)


def _bad_character(source: Source) -> Unreadable:
    """Find the forbidden character: the parser reports neither it nor its line."""
    for number, line in enumerate(source.text.split("\n")):
        for column, character in enumerate(line):
            if not _may_stand_in_yaml(character):
                message = f"the character U+{ord(character):04X} cannot stand in a text file"
                return _syntax(source, number, column, message)
    return _syntax(source, 0, 0, "not YAML: unreadable characters")


def _may_stand_in_yaml(character: str) -> bool:
    code = ord(character)
    if code < 0xA0:
        return 0x20 <= code < 0x7F or character in "\t\r\n\x85"
    return not 0xD800 <= code < 0xE000 and code not in (0xFEFF, 0xFFFE, 0xFFFF)


class _Builder:
    """Turns events into values, with a stack of open collections instead of recursion."""

    def __init__(self, source: Source, marks: Marks, *, spans: bool, max_values: int) -> None:
        self.document = Document(source)
        self.documents = 0
        self.marks = marks
        self.values_left = self.max_values = max_values
        self.spans = spans
        self.stack: list[tuple[Any, Any]] = []  # open collections and where they start
        self.path: list[str | int] = []  # one step per open collection
        self.key: tuple[str, Any] | None = None  # a key awaiting its value
        self.ignored_from: int | None = None  # the depth of a repeated key, while inside it

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
        line, column, _ = self.marks.at(event.start_mark)
        return _syntax(self.document.source, line, column, message)

    def _refuse_tag(self, event: Any) -> None:
        if event.tag is not None and event.tag != "!":
            raise self._refused(event, f"tags such as {event.tag} are not used in these files")

    def _scalar(self, event: Any) -> None:
        self.values_left -= 1
        if self.values_left < 0:
            message = f"more than {self.max_values:,} values"
            raise Unreadable(Trouble.TOO_BIG, message, Place(self.document.source.path))
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
        counts = self._store(container, event, None)
        if not counts and self.ignored_from is None:
            self.ignored_from = len(self.stack)
        self.stack.append((container, event))
        self.path.append(step)

    def _close(self, event: Any) -> None:
        _, start = self.stack.pop()
        if self.ignored_from == len(self.stack):
            self.ignored_from = None
        elif self.spans and self.ignored_from is None:
            self.document.values[tuple(self.path[1:])] = self._span(start, event)
        self.path.pop()

    def _step(self) -> str | int:
        if self.key is not None:
            return self.key[0]
        return len(self.stack[-1][0]) if self.stack else ""

    def _store(self, value: Any, start: Any, end: Any) -> bool:
        """Store a value in its place, unless its key is a repeat.

        `end` is None while a collection is still open.
        """
        if not self.stack:
            self.document.value = value
            return True
        container = self.stack[-1][0]
        path = (*self.path[1:], self._step())
        spans = self.spans and self.ignored_from is None
        if isinstance(container, list):
            container.append(value)
        else:
            assert self.key is not None
            name, event = self.key
            self.key = None
            if name in container:
                first = self.document.keys.get(path) if self.ignored_from is None else None
                self.document.repeated.append(Repeat(path, self._span(event, event), first))
                return False
            container[name] = value
            if spans:
                self.document.keys[path] = self._span(event, event)
        if spans and end is not None:
            self.document.values[path] = self._span(start, end)
        return True

    def _span(self, start: Any, end: Any) -> Span:
        line, column, offset = self.marks.at(start.start_mark)
        end_line, end_column, end_offset = self.marks.at(end.end_mark)
        return Span(line, column, end_line, end_column, offset, end_offset)

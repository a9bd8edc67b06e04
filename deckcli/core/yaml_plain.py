"""YAML as most decks are written, read line by line without PyYAML, which takes long to import.

Plain means: a mapping whose values are words, a mapping or list of words below, or one in brackets.
Whatever else stands in a file leaves all of it to PyYAML; both read the same and place it the same.
"""

from __future__ import annotations

from typing import Any

from deckcli.core.files import Source
from deckcli.core.yaml_source import Document, Span, read_scalar

_ODD_IN_BRACKETS = "\"'#{}[]&*!|>%@`?"
_LONGEST = 1_000  # characters of a line; a key may not be much longer


class _NotPlain(Exception):
    """Something that only a whole YAML parser reads rightly."""


class PlainReader:
    """Reads one text, line by line."""

    def __init__(self, source: Source, max_values: int) -> None:
        self.document = Document(source)
        self.values_left = max_values
        self.lines = source.text.split("\n")
        self.number = 0  # of the line being read
        self.offset = 0  # of its first character in the text

    def read(self) -> Document | None:
        """The document, or None if it is not plain."""
        text, last = self.document.source.text, self.lines[-1]
        if "\\" in text or not text.replace("\n", "").isprintable():
            return None
        if last and last.lstrip(" ")[:1] in ("", "#"):  # libyaml counts its own way where that ends
            return None
        try:
            self._top()
        except _NotPlain:
            return None
        return self.document

    def _top(self) -> None:
        content: dict[str, Any] = {}
        while (line := self._next_written()) is not None:
            if line[0] == " ":
                raise _NotPlain
            key, column = self._key(line, 0, (), content)
            if column == len(line):
                self._step()
                content[key] = self._below((key,))
            elif line[column] in "[{":
                content[key] = self._brackets((key,), line, column)
            else:
                content[key] = self._word((key,), line, column)
                self._step()
        if not content:
            raise _NotPlain
        self.document.value = content
        start = next(iter(self.document.keys.values()))
        self.document.values[()] = self._until_here(start)

    def _step(self) -> None:
        self.offset += len(self.lines[self.number]) + 1
        self.number += 1

    def _next_written(self) -> str | None:
        """The line that is next, without empty ones, comments and spaces at the end."""
        while self.number < len(self.lines):
            line = self.lines[self.number].rstrip(" ")
            if len(line) > _LONGEST:
                raise _NotPlain
            if line and not line.lstrip(" ").startswith("#"):
                return line
            self._step()
        return None

    def _key(
        self, line: str, column: int, path: tuple[str, ...], content: dict[str, Any]
    ) -> tuple[str, int]:
        """The key at a column and where its value begins: at the end of the line if below."""
        end = line.find(":", column)
        while end >= 0 and line[end + 1 : end + 2] not in {"", " "}:
            end = line.find(":", end + 1)
        key = line[column : max(end, column)]
        if not key[:1].isalnum() or key.endswith(" ") or " #" in key or key in content:
            raise _NotPlain
        self._count()
        self.document.keys[*path, key] = self._span(column, end)
        start = len(line) - len(line[end + 1 :].lstrip(" "))
        return key, len(line) if line.startswith("#", start) else start

    def _below(self, path: tuple[str, ...]) -> dict[str, Any] | list[Any]:
        """The mapping or list in the lines below a key, all of them indented alike."""
        line = self._next_written()
        indent = _indent(line) if line else 0
        if line is None or not indent:
            raise _NotPlain
        start = self._span(indent, indent)
        found: dict[str, Any] | list[Any] = [] if line.startswith("- ", indent) else {}
        while line is not None and _indent(line):
            if _indent(line) != indent:
                raise _NotPlain
            if isinstance(found, list):
                if not line.startswith("- ", indent):
                    raise _NotPlain
                column = len(line) - len(line[indent + 1 :].lstrip(" "))
                found.append(self._word((*path, len(found)), line, column))
            else:
                key, column = self._key(line, indent, path, found)
                found[key] = self._word((*path, key), line, column)
            self._step()
            line = self._next_written()
        self.document.values[path] = self._until_here(start)
        return found

    def _word(self, path: tuple[str | int, ...], line: str, column: int) -> Any:
        """A plain or quoted word that ends on its line."""
        self._count()
        if line[column : column + 1] == '"':
            end = line.find('"', column + 1) + 1
            after = line[end:]
            if not end or (after and not after.startswith(" ")):
                raise _NotPlain
            if after.strip() and not after.lstrip(" ").startswith("#"):
                raise _NotPlain
            self.document.values[path] = self._span(column, end)
            return line[column + 1 : end - 1]
        word = line[column:].partition(" #")[0].rstrip(" ")
        if not word[:1].isalnum() or ": " in word or word.endswith(":"):
            raise _NotPlain
        self.document.values[path] = self._span(column, column + len(word))
        return read_scalar(word)

    def _brackets(
        self, path: tuple[str, ...], line: str, column: int
    ) -> dict[str, Any] | list[Any]:
        """A list or mapping of words in brackets, which may go on over several lines."""
        start = self._span(column, column)
        is_list = line[column] == "["
        found: dict[str, Any] | list[Any] = [] if is_list else {}
        close = "]" if is_list else "}"
        column += 1
        is_due = True  # a word, rather than a comma
        while True:
            rest = line[column:]
            column = len(line) - len(rest.lstrip(" "))
            if column == len(line):
                self._step()
                next_line = self._next_written()
                if next_line is None:
                    raise _NotPlain
                line, column = next_line, 0
            elif line[column] == close:
                break
            elif line[column] == ",":
                if is_due:
                    raise _NotPlain
                is_due, column = True, column + 1
            elif is_due:
                is_due, column = False, self._item(path, found, line, column, close)
            else:
                raise _NotPlain
        after = line[column + 1 :]
        if after and not (after.startswith(" ") and after.lstrip(" ").startswith("#")):
            raise _NotPlain
        here = self._span(column, column + 1)
        self.document.values[path] = Span(
            start.line, start.column, here.end_line, here.end_column, start.start, here.end
        )
        self._step()
        return found

    def _item(
        self,
        path: tuple[str, ...],
        found: dict[str, Any] | list[Any],
        line: str,
        column: int,
        close: str,
    ) -> int:
        """Read one item in brackets; the column after it."""
        ends = [at for at in (line.find(",", column), line.find(close, column)) if at >= 0]
        end = min(ends, default=len(line))
        item = line[column:end].rstrip(" ")
        if any(sign in item for sign in _ODD_IN_BRACKETS):
            raise _NotPlain
        if isinstance(found, list):
            if ":" in item:
                raise _NotPlain
            found.append(self._word((*path, len(found)), line[: column + len(item)], column))
        else:
            if item.count(":") != 1:
                raise _NotPlain
            part = line[: column + len(item)]
            key, start = self._key(part, column, path, found)
            found[key] = self._word((*path, key), part, start)
        return column + len(item)

    def _count(self) -> None:
        self.values_left -= 1
        if self.values_left < 0:
            raise _NotPlain

    def _span(self, column: int, end: int) -> Span:
        """From one column to another of the line being read."""
        return Span(self.number, column, self.number, end, self.offset + column, self.offset + end)

    def _until_here(self, start: Span) -> Span:
        """From a place to the line that is next: there a mapping or list below a key ends."""
        line, offset = self.number, self.offset
        if line >= len(self.lines):
            # The end of the text counts as a line of its own, but for one that is there already.
            offset = len(self.document.source.text)
            line = len(self.lines) - (not self.lines[-1])
        return Span(start.line, start.column, line, 0, start.start, offset)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))

"""Edits to YAML text that change single entries of a list or mapping and nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence

from deckcli.core.yaml_source import Document, Path

Edit = tuple[int, int, str]  # from, to, replacement
Extent = tuple[int, int]

_COMMA = re.compile(r"\s*,[ \t]*")
_REST_OF_LINE = re.compile(r"[ \t]*(#[^\n]*)?(\n|$)")
_BLOCK_PREFIX = re.compile(r" *(- +)?")


class CannotEdit(Exception):
    """The layout of the text allows no safe edit."""


def edited(text: str, edits: Sequence[Edit]) -> str:
    """The text with the edits applied; they must not overlap."""
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    return text


def is_flow(document: Document, path: Path) -> bool:
    """Whether the list or mapping at the path is written in brackets or braces."""
    span = document.values.get(path)
    return span is not None and document.source.text[span.start : span.start + 1] in ("[", "{")


def in_flow(document: Document, path: Path) -> bool:
    """Whether the value at the path is inside brackets or braces."""
    return any(is_flow(document, path[:length]) for length in range(len(path)))


def line_start(text: str, offset: int) -> int:
    return text.rfind("\n", 0, offset) + 1


def line_end(text: str, offset: int) -> int:
    """The offset after the line's newline, or the end of the text."""
    return (text.find("\n", offset) + 1) or len(text)


def whole_line(text: str, offset: int, line: str) -> Edit:
    """Insert a line after the one that contains `offset`."""
    end = line_end(text, offset)
    return end, end, line + "\n" if text[end - 1 : end] == "\n" else "\n" + line


class Entries:
    """The entries of one list or mapping, for removing and adding some."""

    def __init__(self, text: str, extents: Sequence[Extent], *, flow: bool) -> None:
        self.text, self.extents, self.flow = text, extents, flow
        self.removed: set[int] = set()
        self.added: dict[int, list[str]] = {}  # index of the preceding entry -> new ones
        start = line_start(text, extents[0][0])
        self.prefix = text[start : extents[0][0]]
        self.one_each_line = not self.prefix.strip() if flow else True
        if not flow and not _BLOCK_PREFIX.fullmatch(self.prefix):
            raise CannotEdit

    def remove(self, index: int) -> None:
        self.removed.add(index)

    def add(self, entry: str, *, after: int | None = None) -> None:
        """Add an entry after one of the old ones, or at the end."""
        self.added.setdefault(len(self.extents) - 1 if after is None else after, []).append(entry)

    def edits(self) -> list[Edit]:
        """The changes to the text; at least one entry must remain."""
        return self._flow_edits() if self.flow else self._block_edits()

    def _block_edits(self) -> list[Edit]:
        edits = []
        for index in self.removed:
            start, end = self.extents[index]
            edits.append((line_start(self.text, start), line_end(self.text, end), ""))
        for index, entries in self.added.items():
            lines = "\n".join(self.prefix + entry for entry in entries)
            edits.append(whole_line(self.text, self.extents[index][1], lines))
        return edits

    def _flow_edits(self) -> list[Edit]:
        kept = [index for index in range(len(self.extents)) if index not in self.removed]
        if not kept:
            raise CannotEdit
        edits = [
            self._cut(entry) for entry in self.removed if entry < kept[-1] or self._comma(entry)
        ]
        last = len(self.extents) - 1
        if last in self.removed and not self._comma(last):
            # its comma goes after the last entry that stays
            edits = [edit for edit in edits if edit[0] < self.extents[kept[-1]][1]]
            edits.append((self.extents[kept[-1]][1], self.extents[last][1], ""))
        for index, entries in self.added.items():
            before = max(entry for entry in kept if entry <= index) if kept[0] <= index else kept[0]
            edits += self._put(entries, behind=before)
        return edits

    def _comma(self, index: int) -> re.Match[str] | None:
        return _COMMA.match(self.text, self.extents[index][1])

    def _cut(self, index: int) -> Edit:
        """An entry with its comma, and the whole line if nothing else is on it."""
        start, end = self.extents[index]
        comma = self._comma(index)
        end = comma.end() if comma else end
        head = line_start(self.text, start)
        rest = _REST_OF_LINE.match(self.text, end)
        if not self.text[head:start].strip() and rest:
            return head, rest.end(), ""
        return start, end, ""

    def _put(self, entries: list[str], *, behind: int) -> list[Edit]:
        end = self.extents[behind][1]
        if not self.one_each_line:
            return [(end, end, "".join(f", {entry}" for entry in entries))]
        comma = self._comma(behind)
        rest = _REST_OF_LINE.match(self.text, comma.end() if comma else end)
        if rest is None:  # other entries follow on the line
            return [(end, end, "".join(f",\n{self.prefix}{entry}" for entry in entries))]
        lines = f",\n{self.prefix}".join(entries)
        put = whole_line(self.text, end, self.prefix + lines + ("," if comma else ""))
        return [put] if comma else [(end, end, ","), put]

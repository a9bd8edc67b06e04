"""Positions in a YAML text, whatever the parser takes for a line."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Any

_ODD_BREAKS = "\r\x85\u2028\u2029"  # line breaks to PyYAML, but not to an editor
_PAIR = r"(?i)\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})"


class Marks:
    """Turns the parser's marks into lines, columns and offsets of the original text.

    The parser ends lines at characters where nothing else does, and does not know that JSON writes
    characters beyond U+FFFF as two halves, so these are joined before parsing.
    """

    def __init__(self, text: str) -> None:
        self.parsed = text
        self._shifts: list[tuple[int, int]] = []  # from this offset of `parsed` on, add this much
        if "\\u" in text:
            self.parsed = re.sub(_PAIR, self._joined, text)
        self._starts: list[int] = []
        if self._shifts or any(sign in text for sign in _ODD_BREAKS):
            self._starts = [0, *(match.end() for match in re.finditer("\n", text))]

    def at(self, mark: Any) -> tuple[int, int, int]:
        """Line and column from 0, and the offset."""
        if not self._starts:
            return mark.line, mark.column, mark.index
        index: int = mark.index
        found = bisect_right(self._shifts, (index, 0)) - 1
        if found >= 0:
            index += self._shifts[found][1]
        line = bisect_right(self._starts, index) - 1
        return line, index - self._starts[line], index

    def _joined(self, pair: re.Match[str]) -> str:
        code = 0x10000 + ((int(pair[1], 16) - 0xD800) << 10) + int(pair[2], 16) - 0xDC00
        gone = 2 * (len(self._shifts) + 1)
        self._shifts.append((pair.end() - gone, gone))
        return f"\\U{code:08x}"

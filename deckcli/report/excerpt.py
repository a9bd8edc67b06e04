"""A source line with carets under the place of a finding."""

from __future__ import annotations

from deckcli.core.findings import Place
from deckcli.core.printable import printable
from deckcli.core.text import display_width

MAX_CHARACTERS = 120  # a deck may be one line of JSON, so longer lines are cut around the place
_BEFORE = 40
_CUT = "..."


def excerpt(line: str, place: Place) -> tuple[str, str]:
    """The line as shown, and the line of carets to go below it."""
    start = min(max(place.column - 1, 0), len(line))
    end = min(max(place.end_column - 1, start), len(line))
    first, last = _window(len(line), start)
    end = min(end, last)
    before = (_CUT if first else "") + printable(line[first:start])
    marked, after = printable(line[start:end]), printable(line[end:last])
    shown = before + marked + after + (_CUT if last < len(line) else "")
    carets = "^" * max(display_width(marked), 1)
    return shown.rstrip(), " " * display_width(before) + carets


def _window(length: int, start: int) -> tuple[int, int]:
    if length <= MAX_CHARACTERS:
        return 0, length
    first = max(0, min(start - _BEFORE, length - MAX_CHARACTERS))
    return first, first + MAX_CHARACTERS

"""A source line with carets under the place of a finding."""

from __future__ import annotations

from deckcli.core.findings import Place
from deckcli.core.printable import printable
from deckcli.core.text import display_width

MOST = 126  # columns; a deck may be one line of JSON, so longer lines are cut around the place
_CUT = "..."


def excerpt(line: str, place: Place, columns: int = MOST) -> tuple[str, str]:
    """The line as shown in this many columns, and the line of carets to go below it."""
    start = min(max(place.column - 1, 0), len(line))
    end = min(max(place.end_column - 1, start), len(line))
    first, last = _window(line, start, min(columns, MOST))
    end = min(end, last)
    before = (_CUT if first else "") + printable(line[first:start])
    marked, after = printable(line[start:end]), printable(line[end:last])
    shown = before + marked + after + (_CUT if last < len(line) else "")
    carets = "^" * max(display_width(marked), 1)
    return shown.rstrip(), " " * display_width(before) + carets


def _window(line: str, start: int, columns: int) -> tuple[int, int]:
    """The part of the line that is shown: a third of it before the place, if there is so much."""
    if display_width(printable(line)) <= columns:
        return 0, len(line)
    room = max(columns - 2 * len(_CUT), 1)
    first = _reach(line, start, -1, room // 3)
    last = _reach(line, first, 1, room)
    return (_reach(line, last, -1, room), last) if last == len(line) else (first, last)


def _reach(line: str, at: int, step: int, columns: int) -> int:
    """How far one comes from a place of the line within this many columns."""
    ahead = line[at : at + columns] if step > 0 else line[max(0, at - columns) : at][::-1]
    for character in ahead:
        columns -= display_width(printable(character))
        if columns < 0:
            break
        at += step
    return at

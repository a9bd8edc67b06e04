"""How wide the columns of a table are on a screen: decided here for every table.

A column with nothing in it is not shown. A table that is too wide first lets its widest texts wrap.
If that is not enough, columns are left out from the right, since the first ones tell which row it
is; a line below names them. Files and pipes get every column in full width.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

from deckcli.core.text import display_width, fitting, folded

_GAP = 2
_NARROW = 12  # columns that a text keeps at least, if it has so many
_NAME = 20  # and the first texts, among them the name
_WORD = 24  # a longer word may be broken
_KEPT = 2  # the first columns, without which nobody knows what the others are about
_LEAST = 4  # columns of a kept column on the narrowest of screens

Cells = Sequence[Sequence[str]]


class Screen(NamedTuple):
    """What pages are drawn for; no number of columns means any width."""

    columns: int = 0
    colored: bool = False

    def bold(self, text: str) -> str:
        return self.painted("1", text)

    def painted(self, color: str, text: str) -> str:
        """The text in a colour of ANSI, if there are colours here."""
        return f"\x1b[{color}m{text}\x1b[0m" if self.colored and text else text


_SCREEN: ContextVar[Screen] = ContextVar("screen", default=Screen())  # noqa: B039 - a tuple


@contextmanager
def drawn_for(screen: Screen) -> Iterator[None]:
    """Pages made in here are drawn for this screen."""
    before = _SCREEN.set(screen)
    try:
        yield
    finally:
        _SCREEN.reset(before)


def this_screen() -> Screen:
    return _SCREEN.get()


def reflowed(text: str) -> str:
    """A text of paragraphs, whose lines are made anew where the screen has no room for them."""
    columns = this_screen().columns
    return "\n\n".join(
        "\n".join(folded(" ".join(paragraph.split()), columns))
        if columns and max(map(display_width, paragraph.split("\n"))) > columns
        else paragraph
        for paragraph in text.split("\n\n")
    )


def beside(label: str, text: str) -> str:
    """A label with a text that wraps to the right of it, or below where that is too narrow."""
    columns = this_screen().columns
    if not columns or display_width(label + text) <= columns:
        return f"{label}{text}\n"
    indent = display_width(label)
    lines = folded(text, columns - indent) if columns - indent >= _WORD else []
    if lines:
        labels = [label] + [" " * indent] * len(lines)
        return "".join(f"{left}{line}\n" for left, line in zip(labels, lines, strict=False))
    below = folded(text, max(columns - _LEAST, 1))
    return fitting(f"{label.rstrip()}\n", columns) + "".join(
        f"{' ' * _LEAST}{line}\n" for line in below
    )


class Fitted(NamedTuple):
    """A table whose cells may have several lines, and the headers that found no room."""

    headers: list[str]
    rows: list[list[str]]
    left_out: list[str]


def without_empty(table: Fitted, numbers: Collection[int]) -> tuple[Fitted, set[int]]:
    """The table without columns that no row has anything in, and where its numbers are now."""
    kept = [
        at for at in range(len(table.headers))
        if at < _KEPT or not table.rows or any(row[at] for row in table.rows)
    ]  # fmt: skip
    rows = [[row[at] for at in kept] for row in table.rows]
    moved = {new for new, at in enumerate(kept) if at in numbers}
    return Fitted([table.headers[at] for at in kept], rows, table.left_out), moved


def fitted(headers: Sequence[str], rows: Cells, numbers: Collection[int], columns: int) -> Fitted:
    """The table in this many terminal columns; columns of numbers keep their width."""
    natural, least, tight = [], [], []
    for at, header in enumerate(headers):
        cells = [row[at] for row in rows]
        widest, words = _widest(cells), _widest(header.split())
        natural.append(max(widest, display_width(header)))
        kept = _NAME if at <= _KEPT else _NARROW
        text = min(natural[at], max(kept, _longest_word(cells)))
        narrow = min(text, max(_NARROW, _longest_word(cells)))
        least.append(max(widest, words) if at in numbers else text)
        tight.append(least[at] if at in numbers else narrow)
    if _total(least) > columns >= _total(tight):
        least = tight  # names wrap, but every column is there
    shown = len(headers)
    while shown > _KEPT and _total(least[:shown]) > columns:
        shown -= 1
    widths = _shrunk(natural[:shown], least[:shown], columns)
    return Fitted(
        _folded_row(headers, widths),
        [_folded_row(row, widths) for row in rows],
        list(headers[shown:]),
    )


def _shrunk(natural: Sequence[int], least: Sequence[int], columns: int) -> list[int]:
    """Widths that fit: the widest gives way first, below its least width only if all have."""
    widths = list(natural)
    for floor in (least, [min(width, _LEAST) for width in natural]):
        while _total(widths) > columns:
            able = [at for at, width in enumerate(widths) if width > max(1, floor[at])]
            if not able:
                break
            widths[max(able, key=lambda at: widths[at])] -= 1
    return widths


def _total(widths: Sequence[int]) -> int:
    return sum(widths) + _GAP * (len(widths) - 1)


def _widest(cells: Sequence[str]) -> int:
    return max(map(display_width, cells), default=0)


def _longest_word(cells: Sequence[str]) -> int:
    return min(_WORD, _widest([word for cell in cells if cell.isascii() for word in cell.split()]))


def _folded_row(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    return ["\n".join(folded(cell, width)) for cell, width in zip(row, widths, strict=False)]

"""Tables drawn for people: sides with rows of cells, in one box that fits the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from deckcli.core.text import display_width, pad

_CELL = 17  # the least width of a cell, without the gap after it
_WIDEST = 34
_GAP = 2
_LABEL = 8  # the least width of the column of labels
_ASCII = str.maketrans("─│┌┐└┘├┤▒…", "-|++++++#.")


class Cell:
    """A name on one line, with its details below."""

    __slots__ = ("name", "words")

    def __init__(self, name: str, words: Sequence[str] = ()) -> None:
        self.name, self.words = name, words

    def lines(self, columns: int) -> list[str]:
        return [clipped(self.name, columns), *flowed(self.words, columns, gap=" ")]


class Row:
    """A part of a side: cells next to each other, or pieces of running text."""

    __slots__ = ("cells", "gap", "label", "pieces")

    def __init__(
        self,
        label: str,
        *,
        cells: Sequence[Cell] = (),
        pieces: Sequence[str] = (),
        gap: str = "   ",
    ) -> None:
        self.label, self.cells, self.pieces, self.gap = label, cells, pieces, gap

    def lines(self, columns: int, labels: int = _LABEL) -> list[str]:
        """The row in this many columns: at least one line, so that an empty row is visible."""
        label = labels if self.label else 0
        room = columns - label
        found = _grid(self.cells, room) if self.cells else flowed(self.pieces, room, gap=self.gap)
        names = [self.label] + [""] * len(found)
        return [
            f"{pad(name, label)}{line}" for name, line in zip(names, found or ["-"], strict=False)
        ]


class Side:
    """Rows under a heading, with a `note` to its right."""

    __slots__ = ("heading", "note", "rows")

    def __init__(self, heading: str, rows: Sequence[Row], note: str = "") -> None:
        self.heading, self.rows, self.note = heading, rows, note


def draw(sides: Sequence[Side], columns: int) -> list[str]:
    """The sides from top to bottom; every line is exactly this many terminal columns wide."""
    lines: list[str] = []
    widest = max((display_width(row.label) for side in sides for row in side.rows), default=0)
    labels = max(_LABEL, widest + 1)
    for side in sides:
        left, right = ("├", "┤") if lines else ("┌", "┐")
        note = f" {side.note} " if side.note else ""
        heading = clipped(f"─ {side.heading} ", columns - 3 - display_width(note))
        rule = "─" * (columns - 3 - display_width(heading) - display_width(note))
        lines.append(f"{left}{heading}{rule}{note}─{right}")
        for row in side.rows:
            lines += [f"│ {pad(line, columns - 4)} │" for line in row.lines(columns - 4, labels)]
    return [*lines, f"└{'─' * (columns - 2)}┘"]


def in_ascii(text: str) -> str:
    """The drawing for terminals without box-drawing characters."""
    return text.translate(_ASCII)


def clipped(text: str, columns: int) -> str:
    """The text, or as much of it as fits, marked as cut off."""
    if display_width(text) <= columns:
        return text
    width, kept = 1, ""
    for character in text:
        width += display_width(character)
        if width > columns:
            break
        kept += character
    return f"{kept.rstrip()}…"


def flowed(pieces: Sequence[str], columns: int, *, gap: str = " ") -> list[str]:
    """The pieces one after another, on as many lines as needed; no piece is broken."""
    lines: list[str] = []
    for piece in pieces:
        fitting = clipped(piece, columns)
        longer = f"{lines[-1]}{gap}{fitting}" if lines else ""
        if lines and display_width(longer) <= columns:
            lines[-1] = longer
        else:
            lines.append(fitting)
    return lines


def _grid(cells: Sequence[Cell], room: int) -> list[str]:
    """Cells in columns of equal width, as wide as fits."""
    most = max(1, (room + _GAP) // (_CELL + _GAP))
    across = min(most, max(len(cells), 2))
    width = min(_WIDEST, (room + _GAP) // across - _GAP)
    lines: list[str] = []
    for first in range(0, len(cells), across):
        drawn = [cell.lines(width) for cell in cells[first : first + across]]
        for at in range(max(map(len, drawn))):
            texts = [pad(column[at] if at < len(column) else "", width + _GAP) for column in drawn]
            lines.append("".join(texts).rstrip())
    return lines

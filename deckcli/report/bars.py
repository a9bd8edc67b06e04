"""Horizontal bars, to an eighth of a column if the terminal can draw that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from deckcli.core.messages import said
from deckcli.core.printable import can_show, printable
from deckcli.core.text import display_width, pad

_EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")
_FULL = "█"
_ASCII = "#"
_LEAST = 10  # columns for the longest bar, even if long labels leave fewer


def draws_blocks(stream: TextIO) -> bool:
    """Whether the stream's encoding has the block characters."""
    return can_show(_FULL + "".join(_EIGHTHS), stream)


def bar_chart(rows: Sequence[tuple[str, float]], width: int = 60, *, blocks: bool = True) -> str:
    """One line per row: label, bar, number; no line takes more columns than `width`.

    The greatest number has the longest bar; anything above zero shows at least a trace.
    """
    if not rows:
        return ""
    labels = [printable(said(label)) for label, _ in rows]
    numbers = [_number(number) for _, number in rows]
    label_width = max(map(display_width, labels))
    room = max(_LEAST, width - label_width - 2 - 1 - max(map(len, numbers)))
    greatest = max(number for _, number in rows)
    lines = []
    for label, shown, (_, number) in zip(labels, numbers, rows, strict=True):
        share = number / greatest if greatest > 0 and number > 0 else 0.0
        bar = _blocks(share * room) if blocks else _ASCII * _columns(share * room)
        lines.append(f"{pad(label, label_width)}  {bar}{' ' if bar else ''}{shown}\n")
    return "".join(lines)


def _blocks(length: float) -> str:
    eighths = max(round(length * 8), 1) if length > 0 else 0
    return _FULL * (eighths // 8) + _EIGHTHS[eighths % 8]


def _columns(length: float) -> int:
    return max(round(length), 1) if length > 0 else 0


def _number(number: float) -> str:
    """At most two decimals, but never 0 for anything above zero."""
    if isinstance(number, int):
        return str(number)
    if 0 < number < 0.005:
        return f"{number:.1g}"
    return f"{number:.2f}".rstrip("0").rstrip(".")

"""Tables of a game: rows of a label and pieces, which wrap to the right of their labels."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from deckcli.core.text import display_width, folded, hanging

_WIDE: Final = re.compile(r"  (\S+(?: \S+)?)( {2,})(.*)")
_NARROW: Final = re.compile(r"  (\S+)( )(.*)")
_LEAST: Final = 24  # columns that pieces need beside their label


class Row(NamedTuple):
    """One line of such a table; its label takes this width."""

    label: str
    width: int
    pieces: str


def row_of(line: str) -> Row | None:
    """The line as a row, if it is one."""
    found = _WIDE.fullmatch(line) or _NARROW.fullmatch(line)
    if found is None:
        return None
    label, gap, pieces = found.groups()
    return Row(label, display_width(label) + len(gap) - 1, pieces)


def fitted_rows(text: str, columns: int) -> str:
    """The table in lines of at most this width (0: any)."""
    return "\n".join(part for line in text.split("\n") for part in _fitted(line, columns))


def _fitted(line: str, columns: int) -> list[str]:
    if not columns or display_width(line) <= columns:
        return [line]
    row = row_of(line)
    indent = row.width + 3 if row else columns
    if row is None or columns - indent < _LEAST:
        return hanging(line, columns)
    first, *rest = folded(row.pieces, columns - indent)
    label = line[: len(line) - len(row.pieces)]
    return [f"{label}{first}", *(f"{'':{indent}}{more}" for more in rest)]

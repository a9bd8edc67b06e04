"""Tables for the screen, as Markdown, for spreadsheets and for programs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from deckcli.core.later import later
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.core.text import folded
from deckcli.report.fitting import Fitted, fitted, this_screen, without_empty

Row = Sequence[object]
LEFT_OUT = "no room for"
FOR_PROGRAMS = ("csv", "json")  # outputs that hold the keys of files, not words
_PADDING = 2  # columns that a header leaves free beside it, if there is room for any number
_FORMULAS = ("=", "+", "-", "@", "\t", "\r")  # how a formula can begin
_NUMBER = re.compile(r"[+-]?[0-9.]*(e[+-]?[0-9]+)?")


class Word(str):
    """A cell that the program itself says, told to people in their language."""

    __slots__ = ()


def table(
    rows: Sequence[Row], headers: Sequence[str], *, output: str = "text", keys: Sequence[str] = ()
) -> str:
    """The rows as a table that ends with a newline; None is an empty cell.

    `keys` name the columns in csv and json if the headers are meant for people. Columns of numbers
    are right-aligned. `output` is the name of a format that shows tables. For a screen, columns get
    the widths that fit.
    """
    if output == "text":
        return _text(rows, headers)
    if output == "markdown":
        return _markdown(rows, headers)
    if output == "csv":
        return _csv(rows, keys or headers)
    return _json(rows, keys or headers)


def _text(rows: Sequence[Row], headers: Sequence[str]) -> str:
    with later({"wcwidth": ()}):  # which measures other letters than ours
        import tabulate  # slow to import, and most commands print no table

    screen = this_screen()
    numbers = _number_columns(rows, len(headers))
    shown = Fitted(
        [printable(said(header)) for header in headers],
        [[printable(_told(value)) for value in row] for row in rows],
        left_out=[],
    )
    if screen.columns:
        shown, numbers = without_empty(shown, numbers)
        shown = fitted(shown.headers, shown.rows, numbers, screen.columns)
    align = ["right" if column in numbers else "left" for column in range(len(shown.headers))]
    cells = (cell for row in (shown.headers, *shown.rows) for cell in row)
    tabulate.MIN_PADDING = 0 if screen.columns else _PADDING
    tabulate.WIDE_CHARS_MODE = not all(map(str.isascii, cells))
    drawn = tabulate.tabulate(
        shown.rows,
        headers=shown.headers,
        tablefmt="simple",
        disable_numparse=True,  # card numbers such as 007 or 1e5 stay as they are
        colalign=align if rows else None,
    )
    lines = [line.rstrip() for line in drawn.split("\n")]
    heading = max(header.count("\n") for header in shown.headers) + 1
    lines[:heading] = map(screen.bold, lines[:heading])
    if shown.left_out:
        lines += folded(f"({said(LEFT_OUT)}: {', '.join(shown.left_out)})", screen.columns)
    return "".join(f"{line}\n" for line in lines)


def _markdown(rows: Sequence[Row], headers: Sequence[str]) -> str:
    from deckcli.report.markdown import cell, markdown_table

    return markdown_table(
        [cell(said(header)) for header in headers],
        [[cell(_told(value)) for value in row] for row in rows],
        right=_number_columns(rows, len(headers)),
    )


def _csv(rows: Sequence[Row], keys: Sequence[str]) -> str:
    import csv
    import io

    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(keys)
    writer.writerows([printable(_harmless(_shown(value))) for value in row] for row in rows)
    return stream.getvalue()


def _harmless(text: str) -> str:
    """A cell that a spreadsheet takes for text (or a number), not for a formula to be run."""
    return text if text[:1] not in _FORMULAS or _NUMBER.fullmatch(text) else f"'{text}"


def _json(rows: Sequence[Row], keys: Sequence[str]) -> str:
    from deckcli.core.json_text import json_page

    return json_page([dict(zip(keys, row, strict=True)) for row in rows])


def _told(value: object) -> str:
    return said(value) if isinstance(value, Word) else _shown(value)


def _shown(value: object) -> str:
    return "" if value is None else str(value)


def _number_columns(rows: Sequence[Row], width: int) -> set[int]:
    """Columns that hold only numbers, apart from empty cells."""
    columns: set[int] = set()
    for column in range(width):
        values = [row[column] for row in rows if row[column] is not None]
        if values and all(isinstance(value, int | float) for value in values):
            columns.add(column)
    return columns

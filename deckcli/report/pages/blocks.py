"""Pages made of blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.report.fitting import this_screen
from deckcli.report.tables import table


class Block(NamedTuple):
    """A part of the page: a heading, lines of text, a table."""

    heading: str
    lines: Sequence[str] = ()
    headers: Sequence[str] = ()
    rows: Sequence[Sequence[object]] = ()


def text_page(found: Iterable[Block]) -> str:
    parts = []
    for block in found:
        heading = this_screen().bold(printable(said(block.heading)))
        lines = [heading, *(printable(said(line)) for line in block.lines)]
        drawn = table(block.rows, block.headers) if block.headers else ""
        parts.append("".join(f"{line}\n" for line in lines) + drawn)
    return "\n".join(parts)


def markdown_page(found: Iterable[Block]) -> str:
    from deckcli.report.markdown import cell

    parts = []
    for number, block in enumerate(found):
        marks = "##" if number == 0 else "###"
        lines = "".join(f"- {cell(said(line))}\n" for line in block.lines)
        drawn = table(block.rows, block.headers, output="markdown") if block.headers else ""
        parts += [f"{marks} {cell(said(block.heading))}\n", lines, drawn]
    return "\n".join(part for part in parts if part)

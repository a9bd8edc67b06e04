"""Writing the pages of a command where `-o FORMAT[=PATH]` asks for them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from deckcli.report.bars import draws_blocks
from deckcli.report.outputs import Output, write_outputs


def write_pages(wanted: Sequence[Output], page: Callable[[str], str]) -> None:
    """Make each page by the name of its format and write it; raises NotWritten."""
    write_outputs(wanted, lambda output: page(output.format.name), sys.stdout)


def write_drawn_pages(wanted: Sequence[Output], page: Callable[[str, bool], str]) -> None:
    """Likewise for pages with bars, told whether these may use block characters.

    Files can hold them, not every terminal can.
    """
    blocks = draws_blocks(sys.stdout)
    write_outputs(
        wanted, lambda output: page(output.format.name, blocks or bool(output.path)), sys.stdout
    )

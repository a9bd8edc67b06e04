"""Writing the pages of a command where `-o FORMAT[=PATH]` asks for them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from deckcli.cli.session import Session
from deckcli.core.messages import said_page
from deckcli.core.text import fitting
from deckcli.report.bars import draws_blocks
from deckcli.report.fitting import Screen, drawn_for, this_screen
from deckcli.report.outputs import Output, write_outputs


def write_pages(session: Session, wanted: Sequence[Output], page: Callable[[str], str]) -> None:
    """Make each page by the name of its format and write it; raises NotWritten.

    What is shown in a terminal is drawn for its width and colours.
    """
    write_drawn_pages(session, wanted, lambda name, _: page(name))


def write_drawn_pages(
    session: Session, wanted: Sequence[Output], page: Callable[[str, bool], str]
) -> None:
    """Likewise for pages with bars, told whether these may use block characters.

    Files can hold them, not every terminal can.
    """
    blocks = draws_blocks(sys.stdout)

    def drawn(output: Output) -> str:
        with drawn_for(Screen() if output.path else session.screen):
            return _told(output, page(output.format.name, blocks or bool(output.path)))

    write_outputs(wanted, drawn, sys.stdout)


def _told(output: Output, page: str) -> str:
    """What people read is in their language, what programs read is always the same."""
    if output.format.for_machines:
        return page
    told = said_page(page)
    return fitting(told, this_screen().columns) if output.format.folds else told

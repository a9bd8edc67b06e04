"""Markdown tables whose cells show what was put in, whatever characters that is."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

from deckcli.report.printable import printable

_MARKUP = re.compile(r"([\\`*_{}\[\]<>|#~$&!@])")


def cell(text: str) -> str:
    """The text as it stands, with nothing in it read as markup."""
    return _MARKUP.sub(r"\\\1", printable(text)).strip()


def markdown_table(
    headers: Sequence[str], rows: Iterable[Sequence[str]], *, right: Collection[int] = ()
) -> str:
    """A table of cells that are Markdown already; the columns named in `right` hold numbers."""
    rule = ["---:" if column in right else "---" for column in range(len(headers))]
    return "".join(f"| {' | '.join(row)} |\n" for row in (headers, rule, *rows))

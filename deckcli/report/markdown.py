"""Markdown tables whose cells show their text literally, whatever characters it has."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

from deckcli.core.printable import printable

_MARKUP = re.compile(r"([\\`*_{}\[\]<>|#~$&!@])")


def cell(text: str) -> str:
    """The text escaped, so that nothing in it is read as markup."""
    return _MARKUP.sub(r"\\\1", printable(text)).strip()


def markdown_table(
    headers: Sequence[str], rows: Iterable[Sequence[str]], *, right: Collection[int] = ()
) -> str:
    """A table of cells that are already Markdown; the columns in `right` hold numbers."""
    rule = ["---:" if column in right else "---" for column in range(len(headers))]
    return "".join(f"| {' | '.join(row)} |\n" for row in (headers, rule, *rows))

"""Errors a user can act on: what happened, where, and what to do next."""

from __future__ import annotations

from typing import ClassVar

from deckcli.core.messages import said
from deckcli.core.printable import printable


class DeckcliError(Exception):
    """An expected failure, shown in a line or two and never as a traceback."""

    code: ClassVar[str] = "failed"  # on the class: compiled errors lose instance attributes

    def __init__(self, message: str, *, where: str = "", hint: str = "") -> None:
        super().__init__(message)
        self.message, self.where, self.hint = message, where, hint

    def __str__(self) -> str:
        lines = [f"{said('error')}[{self.code}]: {said(printable(self.message))}"]
        if self.where:
            lines.append(_below(f"  {said('at')}: ", self.shown_where()))
        if self.hint:
            lines.append(f"  {said('hint')}: {said(printable(self.hint))}")
        return "\n".join(lines)

    def shown_where(self) -> str:
        return printable(self.where)


def _below(label: str, where: str) -> str:
    """A label and what it stands before; further lines, such as one with a caret, begin below."""
    if "\n" not in where:
        return f"{label}{where}"
    from deckcli.core.text import display_width  # most places are one line

    indent = " " * display_width(label)
    return label + where.replace("\n", f"\n{indent}")


class UnknownName(DeckcliError):
    """Nothing has that name: a game, a card, a deck, a code, a format."""

    code = "unknown"


class AmbiguousName(DeckcliError):
    """More than one thing has that name."""

    code = "ambiguous"


class BadSetting(DeckcliError):
    """An option or a line of `deckcli.toml` that cannot be used."""

    code = "setting"


class NotPlayable(DeckcliError):
    """Rules or a card that the program does not know yet, or a deck that cannot be dealt."""

    code = "not-playable"


class BadQuery(DeckcliError):
    """A search expression that cannot be read."""

    code = "query"

    def shown_where(self) -> str:
        return self.where  # two lines: the expression made printable, and a mark below it

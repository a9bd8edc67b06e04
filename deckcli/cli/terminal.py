"""The screen and keyboard of a human player."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import Any, TypeVar

from deckcli.core.black_box import heard_line
from deckcli.core.messages import said
from deckcli.core.printable import can_show, printable
from deckcli.core.sheets import Cell, Row, Side, draw, in_ascii
from deckcli.core.text import display_width, folded, hanging, pad

_NARROWEST, _WIDEST = 50, 120  # columns of a sheet, whatever the terminal's width
_FRAME = re.compile("[─│┌┐└┘├┤]+")
_DRAWN = "─│┌▒…"  # if the terminal has these, it has the other parts of frames, too
_ROOM = 6  # columns left of a prompt for the answer
_MANY = 7  # from this many lines of choices on, two columns are easier to read
_LONGEST_NUMBER = 9  # digits; Python refuses to parse thousands

T = TypeVar("T")


class EndOfInput(Exception):
    """Input has ended."""


def take_any_bytes() -> None:
    """Let a stray byte in what is typed be a wrong answer, not a crash."""
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def typed_number(word: str) -> int | None:
    """The whole number that was typed; None if it is no number, or longer than any that counts."""
    return int(word) if word.isdecimal() and len(word) <= _LONGEST_NUMBER else None


def numbered(choices: Sequence[T], word: str) -> T | None:
    """The choice with that number, counted from 1."""
    number = typed_number(word)
    return choices[number - 1] if number and number <= len(choices) else None


class Terminal:
    """Wraps and prints text, reads lines."""

    def __init__(self, lang: str, *, colored: bool = False) -> None:
        self.lang, self.colored = lang, colored
        take_any_bytes()
        self._mode: list[Any] | None = None  # how the terminal was when we came
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401 - gives `input` line editing and history
            with suppress(ImportError, OSError):
                import termios

                self._mode = termios.tcgetattr(sys.stdin.fileno())

    def restore(self) -> None:
        """Leave the terminal as it was: line editing turns its echo off while it waits."""
        if self._mode is not None:
            import termios

            with suppress(OSError, termios.error):
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._mode)

    def clear(self) -> None:
        """Leave nothing to see of what was shown and typed, further up neither."""
        if not sys.stdout.isatty():
            return
        with suppress(ImportError):
            import readline

            readline.clear_history()
        if os.environ.get("TERM") == "dumb":
            print("\n" * shutil.get_terminal_size().lines, flush=True)
        else:
            print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)

    @property
    def columns(self) -> int:
        return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns))

    def sheet(self, sides: Sequence[Side]) -> str:
        text = "\n".join(draw([_told(side) for side in sides], self.columns))
        if not can_show(_DRAWN, sys.stdout):
            return in_ascii(text)
        return _FRAME.sub(lambda found: self.painted("2", found[0]), text)

    def painted(self, color: str, text: str) -> str:
        """The text in a colour of ANSI, if there are colours here."""
        return f"\x1b[{color}m{text}\x1b[0m" if self.colored else text

    def folded(self, text: str) -> list[str]:
        """A line wrapped between words; continuation lines are indented further."""
        line = text.lstrip("\n")
        first, *more = hanging(line, self.columns)
        return ["\n" * (len(text) - len(line)) + first, *more]

    def choices(self, options: Sequence[str]) -> str:
        """The numbered options, in two columns if they are many and short."""
        width = len(str(len(options))) + 2
        half = self.columns // 2
        lines: list[str] = []
        for number, option in enumerate(options, start=1):
            first, *rest = folded(option, self.columns - width - 4)
            lines.append(f"{number:>{width}}  {first}")
            lines += [f"{'':{width + 4}}{line}" for line in rest]
        if len(lines) < _MANY or max(map(display_width, lines)) >= half:
            return "\n".join(lines)
        rows = (len(lines) + 1) // 2
        pairs = zip_longest(lines[:rows], lines[rows:], fillvalue="")
        return "\n".join(f"{pad(left, half)}{right}".rstrip() for left, right in pairs)

    def ask(self, prompt: str) -> str:
        """Read a line, without its newline; raises EndOfInput."""
        *above, last = hanging(f"{said(prompt)}> ", self.columns - _ROOM)
        try:
            print("".join(f"{told}\n" for told in above), end="")
            line = " ".join(heard_line(input(last)).split())
        except (EOFError, OSError):
            print()
            raise EndOfInput from None
        if not sys.stdin.isatty():
            print(printable(line))  # echo it, as if it had been typed
        return line


def _told(side: Side) -> Side:
    """The side in the language that is spoken."""
    rows = [
        Row(
            said(row.label),
            cells=[Cell(cell.name, [said(word) for word in cell.words]) for cell in row.cells],
            pieces=[said(piece) for piece in row.pieces],
            gap=row.gap,
        )
        for row in side.rows
    ]
    return Side(said(side.heading), rows, said(side.note))

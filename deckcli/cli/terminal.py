"""The screen and keyboard of a human player."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import Any

from deckcli.core.printable import printable
from deckcli.core.sheets import Side, draw, flowed, in_ascii
from deckcli.core.text import display_width, pad

_NARROWEST, _WIDEST = 50, 120  # columns of a sheet, whatever the terminal's width
_MANY = 7  # from this many lines of choices on, two columns are easier to read


class EndOfInput(Exception):
    """Input has ended."""


class Terminal:
    """Wraps and prints text, reads lines."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a stray byte is a wrong answer, not a crash
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
        text = "\n".join(draw(sides, self.columns))
        return text if _draws_lines() else in_ascii(text)

    def folded(self, text: str) -> list[str]:
        """A line wrapped between words; continuation lines are indented further."""
        if not text.strip():
            return [text]
        blank = text[: len(text) - len(text.lstrip("\n"))]
        line = text.lstrip("\n")
        indent = " " * (len(line) - len(line.lstrip()))
        first, *rest = flowed(line.split(" "), self.columns)
        more = flowed(" ".join(rest).split(" "), self.columns - len(indent) - 4) if rest else []
        return [blank + first, *(f"{indent}    {tail}" for tail in more)]

    def choices(self, options: Sequence[str]) -> str:
        """The numbered options, in two columns if they are many and short."""
        width = len(str(len(options))) + 2
        half = self.columns // 2
        lines: list[str] = []
        for number, option in enumerate(options, start=1):
            first, *rest = flowed(option.split(" "), self.columns - width - 2)
            lines.append(f"{number:>{width}}  {first}")
            lines += [f"{'':{width + 4}}{line}" for line in rest]
        if len(lines) < _MANY or max(map(display_width, lines)) >= half:
            return "\n".join(lines)
        rows = (len(lines) + 1) // 2
        pairs = zip_longest(lines[:rows], lines[rows:], fillvalue="")
        return "\n".join(f"{pad(left, half)}{right}".rstrip() for left, right in pairs)

    def ask(self, prompt: str) -> str:
        """Read a line, without its newline; raises EndOfInput."""
        try:
            line = " ".join(input(f"{prompt}> ").split())
        except (EOFError, OSError):
            print()
            raise EndOfInput from None
        if not sys.stdin.isatty():
            print(printable(line))  # echo it, as if it had been typed
        return line


def _draws_lines() -> bool:
    try:
        "─│┌▒…".encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True

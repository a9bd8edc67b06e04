"""What all commands share: language, colour, verbosity, card data."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from deckcli.cli.settings import Settings, nearest, one_of
from deckcli.core.errors import BadSetting, DeckcliError
from deckcli.core.messages import name_cards, said
from deckcli.core.printable import printable
from deckcli.core.text import fitting

if TYPE_CHECKING:
    from deckcli.games.library import Library
    from deckcli.report.fitting import Screen


def asked_for(key: str, line: Sequence[str]) -> str:
    """What a command line says of `lang` or `color`, or else the settings.

    Mistakes are told later, by what reads it all; of several, the last counts, as for the parser.
    """
    said_last = ""
    for at, word in enumerate(line):
        option, equals, value = word.partition("=")
        if word == "--":
            break
        if option == f"--{key}":
            said_last = value if equals else "".join(line[at + 1 : at + 2])
    if said_last:
        return said_last
    try:
        settings = nearest(Path.cwd())
    except (BadSetting, OSError):
        return ""
    return settings.lang if key == "lang" else settings.color


def is_colored(mode: str, stream: TextIO) -> bool:
    """Whether a stream is coloured.

    The option and the settings go first, then NO_COLOR, then FORCE_COLOR, then the terminal.
    """
    if mode not in ("", "auto"):
        return mode == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR", "0") not in ("", "0"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def columns_of(stream: TextIO) -> int:
    """The width of the terminal that this goes to; 0 for a file or a pipe, which has none."""
    return shutil.get_terminal_size().columns if stream.isatty() else 0


def last_words(text: str) -> None:
    """Print why the program ends; if even that cannot be written, its exit status still tells."""
    with suppress(OSError):
        print(text, file=sys.stderr)


class Session:
    """The global options, falling back to the project's settings; both are read when needed."""

    def __init__(
        self, lang: str = "", color: str = "", verbosity: int = 0, card_data: Sequence[Path] = ()
    ) -> None:
        self._lang = one_of("lang", lang) if lang else ""
        self._color = one_of("color", color) if color else ""
        self._card_data = tuple(card_data)
        self.verbosity = verbosity
        name_cards(self._card_name)

    @cached_property
    def settings(self) -> Settings:
        """The nearest `deckcli.toml`; raises BadSetting."""
        try:
            return nearest(Path.cwd())
        except FileNotFoundError as error:
            raise BadSetting("the working folder is gone", hint="change to another one") from error

    @cached_property
    def library(self) -> Library:
        from deckcli.games.library import Library

        return Library((*self.settings.card_data, *self._card_data))

    def _card_name(self, written: str) -> str:
        """A card's name for a sentence; it may be the sentence that cards cannot be read."""
        try:
            return self.library.name_in(self.lang, written)
        except DeckcliError:
            return written

    @cached_property
    def lang(self) -> str:
        """The language of card names."""
        return self._lang or self.settings.lang or "en"

    @cached_property
    def colored(self) -> bool:
        """Whether standard output is coloured."""
        return is_colored(self._color or self.settings.color, sys.stdout)

    @property
    def columns(self) -> int:
        """The width of the terminal; 0 for a file or a pipe, which has none."""
        return columns_of(sys.stdout)

    @property
    def screen(self) -> Screen:
        from deckcli.report.fitting import Screen

        return Screen(self.columns, self.colored)

    def show(self, text: str) -> None:
        """Print what people read to standard output, in lines that fit the terminal."""
        print(fitting(text, self.columns))

    def say(self, text: str) -> None:
        """Print a line of progress or comment to standard error, unless --quiet."""
        if self.verbosity >= 0:
            self.complain(said(printable(text)))

    def complain(self, text: str) -> None:
        """Print what went wrong to standard error, in lines that fit the terminal."""
        print(fitting(text, columns_of(sys.stderr)), file=sys.stderr)

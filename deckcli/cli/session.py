"""What every command of one run shares: language, colour, verbosity, card data."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from deckcli.cli.settings import Settings, nearest
from deckcli.core.errors import BadSetting
from deckcli.core.text import listed

if TYPE_CHECKING:
    from deckcli.games.library import Library

LANGUAGES = ("en", "ja")
COLORS = ("auto", "always", "never")


@dataclass
class Session:
    """The global options; the library is made when a command first asks for it."""

    lang: str = "en"
    color: str = "auto"
    verbosity: int = 0
    card_data: tuple[Path, ...] = ()
    settings: Settings = field(default_factory=Settings)

    @cached_property
    def library(self) -> Library:
        from deckcli.games.library import Library

        return Library((*self.settings.card_data, *self.card_data))

    @property
    def colored(self) -> bool:
        """Whether standard output gets colours."""
        if self.color == "auto":
            return sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        return self.color == "always"

    def say(self, text: str) -> None:
        """A line of progress or comment: to standard error, and not with --quiet."""
        if self.verbosity >= 0:
            print(text, file=sys.stderr)


def open_session(lang: str, color: str, verbosity: int, card_data: list[Path] | None) -> Session:
    """Options over settings over defaults; raises BadSetting."""
    settings = nearest(Path.cwd())
    chosen_lang = _one_of(lang or settings.lang or "en", LANGUAGES, "language")
    chosen_color = _one_of(color or settings.color or "auto", COLORS, "colour mode")
    return Session(chosen_lang, chosen_color, verbosity, tuple(card_data or ()), settings)


def _one_of(word: str, allowed: tuple[str, ...], what: str) -> str:
    if word not in allowed:
        raise BadSetting(f"{word!r} is no {what}", hint=f"use {listed(allowed)}")
    return word

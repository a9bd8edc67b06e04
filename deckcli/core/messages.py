"""What the program says, in the language of whoever reads it.

Everything is written in English, and `said` is asked once, where it is printed. The English
sentence is the key of its phrase in another language (`deckcli/messages`). Nothing of another
language is loaded before it is asked for, and what it leaves out stays English.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from deckcli.core.languages import FIRST

if TYPE_CHECKING:
    from deckcli.core.translation import Translation

_voice: Translation | None = None


def speak(lang: str) -> None:
    """From now on `said` answers in this language."""
    global _voice  # noqa: PLW0603 - a program speaks one language at a time, as with gettext
    if lang in ("", FIRST):
        _voice = None
    else:
        from deckcli.core.translation import Translation

        _voice = Translation(lang)


def name_cards(naming: Callable[[str], str]) -> None:
    """Let this function say the names of cards within sentences."""
    if _voice is not None:
        _voice.names = naming


def keep_typed(line: Sequence[str]) -> None:
    """Let words of the command line stay as they were typed in what is told of them."""
    if _voice is not None:
        words = (piece for word in line for piece in (word, *word.split("=", 1), *word.split(",")))
        _voice.typed = frozenset(words) - {""}


def speaks_english() -> bool:
    return _voice is None


def said(text: str) -> str:
    """A sentence, a line or several, in the language that is spoken."""
    return text if _voice is None else _voice.said(text)


def said_rows(text: str) -> str:
    """A table of a game, whose rows begin with a label, in the language that is spoken."""
    return text if _voice is None else _voice.rows(text)


def said_page(text: str) -> str:
    """A page in the language that is spoken, but for its tables."""
    return text if _voice is None else _voice.page(text)


def said_long(folder: str, name: str, text: str) -> str:
    """A long text, translated under its name in a folder that is opened for such texts alone."""
    return text if _voice is None else _voice.long(folder, name, text)

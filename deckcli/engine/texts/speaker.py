"""Texts of abilities in a language: the entrance to this room."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from deckcli.core.languages import FIRST
from deckcli.core.sentences import Phrasebook
from deckcli.engine.language.vocabulary import Vocabulary
from deckcli.engine.texts.language import Language
from deckcli.engine.texts.patterns import Names, Voice
from deckcli.engine.texts.tree import Outline

_ROOM: Final = "deckcli.engine.texts"


class Speaker:
    """Says the abilities of a game in one language; one that is not known is English."""

    def __init__(self, words: Vocabulary, book: Phrasebook, names: Names) -> None:
        self.words, self.book, self.names = words, book, names
        name = f"{_ROOM}.{book.lang}"
        is_here = book.lang.isalpha() and find_spec(name) is not None
        self.language: type[Language] = import_module(
            name if is_here else f"{_ROOM}.{FIRST}"
        ).SPEAKS

    def voiced(self, outline: Outline, itself: str, more: Mapping[str, str]) -> Language:
        """The language as it speaks of one ability."""
        voice = Voice(self.book, self.names, self.book.say(itself), more)
        return self.language(voice, outline.slots)

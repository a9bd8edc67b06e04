"""Every folder here is a game. Nothing lists them; existing is enough."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from deckcli.core.errors import UnknownName
from deckcli.core.paths import packages_in
from deckcli.core.rules import RuleBook
from deckcli.core.text import known_words

if TYPE_CHECKING:
    from deckcli.catalog.catalog import Catalog
    from deckcli.core.findings import Problem


@cache
def keys() -> tuple[str, ...]:
    """The games there are, in alphabetical order."""
    return tuple(sorted(key for folder in __path__ for key in packages_in(Path(folder))))


def known(key: str) -> str:
    """The key itself if it is a game; raises UnknownName."""
    if key not in keys():
        raise UnknownName(f"no game is called {key!r}", hint=known_words(key, keys(), "games"))
    return key


def deck_rules(key: str) -> RuleBook:
    book: RuleBook = chapter(key, "decks.deck_rules").RULES
    return book


def card_rules(key: str) -> RuleBook:
    """A game's own rules for its cards."""
    book: RuleBook = chapter(key, "decks.card_rules").RULES
    return book


def card_checks(key: str) -> RuleBook:
    """What checks a game's card files: its own rules, and the engine if it can be played."""
    from deckcli.catalog.card_rules import ABILITIES  # the names of games are known without cards

    book = RuleBook()
    book.rules = list(card_rules(key))
    if can_be_played(key):
        book.add(ABILITIES._replace(check=_ability_problems))
    return book


def _ability_problems(catalog: Catalog) -> Iterator[Problem]:
    from deckcli.games.playing import game_of  # most catalogs are read only to check decks

    yield from game_of(catalog).problems


def can_be_played(key: str) -> bool:
    """Whether the program knows the rules of a game, not just its cards."""
    return has_chapter(key, "game")


def deck_formats(key: str) -> ModuleType | None:
    """The chapter with the game's own deck formats, if it has one."""
    if not has_chapter(key, "decks.deck_formats"):
        return None
    return chapter(key, "decks.deck_formats")


def chapter(key: str, name: str) -> ModuleType:
    """A chapter of a game, such as `decks.deck_builder`; raises UnknownName for no game."""
    return import_module(f"{__name__}.{known(key)}.{name}")


def has_chapter(key: str, name: str) -> bool:
    """Whether a game has that chapter, which is not imported for it."""
    return find_spec(f"{__name__}.{known(key)}.{name}") is not None

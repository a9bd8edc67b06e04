"""Every folder here is a game. Nothing lists them; existing is enough."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from deckcli.core.errors import UnknownName
from deckcli.core.rules import RuleBook
from deckcli.core.text import known_words


@cache
def keys() -> tuple[str, ...]:
    """The games there are, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def known(key: str) -> str:
    """The key itself, where it is a game; raises UnknownName."""
    if key not in keys():
        raise UnknownName(f"no game is called {key!r}", hint=known_words(key, keys(), "games"))
    return key


def deck_rules(key: str) -> RuleBook:
    book: RuleBook = _chapter(key, "deck_rules").RULES
    return book


def card_rules(key: str) -> RuleBook:
    book: RuleBook = _chapter(key, "card_rules").RULES
    return book


def deck_formats(key: str) -> ModuleType | None:
    """The chapter with the game's own deck formats, where it has one."""
    if find_spec(f"{__name__}.{known(key)}.deck_formats") is None:
        return None
    return _chapter(key, "deck_formats")


def _chapter(key: str, name: str) -> ModuleType:
    return import_module(f"{__name__}.{known(key)}.{name}")

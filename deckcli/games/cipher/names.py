"""Unit names: what makes two units the same character, whatever their title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from deckcli.catalog.catalog import CardDef
from deckcli.core.text import fold

_folded = lru_cache(maxsize=8192)(fold)  # checking a thousand decks folds the same few names


def unit_names(card: CardDef) -> set[str]:
    """Keys of every unit name the card bears, in each language."""
    return {_folded(spelling) for unit in units(card) for spelling in unit.values()}


def units(card: CardDef) -> Iterator[Mapping[str, str]]:
    """The unit name and any further ones (B01-056 Lucina is also a Marth)."""
    yield card["unit"]
    yield from card.get("also", ())

"""What makes two cards namesakes: the card name for deck limits, the unit name for play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from deckcli.catalog.catalog import CardDef
from deckcli.core.text import fold

_folded = lru_cache(maxsize=8192)(fold)  # checking a thousand decks folds the same few names


def card_name_keys(cards: Iterable[CardDef]) -> dict[str, str]:
    """For each card id a key that cards of the same card name share.

    The printed Japanese name decides. English names are translations, so they only join a card
    that has no Japanese name to its namesakes.
    """
    keys: dict[str, str] = {}
    english: dict[str, str] = {}
    translated: list[CardDef] = []
    for card in cards:
        japanese = card.names.get("ja")
        if not japanese:
            translated.append(card)
            continue
        keys[card.id] = _folded(japanese)
        english.setdefault(_folded(card.name("en")), keys[card.id])
    for card in translated:
        name = _folded(card.name("en"))
        keys[card.id] = english.get(name, name)
    return keys


def unit_names(card: CardDef) -> set[str]:
    """Keys of every unit name the card bears, in each language."""
    return {_folded(spelling) for unit in units(card) for spelling in unit.values()}


def units(card: CardDef) -> Iterator[Mapping[str, str]]:
    """The unit name and any further ones (B01-056 Lucina is also a Marth)."""
    yield card["unit"]
    yield from card.get("also", ())

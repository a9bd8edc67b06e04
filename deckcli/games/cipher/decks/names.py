"""Unit names: what makes two units the same character, whatever their title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.text import fold

_folded = lru_cache(maxsize=8192)(fold)  # checking a thousand decks folds the same few names


def unit_names(card: CardDef) -> set[str]:
    """Keys of every unit name the card bears, in each language."""
    return {_folded(spelling) for unit in units_of(card) for spelling in unit.values()}


def numbered_units(catalog: Catalog) -> dict[str, int]:
    """One number per unit name in all its languages: for all cards, and those they mention."""
    found: dict[str, int] = {}
    further = catalog.info.table("further_units").items()
    named = [names for card in catalog for names in units_of(card)]
    for names in [*named, *({"en": english, "ja": japanese} for english, japanese in further)]:
        number = found.get(names.get("en", ""), found.get(names.get("ja", ""), len(found)))
        for name in names.values():
            found.setdefault(name, number)
    return found


def units_of(card: CardDef) -> Iterator[Mapping[str, str]]:
    """The unit name and the further one, if any (B01-056 Lucina is also a Marth)."""
    yield card["unit"]
    yield from card.get("also", ())

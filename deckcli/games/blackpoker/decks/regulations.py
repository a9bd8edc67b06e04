"""What a BlackPoker deck says about itself, and what its format and regulation mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.decks.deck import Deck


def choice(deck: Deck, catalog: Catalog, key: str) -> str:
    """What the deck says under `format` or `regulation`, or the default if it says nothing."""
    option = deck.option(key)
    return str(option.value) if option else catalog.info.deck_keys[key].default


def regulation_of(deck: Deck, catalog: Catalog) -> Mapping[str, Any]:
    name = choice(deck, catalog, "regulation")
    found: Mapping[str, Any] = catalog.info.table("regulations")[name]
    return found


def playing_cards(deck: Deck) -> list[CardDef]:
    """One item per copy of a playing card."""
    entries = (entry for entry in deck.entries("cards") if entry.card.kind == "playing_card")
    return [entry.card for entry in entries for _ in range(min(entry.count, entry.card.copies))]


def is_built(deck: Deck, catalog: Catalog) -> bool:
    """Whether advice makes sense.

    A half is dealt, not built; a stub is not a deck yet; and a misspelt card is trouble enough.
    """
    section = deck.section("cards")
    if section is None or section.unresolved or "exactly" in regulation_of(deck, catalog):
        return False
    return deck.size("cards") >= catalog.limits["start"]


def known(catalog: Catalog, name: str) -> list[CardDef]:
    """The actions and characters of a format and of all below it."""
    formats = list(catalog.info.formats)
    included = formats[: formats.index(name) + 1]
    return [card for card in catalog if card.get("format") in included]

"""Selects the cards a format means, by the game's fields or by facts of a printing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.fields import known_fields, values
from deckcli.catalog.game_facts import Field
from deckcli.drafts.errors import BadDraft

NONE = "none"  # the word for "has no such value"
ANY = "any"  # the word for "whatever value it has, or none"


def select(catalog: Catalog, wanted: Mapping[str, Any]) -> list[CardDef]:
    """The cards that have one of the wanted values in each field, in catalog order."""
    asked = ((_field(name, catalog), _words(value)) for name, value in wanted.items())
    tests = [(field, words) for field, words in asked if words != {ANY}]
    return [
        card
        for card in catalog
        if all(words & ({str(item) for item in values(card, field)} or {NONE})
               for field, words in tests)
    ]  # fmt: skip


def has_printing(card: CardDef, wanted: Mapping[str, str]) -> bool:
    """Whether one printing of the card has all the wanted values."""
    return any(
        all(printing.get(key) == value for key, value in wanted.items())
        for printing in card.get("printings", ())
    )


def _field(name: str, catalog: Catalog) -> Field:
    fields = known_fields(catalog.info)
    if name not in fields:
        known = ", ".join(fields)
        raise BadDraft(f"{catalog.game} has no field {name!r}", hint=f"fields: {known}")
    return fields[name]


def _words(value: Any) -> set[str]:
    return {str(item) for item in value} if isinstance(value, list) else {str(value)}

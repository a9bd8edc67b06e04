"""Which cards a format means: by the fields of the game, or by what a printing says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.drafts.errors import BadDraft

NONE = "none"  # the word for "has no such value"


def select(catalog: Catalog, wanted: Mapping[str, Any]) -> list[CardDef]:
    """The cards that have one of the wanted values in each field, in the order of the catalog."""
    return [card for card in catalog if matches(card, wanted, catalog)]


def matches(card: CardDef, wanted: Mapping[str, Any], catalog: Catalog) -> bool:
    for name, value in wanted.items():
        words = {str(one) for one in (value if isinstance(value, list) else [value])}
        found = {str(one) for one in field_values(card, name, catalog)} or {NONE}
        if words.isdisjoint(found):
            return False
    return True


def field_values(card: CardDef, name: str, catalog: Catalog) -> Iterator[Any]:
    """The values of a card under a field of `game.yaml`; `id` is the card itself."""
    if name == "id":
        yield card.id
        return
    if name not in catalog.info.fields:
        known = ", ".join(catalog.info.fields)
        raise BadDraft(f"{catalog.game} has no field {name!r}", hint=f"fields: id, {known}")
    path = catalog.info.fields[name].path
    if path == ("kind",):
        yield card.kind
        return
    yield from _walk([card.facts], path)


def _walk(values: Iterable[Any], path: tuple[str, ...]) -> Iterator[Any]:
    for value in values:
        if isinstance(value, list):
            yield from _walk(value, path)
        elif not path:
            yield value
        elif isinstance(value, Mapping) and path[0] in value:
            yield from _walk([value[path[0]]], path[1:])


def has_printing(card: CardDef, wanted: Mapping[str, Any]) -> bool:
    """Whether one printing of the card has all the wanted values."""
    return any(
        all(printing.get(key) in (value if isinstance(value, list) else [value])
            for key, value in wanted.items())
        for printing in card.get("printings", ())
    )  # fmt: skip

"""Sorts the cards that were found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from deckcli.catalog.catalog import CardDef
from deckcli.catalog.fields import find_field, known_fields, values
from deckcli.catalog.game_facts import Field, GameFacts
from deckcli.catalog.query.signs import latin_signs
from deckcli.catalog.query.tokens import bad_query
from deckcli.core.text import fold, known_words


def sort_cards(
    cards: Iterable[CardDef], by: str, info: GameFacts, *, lang: str = "en"
) -> list[CardDef]:
    """The cards sorted by fields such as `cost,-attack,name`; `-` puts the greatest first.

    Numbers come before words such as X, and cards without a value last, in both directions.
    Cards that are equal keep their order. Raises BadQuery.
    """
    found = list(cards)
    for field, descending in reversed(_keys(by, info)):
        found = _sorted(found, field, lang, descending=descending)
    return found


def _keys(by: str, info: GameFacts) -> list[tuple[Field, bool]]:
    keys, at = [], 0
    for part in by.split(","):
        written = part.strip()
        descending = latin_signs(written).startswith("-")
        name = written[1:] if descending else written
        field = find_field(info, name)
        if field is None:
            message = f"{info.game} has no field {name!r} to sort by"
            raise bad_query(by, at, message, known_words(name, known_fields(info), "fields"))
        keys.append((field, descending))
        at += len(part) + 1
    return keys


def _sorted(cards: list[CardDef], field: Field, lang: str, *, descending: bool) -> list[CardDef]:
    numbered: list[tuple[Any, CardDef]] = []
    worded: list[tuple[Any, CardDef]] = []
    without: list[CardDef] = []
    for card in cards:
        first = next(iter(values(card, field, lang=lang)), None)
        if first is None:
            without.append(card)
        elif isinstance(first, int | float):
            numbered.append((first, card))
        else:
            worded.append((fold(str(first)), card))
    for group in (numbered, worded):
        group.sort(key=_first, reverse=descending)
    return [card for _, card in (*numbered, *worded)] + without


def _first(pair: tuple[Any, CardDef]) -> Any:
    return pair[0]

"""A card's facts under the names used by searches, tables and statistics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from deckcli.catalog.catalog import LANGUAGES, CardDef, Catalog
from deckcli.catalog.game_facts import Field, GameFacts
from deckcli.core.messages import said
from deckcli.core.text import fold

# What every card of every game has; a game's field of the same name takes precedence.
_COMMON = (
    Field("id", ("id",), "Id"),
    Field("name", ("name",), "Name"),
    Field("set", ("set",), "Set"),
    Field("kind", ("kind",), "Kind"),
    Field("text", ("summary",), "Text", ("summary",)),
)

_JOINTS = str.maketrans("_.", "  ")


def known_fields(info: GameFacts) -> dict[str, Field]:
    """The game's fields in the game's order, then those that every game has."""
    own = info.fields
    taken = {word for field in own.values() for word in (field.name, *field.aliases)}
    return {**own, **{field.name: field for field in _COMMON if field.name not in taken}}


def find_field(info: GameFacts, written: str) -> Field | None:
    """The field of that name or alias; case, width and `-` for `_` make no difference."""
    key = fold(written).replace("-", "_")
    fields = known_fields(info)
    if key in fields:
        return fields[key]
    return next((field for field in fields.values() if key in field.aliases), None)


def values(card: CardDef, field: Field, *, lang: str = "") -> tuple[Any, ...]:
    """Everything the card has for the field, in printed order; empty if it has nothing.

    Lists and mappings along the path are entered. A name in several languages counts in all of
    them, or only in `lang` if that is given.
    """
    if field.path in _OF_THE_CARD:
        return _of_the_card(card, field.path[0], lang)
    if field.reads == "total":
        around = _reach(card.facts, field.path[:-1])
        inside = (
            holder.get(field.path[-1], {}) for holder in around if isinstance(holder, Mapping)
        )
        return tuple(_total(numbers) for numbers in inside)
    if field.reads == "keys":
        return tuple(amounts(card, field))
    found: list[Any] = []
    for value in _reach(card.facts, field.path):
        if isinstance(value, dict):
            found += _leaves(value, lang)
        else:
            found.append(value)
    return tuple(found)


def amounts(card: CardDef, field: Field) -> dict[str, int]:
    """The total for each key in the field's mappings, such as dice symbols; an X counts nothing."""
    totals: dict[str, int] = {}
    for mapping in _reach(card.facts, field.path):
        for key, number in mapping.items():
            totals[key] = totals.get(key, 0) + (number if isinstance(number, int) else 0)
    return totals


def worded(info: GameFacts, field: Field, value: Any, lang: str = "en") -> str:
    """The value in that language, if the game has a word for it; what files call it is a key."""
    if isinstance(value, bool):
        return said("yes" if value else "no")
    word: str = info.table("words").get(field.name, {}).get(value, "")
    if lang != "ja" and not word.isascii():  # EVO-L is EVO-L everywhere
        word = ""
    told = word or table_word(info.game, str(value), lang)
    return said(told) if told == value else told


def set_name(catalog: Catalog, key: str, lang: str) -> str:
    """What a set is called, by what its id means in the language if it has no name there."""
    names = catalog.sets.get(key, {}).get("name", {})
    word = table_word(catalog.info.game, key, lang) if lang == "ja" else key
    return names.get(lang) or (word if word != key else said(next(iter(names.values()), "")))


def shown(catalog: Catalog, field: Field, value: Any, lang: str) -> str:
    """What people read for a value: the name of the card, if it is one, else its word."""
    card = catalog.get(value) if isinstance(value, str) else None
    if card is None and field.reads == "card":
        named = catalog.find(value).cards
        card = named[0] if len(named) == 1 else None
    return card.label(lang) if card else worded(catalog.info, field, value, lang)


def costs(info: GameFacts, card: CardDef, field: Field, lang: str) -> tuple[str, ...]:
    """Each mapping of symbols in words: `2 ceremonial class, 1 basic`."""
    return tuple(
        ", ".join(f"{number} {worded(info, field, key, lang)}" for key, number in one)
        for one in (mapping.items() for mapping in _reach(card.facts, field.path))
    )


@cache  # a search asks for the few words of a field once for each card
def table_word(game: str, text: str, lang: str) -> str:
    """A word as the players of a game say it at the table: `sword`, `ready_spell`, `charm.class`.

    Of `natural.class|charm.class`, either will do.
    """
    plain = text.translate(_JOINTS)
    if not plain.replace(" ", "").replace("|", "").isalpha():
        return text
    if lang != "ja":
        return plain if text.islower() else text
    from deckcli.core.sentences import Phrasebook  # English is spoken without it

    book = Phrasebook(lang, f"deckcli.games.{game}.table.phrases")
    told = "|".join(map(book.word, plain.split("|")))
    return text if told == plain else told


_OF_THE_CARD = (("id",), ("kind",), ("set",), ("name",))


def _of_the_card(card: CardDef, key: str, lang: str) -> tuple[str, ...]:
    if key == "name":
        return (card.name(lang),) if lang else tuple(card.names.values())
    return ({"id": card.id, "kind": card.kind, "set": card.set_id}[key],)


def _reach(value: Any, path: tuple[str, ...]) -> list[Any]:
    """What is at the end of the path, with each item of a list separately."""
    for at, key in enumerate(path):
        if isinstance(value, list):
            return [found for item in value for found in _reach(item, path[at:])]
        if not isinstance(value, dict) or key not in value:
            return []
        value = value[key]
    if isinstance(value, list):
        return [found for item in value for found in _reach(item, ())]
    return [value]


def _leaves(value: Any, lang: str) -> Iterator[Any]:
    if not isinstance(value, dict):
        yield value
    elif lang and value and all(key in LANGUAGES for key in value):
        yield value.get(lang) or next(iter(value.values()))
    else:
        for item in value.values():
            yield from _leaves(item, lang)


def _total(numbers: Mapping[str, Any]) -> Any:
    """The sum; 0 for an empty mapping."""
    return "X" if "X" in numbers.values() else sum(numbers.values())

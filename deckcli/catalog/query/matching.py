"""Decides whether a card matches a query."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog, spellings
from deckcli.catalog.fields import find_field, values, worded
from deckcli.catalog.game_facts import Field, GameFacts
from deckcli.catalog.query.nodes import And, Compare, Has, Node, Not, Or, Sign, Text
from deckcli.core.errors import BadQuery
from deckcli.core.text import fold

Test = Callable[[CardDef], bool]
Told = Callable[[CardDef, str], bool]  # whether a card's texts say such words

_ORDERS: dict[Sign, Callable[[Any, Any], bool]] = {
    Sign.LESS: operator.lt,
    Sign.AT_MOST: operator.le,
    Sign.MORE: operator.gt,
    Sign.AT_LEAST: operator.ge,
}
_BETWEEN_WORDS = re.compile(r"[\s_.,;:/()\"・、。「」-]+")
# In Japanese a folded long-vowel mark looks like a hyphen, so hyphens stay.
_BETWEEN_KANA = re.compile(r"[\s_.,・、。「」]+")


def search(catalog: Catalog, node: Node, told: Told | None = None) -> list[CardDef]:
    """The cards that match the query, in catalog order.

    `told` tells whether a card says some words; without it that is looked up in its facts.
    """
    wanted = card_test(node, catalog, told)
    return [card for card in catalog if wanted(card)]


def card_test(node: Node, catalog: Catalog, told: Told | None = None) -> Test:
    """The query as a predicate on cards; raises BadQuery if it makes no sense."""
    match node:
        case Text(words):
            asked = told or partial(_is_printed, catalog.info)
            return lambda card: asked(card, words)
        case Compare():
            return _comparison(node, catalog)
        case Has(name):
            field = _field(catalog.info, name)
            return lambda card: any(value is not False for value in values(card, field))
        case Not(part):
            inner = card_test(part, catalog, told)
            return lambda card: not inner(card)
        case And(parts):
            every = [card_test(part, catalog, told) for part in parts]
            return lambda card: all(test(card) for test in every)
        case Or(parts):
            some = [card_test(part, catalog, told) for part in parts]
            return lambda card: any(test(card) for test in some)


def says(text: str, words: str) -> bool:
    """Whether the words occur in the text, the first at the start of a word.

    A number must be the whole word (1 is not in 10). Words in other than Latin letters may occur
    anywhere, because Japanese has no spaces between words.
    """
    return sought(words) in (spaced(text) if words.isascii() else unspaced(text))


def _is_printed(info: GameFacts, card: CardDef, words: str) -> bool:
    return any(says(text, words) for text in printed_texts(info, card))


def sought(words: str) -> str:
    """What is looked for, in a `spaced` text if the words are ASCII, else in an `unspaced` one."""
    if not words.isascii():
        return unspaced(words)
    wanted = _key(words)
    return f" {wanted}{' ' if wanted.isdigit() else ''}"


def spaced(text: str) -> str:
    """A text as words with a space before and behind each."""
    return f" {_key(text)} "


@lru_cache(maxsize=1 << 14)
def _key(text: str) -> str:
    """One spelling for `iron-men`, `Iron Men` and `iron_men`."""
    folded = fold(text)
    return _BETWEEN_WORDS.sub(" ", folded).strip() or folded


@lru_cache(maxsize=1 << 14)
def unspaced(text: str) -> str:
    """A text without the spaces and marks that Japanese need not have."""
    folded = fold(text)
    return _BETWEEN_KANA.sub("", folded) or folded


def printed_texts(info: GameFacts, card: CardDef) -> Iterator[str]:
    """What words are looked for in: names, codes of printings, the summary."""
    yield from spellings(info, card)
    yield from (printing["code"] for printing in card.get("printings", ()))
    yield card.summary


def _field(info: GameFacts, name: str) -> Field:
    field = find_field(info, name)
    if field is None:
        raise BadQuery(f"{info.game} has no field {name!r}")
    return field


def _comparison(node: Compare, catalog: Catalog) -> Test:
    info, field = catalog.info, _field(catalog.info, node.field)
    if node.sign.is_order:
        return _ordered(node, field, catalog)
    # Cards share their values, and 1 is not True: each value is compared once.
    compared = _says if node.sign is Sign.SAYS else _is
    fits = lru_cache(maxsize=None, typed=True)(lambda value: compared(info, field, value, node))
    if node.sign is not Sign.IS_NOT:
        return lambda card: any(map(fits, values(card, field)))

    def differs(card: CardDef) -> bool:
        # An X is neither equal nor unequal to 3.
        unsure = node.number is not None
        known = [value for value in values(card, field) if not (unsure and value == "X")]
        return bool(known) and not any(map(fits, known))

    return differs


def _ordered(node: Compare, field: Field, catalog: Catalog) -> Test:
    if not any(_numbers(values(card, field)) for card in catalog):
        message = f"{field.name} holds words and cannot be compared by {node.sign}"
        raise BadQuery(message, where=str(node), hint=f"write {field.name}: or {field.name}=")
    order, number = _ORDERS[node.sign], node.number
    return lambda card: any(order(value, number) for value in _numbers(values(card, field)))


def _numbers(found: Iterable[Any]) -> list[int | float]:
    return [value for value in found if type(value) is int or type(value) is float]


def _says(info: GameFacts, field: Field, value: Any, node: Compare) -> bool:
    if not isinstance(value, str):
        return _is(info, field, value, node)
    return says(value, node.value) or says(worded(info, field, value, "ja"), node.value)


def _is(info: GameFacts, field: Field, value: Any, node: Compare) -> bool:
    if isinstance(value, bool):
        return fold(node.value) in (("yes", "true") if value else ("no", "false"))
    if isinstance(value, int | float):
        return value == node.number
    return _key(node.value) in (_key(value), _key(worded(info, field, value, "ja")))

"""The differences between two decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from deckcli.catalog.catalog import CardDef
from deckcli.core.errors import DeckcliError
from deckcli.decks.deck import Deck


@dataclass(frozen=True, slots=True)
class CardRow:
    """Copies of a card in a section of either deck."""

    section: str
    card: CardDef
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class AmountRow:
    """An amount of something other than cards, such as dice of a type, in either deck."""

    key: str
    name: str
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A word or flag in either deck; None if it is absent."""

    key: str
    a: Any
    b: Any


DiffRow = CardRow | AmountRow | OptionRow


def diff(a: Deck, b: Deck) -> list[DiffRow]:
    """What differs: cards section by section, then amounts, then options.

    Rows are in the order of the first deck, then what only the second has. Printings,
    names and the order of cards make no difference. Raises DeckcliError for decks of two games.
    """
    if a.game != b.game:
        raise DeckcliError(
            f"a deck of {a.game} cannot be compared with one of {b.game}",
            hint="both decks must be of the same game",
        )
    return [*_cards(a, b), *_amounts(a, b), *_options(a, b)]


def _cards(a: Deck, b: Deck) -> Iterator[CardRow]:
    for key in _either(a.sections, b.sections):
        cards = {entry.card.id: entry.card for entry in (*a.entries(key), *b.entries(key))}
        in_a, in_b = a.counts(key), b.counts(key)
        for card_id, card in cards.items():
            row = CardRow(key, card, in_a.get(card_id, 0), in_b.get(card_id, 0))
            if row.a != row.b:
                yield row


def _amounts(a: Deck, b: Deck) -> Iterator[AmountRow]:
    for key in _either(a.amount_lists, b.amount_lists):
        in_a = {amount.name: amount.count for amount in a.amounts(key)}
        in_b = {amount.name: amount.count for amount in b.amounts(key)}
        for name in _either(in_a, in_b):
            row = AmountRow(key, name, in_a.get(name, 0), in_b.get(name, 0))
            if row.a != row.b:
                yield row


def _options(a: Deck, b: Deck) -> Iterator[OptionRow]:
    for key in _either(a.options, b.options):
        in_a, in_b = a.option(key), b.option(key)
        row = OptionRow(key, in_a.value if in_a else None, in_b.value if in_b else None)
        if row.a != row.b:
            yield row


def _either(first: Iterable[str], second: Iterable[str]) -> list[str]:
    return list(dict.fromkeys((*first, *second)))

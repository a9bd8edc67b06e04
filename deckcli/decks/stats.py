"""What a deck is made of: curves of numbers, shares of words, costs against what pays them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import gcd
from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.catalog.fields import amounts, known_fields, shown, table_word, values
from deckcli.catalog.game_facts import Field, GameFacts
from deckcli.decks.deck import Deck, Entry

_LONGEST_RUN = 20  # longest curve that is shown with its empty steps


@dataclass(frozen=True, slots=True)
class Row:
    """A number of copies or symbols; `against` is how much in the deck can pay for it.

    People read the label, programs the key, which is the label if there is none.
    """

    label: str
    number: int
    against: int | None = None
    key: str = ""


@dataclass(frozen=True, slots=True)
class Stat:
    """One thing counted over the copies of a section.

    `total` copies have a value and `without` have none; a copy with two words (a card of two
    types) is in two rows. The mean is that of the numbers, if any: an X has its own row and is not
    part of the mean.
    """

    title: str
    form: str  # curve, share or against
    rows: tuple[Row, ...]
    total: int
    without: int
    mean: float | None = None


def deck_stats(
    deck: Deck, catalog: Catalog, *, section: str = "cards", lang: str = "en"
) -> list[Stat]:
    """Everything listed in the game's `stats`, in that order; words in the given language."""
    entries = deck.entries(section)
    fields = known_fields(catalog.info)
    found = []
    for wanted in catalog.info.stats:
        field, title = fields[wanted["field"]], wanted["title"]
        if wanted["as"] == "against":
            stat = _against(title, field, entries, deck, catalog.info, wanted["key"])
            found.append(_in_words(stat, catalog.info.game, lang))
        elif wanted["as"] == "curve":
            found.append(_curve(title, field, entries, catalog))
        else:
            found.append(_share(title, field, entries, catalog, lang))
    return found


def _curve(title: str, field: Field, entries: Iterable[Entry], catalog: Catalog) -> Stat:
    counts, total, without = _counted(field, entries)
    numbers = {value: count for value, count in counts.items() if not isinstance(value, str)}
    rows = [
        Row(str(step), numbers.get(step, 0)) for step in _steps(sorted(numbers), field, catalog)
    ]
    rows += [Row(word, count) for word, count in counts.items() if isinstance(word, str)]
    weight = sum(numbers.values())
    mean = sum(value * count for value, count in numbers.items()) / weight if weight else None
    return Stat(title, "curve", tuple(rows), total, without, mean)


def _steps(numbers: Sequence[int], field: Field, catalog: Catalog) -> Sequence[int]:
    """The numbers with their gaps filled, in the steps that occur on the game's cards."""
    if not numbers:
        return numbers
    known = (value for card in catalog for value in values(card, field))
    step = gcd(*(value for value in known if isinstance(value, int)), *numbers) or 1
    run = range(numbers[0], numbers[-1] + 1, step)
    return run if len(run) <= _LONGEST_RUN else numbers


def _share(title: str, field: Field, entries: Iterable[Entry], catalog: Catalog, lang: str) -> Stat:
    counts, total, without = _counted(field, entries, lang)
    rows = tuple(
        _named(Row(str(value), count), shown(catalog, field, value, lang))
        for value, count in counts.most_common()
    )
    return Stat(title, "share", rows, total, without)


def _counted(
    field: Field, entries: Iterable[Entry], lang: str = "en"
) -> tuple[Counter[Any], int, int]:
    """The copies with each value, with any value and with none."""
    counts: Counter[Any] = Counter()
    total = without = 0
    for entry in entries:
        found = dict.fromkeys(values(entry.card, field, lang=lang))
        for value in found:
            counts[value] += entry.count
        if found:
            total += entry.count
        else:
            without += entry.count
    return counts, total, without


def _against(
    title: str, field: Field, entries: Iterable[Entry], deck: Deck, info: GameFacts, key: str
) -> Stat:
    """Required symbols, such as `natural.class`, next to the amounts of their type.

    A symbol without a type, such as `basic`, can be paid by all amounts together. A type that the
    deck has but no card requires is a row with 0.
    """
    asked: Counter[str] = Counter()
    total = without = 0
    for entry in entries:
        symbols = amounts(entry.card, field)
        for symbol, number in symbols.items():
            asked[symbol] += number * entry.count
        total, without = total + entry.count * bool(symbols), without + entry.count * (not symbols)
    types = info.deck_keys[key].of
    held = dict.fromkeys(types, 0) | {amount.name: amount.count for amount in deck.amounts(key)}
    paid = {kind for symbol in asked for kind in _types(symbol)}
    idle = [kind for kind in types if held[kind] and kind not in paid]
    order = {kind: place for place, kind in enumerate(types)}
    labels = sorted(
        [*asked, *idle], key=lambda name: (order.get(_types(name)[0], len(order)), name)
    )
    rows = tuple(Row(label, asked[label], _answering(label, held)) for label in labels)
    return Stat(title, "against", rows, total, without)


def _in_words(stat: Stat, game: str, lang: str) -> Stat:
    """The symbols of the rows as players say them."""
    rows = (_named(row, table_word(game, row.label, lang)) for row in stat.rows)
    return replace(stat, rows=tuple(rows))


def _named(row: Row, word: str) -> Row:
    """The row with a word for people as its label."""
    return row if word == row.label else replace(row, label=word, key=row.label)


def _types(symbol: str) -> list[str]:
    """`natural` of `natural.class`; both types of `natural.class|charm.class`."""
    return [one.partition(".")[0] for one in symbol.split("|")]


def _answering(symbol: str, held: Mapping[str, int]) -> int:
    kinds = _types(symbol)
    return sum(held[kind] for kind in kinds) if kinds[0] in held else sum(held.values())

"""Exact chances of what is drawn from a shuffled deck, in whole numbers.

A draw of n cards from a deck of N is one of comb(N, n) equally likely sets (the multivariate
hypergeometric distribution). Categories may overlap, so the deck is first parted into cells of
cards that belong to the same categories; then the ways to draw are counted cell by cell. Counts
of a category are followed only as far as a question can tell them apart (`caps`), which keeps the
numbers of cases small even for whole decks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction

Cells = Mapping[frozenset[str], int]  # the categories that cards share -> how many such cards
Hand = Mapping[str, int]  # category -> how many were drawn, counted no further than its cap


def cells(cards: Iterable[tuple[frozenset[str], int]]) -> dict[frozenset[str], int]:
    """The deck divided by what its cards have in common; each item is some copies of a card."""
    parted: dict[frozenset[str], int] = {}
    for categories, copies in cards:
        parted[categories] = parted.get(categories, 0) + copies
    return parted


def chances(
    deck: Cells, caps: Mapping[str, int], holds: Callable[[Hand], bool], draws: Sequence[int]
) -> list[Fraction]:
    """The chance that a draw satisfies the question, for each number of cards drawn.

    `holds` sees the number of cards of each category in `caps`, where a number that reached its
    cap may stand for any higher one: for "at least k" the cap is k, for "exactly" and "at most" k
    it is k + 1. More cards than the deck has are the whole deck. One number of cards for each
    turn gives the chances turn by turn, for the price of the last.
    """
    size = sum(deck.values())
    drawn = [min(number, size) for number in draws]
    names = list(caps)
    ways = _ways(deck, names, [caps[name] for name in names], max(drawn, default=0))
    good = [0] * (max(drawn, default=0) + 1)
    for (number, *counts), count in ways.items():
        if holds(dict(zip(names, counts, strict=True))):
            good[number] += count
    return [Fraction(good[number], math.comb(size, number)) for number in drawn]


def _ways(
    deck: Cells, names: Sequence[str], caps: Sequence[int], most: int
) -> dict[tuple[int, ...], int]:
    """(cards drawn, capped count of each category) -> in how many ways."""
    ways: dict[tuple[int, ...], int] = {(0, *(0 for _ in names)): 1}
    for categories, copies in _merged(deck, names).items():
        belongs = [name in categories for name in names]
        after: dict[tuple[int, ...], int] = {}
        for (number, *counts), count in ways.items():
            for taken in range(min(copies, most - number) + 1):
                reached = (
                    number + taken,
                    *(
                        min(cap, had + taken) if belonging else had
                        for had, cap, belonging in zip(counts, caps, belongs, strict=True)
                    ),
                )
                after[reached] = after.get(reached, 0) + count * math.comb(copies, taken)
        ways = after
    return ways


def _merged(deck: Cells, names: Sequence[str]) -> dict[frozenset[str], int]:
    """The cells, merged where the named categories do not distinguish them."""
    return cells((categories.intersection(names), copies) for categories, copies in deck.items())

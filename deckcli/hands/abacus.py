"""Counts for many queries in one integer, so that adding up its cards counts a hand."""

from __future__ import annotations

from collections.abc import Sequence

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.query import Node, card_test
from deckcli.hands.wishes import Wish, counts_in, holds


class Abacus:
    """A rod for each query of some wishes; a card is a bead on the rods whose query it matches.

    `most` is the largest number of cards that are added up, and so the height of a rod.
    """

    def __init__(self, wishes: Sequence[Wish], catalog: Catalog, most: int) -> None:
        self.wishes = tuple(wishes)
        every = [count.cards for wish in wishes for count in counts_in(wish)]
        self.queries: tuple[Node, ...] = tuple(dict.fromkeys(every))
        self._tests = [card_test(query, catalog) for query in self.queries]
        self._bits = max(1, most.bit_length())
        self._verdicts: dict[int, int] = {}

    def beads(self, card: CardDef) -> int:
        """What the card adds to a total."""
        return sum(1 << rod * self._bits for rod, meets in enumerate(self._tests) if meets(card))

    def counts(self, total: int) -> tuple[int, ...]:
        """How many cards match each query."""
        rod = (1 << self._bits) - 1
        return tuple(total >> at * self._bits & rod for at in range(len(self.queries)))

    def verdicts(self, total: int) -> int:
        """Which wishes a hand fulfils: bit 0 for the first, bit 1 for the second."""
        known = self._verdicts.get(total)
        if known is None:
            counts = dict(zip(self.queries, self.counts(total), strict=True))
            known = sum(holds(wish, counts) << at for at, wish in enumerate(self.wishes))
            self._verdicts[total] = known
        return known

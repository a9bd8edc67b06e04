"""The running count of all pairings; a match has one."""

from __future__ import annotations

from collections.abc import Sequence

from deckcli.matches.table import SIDES, GameRow
from deckcli.matches.tally import Tally
from deckcli.matches.workload import Workload, turn_of
from deckcli.stats.pairs import Pairs


class Standings:
    """A tally for each pairing. Pairs are counted in the order of their numbers."""

    def __init__(self, workload: Workload, cards: Sequence[Sequence[str]]) -> None:
        self.workload, self.pairings = workload, workload.pairings()
        self.tallies = [Tally((cards[one], cards[other])) for one, other in self.pairings]
        self.last_pair = 0

    def add(self, one: GameRow, other: GameRow) -> None:
        """Count a pair."""
        pairing, _ = turn_of(one.pair, len(self.tallies))
        self.tallies[pairing].add(one, other)
        self.last_pair = one.pair

    @property
    def pairs(self) -> Pairs:
        """The pair table of A, or of the first deck over all it met."""
        return self.field(0)

    def field(self, deck: int) -> Pairs:
        """The pairs of a deck against all it met, as it sees them."""
        found = Pairs()
        for (one, other), tally in zip(self.pairings, self.tallies, strict=True):
            if deck == one:
                found += tally.pairs
            elif deck == other:
                found += tally.pairs.swapped
        return found

    def met(self, deck: int, other: int) -> Pairs:
        """The pairs of two decks as the first of them sees them; none where they never meet."""
        if (deck, other) in self.pairings:
            return self.tallies[self.pairings.index((deck, other))].pairs
        if (other, deck) in self.pairings:
            return self.tallies[self.pairings.index((other, deck))].pairs.swapped
        return Pairs()

    def leader(self) -> tuple[str, float]:
        """Who is ahead, and with which share of the points; in a match it is A that is told of."""
        if self.workload.is_match:
            return SIDES[0], self.pairs.score
        scores = [self.field(deck).score for deck in range(len(self.workload.decks))]
        best = scores.index(max(scores))
        return self.workload.names()[best], scores[best]

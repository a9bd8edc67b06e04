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
        self.tallies = [Tally((cards[a], cards[b])) for a, b in self.pairings]
        self.last_pair = 0

    def add(self, first: GameRow, second: GameRow) -> None:
        """Count a pair."""
        pairing, _ = turn_of(first.pair, len(self.tallies))
        self.tallies[pairing].add(first, second)
        self.last_pair = first.pair

    @property
    def pairs(self) -> Pairs:
        """The pair table of A, or of the first deck against all it met."""
        return self.field(0)

    def field(self, deck: int) -> Pairs:
        """The pairs of a deck against all it met, from its point of view."""
        found = Pairs()
        for (a, b), tally in zip(self.pairings, self.tallies, strict=True):
            if deck == a:
                found += tally.pairs
            elif deck == b:
                found += tally.pairs.swapped
        return found

    def met(self, deck: int, opponent: int) -> Pairs:
        """The pairs of two decks from the first one's point of view; empty if they never meet."""
        if (deck, opponent) in self.pairings:
            return self.tallies[self.pairings.index((deck, opponent))].pairs
        if (opponent, deck) in self.pairings:
            return self.tallies[self.pairings.index((opponent, deck))].pairs.swapped
        return Pairs()

    def leader(self) -> tuple[str, float]:
        """Who is ahead, with what share of the points; in a match always A."""
        if self.workload.is_match:
            return SIDES[0], self.pairs.score
        scores = [self.field(deck).score for deck in range(len(self.workload.decks))]
        best = scores.index(max(scores))
        return self.workload.names()[best], scores[best]

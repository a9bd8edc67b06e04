"""The running count of all groups; a match has one."""

from __future__ import annotations

from collections.abc import Sequence

from deckcli.matches.table import LETTERS, POINT, GameRow
from deckcli.matches.tally import Tally
from deckcli.matches.workload import Workload, turn_of
from deckcli.stats.bootstrap import Rotations
from deckcli.stats.pairs import Pairs
from deckcli.stats.shares import Share


class Standings:
    """A tally for each group. Rotations are counted in the order of their numbers."""

    def __init__(self, workload: Workload, cards: Sequence[Sequence[str]]) -> None:
        self.workload, self.groups = workload, workload.groups()
        self.tallies = [Tally([cards[deck] for deck in group]) for group in self.groups]
        self.last_number = 0

    def add(self, rotation: Sequence[GameRow]) -> None:
        """Count a rotation."""
        number = rotation[0].number
        group, _ = turn_of(number, len(self.tallies))
        self.tallies[group].add(rotation)
        self.last_number = number

    # -- any number of seats

    def share(self, deck: int) -> Share:
        """What a deck took of all points at its tables."""
        seats = self.workload.seats
        found = Share(seats, POINT * seats)
        for group, tally in zip(self.groups, self.tallies, strict=True):
            if deck in group:
                found += tally.share(group.index(deck))
        return found

    def rotations(self) -> Rotations:
        """What the rotations of all groups brought, to be drawn again."""
        results = [
            (group, tally.outcomes) for group, tally in zip(self.groups, self.tallies, strict=True)
        ]
        return Rotations(len(self.workload.decks), results, POINT * self.workload.seats)

    def leader(self) -> tuple[str, float]:
        """Who is ahead, with what share of the points; in a match always A."""
        if self.workload.is_match:
            return LETTERS[0], self.share(0).value
        shares = [self.share(deck).value for deck in range(len(self.workload.decks))]
        best = shares.index(max(shares))
        return self.workload.names()[best], shares[best]

    # -- two seats

    @property
    def pairs(self) -> Pairs:
        """The pair table of A, or of the first deck against all it met."""
        return self.field(0)

    def field(self, deck: int) -> Pairs:
        """The pairs of a deck against all it met, from its point of view."""
        found = Pairs()
        for group, tally in zip(self.groups, self.tallies, strict=True):
            if deck in group:
                found += tally.pairs if deck == group[0] else tally.pairs.swapped
        return found

    def met(self, deck: int, opponent: int) -> Pairs:
        """The pairs of two decks from the first one's point of view; empty if they never meet."""
        if (deck, opponent) in self.groups:
            return self.tallies[self.groups.index((deck, opponent))].pairs
        if (opponent, deck) in self.groups:
            return self.tallies[self.groups.index((opponent, deck))].pairs.swapped
        return Pairs()

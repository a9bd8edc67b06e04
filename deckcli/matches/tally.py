"""The running count of a match. Its size depends on the decks, not on the number of pairs."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from deckcli.engine.native import mypyc_attr
from deckcli.matches.table import SIDES, GameRow
from deckcli.stats.pairs import Pairs

_ENDINGS = 40  # distinct endings that are counted separately; games have a handful
OTHER = "in other ways"


class CardCount:
    """Games in which a card was seen or played, and the half points its side took in those."""

    __slots__ = ("games", "halves")

    def __init__(self, size: int) -> None:
        self.games = [0] * size
        self.halves = [0] * size

    def add(self, mask: int, halves: int) -> None:
        while mask:
            low = mask & -mask
            at = low.bit_length() - 1
            self.games[at] += 1
            self.halves[at] += halves
            mask ^= low


class Lengths:
    """How long games were: a table from length to number of games."""

    __slots__ = ("counts",)

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, length: int) -> None:
        self.counts[length] += 1

    @property
    def games(self) -> int:
        return self.counts.total()

    @property
    def mean(self) -> float:
        return sum(length * number for length, number in self.counts.items()) / self.games

    def quantile(self, share: float) -> int:
        """The smallest length that at least this share of the games does not exceed."""
        wanted, passed = max(1, math.ceil(share * self.games)), 0
        for length in sorted(self.counts):
            passed += self.counts[length]
            if passed >= wanted:
                return length
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """Counts of pairs, added in the order of their numbers."""

    def __init__(self, cards: Sequence[Sequence[str]]) -> None:
        self.cards = [list(side) for side in cards]
        self.counts = [0] * 5
        self.both_drawn = 0
        self.first_counts = [0] * 5  # likewise, for the player with the first turn
        self.first_both_drawn = 0
        self.last_pair = 0
        self.wins = dict.fromkeys(SIDES, 0)
        self.draws = self.cut = 0  # no winner: by the rules, or by the turn limit
        self.endings: dict[tuple[str, str], int] = {}  # (ending, winner) -> games
        self.turns, self.decisions = Lengths(), Lengths()
        self.seen = [CardCount(len(side)) for side in self.cards]
        self.played = [CardCount(len(side)) for side in self.cards]

    @property
    def pairs(self) -> Pairs:
        """The pair table of A."""
        return _pairs(self.counts, self.both_drawn)

    @property
    def first_player(self) -> Pairs:
        """The pair table of the player with the first turn."""
        return _pairs(self.first_counts, self.first_both_drawn)

    def add(self, first: GameRow, second: GameRow) -> None:
        """Count a pair."""
        halves = first.half_points(), second.half_points()
        firsts = [
            points if row.first == "A" else 2 - points
            for row, points in zip((first, second), halves, strict=True)
        ]
        self.counts[sum(halves)] += 1
        self.both_drawn += halves == (1, 1)
        self.first_counts[sum(firsts)] += 1
        self.first_both_drawn += firsts == [1, 1]
        self.last_pair = first.pair
        self._add_game(first, halves[0])
        self._add_game(second, halves[1])

    def _add_game(self, row: GameRow, halves: int) -> None:
        if row.winner:
            self.wins[row.winner] += 1
        elif row.cut:
            self.cut += 1
        else:
            self.draws += 1
        key = (row.ending, row.winner)
        if key not in self.endings and len(self.endings) >= _ENDINGS:
            key = (OTHER, row.winner)
        self.endings[key] = self.endings.get(key, 0) + 1
        self.turns.add(row.turns)
        self.decisions.add(row.decisions)
        self.seen[0].add(int(row.seen_a, 16), halves)
        self.played[0].add(int(row.played_a, 16), halves)
        self.seen[1].add(int(row.seen_b, 16), 2 - halves)
        self.played[1].add(int(row.played_b, 16), 2 - halves)


def _pairs(counts: Sequence[int], both_drawn: int) -> Pairs:
    return Pairs((counts[0], counts[1], counts[2], counts[3], counts[4]), both_drawn)

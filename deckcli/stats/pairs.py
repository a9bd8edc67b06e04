"""Pairs of games with seats swapped, counted by the points the first deck took from each.

A pair gives 0, 1/2, 1, 3/2 or 2 points; the five counts are the pentanomial table of chess
testing (fastchess and fishtest print it as `Ptnml(0-2)`). The two games of a pair are dependent,
so a pair is the unit of every variance here: its score is a share of its two points, and the
interval of the mean is Student's over pairs.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from deckcli.stats.intervals import LEVEL, Interval, student_quantile
from deckcli.stats.proportions import wilson

Counts = tuple[int, int, int, int, int]
SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)  # of a pair with 0 to 4 half points


@dataclass(frozen=True, slots=True)
class Pairs:
    """How many pairs brought the first deck 0, 1, 2, 3 and 4 half points.

    `both_drawn` tells how many of the pairs with 2 half points were two draws, not a win each.
    """

    counts: Counts = (0, 0, 0, 0, 0)
    both_drawn: int = 0

    def __post_init__(self) -> None:
        if len(self.counts) != 5 or min(self.counts) < 0:
            raise ValueError(f"{self.counts} is no table of pairs")
        if not 0 <= self.both_drawn <= self.counts[2]:
            raise ValueError(f"{self.both_drawn} of {self.counts[2]} even pairs cannot be draws")

    @classmethod
    def of(cls, games: Iterable[tuple[int, int]]) -> Pairs:
        """From the half points (0, 1, 2) that the first deck took in the two games of each pair."""
        counts, both_drawn = [0] * 5, 0
        for first, second in games:
            if first not in (0, 1, 2) or second not in (0, 1, 2):
                raise ValueError(f"({first}, {second}): a game brings 0, 1 or 2 half points")
            counts[first + second] += 1
            both_drawn += first == second == 1
        return cls((counts[0], counts[1], counts[2], counts[3], counts[4]), both_drawn)

    def __add__(self, other: Pairs) -> Pairs:
        ll, ld, even, wd, ww = (a + b for a, b in zip(self.counts, other.counts, strict=True))
        return Pairs((ll, ld, even, wd, ww), self.both_drawn + other.both_drawn)

    @property
    def swapped(self) -> Pairs:
        """The same pairs from the second deck's point of view."""
        ll, ld, even, wd, ww = self.counts
        return Pairs((ww, wd, even, ld, ll), self.both_drawn)

    @property
    def number(self) -> int:
        return sum(self.counts)

    @property
    def half_points(self) -> int:
        return sum(halves * count for halves, count in enumerate(self.counts))

    @property
    def games(self) -> tuple[int, int, int]:
        """Games won, drawn and lost."""
        ll, ld, even, wd, ww = self.counts
        split = even - self.both_drawn
        return 2 * ww + wd + split, wd + ld + 2 * self.both_drawn, 2 * ll + ld + split

    @property
    def score(self) -> float:
        """The share of all points; a half if nothing was played."""
        return self.half_points / (4 * self.number) if self.number else 0.5

    @property
    def variance(self) -> float:
        """The estimated variance of a pair's score; infinite below two pairs.

        It is 0.125 for even, independent games without draws, and less if pairing helps.
        """
        if self.number < 2:
            return math.inf
        # In integers up to the last division: pairs that are all alike give exactly 0.
        squares = sum(halves * halves * count for halves, count in enumerate(self.counts))
        spread = self.number * squares - self.half_points**2
        return spread / (16 * self.number * (self.number - 1))


def interval(pairs: Pairs, *, level: float = LEVEL, mirror: bool = False) -> Interval:
    """Where the true score lies.

    Pairs that all went alike show no variance, and neither does a single pair. That is no
    certainty, so they count like as many independent games (Wilson). Only in a `mirror`, one deck
    and bot on both sides with shuffles bound to the seats, both games of a pair are the same game
    seen from two sides: there even pairs are certain, and the interval has no width.
    """
    number, score = pairs.number, pairs.score
    if mirror and pairs.counts[2] == number > 0:
        return Interval(score, score)
    if number < 2 or pairs.variance == 0:
        return wilson(pairs.half_points / 4, number, level)
    half = student_quantile(number - 1, level) * math.sqrt(pairs.variance / number)
    return Interval(max(0.0, score - half), min(1.0, score + half))


def game_variance(pairs: Pairs) -> float:
    """The variance of the score of one game, whichever seat it was played from."""
    wins, draws, losses = pairs.games
    number = wins + draws + losses
    mean = pairs.score
    return (wins + draws / 4) / number - mean * mean if number else 0.0


def saving(pairs: Pairs) -> float | None:
    """The share of games that pairing saved: 0.7 means that 3 games tell as much as 10 would.

    It is 1 - (variance of a pair) / (variance of two independent games with the same results);
    negative if pairing costs games. None if the games cannot tell: fewer than two pairs, or
    games that all ended alike.
    """
    variance = game_variance(pairs)
    if pairs.number < 2 or variance <= 0:
        return None
    # Both are sample estimates: otherwise even games would show a saving by themselves.
    games = 2 * pairs.number
    independent = variance * games / (games - 1) / 2
    return 1 - pairs.variance / independent

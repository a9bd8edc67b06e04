"""Shares of points in rotations: what two to four decks, or seats, make of the same luck.

The games of a rotation are dependent, so a rotation is the unit of every variance here, as a pair
is for two decks: its share is a part of all its points, and the interval of the mean is Student's
over rotations.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from deckcli.stats.intervals import LEVEL, Interval, student_quantile
from deckcli.stats.proportions import wilson


@dataclass(frozen=True, slots=True)
class Share:
    """What one deck or seat took: the sum and the sum of squares of its points in each rotation.

    `whole` are the points of all in one rotation, `players` how many shared them.
    """

    players: int
    whole: int
    number: int = 0
    total: int = 0
    squares: int = 0

    @classmethod
    def of(cls, points: Iterable[tuple[int, int]], *, players: int, whole: int) -> Share:
        """From how many rotations brought how many points."""
        number = total = squares = 0
        for taken, often in points:
            number += often
            total += often * taken
            squares += often * taken * taken
        return cls(players, whole, number, total, squares)

    def __add__(self, other: Share) -> Share:
        return Share(
            self.players,
            self.whole,
            self.number + other.number,
            self.total + other.total,
            self.squares + other.squares,
        )

    @property
    def value(self) -> float:
        """The share of all points; an even one if nothing was played."""
        return self.total / (self.whole * self.number) if self.number else 1 / self.players

    @property
    def variance(self) -> float:
        """The estimated variance of a rotation's share; infinite below two rotations."""
        if self.number < 2:
            return math.inf
        # In integers up to the last division: rotations that are all alike give exactly 0.
        spread = self.number * self.squares - self.total**2
        return spread / (self.whole**2 * self.number * (self.number - 1))


def share_interval(share: Share, *, level: float = LEVEL, mirror: bool = False) -> Interval:
    """Where the true share lies.

    Rotations that all went alike show no variance, and neither does a single one. That is no
    certainty, so they count like as many independent games (Wilson). Only in a `mirror`, one deck
    and bot at all seats, all games of a rotation are the same game, and even shares are certain.
    """
    number, value = share.number, share.value
    is_even = share.total * share.players == share.whole * number
    if mirror and number and is_even and share.squares * number == share.total**2:
        return Interval(value, value)
    if number < 2 or share.variance == 0:
        return wilson(share.total / share.whole, number, level)
    half = student_quantile(number - 1, level) * math.sqrt(share.variance / number)
    return Interval(max(0.0, value - half), min(1.0, value + half))

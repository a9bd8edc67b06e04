"""Did the win rate change between two runs? The regression gate.

Two independent runs: the interval of the difference is made of both intervals by squaring and
adding their arms (Newcombe 1998, "Interval estimation for the difference between independent
proportions", method 10; Zou and Donner 2008 for any two intervals). Two runs of the same seeds:
Student's interval of the mean change of a pair, which is far narrower, because pairs that did not
change count as such. Whether two runs may be compared at all is up to the caller.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from deckcli.stats.intervals import LEVEL, Interval, student_quantile
from deckcli.stats.pairs import Pairs, interval


class Change(StrEnum):
    """What a gate makes of a difference."""

    NONE_OR_BETTER = "passed"
    WORSE = "failed"
    UNCLEAR = "inconclusive"


@dataclass(frozen=True, slots=True)
class Difference:
    """How much the score rose (or fell, below 0) from the base to the current run."""

    base: float
    current: float
    interval: Interval

    @property
    def value(self) -> float:
        return self.current - self.base

    @property
    def is_significant(self) -> bool:
        return 0.0 not in self.interval

    def change(self, tolerance: float) -> Change:
        """Passed if a loss beyond the tolerance is ruled out, failed if any loss is proven.

        A proven loss that is surely within the tolerance passes. Between both, more pairs decide.
        """
        if self.interval.low >= -tolerance:
            return Change.NONE_OR_BETTER
        return Change.WORSE if self.interval.high < 0 else Change.UNCLEAR


def independent(base: Pairs, current: Pairs, level: float = LEVEL) -> Difference:
    """Two runs with different seeds."""
    was, now = interval(base, level=level), interval(current, level=level)
    return difference(base.score, was, current.score, now)


def difference(base: float, was: Interval, current: float, now: Interval) -> Difference:
    """From two independent estimates and their intervals."""
    value = current - base
    fall = math.hypot(current - now.low, was.high - base)
    rise = math.hypot(now.high - current, base - was.low)
    return Difference(base, current, Interval(value - fall, value + rise))


def matched(both: Mapping[tuple[int, int], int], level: float = LEVEL) -> Difference:
    """Two runs of the same seeds: how many pairs had these half points (0-4) before and now.

    If no pair changed, the difference is 0 and so is its width: the runs are the same. Pairs that
    all changed alike show no variance to judge by and count as independent runs.
    """
    base, current = _side(both, 0), _side(both, 1)
    number = base.number
    total = sum((now - was) * count for (was, now), count in both.items())
    squares = sum((now - was) ** 2 * count for (was, now), count in both.items())
    spread = number * squares - total * total
    if squares == 0 and number:
        return Difference(base.score, current.score, Interval(0.0, 0.0))
    if number < 2 or spread == 0:
        return independent(base, current, level)
    variance = spread / (16 * number * (number - 1))
    half = student_quantile(number - 1, level) * math.sqrt(variance / number)
    value = total / (4 * number)
    return Difference(base.score, current.score, Interval(value - half, value + half))


def _side(both: Mapping[tuple[int, int], int], side: int) -> Pairs:
    counts = [0] * 5
    for halves, count in both.items():
        counts[halves[side]] += count
    return Pairs((counts[0], counts[1], counts[2], counts[3], counts[4]))

"""Intervals, and how many standard errors wide they are.

The normal quantile comes from the standard library. Student's is exact for one and two degrees of
freedom; from three on it is the series in powers of 1/df of Abramowitz and Stegun (26.7.5), which
is right to 0.3 % at three and to 0.001 % at ten.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist

LEVEL = 0.95


@dataclass(frozen=True, slots=True)
class Interval:
    """Where the true value lies, at the level that was asked for."""

    low: float
    high: float

    @property
    def width(self) -> float:
        return self.high - self.low

    def __contains__(self, value: float) -> bool:
        return self.low <= value <= self.high


@lru_cache(maxsize=64)
def normal_quantile(level: float = LEVEL) -> float:
    """How many standard errors to either side hold this share of a normal distribution."""
    return NormalDist().inv_cdf((1 + level) / 2)


def student_quantile(df: int, level: float = LEVEL) -> float:
    """Likewise if the standard error itself was estimated, with `df` degrees of freedom."""
    if df == 1:
        return math.tan(math.pi / 2 * level)
    if df == 2:
        return level * math.sqrt(2 / (1 - level * level))
    z: float = normal_quantile(level)
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    for power, term in enumerate(terms, start=1):
        z += term / float(df) ** power
    return z

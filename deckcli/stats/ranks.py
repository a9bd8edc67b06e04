"""How far two rankings agree, and how far one would agree with itself if it were made again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple

from deckcli.core.rng import Rng
from deckcli.stats.bootstrap import percentiles

_RESAMPLES = 200


def ranks(values: Sequence[float]) -> list[float]:
    """The place of each value, 1 for the highest; equal values share the mean of their places."""
    ordered = sorted(values, reverse=True)
    return [ordered.index(value) + (ordered.count(value) + 1) / 2 for value in values]


def spearman(one: Sequence[float], other: Sequence[float]) -> float | None:
    """Spearman's rank correlation: 1 for the same order, -1 for the reverse; None without one."""
    mine, theirs = ranks(one), ranks(other)
    middle = (len(mine) + 1) / 2
    spread = sum((rank - middle) ** 2 for rank in mine) * sum(
        (rank - middle) ** 2 for rank in theirs
    )
    if not spread:
        return None
    both = sum((a - middle) * (b - middle) for a, b in zip(mine, theirs, strict=True))
    return float(both / spread**0.5)


class Floor(NamedTuple):
    """Between what bounds the agreement of a ranking with itself lies, and its median."""

    low: float
    median: float
    high: float


def noise_floor(samples: Sequence[Callable[[Rng], Sequence[float]]], rng: Rng) -> Floor | None:
    """The agreement of two runs that differ by luck alone, drawn from each of these in turn."""
    found = []
    for nth in range(_RESAMPLES):
        draw = samples[nth % len(samples)]
        agreed = spearman(draw(rng), draw(rng))
        if agreed is not None:
            found.append(agreed)
    if not found:
        return None
    around = percentiles(found)
    return Floor(around.low, median(found), around.high)

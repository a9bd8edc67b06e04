"""How many pairs a question needs, before any is played.

Lengths of a sequential test are Wald's for a random walk between two bounds (Wald 1945; Siegmund,
"Sequential Analysis", chapter 3, without the correction for overshoot, so real tests run a little
longer). Fixed numbers come from the usual normal formulas. The variance of a pair's score is an
input: take it from pairs of the same decks if there are any, else `independent_variance`, which
is too high where pairing helps.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

from deckcli.stats.intervals import LEVEL, normal_quantile
from deckcli.stats.sprt import Sprt


def independent_variance(rate: float = 0.5) -> float:
    """The variance of a pair's score if its games were independent and never drawn."""
    return rate * (1 - rate) / 2


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a sequential test will do if the true score is `rate`."""

    rate: float
    accepts_high: float  # the chance of ending with H1
    pairs: int  # the expected length


def outlooks(sprt: Sprt, variance: float) -> tuple[Outlook, ...]:
    """The test at both of its win rates and halfway between, where it takes longest."""
    middle = (sprt.low + sprt.high) / 2
    return tuple(outlook(sprt, rate, variance) for rate in (sprt.low, middle, sprt.high))


def outlook(sprt: Sprt, rate: float, variance: float) -> Outlook:
    """The test at one true score.

    Per pair the LLR moves by `drift` on average, with variance `spread`; exp(-tilt * LLR) keeps
    its mean, which gives the chances of either bound.
    """
    lower, upper = sprt.bounds
    gap = sprt.high - sprt.low
    tilt = (2 * rate - sprt.low - sprt.high) / gap
    spread = gap * gap / variance if variance else math.inf
    if abs(tilt) < 1e-6:
        accepts_high = -lower / (upper - lower)
        length = -lower * upper / spread
    else:
        # Written so that no exponent is large, whichever way the walk leans.
        if tilt > 0:
            accepts_high = -math.expm1(tilt * lower) / -math.expm1(tilt * (lower - upper))
        else:
            over, all_over = math.expm1(-tilt * lower), math.expm1(-tilt * (lower - upper))
            accepts_high = math.exp(tilt * upper) * over / all_over
        drift = tilt * spread / 2
        length = (upper * accepts_high + lower * (1 - accepts_high)) / drift
    return Outlook(rate, accepts_high, max(1, math.ceil(length)))


def pairs_for_margin(margin: float, variance: float, level: float = LEVEL) -> int:
    """Pairs after which the interval reaches about `margin` to either side of the estimate."""
    return max(2, math.ceil((normal_quantile(level) / margin) ** 2 * variance))


def pairs_for_difference(
    difference: float, variance: float, *, alpha: float = 0.05, power: float = 0.8
) -> int:
    """Pairs in each of two runs, so that a true difference is found with this power.

    The test is two-sided; the runs are independent (runs of the same seeds need fewer).
    """
    needed = normal_quantile(1 - alpha) + NormalDist().inv_cdf(power)
    return max(2, math.ceil(2 * variance * (needed / difference) ** 2))

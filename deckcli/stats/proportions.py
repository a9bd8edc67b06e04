"""Shares of independent trials: how many hands, how many games with the first turn.

Wilson's score interval without continuity correction (Wilson 1927; method 3 of Newcombe 1998,
"Two-sided confidence intervals for the single proportion", whose table the tests reproduce). It
stays between 0 and 1 and is honest for small numbers and for shares near 0 and 1.
"""

from __future__ import annotations

import math

from deckcli.stats.intervals import LEVEL, Interval, normal_quantile


def wilson(successes: float, trials: int, level: float = LEVEL) -> Interval:
    """The interval of a share; drawn games may count as half a success.

    Without a trial nothing is known: the interval is everything.
    """
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} successes in {trials} trials")
    if trials == 0:
        return Interval(0.0, 1.0)
    z2 = normal_quantile(level) ** 2
    share = successes / trials
    middle = (successes + z2 / 2) / (trials + z2)
    half = math.sqrt(z2 * trials * share * (1 - share) + z2 * z2 / 4) / (trials + z2)
    # At the ends the formula gives exactly 0 and 1; rounding would not, or would lose the share.
    low = 0.0 if successes == 0 else max(0.0, min(middle - half, share))
    high = 1.0 if successes == trials else min(1.0, max(middle + half, share))
    return Interval(low, high)

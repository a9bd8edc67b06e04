"""Results as they might have turned out: resampling of pairs.

A resample of n pairs (Efron 1979) is a multinomial draw, made of binomial draws one result after
the other, so its cost hardly grows with n. Binomials are drawn by inversion, from the likeliest
number outwards (Kachitvichyanukul and Schmeiser 1988).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from deckcli.core.rng import Rng
from deckcli.stats.intervals import LEVEL, Interval
from deckcli.stats.pairs import Pairs


def resampled(pairs: Pairs, rng: Rng) -> Pairs:
    """The same number of pairs, each drawn from those that were played."""
    left, drawn = pairs.number, list[int]()
    unspent = pairs.number  # pairs that were played with this result or a later one
    for count in pairs.counts:
        taken = left if count == unspent else binomial(left, count / unspent, rng)
        drawn.append(taken)
        left -= taken
        unspent -= count
    return Pairs((drawn[0], drawn[1], drawn[2], drawn[3], drawn[4]))


def binomial(trials: int, chance: float, rng: Rng) -> int:
    """How many of the trials succeed."""
    if trials == 0 or chance <= 0:
        return 0
    if chance >= 1:
        return trials
    odds = chance / (1 - chance)
    up = down = min(trials, int((trials + 1) * chance))
    weight_up = weight_down = _weight(trials, up, chance)
    left = uniform(rng) - weight_up
    while left > 0:
        if up == trials and down == 0:
            return up  # a rounding error was left
        if up < trials:
            weight_up *= odds * (trials - up) / (up + 1)
            up += 1
            left -= weight_up
            if left <= 0:
                return up
        if down > 0:
            weight_down *= down / (odds * (trials - down + 1))
            down -= 1
            left -= weight_down
            if left <= 0:
                return down
    return up


def _weight(trials: int, successes: int, chance: float) -> float:
    failures = trials - successes
    ways = math.lgamma(trials + 1) - math.lgamma(successes + 1) - math.lgamma(failures + 1)
    return math.exp(ways + successes * math.log(chance) + failures * math.log1p(-chance))


def uniform(rng: Rng) -> float:
    """A number from 0 to 1, in steps of 2**-53."""
    return (rng.word() << 21 | rng.word() >> 11) / 2**53


def percentiles(values: Sequence[float], level: float = LEVEL) -> Interval:
    """The interval that leaves out the same share of values below and above."""
    ordered = sorted(values)
    return Interval(_at(ordered, (1 - level) / 2), _at(ordered, (1 + level) / 2))


def _at(ordered: Sequence[float], share: float) -> float:
    """The value at this share of the way, interpolated if necessary."""
    place = share * (len(ordered) - 1)
    before = int(place)
    after = min(before + 1, len(ordered) - 1)
    return ordered[before] + (place - before) * (ordered[after] - ordered[before])

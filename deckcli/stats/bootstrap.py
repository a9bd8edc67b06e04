"""Results as they might have turned out: resampling of pairs.

A resample of n pairs (Efron 1979) is a multinomial draw, made of binomial draws one result after
the other, so its cost hardly grows with n. Binomials are drawn by inversion, from the likeliest
number outwards (Kachitvichyanukul and Schmeiser 1988).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from deckcli.core.rng import Rng
from deckcli.stats.intervals import LEVEL, Interval
from deckcli.stats.pairs import Pairs


def resampled(pairs: Pairs, rng: Rng) -> Pairs:
    """The same number of pairs, each drawn from those that were played."""
    ll, ld, even, wd, ww = resampled_counts(pairs.counts, rng)
    return Pairs((ll, ld, even, wd, ww))


def resampled_counts(counts: Sequence[int], rng: Rng) -> list[int]:
    """How often each result comes up if as many are drawn from those that were counted."""
    left = unspent = sum(counts)  # unspent: those that had this result or a later one
    drawn: list[int] = []
    for count in counts:
        taken = left if count == unspent else binomial(left, count / unspent, rng)
        drawn.append(taken)
        left -= taken
        unspent -= count
    return drawn


class Rotations:
    """What groups of decks took together, and how often: as it was, or as it might have been.

    `whole` are the points of all in one rotation. Groups are resampled one by one, so that nobody's
    share changes with who else meets whom.
    """

    def __init__(
        self,
        decks: int,
        results: Sequence[tuple[Sequence[int], Mapping[tuple[int, ...], int]]],
        whole: int,
    ) -> None:
        self.decks, self.whole = decks, whole
        self._ordered = [(group, sorted(taken.items())) for group, taken in results]
        self._number = [0] * decks  # of the rotations of each deck
        self._brought = [set[int]() for _ in range(decks)]  # what they brought it
        for group, counted in self._ordered:
            for points, often in counted:
                for deck, one in zip(group, points, strict=True):
                    self._number[deck] += often
                    self._brought[deck].add(one)

    def varies(self, deck: int) -> bool:
        """Whether the rotations of a deck brought it different points."""
        return len(self._brought[deck]) > 1

    def resampled_shares(self, rng: Rng) -> list[float]:
        """The share of each deck in one resample; 0 for a deck that met nobody."""
        totals = [0] * self.decks
        for group, counted in self._ordered:
            drawn = resampled_counts([often for _, often in counted], rng)
            for (points, _), often in zip(counted, drawn, strict=True):
                for deck, one in zip(group, points, strict=True):
                    totals[deck] += often * one
        return [
            total / (self.whole * number) if number else 0.0
            for total, number in zip(totals, self._number, strict=True)
        ]


def share_intervals(
    rotations: Rotations, rng: Rng, *, resamples: int = 500
) -> list[Interval | None]:
    """Where the shares of decks lie.

    A deck whose rotations brought it the same points each time has no interval of this kind.
    """
    samples = [rotations.resampled_shares(rng) for _ in range(resamples)]
    return [
        percentiles(found) if rotations.varies(deck) else None
        for deck, found in enumerate(zip(*samples, strict=True))
    ]


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

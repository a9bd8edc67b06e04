"""The same decks under several pilots: what each deck scores, and how far the rankings agree."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from deckcli.core.rng import Rng, seeded
from deckcli.matches.standings import Standings
from deckcli.matches.table import POINT
from deckcli.stats.bootstrap import resampled_counts
from deckcli.stats.ranks import Floor, noise_floor, spearman


class Agreement(NamedTuple):
    """How far the rankings of two pilots agree, and how far one would with itself."""

    one: str
    other: str
    spearman: float | None  # None: one of them ranks nobody above another
    same_pilot: Floor | None


def scores(standings: Standings) -> list[float]:
    """What each deck took of the points at its tables."""
    return [standings.share(deck).value for deck in range(len(standings.workload.decks))]


def agreements(names: Sequence[str], played: Sequence[Standings]) -> list[Agreement]:
    """Every two pilots; the luck of the noise floor comes from the seed of what was played."""
    return [
        Agreement(
            one,
            other,
            spearman(scores(first), scores(second)),
            noise_floor(
                [_Again(first).scores, _Again(second).scores],
                seeded(first.workload.seed, "pilots", one, other),
            ),
        )
        for (one, first), (other, second) in combinations(zip(names, played, strict=True), 2)
    ]


class _Again:
    """Standings as they might have turned out: the rotations of each group are drawn again."""

    def __init__(self, standings: Standings) -> None:
        self.decks = len(standings.workload.decks)
        self.groups = [
            (group, sorted(tally.outcomes.items()))
            for group, tally in zip(standings.groups, standings.tallies, strict=True)
        ]

    def scores(self, rng: Rng) -> list[float]:
        points, whole = [0] * self.decks, [0] * self.decks
        for group, counted in self.groups:
            drawn = resampled_counts([often for _, often in counted], rng)
            for (taken, _), often in zip(counted, drawn, strict=True):
                for deck, one in zip(group, taken, strict=True):
                    points[deck] += often * one
                    whole[deck] += often * POINT * len(group)
        return [mine / most if most else 0.0 for mine, most in zip(points, whole, strict=True)]

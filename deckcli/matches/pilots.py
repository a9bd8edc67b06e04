"""The same decks under several pilots: what each deck scores, and how far the rankings agree."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from deckcli.core.rng import seeded
from deckcli.matches.standings import Standings
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
                [first.rotations().resampled_shares, second.rotations().resampled_shares],
                seeded(first.workload.seed, "pilots", one, other),
            ),
        )
        for (one, first), (other, second) in combinations(zip(names, played, strict=True), 2)
    ]

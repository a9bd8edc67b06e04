"""Two runs of one workload side by side: the regression gate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from deckcli.matches.store import PairRows, Store, StoreError
from deckcli.stats.compare import Difference, independent, matched
from deckcli.stats.pairs import Pairs

_MAY_DIFFER = ("card_data", "version", "seed")


@dataclass(frozen=True, slots=True)
class Comparison:
    """How A's score changed, over how many pairs of each, and whether those had equal seeds."""

    difference: Difference
    base_pairs: int
    current_pairs: int
    is_matched: bool


def compare(base: Store, current: Store) -> Comparison:
    """Refuses runs of other decks, bots or rules; card data and program are what may change.

    Runs of one seed are compared pair by pair, over the pairs that both have.
    """
    differences = base.workload.differences(current.workload, besides=_MAY_DIFFER)
    if differences:
        raise StoreError(
            f"{current.path} cannot be compared with {base.path}: {'; '.join(differences)}",
            hint="compare two runs of the same decks, bots and rules",
        )
    for store in (base, current):
        if not store.number():
            raise StoreError(f"{store.path} has no pairs yet")
    if base.workload.seed == current.workload.seed:
        both = Counter(_common(base.pairs(), current.pairs()))
        if both:
            number = both.total()
            return Comparison(matched(both), number, number, is_matched=True)
    was, now = _counted(base), _counted(current)
    return Comparison(independent(was, now), was.number, now.number, is_matched=False)


def _common(base: Iterator[PairRows], current: Iterator[PairRows]) -> Iterator[tuple[int, int]]:
    """The half points of pairs that both have; both come in the order of numbers."""
    one, other = next(base, None), next(current, None)
    while one is not None and other is not None:
        if one[0].pair < other[0].pair:
            one = next(base, None)
        elif one[0].pair > other[0].pair:
            other = next(current, None)
        else:
            yield _halves(one), _halves(other)
            one, other = next(base, None), next(current, None)


def _counted(store: Store) -> Pairs:
    return Pairs.of((one.half_points(), other.half_points()) for one, other in store.pairs())


def _halves(pair: PairRows) -> int:
    return pair[0].half_points() + pair[1].half_points()

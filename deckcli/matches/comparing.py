"""Compares two runs of one workload: the regression gate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from deckcli.matches.match import counted
from deckcli.matches.store import PairRows, Store, StoreError
from deckcli.matches.workload import turn_of
from deckcli.stats.compare import Difference, independent, matched

_MAY_DIFFER = ("card_data", "version", "seed")


@dataclass(frozen=True, slots=True)
class Comparison:
    """How a deck's score changed, over how many pairs, and how many of them are in both runs.

    Shards of one run share a seed but no pairs.
    """

    difference: Difference
    base_pairs: int
    current_pairs: int
    same_seed: bool
    shared_pairs: int


def compare(base: Store, current: Store, deck: int = 0) -> Comparison:
    """Compare the score of A, or of a deck against the field of a tournament.

    Runs with different decks, bots or rules are refused; only card data and program may differ.
    Runs with the same seed are compared pair by pair, over the pairs that both have.
    """
    differences = base.workload.differences(current.workload, besides=_MAY_DIFFER)
    if differences:
        raise StoreError(
            f"{current.path} cannot be compared with {base.path}: {'; '.join(differences)}",
            hint="compare two runs of the same decks, bots and rules",
        )
    was, now = counted(base).field(deck), counted(current).field(deck)
    for store, pairs in ((base, was), (current, now)):
        if not pairs.number:
            raise StoreError(f"{store.path} has no pairs yet")
    same_seed = base.workload.seed == current.workload.seed
    if same_seed:
        pairings = base.workload.pairings()
        both = Counter(
            (_halves(before, deck, pairings), _halves(after, deck, pairings))
            for before, after in _common(base.pairs(), current.pairs())
            if deck in pairings[turn_of(before[0].pair, len(pairings))[0]]
        )
        if both:
            number = both.total()
            return Comparison(matched(both), number, number, same_seed, number)
    return Comparison(independent(was, now), was.number, now.number, same_seed, 0)


def _common(
    base: Iterator[PairRows], current: Iterator[PairRows]
) -> Iterator[tuple[PairRows, PairRows]]:
    """The pairs that are in both; both must be sorted by number."""
    before, after = next(base, None), next(current, None)
    while before is not None and after is not None:
        if before[0].pair < after[0].pair:
            before = next(base, None)
        elif before[0].pair > after[0].pair:
            after = next(current, None)
        else:
            yield before, after
            before, after = next(base, None), next(current, None)


def _halves(pair: PairRows, deck: int, pairings: Sequence[tuple[int, int]]) -> int:
    """The half points that a deck took from a pair it played."""
    first, _ = pairings[turn_of(pair[0].pair, len(pairings))[0]]
    halves = pair[0].half_points() + pair[1].half_points()
    return halves if deck == first else 4 - halves

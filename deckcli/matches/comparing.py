"""Compares two runs of one workload, or of one with an edited deck: the regression gate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from deckcli.decks.plain import Content
from deckcli.matches.match import counted
from deckcli.matches.store import Store
from deckcli.matches.store_format import StoreError
from deckcli.matches.stored_rows import Rotation
from deckcli.matches.table import POINT
from deckcli.matches.workload import Workload, turn_of
from deckcli.stats.compare import Difference, independent, matched

_MAY_DIFFER = ("card_data", "version", "seed")
_HALF = POINT // 2


@dataclass(frozen=True, slots=True)
class Comparison:
    """How a deck's score changed, over how many pairs, and how many of them are in both runs.

    Shards of one run share a seed but no pairs. `edited` is the deck before and now, if its cards
    were changed in between.
    """

    difference: Difference
    base_pairs: int
    current_pairs: int
    same_seed: bool
    shared_pairs: int
    edited: tuple[Content, Content] | None = None


def compare(base: Store, current: Store, deck: int = 0) -> Comparison:
    """Compare the score of A, or of a deck against the field of a tournament.

    Only card data, the program and the cards of that deck may differ; runs with other decks, bots
    or rules are refused. Pairs with the same seed are compared one by one.
    """
    for store in (base, current):
        if store.workload.seats > 2:
            raise StoreError(
                f"{store.path} cannot be compared: it has tables for {store.workload.seats}",
                hint="pairs are compared one by one, and only two decks play in pairs",
            )
    differences = base.workload.differences(current.workload, besides=_MAY_DIFFER, edited=[deck])
    if differences:
        raise StoreError(
            f"{current.path} cannot be compared with {base.path}: {'; '.join(differences)}",
            hint="compare two runs of the same decks, bots and rules",
        )
    was, now = counted(base).field(deck), counted(current).field(deck)
    for store, pairs in ((base, was), (current, now)):
        if not pairs.number:
            raise StoreError(f"{store.path} has no pairs yet")
    edited = None
    if base.workload.has_edited(current.workload, deck):
        edited = base.workload.decks[deck], current.workload.decks[deck]
    groups = base.workload.groups()
    same_seed = _seeds(base.workload, deck) == _seeds(current.workload, deck)
    both: Counter[tuple[int, int]] = Counter()
    for before, after in _common(base.rotations(), current.rotations()):
        group = groups[turn_of(before[0].number, len(groups))[0]]
        if same_seed and deck in group:
            both[_halves(before, group.index(deck)), _halves(after, group.index(deck))] += 1
    if both:
        number = both.total()
        return Comparison(matched(both), number, number, same_seed, number, edited)
    return Comparison(independent(was, now), was.number, now.number, same_seed, 0, edited)


def _seeds(workload: Workload, deck: int) -> list[int]:
    """The seeds of all matches of a deck; in a tournament they depend on its cards."""
    together = zip(workload.groups(), workload.matches(), strict=True)
    return [match.seed for group, match in together if deck in group]


def _common(
    base: Iterator[Rotation], current: Iterator[Rotation]
) -> Iterator[tuple[Rotation, Rotation]]:
    """The pairs that are in both; both must be sorted by number."""
    before, after = next(base, None), next(current, None)
    while before is not None and after is not None:
        if before[0].number < after[0].number:
            before = next(base, None)
        elif before[0].number > after[0].number:
            after = next(current, None)
        else:
            yield before, after
            before, after = next(base, None), next(current, None)


def _halves(pair: Rotation, deck: int) -> int:
    """The half points that a deck took from a pair, by its place in it."""
    return sum(row.points(deck) for row in pair) // _HALF

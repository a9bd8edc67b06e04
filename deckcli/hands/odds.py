"""The chance of a wish: counted exactly if no choice is involved, otherwise simulated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from math import prod

from deckcli.catalog.catalog import Catalog
from deckcli.catalog.query import Sign
from deckcli.core.errors import BadSetting
from deckcli.core.rng import seeded
from deckcli.decks.opening import Opening
from deckcli.hands.abacus import Abacus
from deckcli.hands.quick_deals import CHUNK, Progress, deals
from deckcli.hands.reveals import seated_totals
from deckcli.hands.wishes import Wish, counts_in, holds
from deckcli.stats.hypergeometric import cells, chances
from deckcli.stats.intervals import Interval
from deckcli.stats.proportions import wilson

_MOST_CASES = 400_000  # beyond this, counting takes longer than simulating


@dataclass(frozen=True, slots=True)
class Question:
    """A wish about the opening hand and the cards drawn after it.

    `seat_matters`: the draws are those by a turn, which depend on who goes first.
    """

    opening: Opening
    catalog: Catalog
    wish: Wish
    drawn: int = 0
    second: bool = False
    seat_matters: bool = False
    keep: Wish | None = None  # when the opening hand is kept; None keeps any

    @property
    def obstacle(self) -> str:
        """Why the chance cannot be counted exactly; empty if it can."""
        if self.keep is not None:
            return "whether a new hand is taken depends on the cards of the first"
        if self.seat_matters and self.opening.reveal is not None:
            return "who goes first is decided by cards of the deck, which then leave it"
        if _cases(self) > _MOST_CASES:
            return "the wish has too many cases to count"
        return ""


@dataclass(frozen=True, slots=True)
class Odds:
    """A chance, with its exact fraction or its interval."""

    chance: float
    exact: Fraction | None = None
    hands: int = 0
    successes: int = 0
    interval: Interval | None = None


def exact_odds(question: Question, draws: list[int]) -> list[Odds]:
    """The chance after each number of draws; raises BadSetting if it cannot be counted."""
    if question.obstacle:
        raise BadSetting(f"no exact odds: {question.obstacle}", hint="-n N simulates N hands")
    opening = question.opening
    abacus = Abacus([question.wish], question.catalog, opening.hand_size + len(opening.pile))
    start = abacus.counts(sum(abacus.beads(card) for card in opening.chosen))
    rods = [str(rod) for rod in range(len(abacus.queries))]

    def wished(drawn: object) -> bool:
        assert isinstance(drawn, dict)
        numbers = (drawn[rod] + had for rod, had in zip(rods, start, strict=True))
        return holds(question.wish, dict(zip(abacus.queries, numbers, strict=True)))

    parted = cells(
        (frozenset(rod for rod, count in zip(rods, abacus.counts(beads), strict=True) if count), 1)
        for beads in map(abacus.beads, opening.pile)
    )
    caps = dict(zip(rods, _caps(question.wish).values(), strict=True))
    found = chances(parted, caps, wished, [opening.hand + number for number in draws])
    return [Odds(float(chance), chance) for chance in found]


def simulated_odds(
    question: Question, hands: int, seed: int, progress: Progress | None = None
) -> Odds:
    """The share of simulated hands that fulfil the wish, with Wilson's 95 % interval."""
    opening = question.opening
    wishes = [question.wish, *([question.keep] if question.keep is not None else [])]
    abacus = Abacus(wishes, question.catalog, opening.hand_size + len(opening.pile))
    totals, verdicts, successes, done = _totals(question, abacus, seed), abacus.verdicts, 0, 0
    while done < hands:
        chunk = list(islice(totals, min(CHUNK, hands - done)))
        successes += sum([verdicts(total) & 1 for total in chunk])
        done += len(chunk)
        if progress is not None:
            progress(done)
    return Odds(successes / hands, None, hands, successes, wilson(successes, hands))


def _totals(question: Question, abacus: Abacus, seed: int) -> Iterator[int]:
    opening, drawn = question.opening, question.drawn
    values = [abacus.beads(card) for card in opening.pile]
    start = sum(abacus.beads(card) for card in opening.chosen)
    if question.seat_matters and opening.reveal is not None:
        return seated_totals(
            opening, opening.reveal, values, drawn=drawn, second=question.second, seed=seed
        )
    parts = [opening.hand, drawn]
    first = deals(values, parts, seeded(seed, "hand"))
    if question.keep is None:
        return (start + hand + later for hand, later in first)
    # All cards are shuffled back, so the new hand is independent of the first.
    second = deals(values, parts, seeded(seed, "new hand"))
    verdicts = abacus.verdicts
    return (
        hand + later if verdicts(hand) & 2 else new + after
        for (hand, later), (new, after) in zip(first, second, strict=False)
    )


def _caps(wish: Wish) -> dict[object, int]:
    """Up to which number each query's count matters; higher ones make no difference."""
    caps: dict[object, int] = {}
    for count in counts_in(wish):
        exact = count.sign not in (Sign.AT_LEAST, Sign.LESS)
        caps[count.cards] = max(caps.get(count.cards, 0), count.number + exact)
    return caps


def _cases(question: Question) -> int:
    """An upper bound of the cases to distinguish: cards drawn, and the count of every query."""
    opening = question.opening
    counts = (min(cap, len(opening.pile)) + 1 for cap in _caps(question.wish).values())
    return prod(counts) * (opening.hand + question.drawn + 1)

"""Many hands: what they hold, and the effect of one or two mulligan policies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice

from deckcli.catalog.catalog import Catalog
from deckcli.core.rng import seeded
from deckcli.decks.opening import Opening
from deckcli.hands.abacus import Abacus
from deckcli.hands.lanes import Lanes
from deckcli.hands.quick_deals import CHUNK, Progress, deals, rolls
from deckcli.hands.reveals import firsts
from deckcli.hands.rows import DiceRows, Rows, RowTitle
from deckcli.hands.wishes import Wish


@dataclass(frozen=True, slots=True)
class Row:
    """How many cards of this row a hand has on average, and how often 1, 2 or 3 or more."""

    title: RowTitle
    mean: float
    at_least: tuple[float, ...]


@dataclass(slots=True)
class Outcome:
    """The hands that result from one policy."""

    kept: int = 0
    rows: list[Row] = field(default_factory=list)
    fulfilled: list[int] = field(default_factory=list)  # number of hands, for each goal


@dataclass(slots=True)
class Study:
    """The result: an outcome for each policy, or a single one if every hand is kept.

    `together[goal]` counts hands by whether the first policy's (bit 0) and the second policy's
    hand (bit 1) fulfil the goal.
    """

    hands: int
    outcomes: list[Outcome]
    together: list[list[int]]
    first: int | None = None  # how often the player goes first, if cards decide that
    dice: list[Row] = field(default_factory=list)


def study(
    opening: Opening,
    catalog: Catalog,
    hands: int,
    seed: int,
    *,
    policies: Sequence[Wish] = (),
    goals: Sequence[Wish] = (),
    lang: str = "en",
    progress: Progress | None = None,
) -> Study:
    """Deal many hands; a policy is the wish for which a hand is kept.

    All policies see the same hands, and the same new hand if they take one.
    """
    cards = (*opening.chosen, *opening.pile)
    rows = Rows(cards, catalog, lang)
    number = max(1, len(policies))
    tallies = [Lanes(len(rows.titles), opening.hand_size) for _ in range(number)]
    abacus = Abacus([*policies, *goals], catalog, opening.hand_size)
    width = tallies[0].width
    worth = {
        card.id: tallies[0].value(rows.of(card)) | abacus.beads(card) << width for card in cards
    }
    start = sum(worth[card.id] for card in opening.chosen)
    values = [worth[card.id] for card in opening.pile]
    outcomes = [Outcome(fulfilled=[0] * len(goals)) for _ in range(number)]
    found = Study(hands, outcomes, [[0] * 4 for _ in goals])
    dealt_hands = deals(values, [opening.hand], seeded(seed, "hand"))
    new_hands = deals(values, [opening.hand], seeded(seed, "new hand"))
    for done in range(0, hands, CHUNK):
        size = min(CHUNK, hands - done)
        dealt = [start + hand for (hand,) in islice(dealt_hands, size)]
        finals = [dealt]
        if policies:
            anew = [start + hand for (hand,) in islice(new_hands, size)]
            finals = [_final(dealt, anew, at, abacus, width, outcomes[at]) for at in range(number)]
        for tally, hold in zip(tallies, finals, strict=True):
            tally.add(hold)
        if goals:
            _judge(found, finals, abacus, width, len(policies))
        if progress is not None:
            progress(done + size)
    for tally, outcome in zip(tallies, outcomes, strict=True):
        outcome.rows = _rows(rows.titles, tally)
        if not policies:
            outcome.kept = hands
    _settle_the_rest(found, opening, seed)
    return found


def _final(
    dealt: Sequence[int], anew: Sequence[int], at: int, abacus: Abacus, width: int, to: Outcome
) -> list[int]:
    """The hands that the policy plays with."""
    verdicts, mask = abacus.verdicts, 1 << at
    kept = [verdicts(hand >> width) & mask for hand in dealt]
    to.kept += sum(map(bool, kept))
    return [hand if keep else new for hand, new, keep in zip(dealt, anew, kept, strict=True)]


def _judge(
    found: Study, finals: Sequence[Sequence[int]], abacus: Abacus, width: int, skip: int
) -> None:
    """Count which hands fulfil the goals, which come after the policies in the abacus."""
    judged = [[abacus.verdicts(hand >> width) >> skip for hand in hold] for hold in finals]
    for goal, together in enumerate(found.together):
        for outcome, verdicts in zip(found.outcomes, judged, strict=True):
            outcome.fulfilled[goal] += sum([verdict >> goal & 1 for verdict in verdicts])
        if len(judged) == 2:
            for first, second in zip(*judged, strict=True):
                together[(first >> goal & 1) | (second >> goal & 1) << 1] += 1


def _settle_the_rest(found: Study, opening: Opening, seed: int) -> None:
    """Count dice and the reveal, which do not depend on the policies, separately."""
    if opening.reveal is not None:
        found.first = sum(islice(firsts(opening, opening.reveal, seed), found.hands))
    if opening.dice is not None and any(opening.dice.pool.values()):
        rows = DiceRows(opening.dice)
        tally = Lanes(len(rows.titles), len(rows.dice))
        sides = [[tally.value(side) for side in die] for die in rows.dice]
        rolled = rolls(sides, seeded(seed, "dice"))
        for done in range(0, found.hands, CHUNK):
            tally.add(list(islice(rolled, min(CHUNK, found.hands - done))))
        found.dice = _rows(rows.titles, tally)


def _rows(titles: Sequence[RowTitle], tally: Lanes) -> list[Row]:
    tally.settle()
    return [
        Row(
            title,
            tally.cards[row] / tally.hands,
            tuple(level[row] / tally.hands for level in tally.at_least),
        )
        for row, title in enumerate(titles)
    ]

"""A sum as a price: cards (or other things) are chosen until their values reach it.

Values are added up, and too much may be paid, but nobody gives something that was not needed: a
choice is offered only if it can be completed so that without any single part the price is not met.
"""

from __future__ import annotations

from typing import Any

from deckcli.core.packed import filled, index_of
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.native import mypyc_attr
from deckcli.engine.notation import actions, first_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import Frame
from deckcli.engine.things import CARDS
from deckcli.engine.words.kinds import Number
from deckcli.engine.words.paying import Part


@mypyc_attr(allow_interpreted_subclasses=True)
class SumPart(Part):
    """A part that is paid with as many cards as it takes to reach a sum of their values.

    It cannot be joined with another part that may want the same cards.
    """

    __slots__ = ("price", "value")

    def __init__(
        self, price: Number, value: i64, needs: i64, spends: i64, kind: i64 = CARDS
    ) -> None:
        super().__init__(needs, spends, kind=kind)
        self.price, self.value = price, value  # one of the values that `Game.value_of` knows

    def can_pay(self, game: Any, state: Any, frame: Frame) -> bool:
        left = self.price.value(game, state, frame)
        for value in self.values(game, state, self.cards(game, state, frame)):
            if value > 0:
                left -= value
        return left <= 0

    def shares(self) -> bool:
        return False

    def values(self, game: Any, state: Any, cards: vec[i64]) -> vec[i64]:
        found = vec[i64]()
        for card in cards:
            found = append(found, game.value_of(state, self.value, card))
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class PaySum(Op):
    """The player chooses what to pay, one after another; then all of it is given."""

    __slots__ = ("part", "slot", "verb", "window")

    def __init__(self, part: SumPart, slot: i64, window: i64, verb: i64) -> None:
        self.part, self.slot = part, slot
        self.window, self.verb = window, verb

    def give(self, game: Any, state: Any, frame: Frame, cards: vec[i64]) -> None:
        """All that was chosen leaves the player."""
        raise NotImplementedError

    def run(self, game: Any, state: Any, frame: Frame) -> None:
        part, chosen = self.part, frame.chosen[self.slot]
        paid = part.values(game, state, chosen)
        price = part.price.value(game, state, frame)
        if total(paid) >= price:
            self.give(game, state, frame, chosen)
            return
        left = vec[i64]([card for card in part.cards(game, state, frame) if card not in chosen])
        values = part.values(game, state, left)
        useful = vec[i64]()
        for at in range(len(left)):
            if can_complete(price, append(paid[:], values[at]), without_place(values, at)):
                useful = append(useful, left[at])
        if part.kind == CARDS:
            useful = game.distinct(state, useful)
        self.ask(game, state, frame, self.window, frame.seat, actions(self.verb, useful))

    def take(self, game: Any, state: Any, frame: Frame, action: i64) -> None:
        frame.chosen[self.slot] = append(frame.chosen[self.slot], first_of(action))
        again(frame)


def can_complete(price: i64, paid: vec[i64], others: vec[i64]) -> bool:
    """Whether values can be added to those paid so that they reach the price and all are needed.

    All are needed if the sum without the smallest is below the price; so for every possible
    smallest value, sums of values not below it are looked for.
    """
    smallest = paid[0]
    for value in paid:
        smallest = min(smallest, value)
    if smallest <= 0:
        return False
    missing = price - total(paid)
    if missing <= 0:
        return missing + smallest > 0
    if _reaches(missing, smallest, others):
        return True
    for value in others:
        if 0 < value < smallest and _reaches(missing, value, others):
            return True
    return False


def _reaches(missing: i64, smallest: i64, values: vec[i64]) -> bool:
    """Whether some values, none below the smallest, add up to what is missing or little more."""
    limit = missing + smallest - 1  # with more, the smallest would not be needed
    sums = filled(0, limit + 1)
    sums[0] = 1
    for value in values:
        if value >= smallest:
            for at in range(limit, value - 1, -1):
                sums[at] |= sums[at - value]
    return index_of(sums[missing:], 1) >= 0


def without_place(values: vec[i64], place: i64) -> vec[i64]:
    """All values but the one at this place."""
    return vec[i64]([values[at] for at in range(len(values)) if at != place])


def total(values: vec[i64]) -> i64:
    found: i64 = 0
    for value in values:
        found += value
    return found

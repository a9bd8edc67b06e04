"""Costs of several parts: what pays for one part must not be missing for another.

Parts are paid in the order in which they are written. A cost is offered if all of its parts can be
paid together, and no part offers a card that would leave a later one unpayable.
"""

from __future__ import annotations

from typing import Any, Final

from deckcli.engine.native import mypyc_attr
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame
from deckcli.engine.words.kinds import Cost

Priced = tuple[Cost, list[Op]]  # a part, and the ops that pay it
Price = tuple[list[Cost], list[Op]]  # the same of a whole cost


# With which cards a part can be paid.
ANY_CARD: Final = 0
ITSELF: Final = 1  # only the card whose ability it is
OTHERS: Final = 2  # never that one


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Cost):
    """A cost that is paid with so many cards, each of which pays once.

    `needs` are bits, of the game's own, for what a card must still be to pay it (untapped, in the
    hand); `spends` are those for what it no longer is then. Parts without a bit in common never
    want the same card, nor do one that the card `itself` pays and one that only others pay.
    """

    __slots__ = ("amount", "needs", "spends", "whose")

    def __init__(self, needs: int, spends: int, amount: int = 1, whose: int = ANY_CARD) -> None:
        self.needs, self.spends, self.amount, self.whose = needs, spends, amount, whose

    def cards(self, game: Any, state: Any, frame: Frame) -> list[int]:
        """The cards with which it can be paid now."""
        raise NotImplementedError

    def can_pay(self, game: Any, state: Any, frame: Frame) -> bool:
        return len(self.cards(game, state, frame)) >= self.amount


class Together(Cost):
    """Parts that may want the same cards, and are paid one after the other."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def can_pay(self, game: Any, state: Any, frame: Frame) -> bool:
        wants: list[Want] = []
        for part in self.parts:
            cards = part.cards(game, state, frame)
            if len(cards) < part.amount:
                return False
            add_wants(wants, part, cards, part.amount)
        return can_share(wants)


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment(Op):
    """A player gives one card of several; `left` says how many, with this one, are still to go."""

    __slots__ = ("later", "left", "part")

    def __init__(self, left: int) -> None:
        self.left = left
        self.part: Part | None = None  # where later parts may want the same cards
        self.later: list[Part] = []

    def spared(self, game: Any, state: Any, frame: Frame, cards: list[int]) -> list[int]:
        """The cards that no later part must have; one of them where all must go in any case."""
        if self.part is None or not self.later:
            return cards
        wants: list[Want] = []
        add_wants(wants, self.part, cards, self.left)
        for part in self.later:
            add_wants(wants, part, part.cards(game, state, frame), part.amount)
        found = [card for card in cards if can_share(wants, card)]
        if not found:  # what was paid before has left a later part without a card
            return cards
        return found[:1] if _all_must_go(wants) else found


class Want:
    """One card that a part wants, and those that it may be."""

    __slots__ = ("cards", "needs", "place", "spends")

    def __init__(self, place: int, part: Part, cards: list[int]) -> None:
        self.place, self.cards = place, cards
        self.needs, self.spends = part.needs, part.spends

    def rivals(self, other: Want) -> bool:
        """Whether a card that is given to the earlier of the two is lost for the later."""
        if self.place <= other.place:
            return self.spends & other.needs != 0
        return other.spends & self.needs != 0


def add_wants(wants: list[Want], part: Part, cards: list[int], amount: int) -> None:
    """What a part wants, behind what earlier parts do."""
    place = wants[-1].place + 1 if wants else 0
    for _ in range(amount):
        wants.append(Want(place, part, cards))


def can_share(wants: list[Want], first: int = -1) -> bool:
    """Whether each gets a card that no rival has; the first of them this card, if it is named."""
    if first < 0:
        return _share(sorted(wants, key=_how_many), [], 0)
    return _share(wants[:1] + sorted(wants[1:], key=_how_many), [first], 1)


def _how_many(want: Want) -> int:
    """Those with the least choice are served first: then it is soon seen that it cannot be."""
    return len(want.cards)


def _share(wants: list[Want], given: list[int], fixed: int) -> bool:
    """Whether all can be served after those who have been given a card, the first ones for good."""
    at = len(given)
    if at == len(wants):
        return True
    want = wants[at]
    cards = want.cards
    if at > fixed and wants[at - 1].cards is cards:  # of equal wants the order decides nothing
        cards = cards[cards.index(given[-1]) + 1 :]
    for card in cards:
        if _is_free(wants, given, card):
            given.append(card)
            if _share(wants, given, fixed):
                return True
            given.pop()
    return False


def _is_free(wants: list[Want], given: list[int], card: int) -> bool:
    """Whether nobody who was given this card is a rival of the one whose turn it is."""
    want = wants[len(given)]
    for at in range(len(given)):
        if given[at] == card and want.rivals(wants[at]):
            return False
    return True


def _all_must_go(wants: list[Want]) -> bool:
    """Whether rivals want all the cards there are: then which pays for what decides nothing."""
    known: list[int] = []
    for want in wants:
        for other in wants:
            if not want.rivals(other):
                return False
        for card in want.cards:
            if card not in known:
                known.append(card)
    return len(known) == len(wants)


# -- while abilities are read


def joined(priced: list[Priced]) -> Price:
    """A whole cost: its parts, those that may want the same cards together, and how it is paid."""
    costs: list[Cost] = []
    ops: list[Op] = []
    parts: list[Part] = []
    for cost, paid_by in priced:
        ops += paid_by
        if isinstance(cost, Part):
            parts.append(cost)
        else:
            costs.append(cost)
    for group in _groups(parts):
        costs.append(group[0] if len(group) == 1 else Together(group))
        for cost, paid_by in priced:
            if isinstance(cost, Part) and cost in group:
                _tell_of_later(cost, paid_by, group[group.index(cost) + 1 :])
    return costs, ops


def _groups(parts: list[Part]) -> list[list[Part]]:
    """The parts, each with those that may want the same cards; of them the first is paid first."""
    groups: list[list[Part]] = []
    for part in parts:
        apart: list[list[Part]] = []
        group: list[Part] = []
        for other in groups:
            if any(_may_meet(one, part) for one in other):
                group += other
            else:
                apart.append(other)
        group.sort(key=parts.index)
        groups = [*apart, [*group, part]]
    return groups


def _may_meet(one: Part, other: Part) -> bool:
    """Whether two parts may want the same card."""
    if {one.whose, other.whose} == {ITSELF, OTHERS}:
        return False
    return (one.needs | one.spends) & (other.needs | other.spends) != 0


def _tell_of_later(part: Part, ops: list[Op], later: list[Part]) -> None:
    for op in ops:
        if isinstance(op, Payment):
            op.part, op.later = part, later

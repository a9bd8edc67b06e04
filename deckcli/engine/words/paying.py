"""Costs of several parts: a card that pays for one part must not be missing for another.

Parts are paid in the order in which they are written. A cost is offered if all of its parts can be
paid together, and no part offers a card that would leave a later one unpayable.
"""

from __future__ import annotations

from typing import Any, Final

from deckcli.core.packed import index_of
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.native import mypyc_attr
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame
from deckcli.engine.things import CARDS
from deckcli.engine.words.kinds import Cost

Priced = tuple[Cost, list[Op]]  # a part, and the ops that pay it
Price = tuple[list[Cost], list[Op]]  # the same for a whole cost


# Which cards can pay for a part.
ANY_CARD: Final = 0
ITSELF: Final = 1  # only the card whose ability it is
OTHERS: Final = 2  # any card but that one


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Cost):
    """A cost that is paid with a number of cards, each of which pays once.

    `needs` are bits, defined by the game, for what a card must still be in order to pay (untapped,
    in the hand); `spends` are the bits for what it no longer is afterwards. Parts without a common
    bit never want the same card, nor do one that the card `itself` pays and one only others pay.
    What pays may be other things than cards (`kind`), which never meet with cards.
    """

    __slots__ = ("amount", "kind", "needs", "spends", "whose")

    def __init__(
        self,
        needs: i64,
        spends: i64,
        amount: i64 = 1,
        whose: i64 = ANY_CARD,
        kind: i64 = CARDS,
    ) -> None:
        self.needs, self.spends, self.amount, self.whose = needs, spends, amount, whose
        self.kind = kind

    def cards(self, game: Any, state: Any, frame: Frame) -> vec[i64]:
        """The cards that can pay for it now."""
        raise NotImplementedError

    def can_pay(self, game: Any, state: Any, frame: Frame) -> bool:
        return len(self.cards(game, state, frame)) >= self.amount

    def shares(self) -> bool:
        """Whether other parts may want the same cards: how many it takes is known beforehand."""
        return True


class Together(Cost):
    """Parts that may want the same cards, and are paid one after another."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Part]) -> None:
        self.parts = vec[Part](parts)

    def can_pay(self, game: Any, state: Any, frame: Frame) -> bool:
        wants = vec[Want]()
        for part in self.parts:
            cards = part.cards(game, state, frame)
            if len(cards) < part.amount:
                return False
            wants = with_wants(wants, part, cards, part.amount)
        return can_share(wants)


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment(Op):
    """A player gives one card of several; `left` says how many remain, including this one."""

    __slots__ = ("later", "left", "part")

    def __init__(self, left: i64) -> None:
        self.left = left
        self.part: Part | None = None  # set if later parts may want the same cards
        self.later = vec[Part]()

    def spared(self, game: Any, state: Any, frame: Frame, cards: vec[i64]) -> vec[i64]:
        """The cards that no later part needs; if all must go in any case, just one of them."""
        if self.part is None or len(self.later) == 0:
            return cards
        wants = with_wants(vec[Want](), self.part, cards, self.left)
        for part in self.later:
            wants = with_wants(wants, part, part.cards(game, state, frame), part.amount)
        found = vec[i64]([card for card in cards if can_share(wants, card)])
        if len(found) == 0:  # what was paid earlier has left a later part without a card
            return cards
        return found[:1] if _all_must_go(wants) else found


@mypyc_attr(acyclic=True)
class Want:
    """One card that a part wants, and the candidates for it."""

    __slots__ = ("cards", "needs", "place", "spends")

    def __init__(self, place: i64, part: Part, cards: vec[i64]) -> None:
        self.place, self.cards = place, cards
        self.needs, self.spends = part.needs, part.spends

    def rivals(self, other: Want) -> bool:
        """Whether a card given to the earlier of the two is lost to the later."""
        if self.place <= other.place:
            return self.spends & other.needs != 0
        return other.spends & self.needs != 0


def with_wants(wants: vec[Want], part: Part, cards: vec[i64], amount: i64) -> vec[Want]:
    """Add what a part wants, after the wants of earlier parts."""
    place: i64 = 0
    if len(wants) > 0:
        place = wants[-1].place + 1
    for nth in range(amount):
        wants = append(wants, Want(place, part, cards))
    return wants


def can_share(wants: vec[Want], first: i64 = -1) -> bool:
    """Whether each want gets a card no rival has; the first gets this card, if one is given."""
    if first < 0:
        return _share(_scarcest_first(wants, 0), vec[i64](), 0)
    return _share(_scarcest_first(wants, 1), vec[i64]([first]), 1)


def _scarcest_first(wants: vec[Want], fixed: i64) -> vec[Want]:
    """The first `fixed` wants, then those with the fewest candidates: a dead end shows early."""
    found = wants[:]
    for last in range(fixed + 1, len(found)):
        want, place = found[last], last
        while place > fixed and len(found[place - 1].cards) > len(want.cards):
            found[place] = found[place - 1]
            place -= 1
        found[place] = want
    return found


def _share(wants: vec[Want], given: vec[i64], fixed: i64) -> bool:
    """Whether the remaining wants can be served, given these cards; the first `fixed` are final."""
    at = len(given)
    if at == len(wants):
        return True
    want = wants[at]
    cards = want.cards
    if at > fixed and wants[at - 1].place == want.place:  # the order of equal wants is the same
        cards = cards[index_of(cards, given[-1]) + 1 :]
    for card in cards:
        if _is_free(wants, given, card) and _share(wants, append(given[:], card), fixed):
            return True
    return False


def _is_free(wants: vec[Want], given: vec[i64], card: i64) -> bool:
    """Whether nobody already given this card is a rival of the next want."""
    want = wants[len(given)]
    for at in range(len(given)):
        if given[at] == card and want.rivals(wants[at]):
            return False
    return True


def _all_must_go(wants: vec[Want]) -> bool:
    """Whether rivals want all the cards there are, so which card pays for what does not matter."""
    known = vec[i64]()
    for want in wants:
        for other in wants:
            if not want.rivals(other):
                return False
        for card in want.cards:
            if card not in known:
                known = append(known, card)
    return len(known) == len(wants)


# -- while abilities are read


def joined(priced: list[Priced]) -> Price:
    """A whole cost: its parts, grouped where they may want the same cards, and how it is paid."""
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
    """The parts grouped by which may want the same cards, each group in order of payment."""
    groups: list[list[Part]] = []
    for part in parts:
        apart: list[list[Part]] = []
        group: list[Part] = []
        for other in groups:
            if any(_may_meet(member, part) for member in other):
                group += other
            else:
                apart.append(other)
        group.sort(key=parts.index)
        groups = [*apart, [*group, part]]
    return groups


def cannot_join(a: Cost, b: Cost) -> bool:
    """Whether two parts may want the same cards and one of them does not share."""
    if not isinstance(a, Part) or not isinstance(b, Part):
        return False
    return _may_meet(a, b) and not (a.shares() and b.shares())


def _may_meet(a: Part, b: Part) -> bool:
    """Whether two parts may want the same card."""
    if a.kind != b.kind or {a.whose, b.whose} == {ITSELF, OTHERS}:
        return False
    return (a.needs | a.spends) & (b.needs | b.spends) != 0


def _tell_of_later(part: Part, ops: list[Op], later: list[Part]) -> None:
    for op in ops:
        if isinstance(op, Payment):
            op.part, op.later = part, vec[Part](later)

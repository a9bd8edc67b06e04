"""Costs: an action, an exhaustion token on the card itself, cards of the hand, dice."""

from __future__ import annotations

from typing import Any

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Game
from deckcli.engine.notation import action, actions, first_of
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame, State
from deckcli.engine.words.choosing import May, stop
from deckcli.engine.words.kinds import Cost
from deckcli.games.ashes.rules.codes import (
    ABILITY_BEGINS,
    ACCEPT,
    ASK_DISCARD,
    ASK_MAY,
    DECLINE,
    DISCARD_CARD,
    MAIN,
)
from deckcli.games.ashes.rules.dice import begin_payment, pays
from deckcli.games.ashes.rules.faces import Price
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.zones import discard_from_hand, exhaust


class ActionCost(Cost):
    """A main or side action of the active player."""

    __slots__ = ("action",)

    def __init__(self, action: i64) -> None:
        self.action = action

    def can_pay(self, game: AshesRules, state: AshesState, frame: Frame) -> bool:
        if frame.seat != state.active:
            return False
        return state.main > 0 if self.action == MAIN else state.sides > 0


class PayAction(Op):
    __slots__ = ("action",)

    def __init__(self, action: i64) -> None:
        self.action = action

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if self.action == MAIN:
            state.main -= 1
        else:
            state.sides -= 1


class ExhaustCost(Cost):
    """An exhaustion token on the card itself, which has none: exhausted, it has no such text."""

    __slots__ = ()

    def can_pay(self, game: AshesRules, state: AshesState, frame: Frame) -> bool:
        return True


class PayExhaustion(Op):
    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        exhaust(state, frame.source, 1)


class DiscardCost(Cost):
    """Cards of the hand, other than the one that is played."""

    __slots__ = ("amount",)

    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def can_pay(self, game: AshesRules, state: AshesState, frame: Frame) -> bool:
        hand = state.players[frame.seat].hand
        held = len(hand)
        if frame.source in hand:
            held -= 1
        return held >= self.amount


class PayDiscard(Op):
    """One card of the hand is discarded."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        hand = state.players[frame.seat].hand
        cards = game.distinct(state, vec[i64]([card for card in hand if card != frame.source]))
        if len(cards) > 0:
            options = actions(DISCARD_CARD, cards)
            self.ask(game, state, frame, ASK_DISCARD, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        discard_from_hand(state, first_of(action))


class DiceCost(Cost):
    """Dice of the active pool; focus may make an activation cheaper, or payable in another way."""

    __slots__ = ("is_activation", "other", "price")

    def __init__(self, price: Price, *, is_activation: bool = False) -> None:
        self.price, self.is_activation = price, is_activation
        self.other: Price | None = None  # the other way, if a level of focus allows one

    def can_pay(self, game: AshesRules, state: AshesState, frame: Frame) -> bool:
        active = state.players[frame.seat].active
        if pays(active, self.price, self.discount(game, state, frame)):
            return True
        return self.has_other(game, state, frame)

    def discount(self, game: AshesRules, state: AshesState, frame: Frame) -> i64:
        found: i64 = 0
        if self.is_activation and frame.source != NONE:
            discounts = game.prints[state.faces[frame.source]].discounts
            for level in range(1, len(discounts)):
                if discounts[level] > 0 and game.copies(state, frame.source) > level:
                    found += discounts[level]
        return found

    def has_other(self, game: AshesRules, state: AshesState, frame: Frame) -> bool:
        """Whether the other way is open and can be paid."""
        other = self.other
        if other is None:
            return False
        level = game.prints[state.faces[frame.source]].other_cost
        if level == 0 or game.copies(state, frame.source) <= level:
            return False
        return pays(state.players[frame.seat].active, other)


class PayDice(Op):
    """The dice of a cost; if there are two ways to pay, the player says which."""

    __slots__ = ("cost",)

    def __init__(self, cost: DiceCost) -> None:
        self.cost = cost

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        cost = self.cost
        options = vec[i64]()
        if cost.has_other(game, state, frame):
            options = append(options, action(ACCEPT))
        discount = cost.discount(game, state, frame)
        if pays(state.players[frame.seat].active, cost.price, discount):
            options = append(options, action(DECLINE))
        if len(options) == 2:
            self.ask(game, state, frame, ASK_MAY, frame.seat, options)
        elif len(options) == 1:
            self.take(game, state, frame, options[0])

    def take(self, game: AshesRules, state: AshesState, frame: Frame, taken: i64) -> None:
        cost = self.cost
        if taken == action(ACCEPT) and cost.other is not None:
            begin_payment(game, state, frame.seat, cost.other, 0)
        else:
            discount = cost.discount(game, state, frame)
            begin_payment(game, state, frame.seat, cost.price, discount)


class OfferIfPayable(May):
    """Offer an ability only as long as its cost can be paid; it is told once it is used."""

    __slots__ = ("ability",)

    def __init__(self, ability: Ability) -> None:
        super().__init__(ASK_MAY, [ACCEPT, DECLINE])
        self.ability = ability

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        for cost in self.ability.cost:
            if not cost.can_pay(game, state, frame):
                stop(game, frame)
                return
        super().run(game, state, frame)

    def take(self, game: Game[Any], state: State, frame: Frame, action: i64) -> None:
        super().take(game, state, frame, action)
        if action == self.answers[0]:
            state.emit(ABILITY_BEGINS, frame.seat, frame.source, amount=self.ability.index)


class OfferDice(Op):
    """The player may pay further dice now; what for asks whether they were paid (`slot`)."""

    __slots__ = ("price", "slot")

    def __init__(self, price: Price, slot: i64) -> None:
        self.price, self.slot = price, slot

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if pays(state.players[frame.seat].active, self.price):
            options = vec[i64]([action(ACCEPT), action(DECLINE)])
            self.ask(game, state, frame, ASK_MAY, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, taken: i64) -> None:
        if taken == action(ACCEPT):
            frame.chosen[self.slot] = vec[i64]([1])
            begin_payment(game, state, frame.seat, self.price, 0)


def can_pay(state: AshesState, seat: i64, price: Price) -> bool:
    """Whether a player could play a card with this price from hand now."""
    if price.action:
        if price.action == MAIN:
            if state.main == 0:
                return False
        elif state.sides == 0:
            return False
    if price.discards > 0 and len(state.players[seat].hand) <= price.discards:
        return False
    return price.total == 0 or pays(state.players[seat].active, price)


def payment_ops(price: Price) -> list[Op]:
    """How a price is paid: the action, the exhaustion, cards, then dice."""
    ops: list[Op] = []
    if price.action:
        ops.append(PayAction(price.action))
    if price.exhausts:
        ops.append(PayExhaustion())
    ops += [PayDiscard() for _ in range(price.discards)]
    if price.total:
        ops.append(PayDice(DiceCost(price)))
    return ops

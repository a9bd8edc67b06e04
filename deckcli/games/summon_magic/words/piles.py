"""Words about decks, hands and graveyards: drawing, discarding, searching."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.packed import without
from deckcli.core.vecs import i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import actions, first_of
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame
from deckcli.engine.words.decks import LookThrough, Shuffle
from deckcli.engine.words.kinds import Cost, Group, Number
from deckcli.engine.words.paying import Part, Payment, Priced
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.field import opposing
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.rules.zones import discard, draw, mill, put_under_deck

WORDS: Final = v.Vocabulary()

_WHOSE: Final = ("yours", "enemy")
_IN_HAND: Final = 1  # what pays for a discard

WORDS.add(
    v.VERB, "look_through_deck", partial(LookThrough, t.DECK), "Look at all cards of your deck."
).says(
    en="look through your deck",
    ja="自分のデッキを見/る",
).searches = "deck"
WORDS.add(v.VERB, "shuffle_deck", partial(Shuffle, t.DECK), "Shuffle your deck.").says(
    en="shuffle your deck",
    ja="自分のデッキをシャッフル/する",
)


def _whose(frame: Frame, ahead: i64) -> i64:
    if ahead:
        return opposing(frame.seat)
    return frame.seat


class DrawCards(Op):
    """A player draws, one card after another."""

    __slots__ = ("ahead", "amount")

    def __init__(self, amount: Number, whose: str) -> None:
        self.amount, self.ahead = amount, _WHOSE.index(whose)

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        amount = self.amount.value(game, state, frame)
        draw(game, state, _whose(frame, self.ahead), amount)


WORDS.add(
    v.VERB, "draw", DrawCards, "You draw cards, or the enemy does.",
    amount=v.number(1, least=1), whose=v.text(_WHOSE, "yours"),
).says(
    {"whose": "yours"}, en="draw {amount:card|cards}", ja="カードを{amount:枚}引/く",
).says(
    {"whose": "enemy"},
    en="the opponent draws {amount:card|cards}",
    ja="相手はカードを{amount:枚}引/く",
)  # fmt: skip


class Mill(Op):
    """Top cards of a deck go to the graveyard, as many as there are."""

    __slots__ = ("ahead", "amount")

    def __init__(self, amount: Number, whose: str) -> None:
        self.amount, self.ahead = amount, _WHOSE.index(whose)

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        mill(state, _whose(frame, self.ahead), self.amount.value(game, state, frame))


WORDS.add(
    v.VERB, "mill", Mill, "Top cards of a deck go to the graveyard.",
    amount=v.number(1, least=1), whose=v.text(_WHOSE, "yours"),
).says(
    {"whose": "yours"},
    en="put the {amount:top card|top cards} of your deck into your graveyard",
    ja="自分のデッキの上からカード{amount:枚}を墓地へ送/ル",
).says(
    {"whose": "enemy"},
    en="the opponent puts the {amount:top card|top cards} of their deck into the graveyard",
    ja="相手のデッキの上からカード{amount:枚}を墓地へ送/ル",
)  # fmt: skip


class Discard(Payment):
    """The player discards one card, if there is one."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        hand = game.distinct(state, state.players[frame.seat].hand)
        if len(hand) > 0:
            options = actions(t.DISCARD, self.spared(game, state, frame, hand))
            self.ask(game, state, frame, t.ASK_DISCARD, frame.seat, options)

    def take(self, game: SummonRules, state: SummonState, frame: Frame, action: i64) -> None:
        discard(state, first_of(action))


def discards(amount: int) -> list[Op]:
    return [Discard(left) for left in range(amount, 0, -1)]


WORDS.add(
    v.VERB, "discard", discards, "You discard cards of your choice.",
    "amount", amount=v.integer(1, least=1),
).says(
    en="discard {amount:card|cards}", ja="手札からカード{amount:枚}を捨て/る",
)  # fmt: skip


class DiscardCost(Part):
    """There are enough cards in the hand beside the one that is played."""

    __slots__ = ()

    def __init__(self, amount: i64) -> None:
        super().__init__(_IN_HAND, _IN_HAND, amount)

    def cards(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[i64]:
        return without(state.players[frame.seat].hand, frame.source)


def discard_cost(amount: int) -> Priced:
    return DiscardCost(amount), discards(amount)


WORDS.add(
    v.COST, "discard", discard_cost, "Discard so many other cards.",
    "amount", amount=v.integer(1, least=1),
).says(
    en="discard {amount:card|cards}", ja="手札からカード{amount:枚}を捨て/る",
)  # fmt: skip


class Nothing(Cost):
    """What may simply be declined."""

    __slots__ = ()

    def can_pay(self, game: SummonRules, state: SummonState, frame: Frame) -> bool:
        return True


def nothing() -> Priced:
    return Nothing(), []


WORDS.add(v.COST, "nothing", nothing, "It costs nothing, and may be left out.").says(
    en="nothing",
    ja="何も支払わ/ない",
).is_free = True


class ToDeckBottom(Op):
    """Cards of the graveyard go under their owner's deck."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            if card in state.players[state.owners[card]].graveyard:
                put_under_deck(state, card)


WORDS.add(
    v.VERB, "to_deck_bottom", ToDeckBottom, "Cards of your graveyard go under your deck.",
    "what", what=v.target(),
).says(
    en="put {what:from} on the bottom of your deck", ja="{what:を}自分のデッキの一番下に置/く",
)  # fmt: skip

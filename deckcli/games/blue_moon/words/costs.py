"""Prices: cards of the hand that are discarded for a dragon."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import actions, first_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import Frame
from deckcli.engine.words.kinds import Cost
from deckcli.engine.words.paying import Priced
from deckcli.games.blue_moon.rules.areas import discard
from deckcli.games.blue_moon.rules.codes import (
    ACHIEVEMENT,
    ASK_PAY,
    CHARACTER,
    DISCARD,
    HYLA,
    LEADERSHIP,
)
from deckcli.games.blue_moon.rules.demands import (
    BY_EARTH,
    BY_FIRE,
    BY_KIND,
    BY_MOONS,
    Pile,
    can_pay,
    is_made_up,
    useful_cards,
)
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState

WORDS: Final = v.Vocabulary()
_COUNTED: Final = {  # what cards are counted by
    "fire": BY_FIRE, "earth": BY_EARTH, "moons": BY_MOONS, "characters": BY_KIND + CHARACTER,
    "leadership_cards": BY_KIND + LEADERSHIP, "hyla_cards": BY_KIND + HYLA,
    "achievements": BY_KIND + ACHIEVEMENT,
}  # fmt: skip


class DiscardPiles(Cost):
    """The hand has cards for every pile, no card for two of them."""

    __slots__ = ("piles",)

    def __init__(self, piles: list[Pile]) -> None:
        self.piles = vec[Pile](piles)

    def can_pay(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> bool:
        return can_pay(game, state, state.players[frame.seat].hand, self.piles)


class PayPiles(Op):
    """The player discards cards for one pile after another; none of them is superfluous."""

    __slots__ = ("made_up", "paid", "piles")

    def __init__(self, piles: list[Pile], paid: i64, made_up: i64) -> None:
        self.piles = vec[Pile](piles)
        self.paid, self.made_up = paid, made_up  # slots: cards for the present pile, piles done

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        piles = self.piles[len(frame.chosen[self.made_up]) :]
        if len(piles) == 0:
            return
        hand = state.players[frame.seat].hand
        cards = useful_cards(game, state, hand, frame.chosen[self.paid], piles, strictly=True)
        self.ask(game, state, frame, ASK_PAY, frame.seat, actions(DISCARD, cards))

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        card = first_of(action)
        discard(game, state, card)
        frame.chosen[self.paid] = append(frame.chosen[self.paid], card)
        pile = self.piles[len(frame.chosen[self.made_up])]
        if is_made_up(game, state, pile, frame.chosen[self.paid]):
            frame.chosen[self.made_up] = append(frame.chosen[self.made_up], card)
            frame.chosen[self.paid] = vec[i64]()
        again(frame)


def discard_worth(paid: int, made_up: int, **worth: int) -> Priced:
    piles = [Pile(worth[what], by, by) for what, by in _COUNTED.items() if worth[what] > 0]
    return DiscardPiles(piles), [PayPiles(piles, paid, made_up)]


WORDS.add(
    v.COST, "discard_worth", discard_worth,
    "Discard cards of your hand that are worth so much, each card for one of these.",
    **{what: v.integer(0, least=0) for what in _COUNTED},
    paid=v.name(v.UNNAMED), made_up=v.name(v.UNNAMED),
).any_of = tuple(_COUNTED)  # fmt: skip

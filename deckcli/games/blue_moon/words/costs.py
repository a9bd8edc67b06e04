"""Prices: cards of the hand that are discarded for a dragon."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import actions, first_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import BEGUN_BY, Frame
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
_DONE: Final = BEGUN_BY + 1  # where a frame notes how many piles are made up
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
    """The player discards cards for one pile after another; none of them is superfluous.

    In the values of its frame it notes, behind the event, the cards for the present pile and
    before them how many piles are made up.
    """

    __slots__ = ("piles",)

    def __init__(self, piles: list[Pile]) -> None:
        self.piles = vec[Pile](piles)

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        while len(frame.values) <= _DONE:
            frame.values = append(frame.values, 0)
        piles = self.piles[frame.values[_DONE] :]
        if len(piles) > 0:
            hand, paid = state.players[frame.seat].hand, frame.values[_DONE + 1 :]
            cards = useful_cards(game, state, hand, paid, piles, strictly=True)
            self.ask(game, state, frame, ASK_PAY, frame.seat, actions(DISCARD, cards))

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        discard(game, state, first_of(action))
        frame.values = append(frame.values, first_of(action))
        pile = self.piles[frame.values[_DONE]]
        if is_made_up(game, state, pile, frame.values[_DONE + 1 :]):
            frame.values = frame.values[: _DONE + 1]
            frame.values[_DONE] += 1
        again(frame)


def discard_worth(**worth: int | None) -> Priced:
    piles = [Pile(worth[what] or 0, by, by) for what, by in _COUNTED.items() if worth[what]]
    return DiscardPiles(piles), [PayPiles(piles)]


WORDS.add(
    v.COST, "discard_worth", discard_worth,
    "Discard cards of your hand that are worth so much, each card for one of these.",
    **{what: v.integer(None, least=1) for what in _COUNTED},
).says(
    en=(
        "discard [&cards with a total printed fire of {fire} or more]"
        "[&cards with a total printed earth of {earth} or more]"
        "[&cards with a total of {moons} or more moons]"
        "[&{characters:character|characters}][&{leadership_cards:leadership card|leadership "
        "cards}][&{hyla_cards:Hyla card|Hyla cards}]"
        "[&{achievements:achievement card|achievement cards}] from hand"
    ),
    ja=(
        "手札から[&炎の印刷値の合計が{fire}以上になるカード]"
        "[&大地の印刷値の合計が{earth}以上になるカード]"
        "[&月の合計が{moons}以上になるカード][&キャラクター{characters}枚]"
        "[&リーダーシップ{leadership_cards}枚][&ハイラ{hyla_cards}枚][&達成カード{achievements}枚"
        "]を捨て/る"
    ),
).any_of = tuple(_COUNTED)  # fmt: skip

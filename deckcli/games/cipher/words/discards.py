"""Discarding: as the cost of a skill, and as something it makes players do."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import first_of
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame
from deckcli.engine.words.kinds import Filter
from deckcli.engine.words.paying import Part, Priced
from deckcli.games.cipher.rules.codes import ASK_DISCARD, DISCARD, DISCARDS
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import discard
from deckcli.games.cipher.words.costs import IN_HAND, IS_THERE, OneOf

WORDS: Final = v.Vocabulary()

_WHOSE: Final = ("yours", "enemy", "both")


class Discard(OneOf):
    """The player, or the seat `ahead` places on, discards one card that fits, if there is one."""

    __slots__ = ("ahead", "filter")

    def __init__(self, fitting: Filter, left: i64, ahead: i64 = 0) -> None:
        super().__init__(left)
        self.filter, self.ahead = fitting, ahead

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        seat = (frame.seat + self.ahead) % state.seats
        cards = _fitting(game, state, frame, seat, self.filter)
        if len(cards) > 0:
            options = self.choices(game, state, frame, DISCARD, cards)
            self.ask(game, state, frame, ASK_DISCARD, seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        card = first_of(action)
        discard(state, card)
        state.emit(DISCARDS, state.owners[card], card)


def discards(fitting: Filter, amount: i64, ahead: i64 = 0) -> list[Op]:
    return [Discard(fitting, left, ahead) for left in range(amount, 0, -1)]


def discard_of(fitting: Filter, amount: i64, whose: str) -> list[Op]:
    seats = [0, 1] if whose == "both" else [_WHOSE.index(whose)]
    return [op for ahead in seats for op in discards(fitting, amount, ahead)]


WORDS.add(
    v.VERB, "discard", discard_of, "Discard cards; whose hand it is chooses.",
    fitting=v.filtered({}), amount=v.integer(1, least=1), whose=v.text(_WHOSE, "yours"),
).says(
    {"whose": "yours"},
    en="discard {fitting:#amount card|cards}",
    ja="手札から{fitting:#amount カード|枚}を退避エリアに置/く",
).says(
    {"whose": "enemy"},
    en="your opponent discards {fitting:#amount card|cards}",
    ja="相手は手札から{fitting:#amount カード|枚}を退避エリアに置/く",
).says(
    {"whose": "both"},
    en="you and your opponent each discard {fitting:#amount card|cards}",
    ja="自分と相手はそれぞれ手札から{fitting:#amount カード|枚}を退避エリアに置/く",
)  # fmt: skip


class DiscardCards(Part):
    """There are enough cards that fit in the hand to discard."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter, amount: i64) -> None:
        super().__init__(IN_HAND, IN_HAND | IS_THERE, amount)
        self.filter = fitting

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> vec[i64]:
        return _fitting(game, state, frame, frame.seat, self.filter)


def _fitting(
    game: CipherRules, state: CipherState, frame: Frame, seat: i64, fitting: Filter
) -> vec[i64]:
    """The cards of a hand that fit."""
    hand = state.players[seat].hand
    return vec[i64]([card for card in hand if fitting.fits(game, state, frame, card)])


def discard_cost(fitting: Filter, amount: i64) -> Priced:
    return DiscardCards(fitting, amount), discards(fitting, amount)


WORDS.add(
    v.COST, "discard", discard_cost, "Discard such cards.",
    "fitting", fitting=v.filtered({}), amount=v.integer(1, least=1),
).says(
    en="discard {fitting:#amount card|cards}",
    ja="手札から{fitting:#amount カード|枚}を退避エリアに置/く",
)  # fmt: skip

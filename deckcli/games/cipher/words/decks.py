"""Words about decks that are shown, searched and shuffled."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.vecs import append, i64
from deckcli.engine.language import vocabulary as v
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame
from deckcli.engine.words.decks import LookThrough, Shuffle
from deckcli.engine.words.kinds import Number
from deckcli.games.cipher.rules.codes import DECK, SHOWS
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import EVERYBODY, refresh_deck

WORDS: Final = v.Vocabulary()

_WHOSE: Final = ("yours", "enemy")


class RevealDeck(Op):
    """The top cards of a deck are shown to both players and stay where they are."""

    __slots__ = ("ahead", "amount", "slot")

    def __init__(self, amount: Number, ahead: i64, slot: i64) -> None:
        self.amount, self.ahead, self.slot = amount, ahead, slot

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        seat = (frame.seat + self.ahead) % state.seats
        refresh_deck(game, state, seat)
        deck = state.players[seat].deck
        shown = min(len(deck), self.amount.value(game, state, frame))
        for card in deck[len(deck) - shown :]:
            state.seen[card] = EVERYBODY
            if self.slot >= 0:
                frame.chosen[self.slot] = append(frame.chosen[self.slot], card)
            state.emit(SHOWS, seat, card)


def reveal_deck(amount: Number, whose: str, **named: i64 | None) -> Op:
    slot = named["as"]
    return RevealDeck(amount, _WHOSE.index(whose), -1 if slot is None else slot)


WORDS.add(
    v.VERB, "reveal_deck", reveal_deck, "Show top cards of a deck.",
    amount=v.number(1, least=1), whose=v.text(_WHOSE, "yours"), **{"as": v.name()},
).says(
    {"whose": "yours"},
    en="reveal the {amount:top card|top cards} of your deck{as:revealed card|revealed cards}",
    ja="自分のデッキの上からカード{amount:枚}{as:公開したカード}を公開/する",
).says(
    {"whose": "enemy"},
    en=(
        "reveal the {amount:top card|top cards} of your opponent's deck"
        "{as:revealed card|revealed cards}"
    ),
    ja="相手のデッキの上からカード{amount:枚}{as:公開したカード}を公開/する",
)  # fmt: skip
WORDS.add(
    v.VERB, "look_through_deck", partial(LookThrough, DECK), "Look at all cards of your deck."
).says(en="look through your deck", ja="自分のデッキを見/る").searches = "deck"
WORDS.add(v.VERB, "shuffle_deck", partial(Shuffle, DECK), "Shuffle your deck.").says(
    en="shuffle your deck", ja="自分のデッキをシャッフル/する"
)

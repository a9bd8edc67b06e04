"""What texts put back: cards go under the deck, or are shuffled into it."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import joined
from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import action, actions, first_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import Frame
from deckcli.engine.words.decks import Shuffle
from deckcli.engine.words.kinds import Group
from deckcli.games.blue_moon.rules.areas import note_exhaustion, put_under
from deckcli.games.blue_moon.rules.codes import ASK_CHOICE, CHOOSE, DECK, DONE, PUTS_UNDER, RETURNS
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState

WORDS: Final = v.Vocabulary()


class GiveBack(Op):
    """The player puts a card of the hand under the deck."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        hand = state.players[frame.seat].hand
        if len(hand) > 0:
            self.ask(game, state, frame, ASK_CHOICE, frame.seat, actions(CHOOSE, hand))

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        laid = put_under(game, state, first_of(action))
        state.emit(PUTS_UNDER, frame.seat, laid)


class PutAnyUnder(GiveBack):
    """The player puts as many cards of the hand under the deck as he wants, one by one."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        options = append(actions(CHOOSE, state.players[frame.seat].hand), action(DONE))
        self.ask(game, state, frame, ASK_CHOICE, frame.seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        if verb_of(action) != DONE:
            super().take(game, state, frame, action)
            again(frame)


WORDS.add(
    v.VERB, "put_any_under_deck", PutAnyUnder, "Put any cards of your hand under your deck."
).says(
    en="you may put any number of cards from hand under the draw deck",
    ja="手札から好きな枚数を山札の下に置いてもよ/い",
)


def give_back(amount: int) -> list[Op]:
    return [*(GiveBack() for _ in range(amount)), Shuffle(DECK)]


WORDS.add(
    v.VERB, "give_back", give_back, "Shuffle so many cards of your hand into your deck.",
    "amount", amount=v.integer(least=1),
).says(
    en="shuffle {amount:card|cards} from hand into the draw deck",
    ja="手札から{amount:枚}を山札に戻して切/ル",
)  # fmt: skip


class ShuffleInto(Op):
    """A whole hand or discard pile, or cards of the areas, are shuffled into the owner's deck."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        cards = self.what.cards(game, state, frame)[:]
        for seat in range(2):
            player = state.players[seat]
            taken = vec[i64](
                [card for card in cards if state.owners[card] == seat and _is_taken(state, card)]
            )
            if len(taken) > 0:
                player.deck = joined(player.deck, taken)
                state.shuffle(player.deck, seat)
                state.emit(RETURNS, seat, amount=len(taken))
        note_exhaustion(state)


def _is_taken(state: BlueMoonState, card: i64) -> bool:
    """Take a card from its owner's hand, discard pile or areas; what lies elsewhere stays there."""
    player = state.players[state.owners[card]]
    if card in player.hand:
        player.drop(card)
    elif card in player.discard:
        player.discard = remove(player.discard[:], card)
    else:
        return state.leave_areas(card)
    return True


WORDS.add(
    v.VERB, "shuffle_into_deck", ShuffleInto, "Cards are shuffled into their owner's deck.",
    "what", what=v.target(),
).says(
    en="shuffle {what:from} into <their owners' decks|its owner's deck>",
    ja="{what:を}持ち主の山札に混ぜて切/ル",
).says(
    {"what": v.YOURS},
    en="shuffle {what:from} into your draw deck",
    ja="{what:を}山札に混ぜて切/ル",
)  # fmt: skip

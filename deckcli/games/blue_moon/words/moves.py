"""What texts do at once: cards are discarded, taken back, drawn, searched for, shown."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.vecs import append, i64, pop, remove, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import action, actions, first_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import Frame
from deckcli.engine.words.decks import LookThrough, Shuffle
from deckcli.engine.words.kinds import Group, Number
from deckcli.games.blue_moon.rules.areas import (
    EVERYBODY,
    discard,
    draw_from_discard,
    lay_aside,
    may_take,
    may_take_from_deck,
    note_exhaustion,
    room_to_take,
    take_back,
    take_from_deck,
)
from deckcli.games.blue_moon.rules.codes import (
    ASK_CHOICE,
    ASK_DISCARD,
    BLIND,
    BLIND_DRAWS,
    CHOOSE,
    DECK,
    DISCARD,
    DISCLOSES,
    MILLS,
    NO_EXTRA_DRAWS,
    TURNS_UP,
)
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState

WORDS: Final = v.Vocabulary()


class Discard(Op):
    """Cards go to their owner's discard pile."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            discard(game, state, card)


WORDS.add(v.VERB, "discard", Discard, "Cards are discarded.", "what", what=v.target()).says(
    en="discard {what:from}",
    ja="{what:を}捨て/る",
)


class DiscardOne(Op):
    """The player discards a card of the hand of his choice."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        hand = state.players[frame.seat].hand
        if len(hand) > 0:
            self.ask(game, state, frame, ASK_DISCARD, frame.seat, actions(DISCARD, hand))

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        discard(game, state, first_of(action))


def discard_from_hand(amount: int) -> list[Op]:
    return [DiscardOne() for _ in range(amount)]


WORDS.add(
    v.VERB, "discard_from_hand", discard_from_hand,
    "Discard so many cards of your hand, of your choice.", "amount", amount=v.integer(least=1),
).says(
    en="discard {amount:card|cards} from hand",
    ja="手札から{amount:枚}捨て/る",
)  # fmt: skip


class DiscardDown(DiscardOne):
    """The player discards cards of the hand until so many are left."""

    __slots__ = ("amount",)

    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        if len(state.players[frame.seat].hand) > self.amount.value(game, state, frame):
            super().run(game, state, frame)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        super().take(game, state, frame, action)
        again(frame)


WORDS.add(
    v.VERB, "discard_down_to", DiscardDown, "Discard cards of your hand until so many are left.",
    "amount", amount=v.number(least=0),
).says(
    en="discard down to {amount:card|cards} in hand",
    ja="手札が{amount:枚}になるまで捨て/る",
)  # fmt: skip


class DrawBlindly(Op):
    """The player takes a card out of the opponent's hand unseen, or one that lies open; it goes."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        other = state.players[1 - frame.seat]
        options = actions(CHOOSE, other.open)
        if len(other.open) < len(other.hand):
            options = append(options, action(BLIND, 1 - frame.seat))
        if len(options) > 0:
            self.ask(game, state, frame, ASK_CHOICE, frame.seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        card = first_of(action)
        if verb_of(action) == BLIND:
            other = state.players[1 - frame.seat]
            hidden = vec[i64]([held for held in other.hand if held not in other.open])
            stream = state.stream(BLIND_DRAWS, frame.seat)
            card = hidden[state.random_below(len(hidden), stream)]
        discard(game, state, card)


def draw_blindly(amount: int) -> list[Op]:
    return [DrawBlindly() for _ in range(amount)]


WORDS.add(
    v.VERB, "draw_blindly", draw_blindly, "Cards of the opponent's hand are discarded, unseen.",
    "amount", amount=v.integer(least=1),
).says(
    en="discard {amount:unseen card|unseen cards} from your opponent's hand",
    ja="相手の手札から見ずに{amount:枚}引いて捨て/る",
)  # fmt: skip


class TakeBack(Op):
    """Cards of the areas or the discard pile go to their owner's hand, as far as allowed."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            if may_take(game, state, state.owners[card]):
                take_back(state, card)


WORDS.add(
    v.VERB, "take_back", TakeBack, "Cards go to their owner's hand, shown to both.",
    "what", what=v.target(),
).says(
    en="take {what:from} into <their owners' hands|its owner's hand>",
    ja="{what:を}持ち主の手札に戻/す",
).says(
    {"what": v.YOURS}, en="take {what:from} into your hand", ja="{what:を}手札に戻/す"
)  # fmt: skip


class TakeFromDeck(Op):
    """Cards that were found in the deck go to the hand, as far as allowed."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            in_deck = card in state.players[frame.seat].deck
            if in_deck and may_take_from_deck(game, state, frame.seat):
                take_from_deck(game, state, card)


WORDS.add(
    v.VERB, "take_from_deck", TakeFromDeck, "Cards of your deck go to your hand, shown to both.",
    "what", what=v.target(),
).says(
    en="show {what:from} and take <them|it> into your hand",
    ja="{what:を}見せて手札に加え/る",
)  # fmt: skip
WORDS.add(
    v.VERB, "look_through_deck", partial(LookThrough, DECK), "Look at all cards of your deck."
).says(
    en="look through your draw deck",
    ja="山札を調べ/る",
).searches = "deck"
WORDS.add(v.VERB, "shuffle_deck", partial(Shuffle, DECK), "Shuffle your deck.").says(
    en="shuffle your draw deck",
    ja="山札を切/ル",
)


def draws_nothing_more(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether the opponent's texts keep this player's texts from drawing at the end of a turn."""
    return game.has_working(state, 1 - seat, NO_EXTRA_DRAWS)


class DrawTo(Op):
    """Draw until the hand has so many cards."""

    __slots__ = ("amount",)

    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        held = len(state.players[frame.seat].hand)
        missing = self.amount.value(game, state, frame) - held
        if missing > 0:
            game.draw(state, frame.seat, missing)


WORDS.add(
    v.VERB, "draw_to", DrawTo, "Draw until you hold so many.", "amount", amount=v.number(least=1)
).says(
    en="draw until you have {amount:card|cards} in hand",
    ja="手札が{amount:枚}になるまで引/く",
)


class DrawFromDiscard(Op):
    """The discard pile is shuffled face down, and cards are drawn from it."""

    __slots__ = ("amount",)

    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        amount = self.amount.value(game, state, frame)
        draw_from_discard(game, state, frame.seat, amount, frame.seat)


WORDS.add(
    v.VERB, "draw_from_discard", DrawFromDiscard, "Draw at random from your discard pile.",
    "amount", amount=v.number(least=1),
).says(
    en="shuffle your discard pile and draw {amount:card|cards} from it",
    ja="捨て札を切って{amount:枚}引/く",
)  # fmt: skip


class Mill(Op):
    """Top cards of the opponent's deck are discarded."""

    __slots__ = ("amount",)

    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        player = state.players[1 - frame.seat]
        for nth in range(self.amount.value(game, state, frame)):
            if len(player.deck) > 0:
                player.deck, card = pop(player.deck[:])
                state.emit(MILLS, 1 - frame.seat, card)
                lay_aside(game, state, card)
                note_exhaustion(state)


WORDS.add(
    v.VERB, "mill", Mill, "Top cards of the opponent's deck are discarded.",
    "amount", amount=v.number(least=1),
).says(
    en="discard the {amount:top card|top cards} of your opponent's draw deck",
    ja="相手の山札の上から{amount:枚}捨て/る",
)  # fmt: skip


class Disclose(Op):
    """The opponent lays the hand open; what comes later stays hidden."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        player = state.players[1 - frame.seat]
        hand = player.open = player.hand
        for card in hand:
            state.seen[card] = EVERYBODY
        state.emit(DISCLOSES, 1 - frame.seat, amount=len(hand))


WORDS.add(v.VERB, "disclose", Disclose, "The opponent's hand is laid open.").says(
    en="your opponent reveals their hand",
    ja="相手は手札を公開/する",
)


class TurnUp(Op):
    """Top cards of the deck are shown, as many as may be taken."""

    __slots__ = ("amount", "slot")

    def __init__(self, amount: Number, slot: i64) -> None:
        self.amount, self.slot = amount, slot

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        seat = frame.seat
        if draws_nothing_more(game, state, seat):
            return
        deck = state.players[seat].deck
        most = room_to_take(game, state, seat, self.amount.value(game, state, frame))
        for nth in range(min(most, len(deck))):
            card = deck[len(deck) - 1 - nth]
            state.seen[card] = EVERYBODY
            state.emit(TURNS_UP, seat, card)
            frame.chosen[self.slot] = append(frame.chosen[self.slot], card)


def turn_up(amount: Number, **named: int) -> TurnUp:
    return TurnUp(amount, named["as"])


WORDS.add(
    v.VERB, "turn_up", turn_up, "Show top cards of your deck.",
    amount=v.number(least=1), **{"as": v.name(v.REQUIRED)},
).says(
    en=(
        "reveal the {amount:top card|top cards} of your draw deck{as:revealed card|revealed "
        "cards}"
    ),
    ja="自分の山札の上からカード{amount:枚}{as:公開したカード}を公開/する",
)  # fmt: skip


class DiscardFromDeck(Op):
    """Cards of the deck that were turned up are discarded."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        player = state.players[frame.seat]
        for card in self.what.cards(game, state, frame)[:]:
            if card in player.deck:
                player.deck = remove(player.deck[:], card)
                lay_aside(game, state, card)
                note_exhaustion(state)


WORDS.add(
    v.VERB, "discard_from_deck", DiscardFromDeck, "Cards of your deck are discarded.",
    "what", what=v.target(),
).says(
    en="discard {what} from your draw deck",
    ja="{what:を}山札から捨て/る",
)  # fmt: skip

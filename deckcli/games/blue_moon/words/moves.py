"""What texts do at once: cards are discarded, taken back, drawn, searched for, shown."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.packed import joined
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
    put_under,
    room_to_take,
    take_back,
    take_from_deck,
)
from deckcli.games.blue_moon.rules.codes import (
    ANY_NUMBER,
    ASK_CHOICE,
    ASK_DISCARD,
    BLIND,
    CHOOSE,
    DECK,
    DISCARD,
    DISCLOSES,
    DONE,
    MILLS,
    NO_EXTRA_DRAWS,
    PUTS_UNDER,
    RETURNS,
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


WORDS.add(v.VERB, "discard", Discard, "Cards are discarded.", "what", what=v.target())


class DiscardDown(Op):
    """The player discards cards of the hand of his choice: so many, or all beyond a number."""

    __slots__ = ("amount", "is_limit", "slot")

    def __init__(self, amount: Number, slot: i64, *, is_limit: bool) -> None:
        self.amount, self.slot, self.is_limit = amount, slot, is_limit

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        hand, amount = state.players[frame.seat].hand, self.amount.value(game, state, frame)
        left = amount - len(frame.chosen[self.slot])
        if self.is_limit:
            left = len(hand) - amount
        if left > 0 and len(hand) > 0:
            self.ask(game, state, frame, ASK_DISCARD, frame.seat, actions(DISCARD, hand))

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        card = first_of(action)
        frame.chosen[self.slot] = append(frame.chosen[self.slot], card)
        discard(game, state, card)
        again(frame)


WORDS.add(
    v.VERB, "discard_from_hand", partial(DiscardDown, is_limit=False),
    "Discard so many cards of your hand, of your choice.",
    "amount", amount=v.number(least=1), slot=v.name(v.UNNAMED),
)  # fmt: skip
WORDS.add(
    v.VERB, "discard_down_to", partial(DiscardDown, is_limit=True),
    "Discard cards of your hand until so many are left.",
    "amount", amount=v.number(least=0), slot=v.name(v.UNNAMED),
)  # fmt: skip


class DrawBlindly(Op):
    """The player takes cards out of the opponent's hand unseen, or such that lie open; they go."""

    __slots__ = ("amount", "purpose", "slot")

    def __init__(self, amount: Number, slot: i64) -> None:
        self.amount, self.slot = amount, slot
        self.purpose: i64 = 0  # of the random numbers

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        other = state.players[1 - frame.seat]
        if len(frame.chosen[self.slot]) >= self.amount.value(game, state, frame):
            return
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
            stream = state.stream(self.purpose, frame.seat)
            card = hidden[state.random_below(len(hidden), stream)]
        frame.chosen[self.slot] = append(frame.chosen[self.slot], card)
        discard(game, state, card)
        again(frame)


WORDS.add(
    v.VERB, "draw_blindly", DrawBlindly, "Cards of the opponent's hand are discarded, unseen.",
    "amount", amount=v.number(least=1), slot=v.name(v.UNNAMED),
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
)  # fmt: skip
WORDS.add(
    v.VERB, "look_through_deck", partial(LookThrough, DECK), "Look at all cards of your deck."
)
WORDS.add(v.VERB, "shuffle_deck", partial(Shuffle, DECK), "Shuffle your deck.")


def draws_nothing_more(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether the opponent's texts keep this player's texts from drawing at the end of a turn."""
    return game.touches(state, 1 - seat, NO_EXTRA_DRAWS)


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


WORDS.add(
    v.VERB, "mill", Mill, "Top cards of the opponent's deck are discarded.",
    "amount", amount=v.number(least=1),
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


WORDS.add(v.VERB, "disclose", Disclose, "The opponent's hand is laid open.")


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
)  # fmt: skip


class DiscardFromDeck(Op):
    """Cards of the deck that were turned up are discarded."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        player = state.players[frame.seat]
        for card in self.what.cards(game, state, frame)[:]:
            player.deck = vec[i64]([other for other in player.deck if other != card])
            lay_aside(game, state, card)


WORDS.add(
    v.VERB, "discard_from_deck", DiscardFromDeck, "Cards of your deck are discarded.",
    "what", what=v.target(),
)  # fmt: skip


class GiveBack(Op):
    """The player puts cards of the hand under the deck, or shuffles them into it, one by one."""

    __slots__ = ("most", "must", "slot", "under")

    def __init__(self, most: i64, slot: i64, *, under: bool, must: bool) -> None:
        self.most, self.slot = most, slot
        self.under = under
        self.must = must  # so many; otherwise as many as the player wants

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        seat = frame.seat
        options = actions(CHOOSE, state.players[seat].hand)
        if len(frame.chosen[self.slot]) == self.most or len(options) == 0:
            self._finish(state, frame)
            return
        if not self.must:
            options = append(options, action(DONE))
        self.ask(game, state, frame, ASK_CHOICE, seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        if verb_of(action) == DONE:
            self._finish(state, frame)
            return
        laid = put_under(game, state, first_of(action))
        frame.chosen[self.slot] = append(frame.chosen[self.slot], laid)
        if self.under:
            state.emit(PUTS_UNDER, frame.seat, laid)
        again(frame)

    def _finish(self, state: BlueMoonState, frame: Frame) -> None:
        given = len(frame.chosen[self.slot])
        if given > 0 and not self.under:
            state.shuffle(state.players[frame.seat].deck, frame.seat)
            state.emit(RETURNS, frame.seat, amount=given)


def put_any_under(slot: int) -> GiveBack:
    return GiveBack(ANY_NUMBER, slot, under=True, must=False)


WORDS.add(
    v.VERB, "put_any_under_deck", put_any_under, "Put any cards of your hand under your deck.",
    slot=v.name(v.UNNAMED),
)  # fmt: skip


def give_back(amount: int, slot: int) -> GiveBack:
    return GiveBack(amount, slot, under=False, must=True)


WORDS.add(
    v.VERB, "give_back", give_back, "Shuffle so many cards of your hand into your deck.",
    "amount", amount=v.integer(least=1), slot=v.name(v.UNNAMED),
)  # fmt: skip


class ShuffleInto(Op):
    """A whole hand or discard pile, or cards of the areas, are shuffled into the owner's deck."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        cards = self.what.cards(game, state, frame)[:]
        if len(cards) == 0:
            return
        seat = state.owners[cards[0]]
        player = state.players[seat]
        for card in cards:
            if card in player.hand:
                player.drop(card)
            elif card in player.discard:
                player.discard = remove(player.discard[:], card)
            else:
                state.leave_areas(card)
        player.deck = joined(player.deck, cards)
        state.shuffle(player.deck, seat)
        state.emit(RETURNS, seat, amount=len(cards))
        note_exhaustion(state)


WORDS.add(
    v.VERB, "shuffle_into_deck", ShuffleInto, "Cards are shuffled into their owner's deck.",
    "what", what=v.target(),
)  # fmt: skip

"""Words that move cards: from deck and graveyard, to hand and field, under monsters."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.vecs import i64, pop
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import ITSELF
from deckcli.engine.notation import actions, first_of
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame
from deckcli.engine.words.decks import LookThrough, Shuffle
from deckcli.engine.words.kinds import Cost, Group, Number
from deckcli.engine.words.paying import Part, Payment, Priced
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.entering import (
    DEFENDING,
    EITHER,
    IN_ATTACK,
    UNSEEN,
    begin_entry,
    lay,
)
from deckcli.games.summon_magic.rules.field import opposing
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.rules.zones import (
    EVERYBODY,
    bury,
    discard,
    draw,
    equip,
    lay_set,
    leave_field,
    leave_stage,
    lift,
    mill,
    play_from,
    play_hidden,
    put_under_deck,
    take_from_pile,
    to_hand,
    turn_up,
)

WORDS: Final = v.Vocabulary()

_WHOSE: Final = ("yours", "enemy")
_IN_HAND: Final = 1  # what pays for a discard
_ENTRIES: Final = {
    "attack": IN_ATTACK, "defence": DEFENDING, "either": EITHER, "face_down": UNSEEN,
}  # fmt: skip

WORDS.add(
    v.VERB, "look_through_deck", partial(LookThrough, t.DECK), "Look at all cards of your deck."
)
WORDS.add(v.VERB, "shuffle_deck", partial(Shuffle, t.DECK), "Shuffle your deck.")


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
    "amount", amount=v.number(1, least=1), whose=v.text(_WHOSE, "yours"),
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
)  # fmt: skip


class DiscardCost(Part):
    """There are enough cards in the hand beside the one that is played."""

    __slots__ = ()

    def __init__(self, amount: i64) -> None:
        super().__init__(_IN_HAND, _IN_HAND, amount)

    def can_pay(self, game: SummonRules, state: SummonState, frame: Frame) -> bool:
        hand = state.players[frame.seat].hand
        there = len(hand)
        if frame.source in hand:
            there -= 1
        return there >= self.amount


def discard_cost(amount: int) -> Priced:
    return DiscardCost(amount), discards(amount)


WORDS.add(
    v.COST, "discard", discard_cost, "Discard so many other cards.",
    "amount", amount=v.integer(1, least=1),
)  # fmt: skip


class Nothing(Cost):
    """What may simply be declined."""

    __slots__ = ()

    def can_pay(self, game: SummonRules, state: SummonState, frame: Frame) -> bool:
        return True


def nothing() -> Priced:
    return Nothing(), []


WORDS.add(v.COST, "nothing", nothing, "It costs nothing, and may be left out.")


class ToHand(Op):
    """Cards go to their owner's hand: monsters with all their cards, shown ones stay known."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            if state.over:
                return
            if game.is_unit(state, card):
                self._lift(game, state, card)
            elif game.on_field(state, card):
                leave_field(game, state, card)
                to_hand(game, state, card)
            elif take_from_pile(state, card):
                state.seen[card] = EVERYBODY
                to_hand(game, state, card)

    def _lift(self, game: SummonRules, state: SummonState, monster: i64) -> None:
        turn_up(game, state, monster)
        if not state.over:
            for card in lift(game, state, monster):
                to_hand(game, state, card)


WORDS.add(v.VERB, "to_hand", ToHand, "Cards go to their owner's hand.", "what", what=v.target())


class ToDeckBottom(Op):
    """Cards of the graveyard go under their owner's deck."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            put_under_deck(state, card)


WORDS.add(
    v.VERB, "to_deck_bottom", ToDeckBottom, "Cards of your graveyard go under your deck.",
    "what", what=v.target(),
)  # fmt: skip


class BringIn(Op):
    """A monster enters by an effect: no action point, but sacrifices and ADV costs as always."""

    __slots__ = ("position", "what")

    def __init__(self, what: Group, position: str) -> None:
        self.what, self.position = what, _ENTRIES[position]

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            laid = card
            if self.position == UNSEEN:
                laid = play_hidden(state, t.HAND, frame.seat, card)
            else:
                play_from(state, card)
            begin_entry(game, state, game.entry_program, frame.seat, laid, self.position)


WORDS.add(
    v.VERB, "summon", BringIn, "Monsters enter without an action point.",
    what=v.target(), position=v.text(tuple(_ENTRIES)),
)  # fmt: skip


class SetCard(Op):
    """Cards of the side deck are set face down."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            laid = play_hidden(state, t.SIDE, frame.seat, card)
            leave_stage(state, laid)
            lay_set(state, laid)


WORDS.add(
    v.VERB, "set_card", SetCard, "Cards of your side deck are set face down.",
    "what", what=v.target(),
)  # fmt: skip


class LayCards(Op):
    """Fields and weathers are laid."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            if take_from_pile(state, card):
                lay(game, state, card)


WORDS.add(v.VERB, "lay", LayCards, "A field or weather is laid.", "what", what=v.target())


class EquipTo(Op):
    """The card itself, which is being played, lies on a monster from now on."""

    __slots__ = ("bearer",)

    def __init__(self, bearer: Group) -> None:
        self.bearer = bearer

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for monster in self.bearer.cards(game, state, frame)[:]:
            if leave_stage(state, frame.source):
                equip(game, state, frame.source, monster)


WORDS.add(
    v.VERB, "equip", EquipTo, "This equip card goes to a monster.", "bearer", bearer=v.target()
).needs = ITSELF


class LayUnder(Op):
    """A monster becomes the equipment of another one."""

    __slots__ = ("under", "what")

    def __init__(self, what: Group, under: Group) -> None:
        self.what, self.under = what, under

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for host in self.under.cards(game, state, frame)[:]:
            for monster in self.what.cards(game, state, frame)[:]:
                if game.is_unit(state, monster) and game.is_unit(state, host):
                    cards = lift(game, state, monster)
                    equip(game, state, monster, host)
                    for card in cards[1:]:
                        bury(state, card)


WORDS.add(
    v.VERB, "lay_under", LayUnder, "A monster goes under another one, as equipment.",
    what=v.group(), under=v.target(),
)  # fmt: skip


class PlaceCounters(Op):
    """The top card of the player's deck goes face down under a monster; nobody looks at it."""

    __slots__ = ("on",)

    def __init__(self, on: Group) -> None:
        self.on = on

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        player = state.players[frame.seat]
        for monster in self.on.cards(game, state, frame)[:]:
            if len(player.deck) > 0:
                player.deck, card = pop(player.deck)
                state.attach(card, monster, t.COUNTER)
                state.emit(t.GETS_COUNTER, frame.seat, monster)


WORDS.add(
    v.VERB, "place_counter", PlaceCounters, "The top card of your deck is a counter on a monster.",
    "on", on=v.target(),
)  # fmt: skip

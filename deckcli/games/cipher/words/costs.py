"""What Cipher skills cost, and how it is paid: step by step, one card at a time.

Discarding, which is not only a cost, has its own chapter.
"""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import index_of, without
from deckcli.core.vecs import i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import action, actions, first_of
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame
from deckcli.engine.words.groups import Allies
from deckcli.engine.words.kinds import Group
from deckcli.engine.words.paying import ANY_CARD, ITSELF, OTHERS, Part, Payment, Priced
from deckcli.games.cipher.rules.codes import (
    ASK_FLIP,
    ASK_ORB,
    ASK_TAP,
    CHOOSE_ORB,
    FACE_UP,
    FLIP,
    RETREATS,
    TAP,
    TAPPED,
    TAPS,
    TURNS_DOWN,
    TURNS_ORB_UP,
)
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import (
    EVERYBODY,
    flip_bond,
    retreat,
    take_from_zone,
    tap,
)

WORDS: Final = v.Vocabulary()

# What a card must still be in order to pay, a bit for each.
UNTAPPED: Final = 1
LIES_UP: Final = 2  # as a bond
IN_HAND: Final = 4
IS_THERE: Final = 8  # in the hand or among the bonds
IS_HIDDEN: Final = 16  # as an orb
STANDS: Final = 32  # on the field, and not destroyed


class OneOf(Payment):
    """A player gives one card of several."""

    __slots__ = ()

    def choices(
        self, game: CipherRules, state: CipherState, frame: Frame, verb: i64, cards: vec[i64]
    ) -> vec[i64]:
        """The cards to choose from; if all of them must go, the order does not matter."""
        cards = self.spared(game, state, frame, cards)
        if len(cards) <= self.left:
            return actions(verb, cards[:1])
        source = frame.source  # the card whose skill it is matters: it is like no other card
        kinds = game.distinct(state, without(cards, source))
        found = vec[i64]([card for card in cards if card == source or card in kinds])
        return actions(verb, found)


class TapSelf(Part):
    """The unit itself is untapped and taps."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(UNTAPPED, UNTAPPED, whose=ITSELF)

    def can_pay(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        return not state.flags[frame.source] & TAPPED

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> vec[i64]:
        if state.flags[frame.source] & TAPPED:
            return vec[i64]()
        return vec[i64]([frame.source])


class PayTapSelf(Op):
    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        tap(state, frame.source)
        state.emit(TAPS, frame.seat, frame.source)


def tap_self() -> Priced:
    return TapSelf(), [PayTapSelf()]


WORDS.add(v.COST, "tap_self", tap_self, "Tap this unit.").says(
    en="tap {self}", ja="{self}を行動済みに/する"
)


class FlipBonds(Part):
    """There are enough face-up bonds to turn down."""

    __slots__ = ()

    def __init__(self, amount: i64) -> None:
        super().__init__(LIES_UP, LIES_UP, amount)

    def can_pay(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        player = state.players[frame.seat]
        return len(player.bonds) - player.flipped >= self.amount

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> vec[i64]:
        return _face_up(state, frame.seat)


def _face_up(state: CipherState, seat: i64) -> vec[i64]:
    bonds = state.players[seat].bonds
    return vec[i64]([bond for bond in bonds if state.is_face_up(bond)])


class PayFlip(OneOf):
    """The player turns one face-up bond down."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        options = self.choices(game, state, frame, FLIP, _face_up(state, frame.seat))
        self.ask(game, state, frame, ASK_FLIP, frame.seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        flip_bond(game, state, first_of(action))


def flip(amount: i64) -> Priced:
    return FlipBonds(amount), [PayFlip(left) for left in range(amount, 0, -1)]


WORDS.add(v.COST, "flip", flip, "Turn bonds face-down.", "amount", amount=v.integer(least=1)).says(
    en="turn {amount:bond|bonds} face-down",
    ja="絆カード{amount:枚}を裏返/す",
)


class FlipSelf(Part):
    """The card itself is a face-up bond."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(LIES_UP, LIES_UP, whose=ITSELF)

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> vec[i64]:
        bonds = state.players[frame.seat].bonds
        if frame.source in bonds and state.is_face_up(frame.source):
            return vec[i64]([frame.source])
        return vec[i64]()


class PayFlipSelf(Op):
    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        flip_bond(game, state, frame.source)
        state.emit(TURNS_DOWN, frame.seat, frame.source)


def flip_self() -> Priced:
    return FlipSelf(), [PayFlipSelf()]


WORDS.add(v.COST, "flip_self", flip_self, "Turn this bond face-down.").says(
    en="turn this bond face-down", ja="この絆カードを裏返/す"
)


class RetreatSelf(Part):
    """The card itself lies in the hand or among the bonds, from where it can retreat."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(IS_THERE, IS_THERE | IN_HAND | LIES_UP, whose=ITSELF)

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> vec[i64]:
        player = state.players[frame.seat]
        if frame.source in player.hand or frame.source in player.bonds:
            return vec[i64]([frame.source])
        return vec[i64]()


class PayRetreatSelf(Op):
    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        if take_from_zone(game, state, frame.source):
            retreat(state, frame.source)
            state.emit(RETREATS, frame.seat, frame.source)


def retreat_self() -> Priced:
    return RetreatSelf(), [PayRetreatSelf()]


WORDS.add(v.COST, "retreat_self", retreat_self, "This card goes to the retreat area.").says(
    en="put {self} into the retreat area", ja="{self}を退避エリアに置/く"
)


class ShowOrb(Part):
    """There is an orb that still lies face-down."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(IS_HIDDEN, IS_HIDDEN)

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> vec[i64]:
        return _hidden(state, frame.seat)


def _hidden(state: CipherState, seat: i64) -> vec[i64]:
    orbs, flags = state.players[seat].orbs, state.flags
    return vec[i64]([orb for orb in orbs if not flags[orb] & FACE_UP])


class PayShowOrb(Payment):
    """The player turns one face-down orb up; it stays an orb."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        orbs = state.players[frame.seat].orbs
        hidden = self.spared(game, state, frame, _hidden(state, frame.seat))
        options = vec[i64]([action(CHOOSE_ORB, index_of(orbs, orb) + 1) for orb in hidden])
        self.ask(game, state, frame, ASK_ORB, frame.seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        orb = state.players[frame.seat].orbs[first_of(action) - 1]
        state.flags[orb] |= FACE_UP
        state.seen[orb] = EVERYBODY
        state.emit(TURNS_ORB_UP, frame.seat, orb)


def show_orb() -> Priced:
    return ShowOrb(), [PayShowOrb(1)]


WORDS.add(v.COST, "show_orb", show_orb, "Turn one of your orbs face-up.").says(
    en="turn 1 of your orbs face-up", ja="自分のオーブ１つを表向きに/する"
)


class TapUnits(Part):
    """There are enough untapped units of a group to tap."""

    __slots__ = ("group",)

    def __init__(self, group: Group, amount: i64) -> None:
        is_of_others = isinstance(group, Allies) and group.others_only
        super().__init__(UNTAPPED, UNTAPPED, amount, OTHERS if is_of_others else ANY_CARD)
        self.group = group

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> vec[i64]:
        return _untapped(state, self.group.cards(game, state, frame))

    def can_pay(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        missing = self.amount
        for unit in self.group.cards(game, state, frame):
            if not state.flags[unit] & TAPPED:
                missing -= 1
        return missing <= 0


def _untapped(state: CipherState, units: vec[i64]) -> vec[i64]:
    flags = state.flags
    return vec[i64]([unit for unit in units if not flags[unit] & TAPPED])


class PayTap(OneOf):
    """The player taps one untapped unit of a group."""

    __slots__ = ("group",)

    def __init__(self, group: Group, left: i64) -> None:
        super().__init__(left)
        self.group = group

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        untapped = _untapped(state, self.group.cards(game, state, frame))
        if len(untapped) > 0:  # units may no longer qualify: a bond now turned down lent a symbol
            options = self.choices(game, state, frame, TAP, untapped)
            self.ask(game, state, frame, ASK_TAP, frame.seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        tap(state, first_of(action))


def tap_units(group: Group, amount: i64) -> Priced:
    return TapUnits(group, amount), [PayTap(group, left) for left in range(amount, 0, -1)]


WORDS.add(
    v.COST, "tap", tap_units, "Tap such units.",
    "group", group=v.group(), amount=v.integer(1, least=1),
).says(en="tap {group:#amount}", ja="{group:#amount を}行動済みに/する")  # fmt: skip

"""What Cipher skills cost, and how it is paid: step by step, one card at a time.

Discarding, which is not only a cost, is a chapter of its own.
"""

from __future__ import annotations

from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import action, actions, first_of
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame
from deckcli.engine.words.kinds import Cost, Group
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

Priced = tuple[Cost, list[Op]]


class OneOf(Op):
    """A player gives one card of several; `left` says how many, with this one, are still to go."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def choices(
        self, game: CipherRules, state: CipherState, verb: int, cards: list[int]
    ) -> list[int]:
        """Which card it may be; where all of them must go, in which order decides nothing."""
        if len(cards) <= self.left:
            return actions(verb, cards[:1])
        return actions(verb, game.distinct(state, cards))


class TapSelf(Cost):
    """The unit itself is untapped and taps."""

    __slots__ = ()

    def can_pay(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        return not state.flags[frame.source] & TAPPED


class PayTapSelf(Op):
    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        tap(state, frame.source)
        state.emit(TAPS, frame.seat, frame.source)


def tap_self() -> Priced:
    return TapSelf(), [PayTapSelf()]


WORDS.add(v.COST, "tap_self", tap_self, "Tap this unit.")


class FlipBonds(Cost):
    """So many face-up bonds are there to be turned down."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def can_pay(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        player = state.players[frame.seat]
        return len(player.bonds) - player.flipped >= self.amount


class PayFlip(OneOf):
    """The player turns one face-up bond down."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        bonds = [one for one in state.players[frame.seat].bonds if state.is_face_up(one)]
        options = self.choices(game, state, FLIP, bonds)
        self.ask(game, state, frame, ASK_FLIP, frame.seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: int) -> None:
        flip_bond(game, state, first_of(action))


def flip(amount: int) -> Priced:
    return FlipBonds(amount), [PayFlip(left) for left in range(amount, 0, -1)]


WORDS.add(v.COST, "flip", flip, "Turn bonds face-down.", "amount", amount=v.integer(least=1))


class FlipSelf(Cost):
    """The card itself is a face-up bond."""

    __slots__ = ()

    def can_pay(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        bonds = state.players[frame.seat].bonds
        return frame.source in bonds and state.is_face_up(frame.source)


class PayFlipSelf(Op):
    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        flip_bond(game, state, frame.source)
        state.emit(TURNS_DOWN, frame.seat, frame.source)


def flip_self() -> Priced:
    return FlipSelf(), [PayFlipSelf()]


WORDS.add(v.COST, "flip_self", flip_self, "Turn this bond face-down.")


class RetreatSelf(Cost):
    """The card itself lies in the hand or among the bonds, from where it can retreat."""

    __slots__ = ()

    def can_pay(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        player = state.players[frame.seat]
        return frame.source in player.hand or frame.source in player.bonds


class PayRetreatSelf(Op):
    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        if take_from_zone(game, state, frame.source):
            retreat(state, frame.source)
            state.emit(RETREATS, frame.seat, frame.source)


def retreat_self() -> Priced:
    return RetreatSelf(), [PayRetreatSelf()]


WORDS.add(v.COST, "retreat_self", retreat_self, "This card goes to the retreat area.")


class ShowOrb(Cost):
    """An orb is there that still lies face-down."""

    __slots__ = ()

    def can_pay(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        for orb in state.players[frame.seat].orbs:
            if not state.flags[orb] & FACE_UP:
                return True
        return False


class PayShowOrb(Op):
    """The player turns one face-down orb up; it stays an orb."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        orbs = state.players[frame.seat].orbs
        options: list[int] = []
        for at in range(len(orbs)):
            if not state.flags[orbs[at]] & FACE_UP:
                options.append(action(CHOOSE_ORB, at + 1))
        self.ask(game, state, frame, ASK_ORB, frame.seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: int) -> None:
        orb = state.players[frame.seat].orbs[first_of(action) - 1]
        state.flags[orb] |= FACE_UP
        state.seen[orb] = EVERYBODY
        state.emit(TURNS_ORB_UP, frame.seat, orb)


def show_orb() -> Priced:
    return ShowOrb(), [PayShowOrb()]


WORDS.add(v.COST, "show_orb", show_orb, "Turn one of your orbs face-up.")


class TapUnits(Cost):
    """So many untapped units of a group are there to be tapped."""

    __slots__ = ("amount", "group")

    def __init__(self, group: Group, amount: int) -> None:
        self.group, self.amount = group, amount

    def can_pay(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        left = self.amount
        for unit in self.group.cards(game, state, frame):
            if not state.flags[unit] & TAPPED:
                left -= 1
        return left <= 0


class PayTap(OneOf):
    """The player taps one untapped unit of a group."""

    __slots__ = ("group",)

    def __init__(self, group: Group, left: int) -> None:
        super().__init__(left)
        self.group = group

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        units = self.group.cards(game, state, frame)
        untapped = [unit for unit in units if not state.flags[unit] & TAPPED]
        options = self.choices(game, state, TAP, untapped)
        self.ask(game, state, frame, ASK_TAP, frame.seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: int) -> None:
        tap(state, first_of(action))


def tap_units(group: Group, amount: int) -> Priced:
    return TapUnits(group, amount), [PayTap(group, left) for left in range(amount, 0, -1)]


WORDS.add(
    v.COST, "tap", tap_units, "Tap such units.",
    "group", group=v.group(), amount=v.integer(1, least=1),
)  # fmt: skip

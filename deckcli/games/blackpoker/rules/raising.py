"""Raising an action: what may be raised, what it costs, its key cards, its target.

An action is offered only if cost, keys and target are possible together, and each step offers only
choices that can be completed.
"""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.listening import FIRES, MUST
from deckcli.engine.notation import action, actions, first_of
from deckcli.engine.ops import Op
from deckcli.engine.state import BITS, Frame
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import (
    ASK_DISCARD,
    ASK_DRIVE,
    ASK_KEY,
    ASK_SACRIFICE,
    ASK_TARGET,
    DISCARD,
    DRIVE,
    DRIVEN,
    KEY,
    SACRIFICE,
)
from deckcli.games.blackpoker.rules.faces import ActionFace, Freed
from deckcli.games.blackpoker.rules.key_sets import can_show, has, has_pair, next_keys, spare
from deckcli.games.blackpoker.rules.state import UNCOUNTED_HAND, BlackPokerState
from deckcli.games.blackpoker.rules.zones import EVERYBODY, damage, die, discard, take_from_hand

_ONE_CARD: Final = 1


def raisable(
    game: BlackPokerRules, state: BlackPokerState, seat: i64, several: vec[ActionFace]
) -> vec[i64]:
    """Which of these actions a player may raise now, as options."""
    player = state.players[seat]
    held = player.held
    if held == UNCOUNTED_HAND:
        held = game.held(state, seat)
    lacks, flags, once = player.lacks, state.flags, state.once
    charged: i64 = 0
    for bulwark in player.bulwarks:
        if not flags[bulwark] & DRIVEN:
            charged += 1
    found = vec[i64]()
    for face in several:
        if face.wants & lacks or face.bulwarks > charged or face.once & once:
            continue
        if face.asks_for_more and not _is_possible(game, state, seat, face, held):
            continue
        found = append(found, face.option)
    return found


def _is_possible(
    game: BlackPokerRules, state: BlackPokerState, seat: i64, face: ActionFace, held: i64
) -> bool:
    """Whether cost, keys and target are possible together, given a card of each mask it wants."""
    if face.counts_keys:
        if len(face.pairs) > 0:
            if not has_pair(face.pairs, held):
                return False
        elif not can_show(face.sets, held):
            return False
    player = state.players[seat]
    if (
        face.discards > 0
        and face.keys + face.discards > len(player.hand)
        and game.freed(state, seat) & BITS[face.type] == 0
    ):
        return False
    if face.sacrifices > 0 and face.sacrifices > len(player.soldiers) + len(player.bulwarks):
        return False
    target = face.target
    if target is None:
        return True
    usable = target.usable_keys(game, state, seat)
    return usable != 0 and (face.keys == 0 or face.needs & held & usable != 0)


def usable_hand(game: BlackPokerRules, state: BlackPokerState, seat: i64, face: ActionFace) -> i64:
    """The hand as a mask, without single keys that would find no target."""
    held = game.held(state, seat)
    if face.target is not None and face.keys == _ONE_CARD:
        held &= face.target.usable_keys(game, state, seat) | ~face.needs
    return held


class Step(Op):
    """A step of raising an action."""

    __slots__ = ("face",)

    def __init__(self, face: ActionFace) -> None:
        self.face = face


class PayBulwark(Step):
    """B: the player drives a charged bulwark; nobody is asked if all of them are needed."""

    __slots__ = ("left",)

    def __init__(self, face: ActionFace, left: i64) -> None:
        super().__init__(face)
        self.left = left  # how many are still to be paid, including this one

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        flags, bulwarks = state.flags, state.players[frame.seat].bulwarks
        charged = vec[i64]([bulwark for bulwark in bulwarks if flags[bulwark] & DRIVEN == 0])
        options = actions(DRIVE, charged)
        if len(options) == self.left:
            state.emit(MUST, frame.seat, amount=options[0])
            self.take(game, state, frame, options[0])
        else:
            self.ask(game, state, frame, ASK_DRIVE, frame.seat, options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64
    ) -> None:
        state.flags[first_of(action)] |= DRIVEN


class PayLife(Step):
    """L: the player takes 1 damage."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        damage(state, frame.seat, 1, is_paid=True)


class PayDiscard(Step):
    """D: the player discards a card that is not needed as a key, unless a character pays."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        if self._is_free(game, state, frame.seat):
            return
        face, hand = self.face, state.players[frame.seat].hand
        held = usable_hand(game, state, frame.seat, face)
        useless = game.held(state, frame.seat) & ~held  # keys without a target
        cards = game.cards_in(state, hand, spare(face.sets, held) | useless)
        if len(cards) == 0:  # only duplicates are left, which occur only at tables of rulings
            faces = [state.faces[card] for card in hand]
            cards = vec[i64]([card for card in hand if faces.count(state.faces[card]) > 1])
        options = actions(DISCARD, game.distinct(state, cards))
        self.ask(game, state, frame, ASK_DISCARD, frame.seat, options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64
    ) -> None:
        discard(state, first_of(action))

    def _is_free(self, game: BlackPokerRules, state: BlackPokerState, seat: i64) -> bool:
        for soldier in state.players[seat].soldiers:
            kind = game.kind_of(state, soldier)
            if kind.frees & BITS[self.face.type] != 0:
                for static in kind.statics:
                    if isinstance(static, Freed):
                        state.emit(FIRES, seat, soldier, amount=static.ability)
                return True
        return False


class PayCharacter(Step):
    """S: the player sends a character to the graveyard; nobody is asked if all of them go."""

    __slots__ = ("left",)

    def __init__(self, face: ActionFace, left: i64) -> None:
        super().__init__(face)
        self.left = left

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        options = actions(SACRIFICE, game.units(state, frame.seat))
        if len(options) == self.left:
            state.emit(MUST, frame.seat, amount=options[0])
            self.take(game, state, frame, options[0])
        else:
            self.ask(game, state, frame, ASK_SACRIFICE, frame.seat, options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64
    ) -> None:
        die(game, state, first_of(action))


class ShowKey(Step):
    """The player shows the next key card, in the order of the list; no question if it is forced."""

    __slots__ = ("left",)

    def __init__(self, face: ActionFace, left: i64) -> None:
        super().__init__(face)
        self.left = left

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        face, hand = self.face, state.players[frame.seat].hand
        held = usable_hand(game, state, frame.seat, face)
        if face.keys == _ONE_CARD:
            mask = held & face.needs
        else:
            shown = self._shown(game, state, frame)
            needed = next_keys(face.sets, held, shown, all_groups=True)
            if not has(needed, self.left + 1):  # all that are left
                forced = action(KEY, game.cards_in(state, hand, needed)[0])
                state.emit(MUST, frame.seat, amount=forced)
                self.take(game, state, frame, forced)
                return
            mask = next_keys(face.sets, held, shown, all_groups=False)
        cards = game.distinct(state, game.cards_in(state, hand, mask))
        self.ask(game, state, frame, ASK_KEY, frame.seat, actions(KEY, cards))

    def _shown(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> i64:
        shown: i64 = 0
        for card in frame.chosen[0]:
            bits = game.prints[state.faces[card]].bits & ~shown
            shown |= bits & -bits
        return shown

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64
    ) -> None:
        card = first_of(action)
        take_from_hand(state, card)
        state.seen[card] = EVERYBODY
        frame.chosen[0] = append(frame.chosen[0], card)


class ChooseTarget(Step):
    """The player aims the action."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        assert self.face.target is not None
        options = self.face.target.options(game, state, frame)
        self.ask(game, state, frame, ASK_TARGET, frame.seat, options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64
    ) -> None:
        assert self.face.target is not None
        self.face.target.aim(game, state, frame, action)


def raising_steps(face: ActionFace, letters: list[str]) -> list[Op]:
    """Pay as the letters say, show the keys, choose the target."""
    steps: list[Op] = []
    for at in range(len(letters)):
        letter, left = letters[at], letters[at:].count(letters[at])
        if letter == "B":
            steps.append(PayBulwark(face, left))
        elif letter == "L":
            steps.append(PayLife(face))
        elif letter == "D":
            steps.append(PayDiscard(face))
        else:
            assert letter == "S"
            steps.append(PayCharacter(face, left))
    for left in range(face.keys, 0, -1):
        steps.append(ShowKey(face, left))
    if face.target is not None:
        steps.append(ChooseTarget(face))
    return steps

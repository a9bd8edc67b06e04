"""Raising an action: what may be raised, what it costs, its key cards, its target.

An action is offered only if cost, keys and target are possible together, and each step offers only
what leads to the end.
"""

from __future__ import annotations

from typing import Final

from deckcli.engine.listening import FIRES, MUST
from deckcli.engine.notation import action, actions, first_of
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame
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
from deckcli.games.blackpoker.rules.state import COUNT_ANEW, BlackPokerState
from deckcli.games.blackpoker.rules.zones import EVERYBODY, damage, die, discard, take_from_hand

_ONE_CARD: Final = 1


def raisable(
    game: BlackPokerRules, state: BlackPokerState, seat: int, several: list[ActionFace]
) -> list[int]:
    """Which of several actions a player may raise now, as options."""
    player = state.players[seat]
    held = player.held
    if held == COUNT_ANEW:
        held = game.held(state, seat)
    size, once, charged = len(player.hand), state.once, 0
    for bulwark in player.bulwarks:
        if not state.flags[bulwark] & DRIVEN:
            charged += 1
    found: list[int] = []
    for one in several:
        if one.keys > 0 and (not one.needs & held or not one.too & held or one.keys > size):
            continue
        if one.bulwarks > charged or one.once & once:
            continue
        if one.asks_for_more and not _is_possible(game, state, seat, one, held):
            continue
        found.append(one.option)
    return found


def _is_possible(
    game: BlackPokerRules, state: BlackPokerState, seat: int, one: ActionFace, held: int
) -> bool:
    """Whether cost, keys and target are possible together, if single keys are at hand."""
    if one.pairs:
        if not has_pair(one.pairs, held):
            return False
    elif one.keys > _ONE_CARD and not can_show(one.sets, held):
        return False
    player = state.players[seat]
    if (
        one.discards > 0
        and one.keys + one.discards > len(player.hand)
        and not game.freed(state, seat) >> one.type & 1
    ):
        return False
    if one.sacrifices > len(player.soldiers) + len(player.bulwarks):
        return False
    target = one.target
    if target is None:
        return True
    usable = target.usable_keys(game, state, seat)
    return usable != 0 and (one.keys == 0 or one.needs & held & usable != 0)


def usable_hand(game: BlackPokerRules, state: BlackPokerState, seat: int, one: ActionFace) -> int:
    """The hand as a mask, without single keys that would find no target."""
    held = game.held(state, seat)
    if one.target is not None and one.keys == _ONE_CARD:
        held &= one.target.usable_keys(game, state, seat) | ~one.needs
    return held


class Step(Op):
    """A step of raising an action."""

    __slots__ = ("one",)

    def __init__(self, one: ActionFace) -> None:
        self.one = one


class PayBulwark(Step):
    """B: the player drives a charged bulwark; where all of them are needed nobody is asked."""

    __slots__ = ("left",)

    def __init__(self, one: ActionFace, left: int) -> None:
        super().__init__(one)
        self.left = left  # how many are still to be paid, this one among them

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        bulwarks = state.players[frame.seat].bulwarks
        options = actions(DRIVE, [one for one in bulwarks if not state.flags[one] & DRIVEN])
        if len(options) == self.left:
            state.emit(MUST, frame.seat, amount=options[0])
            self.take(game, state, frame, options[0])
        else:
            self.ask(game, state, frame, ASK_DRIVE, frame.seat, options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int
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
        one, hand = self.one, state.players[frame.seat].hand
        held = usable_hand(game, state, frame.seat, one)
        useless = game.held(state, frame.seat) & ~held  # keys without a target
        cards = game.cards_in(state, hand, spare(one.sets, held) | useless)
        if not cards:  # what is left are doubles, which only tables of rulings have
            faces = [state.faces[card] for card in hand]
            cards = [card for card in hand if faces.count(state.faces[card]) > 1]
        options = actions(DISCARD, game.distinct(state, cards))
        self.ask(game, state, frame, ASK_DISCARD, frame.seat, options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int
    ) -> None:
        discard(state, first_of(action))

    def _is_free(self, game: BlackPokerRules, state: BlackPokerState, seat: int) -> bool:
        for soldier in state.players[seat].soldiers:
            kind = game.kind_of(state, soldier)
            if kind.frees >> self.one.type & 1:
                for static in kind.statics:
                    if isinstance(static, Freed):
                        state.emit(FIRES, seat, soldier, amount=static.ability)
                return True
        return False


class PayCharacter(Step):
    """S: the player sends a character to the graveyard; all of them go without a question."""

    __slots__ = ("left",)

    def __init__(self, one: ActionFace, left: int) -> None:
        super().__init__(one)
        self.left = left

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        options = actions(SACRIFICE, game.units(state, frame.seat))
        if len(options) == self.left:
            state.emit(MUST, frame.seat, amount=options[0])
            self.take(game, state, frame, options[0])
        else:
            self.ask(game, state, frame, ASK_SACRIFICE, frame.seat, options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int
    ) -> None:
        die(game, state, first_of(action))


class ShowKey(Step):
    """The player shows the next key card, in the order of the list; a forced one is not asked."""

    __slots__ = ("left",)

    def __init__(self, one: ActionFace, left: int) -> None:
        super().__init__(one)
        self.left = left

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        one, hand = self.one, state.players[frame.seat].hand
        held = usable_hand(game, state, frame.seat, one)
        if one.keys == _ONE_CARD:
            mask = held & one.needs
        else:
            shown = self._shown(game, state, frame)
            needed = next_keys(one.sets, held, shown, all_groups=True)
            if not has(needed, self.left + 1):  # all that are left
                forced = action(KEY, game.cards_in(state, hand, needed)[0])
                state.emit(MUST, frame.seat, amount=forced)
                self.take(game, state, frame, forced)
                return
            mask = next_keys(one.sets, held, shown, all_groups=False)
        cards = game.distinct(state, game.cards_in(state, hand, mask))
        self.ask(game, state, frame, ASK_KEY, frame.seat, actions(KEY, cards))

    def _shown(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> int:
        shown = 0
        for card in frame.chosen[0]:
            bits = game.prints[state.faces[card]].bits & ~shown
            shown |= bits & -bits
        return shown

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int
    ) -> None:
        card = first_of(action)
        take_from_hand(state, card)
        state.seen[card] = EVERYBODY
        frame.chosen[0].append(card)


class ChooseTarget(Step):
    """The player aims the action."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        assert self.one.target is not None
        options = self.one.target.options(game, state, frame)
        self.ask(game, state, frame, ASK_TARGET, frame.seat, options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int
    ) -> None:
        assert self.one.target is not None
        self.one.target.aim(game, state, frame, action)


def raising_steps(one: ActionFace, letters: list[str]) -> list[Op]:
    """Pay as the letters say, show the keys, choose the target."""
    steps: list[Op] = []
    for at in range(len(letters)):
        letter, left = letters[at], letters[at:].count(letters[at])
        if letter == "B":
            steps.append(PayBulwark(one, left))
        elif letter == "L":
            steps.append(PayLife(one))
        elif letter == "D":
            steps.append(PayDiscard(one))
        else:
            assert letter == "S"
            steps.append(PayCharacter(one, left))
    for left in range(one.keys, 0, -1):
        steps.append(ShowKey(one, left))
    if one.target is not None:
        steps.append(ChooseTarget(one))
    return steps

"""Words about actions, turns and characters: what effects of the list are made of."""

from __future__ import annotations

from typing import Final

from deckcli.engine.notation import actions, first_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, THIS_TURN, Frame, Modifier
from deckcli.engine.words.choosing import Jump
from deckcli.engine.words.kinds import Group, Number
from deckcli.engine.words.verbs import put_in_force
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import (
    ASK_DECISION,
    ASK_DISCARD,
    ASK_TARGET,
    BEGINS_TURN,
    CHANGES_TARGET,
    DECIDE,
    DISCARD,
    DRIVEN,
    IS_CANCELLED,
    IS_CHARGED,
    IS_DRIVEN,
    KEEPS_TARGET,
    NEW,
    NUMBER,
    STAYS_CHARGED,
    STAYS_DRIVEN,
    TARGET,
    TYPES,
)
from deckcli.games.blackpoker.rules.stage import put_up
from deckcli.games.blackpoker.rules.state import BlackPokerState
from deckcli.games.blackpoker.rules.targets import aimed_at
from deckcli.games.blackpoker.rules.zones import bury, damage, discard, end_fight

_NOT_NEW: Final = bytes(flags & ~NEW for flags in range(256))  # what flags become
OWNER: Final = 1  # of the targeted card, where damage goes; 0 is the targeted player


class Decide(Op):
    """The player decides between branches, each with a word of its own."""

    __slots__ = ("skips", "words")

    def __init__(self, words: list[int], skips: list[int]) -> None:
        self.words, self.skips = words, skips

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        options = actions(DECIDE, self.words)
        self.ask(game, state, frame, ASK_DECISION, frame.seat, options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int
    ) -> None:
        frame.step += self.skips[self.words.index(first_of(action))]


def decide(words: list[int], branches: list[list[Op]]) -> list[Op]:
    """The decision, then the branches one after the other; each but the last ends with a jump."""
    skips: list[int] = []
    ops: list[Op] = []
    total = sum(len(branch) + 1 for branch in branches)
    for branch in branches:
        skips.append(len(ops))
        ops += branch
        ops.append(Jump(total - len(ops) - 1))
    return [Decide(words, skips), *ops]


class SetDriven(Op):
    """Characters are driven, or charged."""

    __slots__ = ("driven", "who")

    def __init__(self, who: Group, *, driven: bool) -> None:
        self.who, self.driven = who, driven

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        turned = IS_DRIVEN if self.driven else IS_CHARGED
        stayed = STAYS_DRIVEN if self.driven else STAYS_CHARGED
        for character in self.who.cards(game, state, frame):
            if state.is_driven(character) == self.driven:
                state.emit(stayed, frame.seat, character)
            else:
                state.flags[character] ^= DRIVEN
                state.emit(turned, frame.seat, character)


class DealDamage(Op):
    """The targeted player, or the owner of the targeted card, takes damage."""

    __slots__ = ("amount", "whom")

    def __init__(self, whom: int, amount: Number) -> None:
        self.whom, self.amount = whom, amount

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        target = frame.values[TARGET]
        seat = state.owners[target] if self.whom == OWNER else target
        damage(state, seat, self.amount.value(game, state, frame))


class Strengthen(Op):
    """All soldiers of the player, later ones too, have a larger number this turn."""

    __slots__ = ("number",)

    def __init__(self, number: Number) -> None:
        self.number = number

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        amount = self.number.value(game, state, frame)
        made = Modifier(NUMBER, NONE, amount, THIS_TURN, frame.seat, state.turn, NONE)
        put_in_force(game, state, made)


class PutUp(Op):
    """Another action comes up, which no player has raised."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        put_up(game, state, frame, self.place)


class CancelTarget(Op):
    """The targeted action leaves the stage without effect; its keys go to the graveyard."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        other = aimed_at(game, state, frame)
        assert other is not None
        for card in other.chosen[0]:
            bury(state, card)
        state.agenda.remove(other)
        one = game.actions[game.action_at[other.program]]
        if TYPES[one.type] == "battle":
            end_fight(state)
        state.emit(IS_CANCELLED, other.seat, amount=one.place)


class ChangeTarget(Op):
    """The player aims the targeted action at something else that it could be aimed at."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        other = aimed_at(game, state, frame)
        assert other is not None
        one = game.actions[game.action_at[other.program]]
        assert one.target is not None
        options = one.target.options(game, state, other)
        options = [aim for aim in options if not self._is_same(game, state, other, aim)]
        if options:
            self.ask(game, state, frame, ASK_TARGET, frame.seat, options)
        else:
            state.emit(KEEPS_TARGET, frame.seat, amount=one.place)

    def _is_same(
        self, game: BlackPokerRules, state: BlackPokerState, other: Frame, option: int
    ) -> bool:
        target = game.actions[game.action_at[other.program]].target
        assert target is not None
        before = other.values[TARGET]
        target.aim(game, state, other, option)
        after, other.values[TARGET] = other.values[TARGET], before
        return after == before

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int
    ) -> None:
        other = aimed_at(game, state, frame)
        assert other is not None
        one = game.actions[game.action_at[other.program]]
        assert one.target is not None
        one.target.aim(game, state, other, action)
        state.emit(CHANGES_TARGET, frame.seat, amount=one.place)


class DiscardDownTo(Op):
    """The player discards until so many cards are left in the hand."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        hand = state.players[frame.seat].hand
        if len(hand) > self.size:
            options = actions(DISCARD, game.distinct(state, hand))
            self.ask(game, state, frame, ASK_DISCARD, frame.seat, options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int
    ) -> None:
        again(frame)
        discard(state, first_of(action))


class PassTurn(Op):
    """The turn goes to the opponent; what lasted until its end is over."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        state.active = 1 - state.active
        state.turn += 1
        state.answers = state.once = 0
        state.expire(THIS_TURN)
        end_fight(state)
        state.flags = state.flags.translate(_NOT_NEW)
        if state.turn > state.max_turns:
            game.on_limit(state)
        else:
            state.emit(BEGINS_TURN, state.active, amount=state.turn)

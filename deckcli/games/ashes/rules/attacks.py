"""Attacks: on a Phoenixborn, which units may block, and on a unit, for which one may guard.

The attack is on the table (`state.attack` and its neighbours), so that cards can ask about it.
"""

from __future__ import annotations

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.game import ability_frame
from deckcli.engine.interrupts import would_happen
from deckcli.engine.notation import action, actions, first_of, second_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, Frame
from deckcli.games.ashes.rules.codes import (
    ASK_ATTACKERS,
    ASK_BETWEEN,
    ASK_BLOCKERS,
    ASK_GUARD,
    ASK_STRIKE,
    ASK_VICTIM,
    ATTACK_CARD,
    ATTACK_PLAYER,
    ATTACKER,
    BLOCK,
    BYPASS,
    DECLARED,
    DECLARES,
    DONE,
    DYING,
    GO_ON,
    GUARD,
    IN_PLAY,
    ON_PHOENIXBORN,
    STRIKE,
    UNIT_GUARD,
)
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.turn import with_frees
from deckcli.games.ashes.rules.zones import exhaust


def is_fit(state: AshesState, unit: i64) -> bool:
    """Whether a unit is in play, not being destroyed."""
    return unit >= 0 and state.flags[unit] & (IN_PLAY | DYING) == IN_PLAY


class Declare(Op):
    """Step 1: attackers, one after another, at least one of them."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        options = vec[i64]()
        for unit in state.players[frame.seat].battlefield:
            if state.exhaustion[unit] == 0 and unit not in state.attackers:
                options = append(options, action(ATTACKER, unit))
        if len(options) == 0:
            return
        if len(state.attackers) > 0:
            options = append(options, action(DONE))
        self.ask(game, state, frame, ASK_ATTACKERS, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        if verb_of(action) == DONE:
            return
        state.attackers = append(state.attackers, first_of(action))
        state.blockers = append(state.blockers, NONE)
        again(frame)


class DeclareOthers(Declare):
    """While attackers are declared all of them have died: others that are ready must attack.

    There has to be an attacker if there can be one (FAQ 3.0, p.17). The frame has a value once the
    first of them is named.
    """

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        drop_fallen(state)
        if len(state.attackers) == 0 or len(frame.values) > 0:
            super().run(game, state, frame)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        frame.values = vec[i64]([1])
        super().take(game, state, frame, action)


class TellDeclared(Op):
    """What waits for attackers: first while they are declared, then after it."""

    __slots__ = ("event",)

    def __init__(self, event: i64) -> None:
        assert event in (DECLARES, DECLARED)
        self.event = event

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        would_happen(
            state, game.window_programs[self.event], frame.seat, NONE, NONE, 0, 0, frame.seat
        )


class IfAnyLeft(Op):
    """Attackers that are gone drop out; without any left the attack is over."""

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: i64 = 0  # the step that ends the attack, set with the program

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        drop_fallen(state)
        if len(state.attackers) == 0:
            frame.step = self.last


def drop_fallen(state: AshesState) -> None:
    """Forget attackers that have left play."""
    attackers, blockers = vec[i64](), vec[i64]()
    for at in range(len(state.attackers)):
        if is_fit(state, state.attackers[at]):
            attackers = append(attackers, state.attackers[at])
            blockers = append(blockers, state.blockers[at])
    state.attackers, state.blockers = attackers, blockers


class Between(Op):
    """Between two steps the attacking player may use abilities that take no action."""

    __slots__ = ("is_after_target",)

    def __init__(self, *, is_after_target: bool = False) -> None:
        self.is_after_target = is_after_target

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        on_phoenixborn = self.is_after_target and state.attack == ON_PHOENIXBORN
        if on_phoenixborn and len(game.order(state, frame.seat)) == 2:  # the target was no choice
            return
        options = with_frees(game, state, frame.seat)
        if len(options) > 0:
            options = append(options, action(GO_ON))
            self.ask(game, state, frame, ASK_BETWEEN, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        if verb_of(action) != GO_ON:
            again(frame)
            ability = game.abilities[second_of(action)]
            ability_frame(game, state, ability, frame.seat, first_of(action))


class ChooseVictim(Op):
    """Step 2: an opponent's Phoenixborn, or one unit of an opponent."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        options = vec[i64]()
        for seat in game.order(state, frame.seat):
            if seat == frame.seat:
                continue
            if state.attack == ON_PHOENIXBORN:
                options = append(options, action(ATTACK_PLAYER, seat))
            else:
                for unit in state.players[seat].battlefield:
                    options = append(options, action(ATTACK_CARD, unit))
        if len(options) > 0:
            self.ask(game, state, frame, ASK_VICTIM, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        if verb_of(action) == ATTACK_PLAYER:
            state.defender = first_of(action)
            state.target = state.players[state.defender].phoenixborn
        else:
            state.target = first_of(action)
            state.defender = state.side[state.target]


class ChooseBlockers(Op):
    """Step 3: the defender's ready units block, each one attacker, each attacker by one unit."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        options = vec[i64]()
        if state.defender == NONE or state.players[state.defender].is_out:
            return
        for unit in state.players[state.defender].battlefield:
            if state.exhaustion[unit] > 0 or unit in state.blockers:
                continue
            for at in range(len(state.attackers)):
                attacker = state.attackers[at]
                if state.blockers[at] == NONE and not game.says(state, attacker, BYPASS):
                    options = append(options, action(BLOCK, unit, attacker))
        if len(options) > 0:
            options = append(options, action(DONE))
            self.ask(game, state, frame, ASK_BLOCKERS, state.defender, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        if verb_of(action) == DONE:
            return
        for at in range(len(state.attackers)):
            if state.attackers[at] == second_of(action):
                state.blockers[at] = first_of(action)
        again(frame)


class ChooseGuard(Op):
    """Step 3 of an attack on a unit: one guard may take its place."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if state.target == NONE or not is_fit(state, state.target):
            return
        bypassing = True
        for attacker in state.attackers:
            if not game.says(state, attacker, BYPASS):
                bypassing = False
        if bypassing:
            return
        player = state.players[state.defender]
        options = vec[i64]([action(GUARD, player.phoenixborn)])
        for unit in player.battlefield:
            if unit == state.target or state.exhaustion[unit] > 0:
                continue
            if game.says(state, unit, UNIT_GUARD):
                options = append(options, action(GUARD, unit))
        options = append(options, action(DONE))
        self.ask(game, state, frame, ASK_GUARD, state.defender, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        if verb_of(action) == GUARD:
            state.target = first_of(action)


class NextStrike(Op):
    """Step 4 of an attack on a Phoenixborn: attackers are resolved one after another."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        drop_fallen(state)
        if len(state.attackers) > 0:
            options = actions(STRIKE, state.attackers)
            self.ask(game, state, frame, ASK_STRIKE, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        again(frame)
        attacker, blocker = first_of(action), i64(NONE)
        for at in range(len(state.attackers)):
            if state.attackers[at] == attacker:
                blocker = state.blockers[at]
        battle = state.push(game.battle_program, frame.seat)
        battle.values = vec[i64]([attacker, blocker if blocker != NONE else state.target])


class StrikeTogether(Op):
    """Step 4 of an attack on a unit: all attackers at once."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        drop_fallen(state)
        if len(state.attackers) > 0:
            battle = state.push(game.battle_program, frame.seat)
            battle.values = vec[i64]([NONE, state.target])


class EndAttack(Op):
    """The attack is over."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        state.end_attack()


def tire(state: AshesState, unit: i64) -> None:
    """A unit that fought and is still there gets an exhaustion token."""
    if is_fit(state, unit):
        exhaust(state, unit, 1)

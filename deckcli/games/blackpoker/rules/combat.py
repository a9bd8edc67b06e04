"""Attack, Block and Damage: who fights whom, and the result."""

from __future__ import annotations

from typing import Final

from deckcli.engine.events import concerns
from deckcli.engine.game import ability_frame
from deckcli.engine.notation import action, first_of, second_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import Frame
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import (
    ASK_ATTACKERS,
    ASK_BLOCKERS,
    ATTACKER,
    BLOCK,
    DONE,
    DRIVEN,
    FIGHTS,
    HAS_NO_ATTACKER,
    HAS_NO_BLOCKER,
    IS_JUDGED,
)
from deckcli.games.blackpoker.rules.state import BlackPokerState
from deckcli.games.blackpoker.rules.zones import damage, die, leave_fight

_DONE: Final = action(DONE)


class NameAttackers(Op):
    """The player drives charged soldiers that may attack, one after another."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        options: list[int] = []
        for character in game.units(state, frame.seat):
            if not state.flags[character] & DRIVEN and game.may_attack(state, character):
                options.append(action(ATTACKER, character))
        if options:
            options.append(_DONE)
            self.ask(game, state, frame, ASK_ATTACKERS, frame.seat, options)
        elif not state.attackers:
            state.emit(HAS_NO_ATTACKER, frame.seat)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int
    ) -> None:
        if verb_of(action) == DONE:
            return
        again(frame)
        attacker = first_of(action)
        state.flags[attacker] |= DRIVEN
        state.attackers.append(attacker)


class NameBlockers(Op):
    """The opponent names charged blockers: several soldiers for an attacker, or one bulwark."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        seat = 1 - frame.seat
        player = state.players[seat]
        options: list[int] = []
        for attacker in state.attackers:
            blocked = attacker in state.blocked
            if not blocked or not self._by_bulwark(state, attacker):
                self._add(state, player.soldiers, attacker, options)
            if not blocked:
                self._add(state, player.bulwarks, attacker, options)
        if options:
            options.append(_DONE)
            self.ask(game, state, frame, ASK_BLOCKERS, seat, options)
        elif not state.blockers:
            state.emit(HAS_NO_BLOCKER, seat)

    def _add(
        self, state: BlackPokerState, blockers: list[int], attacker: int, options: list[int]
    ) -> None:
        for blocker in blockers:
            if not state.flags[blocker] & DRIVEN and blocker not in state.blockers:
                options.append(action(BLOCK, blocker, attacker))

    def _by_bulwark(self, state: BlackPokerState, attacker: int) -> bool:
        return state.is_bulwark(state.blockers[state.blocked.index(attacker)])

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int
    ) -> None:
        if verb_of(action) == BLOCK:
            again(frame)
            state.blockers.append(first_of(action))
            state.blocked.append(second_of(action))


class JudgeFights(Op):
    """Each attacker meets its blockers, or deals its number if none is left on the field."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        if not state.attackers:
            return
        again(frame)
        attacker = state.attackers[0]
        state.emit(FIGHTS, frame.seat, attacker)
        blockers = [
            state.blockers[at] for at in range(len(state.blockers)) if state.blocked[at] == attacker
        ]
        leave_fight(state, attacker)
        if not blockers:
            damage(state, 1 - frame.seat, max(0, game.number(state, attacker)))
        elif state.is_bulwark(blockers[0]):
            self._judge_by_ability(game, state, blockers[0], attacker)
        else:
            self._compare(game, state, attacker, blockers)

    def _compare(
        self, game: BlackPokerRules, state: BlackPokerState, attacker: int, blockers: list[int]
    ) -> None:
        mine = game.number(state, attacker)
        theirs = 0
        for blocker in blockers:
            theirs += game.number(state, blocker)
        if mine <= theirs:
            die(game, state, attacker)
        if theirs <= mine:
            for blocker in blockers:
                die(game, state, blocker)

    def _judge_by_ability(
        self, game: BlackPokerRules, state: BlackPokerState, blocker: int, attacker: int
    ) -> None:
        """The character itself says what happens when it has blocked."""
        seat = state.owners[blocker]
        for ability in game.abilities_of(state, blocker):
            if ability.event == IS_JUDGED:
                event = [blocker, attacker, 0]
                if concerns(game, state, ability, Frame(-1, seat, blocker, event, [])):
                    running = ability_frame(game, state, ability, seat, blocker)
                    running.values = event

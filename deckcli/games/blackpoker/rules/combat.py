"""Attack, Block and Damage: who fights whom, and the result."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import index_of
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.events import concerns
from deckcli.engine.game import ability_frame
from deckcli.engine.notation import action, first_of, second_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, Frame
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
        options = vec[i64]()
        itself = Frame(-1, frame.seat, NONE, vec[i64](), vec[vec[i64]]())
        for character in game.units(state, frame.seat):
            itself.source = character
            if not state.is_driven(character) and game.may_attack(state, itself):
                options = append(options, action(ATTACKER, character))
        if len(options) > 0:
            options = append(options, _DONE)
            self.ask(game, state, frame, ASK_ATTACKERS, frame.seat, options)
        elif len(state.attackers) == 0:
            state.emit(HAS_NO_ATTACKER, frame.seat)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64
    ) -> None:
        if verb_of(action) == DONE:
            return
        again(frame)
        attacker = first_of(action)
        state.flags[attacker] |= DRIVEN
        state.attackers = append(state.attackers, attacker)


class NameBlockers(Op):
    """The opponent names charged blockers: several soldiers for an attacker, or one bulwark."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        seat = 1 - frame.seat
        player = state.players[seat]
        options = vec[i64]()
        for attacker in state.attackers:
            if attacker not in state.blocked:
                blockers = player.units
            elif self._by_bulwark(state, attacker):
                continue
            else:
                blockers = player.soldiers
            for blocker in blockers:
                if not state.is_driven(blocker) and blocker not in state.blockers:
                    options = append(options, action(BLOCK, blocker, attacker))
        if len(options) > 0:
            options = append(options, _DONE)
            self.ask(game, state, frame, ASK_BLOCKERS, seat, options)
        elif len(state.blockers) == 0:
            state.emit(HAS_NO_BLOCKER, seat)

    def _by_bulwark(self, state: BlackPokerState, attacker: i64) -> bool:
        return state.is_bulwark(state.blockers[index_of(state.blocked, attacker)])

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64
    ) -> None:
        if verb_of(action) == BLOCK:
            again(frame)
            state.blockers = append(state.blockers, first_of(action))
            state.blocked = append(state.blocked, second_of(action))


class JudgeFights(Op):
    """Each attacker meets its blockers, or deals its number if none is left on the field."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        if len(state.attackers) == 0:
            return
        again(frame)
        attacker = state.attackers[0]
        state.emit(FIGHTS, frame.seat, attacker)
        blockers = vec[i64]()
        for at in range(len(state.blockers)):
            if state.blocked[at] == attacker:
                blockers = append(blockers, state.blockers[at])
        leave_fight(state, attacker)
        if len(blockers) == 0:
            damage(state, 1 - frame.seat, max(0, game.number(state, attacker)))
        elif state.is_bulwark(blockers[0]):
            self._judge_by_ability(game, state, blockers[0], attacker)
        else:
            self._compare(game, state, attacker, blockers)

    def _compare(
        self, game: BlackPokerRules, state: BlackPokerState, attacker: i64, blockers: vec[i64]
    ) -> None:
        mine = game.number(state, attacker)
        theirs: i64 = 0
        for blocker in blockers:
            theirs += game.number(state, blocker)
        if mine <= theirs:
            die(game, state, attacker)
        if theirs <= mine:
            for blocker in blockers:
                die(game, state, blocker)

    def _judge_by_ability(
        self, game: BlackPokerRules, state: BlackPokerState, blocker: i64, attacker: i64
    ) -> None:
        """The character itself says what happens when it has blocked."""
        seat = state.owners[blocker]
        for ability in game.abilities_of(state, blocker):
            if ability.event == IS_JUDGED:
                event = vec[i64]([blocker, attacker, 0])
                frame = Frame(-1, seat, blocker, event, vec[vec[i64]]())
                if concerns(game, state, ability, frame):
                    running = ability_frame(game, state, ability, seat, blocker)
                    running.values = event

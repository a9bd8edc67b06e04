"""A round: the prepare phase, the player turns phase, the recovery phase and what ends it.

Steps that all players take at the same time are asked in turn order from the holder of the first
player token.
"""

from __future__ import annotations

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.interrupts import would_happen
from deckcli.engine.modifiers import CANCELLED, THIS_ROUND, Modifier
from deckcli.engine.notation import action, actions, first_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, Frame
from deckcli.games.ashes.rules.codes import (
    ASK_EXHAUST_DICE,
    ASK_ORDER,
    ASK_PREPARE,
    DISCARD_CARD,
    DONE,
    EXHAUST_DIE,
    FIRST_FIVE,
    FIRST_PLAYER,
    HAS_TOKEN,
    LEVELS,
    LOSES_DIE,
    PHASE,
    PREPARE,
    RECOVER,
    RECOVERY,
    ROUND_BEGINS,
    ROUND_END,
    ROUND_ENDS,
    TURNS,
    TURNS_BEGIN,
)
from deckcli.games.ashes.rules.damage import settle
from deckcli.games.ashes.rules.dealing import deal
from deckcli.games.ashes.rules.dice import roll_all, total
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.zones import discard_from_hand, draw, heal, refresh


class BeginRound(Op):
    """The prepare phase begins: everybody rolls all exhausted dice."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        state.round += 1
        state.answers = 0
        state.phase = PREPARE
        state.emit(ROUND_BEGINS, amount=state.round)
        for seat in game.order(state, state.token):
            # the first roll decided about the token, and then no die of a game is exhausted;
            # a table that begins here may have some
            if state.round > 1 or total(state.players[seat].exhausted) > 0:
                roll_all(state, seat)
        frame.values = game.order(state, state.token)


class DiscardToPrepare(Op):
    """Each player may discard any number of cards; the frame's values are who has yet to."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if len(frame.values) == 0:
            return
        seat = frame.values[0]
        options = actions(DISCARD_CARD, game.distinct(state, state.players[seat].hand))
        options = append(options, action(DONE))
        self.ask(game, state, frame, ASK_PREPARE, seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        again(frame)
        if verb_of(action) == DONE:
            frame.values = frame.values[1:]
        else:
            discard_from_hand(state, first_of(action))


class DrawToPrepare(Op):
    """Each player draws up to five cards; missing ones are damage. The values: seat, how much."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        owed = vec[i64]()
        for seat in game.order(state, state.token):
            wanted = FIRST_FIVE - len(state.players[seat].hand)
            if wanted > 0:
                missing = wanted - draw(state, seat, wanted)
                if missing > 0:
                    owed = append(append(owed, seat), missing)
        frame.values = owed


class DrawDamage(Op):
    """Who could not draw takes damage, one player after another as the token's holder says."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        options = vec[i64]()
        for at in range(0, len(frame.values), 2):
            if not state.players[frame.values[at]].is_out:
                options = append(options, action(FIRST_PLAYER, frame.values[at]))
        if len(options) > 0:
            self.ask(game, state, frame, ASK_ORDER, state.orderer(), options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        again(frame)
        seat, rest = first_of(action), vec[i64]()
        for at in range(0, len(frame.values), 2):
            if frame.values[at] == seat:
                phoenixborn = state.players[seat].phoenixborn
                deal(game, state, phoenixborn, NONE, frame.values[at + 1], seat)
            else:
                rest = append(append(rest, frame.values[at]), frame.values[at + 1])
        frame.values = rest
        settle(game, state, seat, NONE)


class BeginTurns(Op):
    """The player turns phase begins with the holder of the token; the frame is that of turns."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        state.phase = TURNS
        holder = _holder(game, state)
        state.active, state.passes, state.reacted = holder, 0, 0
        state.emit(PHASE, amount=TURNS)
        frame.program, frame.step, frame.seat = game.turns_program, 0, holder
        would_happen(state, game.window_programs[TURNS_BEGIN], holder, NONE, NONE, 0)


def _holder(game: AshesRules, state: AshesState) -> i64:
    """The holder of the token; if he is out, the next player to his left."""
    if state.players[state.token].is_out:
        return game.next_seat(state, state.token)
    return state.token


class Recover(Op):
    """Units lose wounds, then every card an exhaustion token; cancelled effects work again."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        state.phase = RECOVERY
        state.emit(PHASE, amount=RECOVERY)
        if len(state.modifiers) > 0:
            state.modifiers = vec[Modifier](
                [modifier for modifier in state.modifiers if modifier.stat != CANCELLED]
            )
        for player in state.players:
            for unit in player.battlefield:
                if state.wounds[unit] > 0:
                    heal(state, unit, game.stat(state, unit, RECOVER))
        for seat in range(state.seats):
            for card in game.in_play(state, seat):
                refresh(state, card, 1)
        frame.values = game.order(state, _holder(game, state))


class ExhaustDice(Op):
    """Each player may move active dice to the exhausted pool, to roll them again."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if len(frame.values) == 0:
            return
        seat = frame.values[0]
        active = state.players[seat].active
        kinds = vec[i64]([kind for kind in range(len(active)) if active[kind] > 0])
        options = append(actions(EXHAUST_DIE, kinds), action(DONE))
        self.ask(game, state, frame, ASK_EXHAUST_DICE, seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        again(frame)
        if verb_of(action) == DONE:
            frame.values = frame.values[1:]
            return
        player, kind = state.players[frame.values[0]], first_of(action)
        player.active[kind] -= 1
        player.exhausted[kind // LEVELS] += 1
        state.emit(LOSES_DIE, frame.values[0], amount=kind)


class PassToken(Op):
    """The token goes to the left; its new holder orders what happens at the end of the round."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        state.token = game.next_seat(state, state.token)
        state.phase = ROUND_END
        state.emit(HAS_TOKEN, state.token)
        would_happen(state, game.window_programs[ROUND_ENDS], state.token, NONE, NONE, 0)


class EndRound(Op):
    """What lasted for the round is over, and the next one begins."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if len(state.modifiers) > 0:
            state.expire(THIS_ROUND)
            state.listens = -1
        frame.step = 0

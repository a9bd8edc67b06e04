"""A turn: its start, actions, its end (rulebook p.7 to 9 and p.38)."""

from __future__ import annotations

from deckcli.core.vecs import i64, vec
from deckcli.engine.events import options_of
from deckcli.engine.modifiers import THIS_TURN
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.engine.triggers import Trigger
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.actions import begin, main_options
from deckcli.games.summon_magic.rules.events import announce, due, start, take_up
from deckcli.games.summon_magic.rules.field import opposing
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.rules.zones import draw, lose, mill


class BeginTurn(Op):
    """A player declares the start of the turn and has three action points."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        state.turn += 1
        state.active = frame.seat
        state.answers = 0
        state.ap = t.ACTION_POINTS
        state.emit(t.BEGINS_TURN, frame.seat, amount=state.turn)
        announce(game, state, t.TURN_STARTS, NONE, whose=frame.seat)


class OneAtStart(Op):
    """Of all effects of the turn's start one is carried out, which the turn player chooses."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        triggers = due(game, state, 0)
        if len(triggers) > 0:
            options = options_of(triggers, t.FIRST)
            self.ask(game, state, frame, t.ASK_ORDER, state.active, options)

    def take(self, game: SummonRules, state: SummonState, frame: Frame, action: i64) -> None:
        chosen = take_up(state, due(game, state, 0), action)
        state.waiting = vec[Trigger]()
        start(game, state, chosen)


class Act(Op):
    """The turn player acts, over and over, until the end of the turn is declared."""

    __slots__ = ("back",)

    def __init__(self, back: i64) -> None:
        self.back = back  # steps to what follows each action

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        state.wave = 0
        options = main_options(game, state, frame.seat)
        self.ask(game, state, frame, t.ASK_ACTION, frame.seat, options)

    def take(self, game: SummonRules, state: SummonState, frame: Frame, action: i64) -> None:
        if not game.ends_turn(action):
            frame.step -= self.back
        begin(game, state, frame.seat, action)


class ChargeCard(Op):
    """A player draws the card that an action point was spent on."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        draw(game, state, frame.seat, 1)


class EndEffects(Op):
    """What waits for the end of the turn is set off."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        announce(game, state, t.TURN_ENDS, NONE, whose=frame.seat)


class PassTurn(Op):
    """Unused action points burn cards, empty decks lose, and the next player's turn begins."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        if state.ap > 0:
            mill(state, frame.seat, state.ap, t.BURNS)
            state.ap = 0
        first, second = len(state.players[0].deck), len(state.players[1].deck)
        if first == 0 and second == 0:
            state.finish(NONE, t.EXHAUSTION)
            return
        if first == 0 or second == 0:
            lose(state, 0 if first == 0 else 1, t.EXHAUSTION)
            return
        if len(state.modifiers) > 0:
            state.expire(THIS_TURN)
        state.used = vec[i64]()
        self._clear_flags(state)
        if state.turn >= state.max_turns:
            game.on_limit(state)
            return
        frame.step = 0
        frame.seat = opposing(frame.seat)

    def _clear_flags(self, state: SummonState) -> None:
        for player in state.players:
            player.evolved = 0
            for card in player.monsters:
                state.flags[card] &= ~t.OF_THIS_TURN
            for card in player.magic:
                state.flags[card] &= ~t.OF_THIS_TURN

"""The stage: actions that wait there, responses, what happens before and after an effect.

An action is a frame on the agenda from its announcement to its end. What lies further down on the
agenda waits for what lies above it, and so the last action raised is the first carried out.
"""

from __future__ import annotations

from typing import Final

from deckcli.engine.game import ability_frame
from deckcli.engine.notation import action, first_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, Frame, State
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import (
    ASK_ACTION,
    ASK_RESPONSE,
    BEING_RAISED,
    COMES_UP,
    DECK_EMPTY,
    DECKS_EMPTY,
    LOSES_TARGET,
    ON_STAGE,
    PASS,
    PLACE,
    RAISES,
    RESOLVING,
    STATUS,
    TARGET,
)
from deckcli.games.blackpoker.rules.faces import ActionFace
from deckcli.games.blackpoker.rules.raising import raisable
from deckcli.games.blackpoker.rules.state import BlackPokerState
from deckcli.games.blackpoker.rules.targets import ActionTarget, stage
from deckcli.games.blackpoker.rules.zones import bury

_PASS: Final = action(PASS)


def new_frame(game: BlackPokerRules, one: ActionFace, seat: int, status: int) -> Frame:
    names = game.programs[one.program].names
    return Frame(one.program, seat, NONE, [status, 0, NONE], [[] for _ in names])


class Act(Op):
    """With an empty stage whoever has the turn must raise an action, at least End."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        options = raisable(game, state, state.active, game.on_own_turn)
        self.ask(game, state, frame, ASK_ACTION, state.active, options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int
    ) -> None:
        again(frame)
        announce(game, state, state.active, first_of(action))


def announce(game: BlackPokerRules, state: State, seat: int, place: int) -> None:
    """Somebody says which action comes; paying, showing keys and aiming follow."""
    one = game.actions[place]
    state.agenda.append(new_frame(game, one, seat, BEING_RAISED))


class RaisedAtOnce(Op):
    """An immediate action is carried out now; the chance does not move."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        place = game.action_at[frame.program]
        state.once |= game.actions[place].once
        frame.values[STATUS] = RESOLVING
        state.passes = 0
        state.emit(RAISES, frame.seat, amount=place)


class Respond(Op):
    """On the stage: whoever has the chance raises a quick action or passes.

    Its raiser passes by himself; two passes in a row, and the action is carried out.
    """

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        if frame.values[STATUS] == BEING_RAISED:
            self._raise(game, state, frame)
        while state.passes < 2:
            seat = state.chance
            several = game.on_own_stage if seat == state.active else game.on_other_turn
            options = raisable(game, state, seat, several)
            if options:
                options.append(_PASS)
                self.ask(game, state, frame, ASK_RESPONSE, seat, options)
                return
            state.passes += 1
            state.chance = 1 - seat
        frame.values[STATUS] = RESOLVING

    def _raise(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        """Everything is paid, shown and chosen: now it lies on the stage."""
        place = game.action_at[frame.program]
        state.once |= game.actions[place].once
        frame.values[STATUS] = ON_STAGE
        frame.values[PLACE] = _place_above(game, state.agenda[-2])
        _forget_predecessor(game, state, frame.values[PLACE])
        state.passes = 1
        state.chance = 1 - frame.seat
        state.emit(RAISES, frame.seat, amount=place)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int
    ) -> None:
        again(frame)
        seat = state.chance
        if verb_of(action) == PASS:
            state.passes += 1
            state.chance = 1 - seat
        else:
            announce(game, state, seat, first_of(action))


def _place_above(game: BlackPokerRules, below: Frame) -> int:
    """The place of an action on the stage: one above what lies below it."""
    return below.values[PLACE] + 1 if game.action_at[below.program] != NONE else 1


def _forget_predecessor(game: BlackPokerRules, state: BlackPokerState, place: int) -> None:
    """What was aimed anew at an action that is gone is not aimed at the next one there."""
    for frame in stage(game, state):
        target = game.actions[game.action_at[frame.program]].target
        if isinstance(target, ActionTarget) and frame.values[TARGET] == place:
            frame.values[TARGET] = NONE


class CheckTarget(Op):
    """An action whose target is not what it must be any more has no effect."""

    __slots__ = ("skip",)

    def __init__(self, skip: int) -> None:
        self.skip = skip

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        one = game.actions[game.action_at[frame.program]]
        assert one.target is not None
        if not one.target.holds(game, state, frame):
            frame.step += self.skip
            state.emit(LOSES_TARGET, frame.seat, amount=one.place)


class Conclude(Op):
    """After an effect: keys to the graveyard, who has lost?, then what was triggered.

    The last op of an action; it takes the frame off the agenda itself.
    """

    __slots__ = ("was_on_stage",)

    def __init__(self, *, was_on_stage: bool) -> None:
        self.was_on_stage = was_on_stage

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        if frame.chosen[0]:
            for card in frame.chosen[0]:
                bury(state, card)
            frame.chosen[0] = []
        if self.was_on_stage:
            state.passes = 0
            state.chance = state.active
        check_decks(state)
        if state.waiting:
            again(frame)
            resolve_trigger(game, state)
        else:
            state.agenda.pop()


def check_decks(state: BlackPokerState) -> None:
    """Whoever has no card in the deck has lost; if nobody has, it is a draw."""
    one, other = state.players
    if not one.deck or not other.deck:
        if one.deck or other.deck:
            loser = 1 if one.deck else 0
            state.finish(1 - loser, DECK_EMPTY, loser)
        else:
            state.finish(NONE, DECKS_EMPTY)


class Triggers(Op):
    """What paying a cost has triggered happens before anybody can respond."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        if state.waiting:
            again(frame)
            resolve_trigger(game, state)


def resolve_trigger(game: BlackPokerRules, state: BlackPokerState) -> None:
    """What was triggered happens: all that is the turn player's first, then the opponent's.

    Nobody is asked for an order: triggered actions of one player that could be told apart do not
    exist.
    """
    waiting = state.waiting
    first = waiting[0]
    for one in waiting:
        if one.seat == state.active:
            first = one
            break
    waiting.remove(first)
    ability = game.abilities[first.ability]
    running = ability_frame(game, state, ability, first.seat, first.source)
    running.values = [first.subject, first.other, first.amount]


def put_up(game: BlackPokerRules, state: BlackPokerState, frame: Frame, place: int) -> None:
    """An effect puts an action up: a normal one goes on the stage, and nobody passes for it.

    What another action puts up is the turn player's; what an ability triggers is its owner's.
    """
    one = game.actions[place]
    seat = state.active if game.action_at[frame.program] != NONE else frame.seat
    state.emit(COMES_UP, seat, amount=place)
    if one.is_immediate:
        state.agenda.append(new_frame(game, one, seat, RESOLVING))
        return
    agenda = state.agenda
    at = len(agenda)
    while not _is_waiting(game, agenda[at - 1]):  # below what is being carried out now
        at -= 1
    made = new_frame(game, one, seat, ON_STAGE)
    made.values[PLACE] = _place_above(game, agenda[at - 1])
    agenda.insert(at, made)


def _is_waiting(game: BlackPokerRules, frame: Frame) -> bool:
    """Whether a frame is the turn, or an action on the stage."""
    if game.action_at[frame.program] == NONE:
        return frame.program == game.turn_program
    return frame.values[STATUS] == ON_STAGE

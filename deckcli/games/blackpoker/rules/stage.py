"""The stage: actions that wait there, responses, what happens before and after an effect.

An action is a frame on the agenda from its announcement to its end. Frames lower on the agenda
wait for those above them, so the last action raised is the first carried out.
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


def new_frame(game: BlackPokerRules, face: ActionFace, seat: int, status: int) -> Frame:
    names = game.programs[face.program].names
    return Frame(face.program, seat, NONE, [status, 0, NONE], [[] for _ in names])


class Act(Op):
    """With an empty stage the turn player must raise an action, at least End."""

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
    """A player announces an action; paying, showing keys and aiming follow."""
    face = game.actions[place]
    state.agenda.append(new_frame(game, face, seat, BEING_RAISED))


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
    """On the stage: the player with the chance raises a quick action or passes.

    The raiser passes automatically; after two passes in a row the action is carried out.
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
        """Everything is paid, shown and chosen: put the action on the stage."""
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
    """What was re-aimed at an action that is gone must not aim at the next one in its place."""
    for frame in stage(game, state):
        target = game.actions[game.action_at[frame.program]].target
        if isinstance(target, ActionTarget) and frame.values[TARGET] == place:
            frame.values[TARGET] = NONE


class CheckTarget(Op):
    """An action whose target no longer meets its conditions has no effect."""

    __slots__ = ("skip",)

    def __init__(self, skip: int) -> None:
        self.skip = skip

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        face = game.actions[game.action_at[frame.program]]
        assert face.target is not None
        if not face.target.holds(game, state, frame):
            frame.step += self.skip
            state.emit(LOSES_TARGET, frame.seat, amount=face.place)


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
    """A player with no cards in the deck has lost; if both decks are empty, it is a draw."""
    first, second = state.players
    if not first.deck or not second.deck:
        if first.deck or second.deck:
            loser = 1 if first.deck else 0
            state.finish(1 - loser, DECK_EMPTY, loser)
        else:
            state.finish(NONE, DECKS_EMPTY)


class Triggers(Op):
    """Whatever paying a cost triggered happens before anybody can respond."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        if state.waiting:
            again(frame)
            resolve_trigger(game, state)


def resolve_trigger(game: BlackPokerRules, state: BlackPokerState) -> None:
    """Carry out a trigger: all of the turn player's come first, then the opponent's.

    Nobody is asked for an order, because a player never has triggered actions that could be told
    apart.
    """
    waiting = state.waiting
    first = waiting[0]
    for trigger in waiting:
        if trigger.seat == state.active:
            first = trigger
            break
    waiting.remove(first)
    ability = game.abilities[first.ability]
    running = ability_frame(game, state, ability, first.seat, first.source)
    running.values = [first.subject, first.other, first.amount]


def put_up(game: BlackPokerRules, state: BlackPokerState, frame: Frame, place: int) -> None:
    """An effect puts up an action: a normal one goes on the stage, and nobody passes for it.

    An action put up by another action is the turn player's; one triggered by an ability is the
    ability owner's.
    """
    face = game.actions[place]
    seat = state.active if game.action_at[frame.program] != NONE else frame.seat
    state.emit(COMES_UP, seat, amount=place)
    if face.is_immediate:
        state.agenda.append(new_frame(game, face, seat, RESOLVING))
        return
    agenda = state.agenda
    at = len(agenda)
    while not _is_waiting(game, agenda[at - 1]):  # below what is being carried out now
        at -= 1
    made = new_frame(game, face, seat, ON_STAGE)
    made.values[PLACE] = _place_above(game, agenda[at - 1])
    agenda.insert(at, made)


def _is_waiting(game: BlackPokerRules, frame: Frame) -> bool:
    """Whether a frame is the turn, or an action on the stage."""
    if game.action_at[frame.program] == NONE:
        return frame.program == game.turn_program
    return frame.values[STATUS] == ON_STAGE

"""Actions on the stage (engine/stage.py): raising them, what happens before and after an effect.

An action is a frame on the agenda from its announcement to its end.
"""

from __future__ import annotations

from deckcli.core.vecs import append, i64, pop, vec
from deckcli.engine.events import due
from deckcli.engine.game import ability_frame
from deckcli.engine.notation import action, first_of
from deckcli.engine.ops import Op, again, unbound
from deckcli.engine.stage import Respond, put_on_stage, reopen
from deckcli.engine.state import NONE, Frame, State
from deckcli.engine.triggers import Trigger
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
from deckcli.games.blackpoker.rules.targets import is_on_stage
from deckcli.games.blackpoker.rules.zones import bury


def new_frame(game: BlackPokerRules, face: ActionFace, seat: i64, status: i64) -> Frame:
    chosen = unbound(game.programs[face.program])
    return Frame(face.program, seat, NONE, vec[i64]([status, 0, NONE]), chosen)


class Act(Op):
    """With an empty stage the turn player must raise an action, at least End."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        options = raisable(game, state, state.active, game.on_own_turn)
        self.ask(game, state, frame, ASK_ACTION, state.active, options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64
    ) -> None:
        again(frame)
        announce(game, state, state.active, first_of(action))


def announce(game: BlackPokerRules, state: State, seat: i64, place: i64) -> None:
    """A player announces an action; paying, showing keys and aiming follow."""
    made = new_frame(game, game.actions[place], seat, BEING_RAISED)
    state.agenda = append(state.agenda, made)


class RaisedAtOnce(Op):
    """An immediate action is carried out now; the chance does not move."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        place = game.action_at[frame.program]
        state.once |= game.actions[place].once
        frame.values[STATUS] = RESOLVING
        state.passes = 0
        state.emit(RAISES, frame.seat, amount=place)


class RespondToAction(Respond):
    """The player with the chance raises a quick action or passes."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_RESPONSE, action(PASS))

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        if frame.values[STATUS] == BEING_RAISED:
            self._raise(game, state, frame)
        super().run(game, state, frame)
        if state.question is None:
            frame.values[STATUS] = RESOLVING

    def _raise(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        """Everything is paid, shown and chosen: put the action on the stage."""
        place = game.action_at[frame.program]
        state.once |= game.actions[place].once
        frame.values[STATUS] = ON_STAGE
        frame.values[PLACE] = _place_above(game, state.agenda[-2])
        _forget_predecessor(game, state, frame.values[PLACE])
        put_on_stage(game, state, frame.seat)
        state.emit(RAISES, frame.seat, amount=place)


def _place_above(game: BlackPokerRules, below: Frame) -> i64:
    """The place of an action on the stage: one above what lies below it."""
    if game.action_at[below.program] == NONE:
        return 1
    return below.values[PLACE] + 1


def _forget_predecessor(game: BlackPokerRules, state: BlackPokerState, place: i64) -> None:
    """What was re-aimed at an action that is gone must not aim at the next one in its place."""
    for frame in state.agenda:
        if (
            is_on_stage(game, frame)
            and frame.values[TARGET] == place
            and game.actions[game.action_at[frame.program]].aims_at_actions
        ):
            frame.values[TARGET] = NONE


class CheckTarget(Op):
    """An action whose target no longer meets its conditions has no effect."""

    __slots__ = ("skip",)

    def __init__(self, skip: i64) -> None:
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
        for card in frame.chosen[0]:
            bury(state, card)
        frame.chosen[0] = vec[i64]()
        if self.was_on_stage:
            reopen(state)
        check_decks(state)
        if len(state.waiting) > 0:
            again(frame)
            resolve_trigger(game, state)
        else:
            state.agenda, _done = pop(state.agenda)


def check_decks(state: BlackPokerState) -> None:
    """A player with no cards in the deck has lost; if both decks are empty, it is a draw."""
    mine, theirs = len(state.players[0].deck), len(state.players[1].deck)
    if mine > 0 and theirs > 0:
        return
    if mine > 0:
        state.finish(0, DECK_EMPTY, 1)
    elif theirs > 0:
        state.finish(1, DECK_EMPTY, 0)
    else:
        state.finish(NONE, DECKS_EMPTY)


class Triggers(Op):
    """Whatever paying a cost triggered happens before anybody can respond."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        if len(state.waiting) > 0:
            again(frame)
            resolve_trigger(game, state)


def resolve_trigger(game: BlackPokerRules, state: BlackPokerState) -> None:
    """Carry out a trigger: all of the turn player's come first, then the opponent's.

    Nobody is asked for an order, because a player never has triggered actions that could be told
    apart.
    """
    first = due(game, state)[0]
    state.waiting = vec[Trigger]([trigger for trigger in state.waiting if trigger is not first])
    ability = game.abilities[first.ability]
    running = ability_frame(game, state, ability, first.seat, first.source)
    running.values = first.event()


def put_up(game: BlackPokerRules, state: BlackPokerState, frame: Frame, place: i64) -> None:
    """An effect puts up an action: a normal one goes on the stage, and nobody passes for it.

    An action put up by another action is the turn player's; one triggered by an ability is the
    ability owner's.
    """
    face = game.actions[place]
    seat = state.active if game.action_at[frame.program] != NONE else frame.seat
    state.emit(COMES_UP, seat, amount=place)
    if face.is_immediate:
        state.agenda = append(state.agenda, new_frame(game, face, seat, RESOLVING))
        return
    made = new_frame(game, face, seat, ON_STAGE)
    agenda = append(state.agenda, made)
    at = len(agenda) - 1
    while not _is_waiting(game, agenda[at - 1]):  # it goes below what is being carried out now
        agenda[at] = agenda[at - 1]
        at -= 1
    agenda[at] = made
    made.values[PLACE] = _place_above(game, agenda[at - 1])
    state.agenda = agenda


def _is_waiting(game: BlackPokerRules, frame: Frame) -> bool:
    """Whether a frame is the turn, or an action on the stage."""
    if game.action_at[frame.program] == NONE:
        return frame.program == game.turn_program
    return frame.values[STATUS] == ON_STAGE

"""Windows: something happens, and abilities in play and reaction spells in hands answer it.

The active player (outside of turns the holder of the token) orders everybody's abilities. Reaction
spells lie hidden: he can put those of his own hand among them, others are asked when no ability is
left (docs/rulings/ashes.md).
"""

from __future__ import annotations

from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.events import can_use, concerns
from deckcli.engine.game import ability_frame
from deckcli.engine.interrupts import ANSWERED, STOPPED, would_happen
from deckcli.engine.notation import action, first_of, second_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import BITS, EVENT_VALUES, NONE, NOTHING, Frame
from deckcli.games.ashes.rules.codes import (
    ABILITY_BEGINS,
    ASK_ORDER,
    ASK_REACTION,
    DECLINE,
    FIRST,
    REACT,
    SHOWS,
)
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules


class Window(Op):
    """Everything that answers this event, one after another, before the program goes on.

    An early one has only what comes when it happens: another follows for what comes after it.
    """

    __slots__ = ("event", "is_early")

    def __init__(self, event: i64, *, is_early: bool = False) -> None:
        self.event, self.is_early = event, is_early

    def notes_answers(self) -> bool:
        return True

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if frame.values[STOPPED]:
            return
        orderer, options = state.orderer(), vec[i64]()
        if game.listening(state) & BITS[self.event]:
            seat = orderer
            for nth in range(state.seats):
                options = self.with_abilities(game, state, frame, seat, self.event, options)
                seat = (seat + 1) % state.seats
        for option in options:
            if second_of(option) in game.focusing:  # a part of the effect: nobody orders it
                self.take(game, state, frame, option)
                return
        if len(options) > 0:
            spells = game.reactions(state, orderer, self.event)
            options = extend(options, self._reactions(game, state, frame, orderer, spells))
            self.ask(game, state, frame, ASK_ORDER, orderer, options)
            return
        if not self.is_early:
            self._ask_reactions(game, state, frame, orderer)

    def _ask_reactions(self, game: AshesRules, state: AshesState, frame: Frame, seat: i64) -> None:
        """Ask the first player, from this one on, who could play a reaction spell."""
        for nth in range(state.seats):
            spells = game.reactions(state, seat, self.event)
            if len(spells) > 0 and not _has_declined(state, frame, seat):
                options = self._reactions(game, state, frame, seat, spells)
                if len(options) > 0:
                    options = append(options, action(DECLINE, first_of(options[0])))
                    self.ask(game, state, frame, ASK_REACTION, seat, options)
                    return
            seat = (seat + 1) % state.seats

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        again(frame)  # others may answer too
        verb, card = verb_of(action), first_of(action)
        frame.values = append(frame.values, action)
        if verb == FIRST:
            ability = game.abilities[second_of(action)]
            state.emit(ABILITY_BEGINS, state.side[card], card, amount=ability.index)
            running = ability_frame(game, state, ability, state.side[card], card)
            running.values = frame.values[:EVENT_VALUES]
        elif verb == REACT:
            react(game, state, frame, card)

    def with_abilities(
        self,
        game: AshesRules,
        state: AshesState,
        frame: Frame,
        seat: i64,
        event: i64,
        options: vec[i64],
    ) -> vec[i64]:
        """The options, and those abilities in play of a seat that answer and have not yet."""
        heard = BITS[event]
        for card in game.in_play(state, seat):
            if not game.prints[state.faces[card]].listens & heard and not has_grants(state, card):
                continue
            for ability in game.abilities_of(state, card):
                if ability.event != event:
                    continue
                if self.is_early and ability.is_late:
                    continue
                option = action(FIRST, card, ability.index)
                if option in options or not _is_left(game, state, frame, card, option):
                    continue
                context = Frame(-1, seat, card, frame.values[:EVENT_VALUES], NOTHING)
                if concerns(game, state, ability, context) and _has_use(
                    game, state, ability, context
                ):
                    options = append(options, option)
        return options

    def _reactions(
        self, game: AshesRules, state: AshesState, frame: Frame, seat: i64, spells: vec[i64]
    ) -> vec[i64]:
        """Those of the reaction spells in a hand that wait for this that could be played now."""
        options = vec[i64]()
        for card in game.distinct(state, spells):
            ability = game.prints[state.faces[card]].reacts
            assert ability is not None
            context = Frame(-1, seat, card, frame.values[:EVENT_VALUES], NOTHING)
            if concerns(game, state, ability, context) and can_use(game, state, ability, context):
                options = append(options, action(REACT, card))
        return options


def react(game: AshesRules, state: AshesState, frame: Frame, card: i64) -> None:
    """A player plays a reaction spell that answers the event of a frame."""
    seat = state.owners[card]
    ability = game.prints[state.faces[card]].reacts
    assert ability is not None
    state.reacted |= BITS[seat]
    state.seen[card] = BITS[state.seats] - 1
    state.emit(SHOWS, seat, card)
    running = ability_frame(game, state, ability, seat, card)
    running.values = frame.values[:EVENT_VALUES]


def _has_use(game: AshesRules, state: AshesState, ability: Ability, frame: Frame) -> bool:
    """Whether it can be used, and for something: there is a target, though it may be declined."""
    if len(ability.targets) > 0 and ability.targets[0].among.is_empty(game, state, frame):
        return False
    return can_use(game, state, ability, frame)


def has_grants(state: AshesState, card: i64) -> bool:
    """Whether a card may have abilities that are not printed on it."""
    if len(state.modifiers) > 0:
        return True
    for other in state.players[state.side[card]].attached:
        if state.host[other] == card:
            return True
    return False


def _has_declined(state: AshesState, frame: Frame, seat: i64) -> bool:
    values = frame.values
    for at in range(ANSWERED, len(values)):
        if verb_of(values[at]) == DECLINE and state.owners[first_of(values[at])] == seat:
            return True
    return False


def _is_left(game: AshesRules, state: AshesState, frame: Frame, card: i64, option: i64) -> bool:
    """Whether a card has an ability more often than it has answered with it."""
    left: i64 = 0
    for at in range(ANSWERED, len(frame.values)):
        if frame.values[at] == option:
            left -= 1
    if left == 0:
        return True
    index = second_of(option)
    for ability in game.abilities_of(state, card):
        if ability.index == index:
            left += 1
    return left > 0


def note(state: AshesState, event: i64, card: i64, seat: i64, amount: i64 = 0) -> None:
    """The running effect has set off an event, whose window comes when the effect is done."""
    state.noted = extend(state.noted, vec[i64]([event, card, seat, amount]))


def note_more(state: AshesState, event: i64, card: i64, seat: i64, amount: i64) -> None:
    """The same; if the effect has set it off already, it is one event with so much more."""
    noted = state.noted
    for at in range(0, len(noted), 4):
        if noted[at] == event and noted[at + 1] == card and noted[at + 2] == seat:
            state.noted[at + 3] += amount
            return
    note(state, event, card, seat, amount)


def open_noted(game: AshesRules, state: AshesState) -> None:
    """Put the windows of all noted events on the agenda, the first of them on top."""
    noted = state.noted
    state.noted = vec[i64]()
    for at in range(len(noted) - 4, -1, -4):
        program = game.window_programs[noted[at]]
        would_happen(
            state, program, state.orderer(), noted[at + 1], NONE, noted[at + 3], 0, noted[at + 2]
        )

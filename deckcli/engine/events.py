"""Events, and the abilities that wait for them."""

from __future__ import annotations

from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Game, S, ability_frame
from deckcli.engine.state import (
    AMOUNT,
    NONE,
    NOTHING,
    OTHER,
    SUBJECT,
    Frame,
    State,
    Trigger,
    used_key,
)


def happen(
    game: Game[S], state: S, event: i64, subject: i64, other: i64 = NONE, amount: i64 = 0
) -> None:
    """Tell every listening ability in play; those it concerns wait for the next check."""
    if not state.listens >> event & 1:  # -1 (ask the game) has every bit set
        return
    if state.listens < 0 and not game.listening(state) >> event & 1:
        return
    for seat in range(state.seats):
        for card in game.listeners(state, seat, event):
            for ability in game.abilities_of(state, card):
                if ability.event == event:
                    event_seen = vec[i64]([subject, other, amount])
                    note(game, state, ability, Frame(-1, seat, card, event_seen, NOTHING))


def happen_to_player(game: Game[S], state: S, event: i64, seat: i64) -> None:
    """Announce an event without a card, such as the end of a turn; its amount is the seat."""
    happen(game, state, event, NONE, NONE, seat)


def note(game: Game[S], state: S, ability: Ability, frame: Frame) -> None:
    """Queue an ability, as often as it triggers, if the event in the frame concerns it."""
    if concerns(game, state, ability, frame):
        times: i64 = 1
        if ability.times is not None:
            times = ability.times.value(game, state, frame)
        event = frame.values
        for nth in range(times):
            trigger = Trigger(
                ability.index, frame.seat, frame.source,
                event[SUBJECT], event[OTHER], event[AMOUNT], state.wave,
            )  # fmt: skip
            state.waiting = append(state.waiting, trigger)


def concerns(game: Game[S], state: S, ability: Ability, frame: Frame) -> bool:
    """Whether the ability waits for the event in the frame and may be used."""
    if ability.once and used_key(frame.source, ability.skill) in state.used:
        return False
    for condition in ability.when:
        if not condition.holds(game, state, frame):
            return False
    return meets(game, state, ability, frame)


def meets(game: Game[S], state: S, ability: Ability, frame: Frame) -> bool:
    """Whether the ability's requirements are met."""
    for condition in ability.requires:
        if not condition.holds(game, state, frame):
            return False
    return True


def can_pay(game: Game[S], state: S, ability: Ability, frame: Frame) -> bool:
    """Whether the whole cost can be paid, not just part of it."""
    for cost in ability.cost:
        if not cost.can_pay(game, state, frame):
            return False
    return True


def due(state: State) -> vec[Trigger]:
    """The triggers that may resolve next: of the newest wave, starting with the active player's.

    Other seats follow in turn order. A seat with several triggers chooses their order.
    """
    waiting = state.waiting
    if len(waiting) <= 1:
        return waiting[:]
    wave = waiting[0].wave
    for trigger in waiting:
        wave = max(wave, trigger.wave)
    newest = vec[Trigger]([trigger for trigger in waiting if trigger.wave == wave])
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        mine = vec[Trigger]([trigger for trigger in newest if trigger.seat == seat])
        if len(mine) > 0:
            return mine
    return newest


def resolve(game: Game[S], state: S, trigger: Trigger) -> None:
    """Take a trigger off the waiting list and run its ability, if it may still be used."""
    state.waiting = remove(state.waiting, trigger)
    ability = game.abilities[trigger.ability]
    if ability.once and used_key(trigger.source, ability.skill) in state.used:
        return
    event = vec[i64]([trigger.subject, trigger.other, trigger.amount])
    frame = Frame(-1, trigger.seat, trigger.source, event, NOTHING)
    if not meets(game, state, ability, frame) or not can_pay(game, state, ability, frame):
        return
    if len(state.waiting) > 0:
        state.wave += 1  # whatever happens from here on is newer than everything waiting
    else:
        state.wave = 0
    running = ability_frame(game, state, ability, trigger.seat, trigger.source)
    running.values = event


def drop_out(state: State, seat: i64) -> None:
    """Break off everything a player has begun when they leave a table where others play on.

    The lowest frame, which takes the turns, stays.
    """
    state.waiting = vec[Trigger]([trigger for trigger in state.waiting if trigger.seat != seat])
    agenda = state.agenda[:1]
    for frame in state.agenda[1:]:
        if frame.seat != seat:
            agenda = append(agenda, frame)
    state.agenda = agenda

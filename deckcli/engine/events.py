"""Events, and the abilities that wait for them."""

from __future__ import annotations

from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Game, S, ability_frame
from deckcli.engine.notation import action, first_of, second_of
from deckcli.engine.state import (
    AMOUNT,
    NONE,
    NOTHING,
    OTHER,
    SEAT,
    SUBJECT,
    Frame,
    State,
    used_key,
)
from deckcli.engine.triggers import Trigger


def happen(
    game: Game[S],
    state: S,
    event: i64,
    subject: i64,
    other: i64 = NONE,
    amount: i64 = 0,
    whose: i64 = NONE,
) -> None:
    """Tell every listening ability in play; those it concerns wait for the next check.

    `whose` is the player it happens to, for events that are about one.
    """
    if not state.listens >> event & 1:  # -1 (ask the game) has every bit set
        return
    if state.listens < 0 and not game.listening(state) >> event & 1:
        return
    for seat in range(state.seats):
        for card in game.listeners(state, seat, event):
            for ability in game.abilities_of(state, card):
                if ability.event == event:
                    event_seen = vec[i64]([subject, other, amount, whose])
                    note(game, state, ability, Frame(-1, seat, card, event_seen, NOTHING))


def happen_to_player(game: Game[S], state: S, event: i64, seat: i64, amount: i64 = 0) -> None:
    """Announce an event without a card, such as the end of a turn or a loss of life."""
    happen(game, state, event, NONE, NONE, amount, seat)


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
                event[SUBJECT], event[OTHER], event[AMOUNT], state.wave, event[SEAT],
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


def can_use(game: Game[S], state: S, ability: Ability, frame: Frame) -> bool:
    """Whether the whole cost can be paid and every target that is needed can be named."""
    for cost in ability.cost:
        if not cost.can_pay(game, state, frame):
            return False
    for target in ability.targets:
        if target.is_needed and target.among.is_empty(game, state, frame):
            return False
    return True


def due(game: Game[S], state: S) -> vec[Trigger]:
    """The triggers of which one may resolve next; if there are several, `orderer` says which.

    They are those of the newest wave; of these, what comes *when* something happens is due before
    what comes *after* it. Where each player orders their own, the active player's are due first,
    then those of the others in turn order.
    """
    waiting = state.waiting
    if len(waiting) <= 1:
        return waiting[:]
    wave = waiting[0].wave
    for trigger in waiting:
        wave = max(wave, trigger.wave)
    newest = _soonest(game, vec[Trigger]([trigger for trigger in waiting if trigger.wave == wave]))
    if game.who_orders(state) != NONE:
        return newest
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        mine = vec[Trigger]([trigger for trigger in newest if trigger.seat == seat])
        if len(mine) > 0:
            return mine
    return newest


def _soonest(game: Game[S], triggers: vec[Trigger]) -> vec[Trigger]:
    """Those that do not wait until after the event; all of them, if all do."""
    early = vec[Trigger](
        [trigger for trigger in triggers if not game.abilities[trigger.ability].is_late]
    )
    return early if len(early) > 0 else triggers


def orderer(game: Game[S], state: S, triggers: vec[Trigger]) -> i64:
    """The player who says which of these, all that are due, comes first."""
    seat = game.who_orders(state)
    if seat == NONE:
        return triggers[0].seat
    return seat


def options_of(triggers: vec[Trigger], verb: i64) -> vec[i64]:
    """An option for each, with this verb; those that cannot be told apart are one option."""
    options = vec[i64]()
    for trigger in triggers:
        option = action(verb, trigger.source, trigger.ability)
        if option not in options:
            options = append(options, option)
    return options


def chosen_of(triggers: vec[Trigger], option: i64) -> Trigger:
    """The first of those that an option stands for."""
    source, ability = first_of(option), second_of(option)
    for trigger in triggers:
        if trigger.source == source and trigger.ability == ability:
            return trigger
    raise LookupError("no such trigger is due")


def resolve(game: Game[S], state: S, trigger: Trigger) -> None:
    """Take a trigger off the waiting list and run its ability, if it may still be used."""
    state.waiting = remove(state.waiting, trigger)
    ability = game.abilities[trigger.ability]
    if ability.once and used_key(trigger.source, ability.skill) in state.used:
        return
    event = trigger.event()
    frame = Frame(-1, trigger.seat, trigger.source, event, NOTHING)
    if not meets(game, state, ability, frame) or not can_use(game, state, ability, frame):
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

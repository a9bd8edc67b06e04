"""Events, and the abilities that wait for them."""

from __future__ import annotations

from deckcli.engine.abilities import Ability
from deckcli.engine.game import Game, S, ability_frame
from deckcli.engine.state import NONE, Frame, State, Trigger, used_key


def happen(
    game: Game[S], state: S, event: int, subject: int, other: int = NONE, amount: int = 0
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
                    note(game, state, ability, Frame(-1, seat, card, [subject, other, amount], []))


def happen_to_player(game: Game[S], state: S, event: int, seat: int) -> None:
    """Announce an event without a card, such as the end of a turn; its amount is the seat."""
    happen(game, state, event, NONE, NONE, seat)


def note(game: Game[S], state: S, ability: Ability, frame: Frame) -> None:
    """Queue an ability, as often as it triggers, if the event in the frame concerns it."""
    if concerns(game, state, ability, frame):
        subject, other, amount = frame.values
        told = (subject, other, amount)
        times = ability.times.value(game, state, frame) if ability.times is not None else 1
        for _ in range(times):
            trigger = Trigger(ability.index, frame.seat, frame.source, told, state.wave)
            state.waiting.append(trigger)


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


def due(state: State) -> list[Trigger]:
    """The triggers that may resolve next: of the newest wave, starting with the active player's.

    Other seats follow in turn order. A seat with several triggers chooses their order.
    """
    waiting = state.waiting
    if len(waiting) <= 1:
        return waiting[:]
    wave = max(trigger.wave for trigger in waiting)
    newest = [trigger for trigger in waiting if trigger.wave == wave]
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        mine = [trigger for trigger in newest if trigger.seat == seat]
        if mine:
            return mine
    return newest


def resolve(game: Game[S], state: S, trigger: Trigger) -> None:
    """Take a trigger off the waiting list and run its ability, if it may still be used."""
    state.waiting.remove(trigger)
    ability = game.abilities[trigger.ability]
    if ability.once and used_key(trigger.source, ability.skill) in state.used:
        return
    event = [trigger.subject, trigger.other, trigger.amount]
    frame = Frame(-1, trigger.seat, trigger.source, event, [])
    if not meets(game, state, ability, frame) or not can_pay(game, state, ability, frame):
        return
    if state.waiting:
        state.wave += 1  # whatever happens from here on is newer than everything waiting
    else:
        state.wave = 0
    running = ability_frame(game, state, ability, trigger.seat, trigger.source)
    running.values = event


def drop_out(state: State, seat: int) -> None:
    """Break off everything a player has begun when they leave a table where others play on.

    The lowest frame, which takes the turns, stays. The agenda is changed in place because the
    code that runs it holds a reference to it.
    """
    state.waiting = [trigger for trigger in state.waiting if trigger.seat != seat]
    state.agenda[1:] = [frame for frame in state.agenda[1:] if frame.seat != seat]

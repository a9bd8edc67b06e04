"""What happens and whom it sets off: timing skills wait, everything else works at once."""

from __future__ import annotations

from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.events import can_use, chosen_of, concerns, options_of
from deckcli.engine.game import ability_frame
from deckcli.engine.ops import Op, again
from deckcli.engine.state import BITS, NONE, NOTHING, Frame, used_key
from deckcli.engine.triggers import Trigger
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules


def announce(
    game: SummonRules,
    state: SummonState,
    event: i64,
    subject: i64,
    other: i64 = NONE,
    whose: i64 = NONE,
) -> None:
    """Tell every card in play.

    Timing skills that can be answered wait until the chain is over. All others happen now, before
    anything else does: those of the turn player first.
    """
    if state.over or not state.listens >> event & 1:
        return
    now = vec[Trigger]()
    prints, faces = game.prints, state.faces
    owners, seat = state.owners, state.active
    frame = Frame(-1, seat, NONE, vec[i64]([subject, other, 0, whose]), NOTHING)
    for step in range(2):
        for card in state.awake:
            face = prints[faces[card]]
            if owners[card] != seat or not face.listens >> event & 1:
                continue
            frame.seat, frame.source = seat, card
            for ability in face.abilities:
                if ability.event == event and concerns(game, state, ability, frame):
                    trigger = Trigger(
                        ability.index, seat, card, subject, other, 0, state.wave, whose
                    )
                    if waits(game, ability):
                        state.waiting = append(state.waiting, trigger)
                    else:
                        now = append(now, trigger)
        seat = 1 - seat
    for at in range(len(now) - 1, -1, -1):
        start(game, state, now[at])


def waits(game: SummonRules, ability: Ability) -> bool:
    """Whether an ability becomes an item of its own when no chain is being carried out."""
    if ability.event == t.TURN_STARTS or ability.event == t.TURN_ENDS:
        return True
    return ability.kind == "timing" and t.WAITING_EVENTS & BITS[ability.event] != 0


def start(game: SummonRules, state: SummonState, trigger: Trigger) -> None:
    """Carry out an ability that something has set off."""
    ability = game.abilities[trigger.ability]
    state.emit(t.TRIGGERS, trigger.seat, trigger.source, amount=trigger.ability)
    frame = ability_frame(game, state, ability, trigger.seat, trigger.source)
    frame.values = append(append(trigger.event(), t.BEGUN), t.SKILL_ITEM)


def is_left(game: SummonRules, state: SummonState, trigger: Trigger) -> bool:
    """Whether a waiting ability can still be used: not used up, and with the targets it needs."""
    ability = game.abilities[trigger.ability]
    if ability.once and used_key(trigger.source, ability.skill) in state.used:
        return False
    frame = Frame(-1, trigger.seat, trigger.source, trigger.event(), NOTHING)
    return can_use(game, state, ability, frame)


def due(game: SummonRules, state: SummonState, since: i64) -> vec[Trigger]:
    """The abilities that wait from this wave on; those that cannot be used any more are dropped."""
    found, kept = vec[Trigger](), vec[Trigger]()
    for trigger in state.waiting:
        if trigger.wave < since:
            kept = append(kept, trigger)
        elif is_left(game, state, trigger):
            kept = append(kept, trigger)
            found = append(found, trigger)
    state.waiting = kept
    return found


def take_up(state: SummonState, triggers: vec[Trigger], action: i64) -> Trigger:
    """The waiting ability that an answer names, taken off the list."""
    chosen = chosen_of(triggers, action)
    state.waiting = remove(state.waiting, chosen)
    return chosen


class Settle(Op):
    """Carry out the timing skills that wait, one after another; the turn player orders them.

    In a battle, only those that the battle itself has set off.
    """

    __slots__ = ("in_battle",)

    def __init__(self, *, in_battle: bool = False) -> None:
        self.in_battle = in_battle

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        if len(state.waiting) == 0:
            return
        triggers = self._due(game, state, frame)
        if len(triggers) > 0:
            options = options_of(triggers, t.FIRST)
            self.ask(game, state, frame, t.ASK_ORDER, state.active, options)

    def take(self, game: SummonRules, state: SummonState, frame: Frame, action: i64) -> None:
        again(frame)
        start(game, state, take_up(state, self._due(game, state, frame), action))

    def _due(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[Trigger]:
        since: i64 = 0
        if self.in_battle:
            since = frame.values[t.SINCE]
        return due(game, state, since)

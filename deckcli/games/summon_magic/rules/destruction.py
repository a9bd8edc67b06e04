"""Destruction: what it sets off, costs, recoil, the graveyard (rulebook p.23 and p.27 to 29)."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.interrupts import would_happen
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, SUBJECT, Frame
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.events import announce
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.rules.zones import (
    bury,
    leave_field,
    lift,
    mill,
    pay,
)

# The values of its frame; from PAIRS to END, each destroyed card and its killer, or NONE. After
# that, cards once more that others have killed at the same time, and these.
MILLED: Final = 0  # the recoil
WHOSE: Final = 1  # the attacker's player
NEXT: Final = 2
END: Final = 3
PAIRS: Final = 4


def destroy(
    game: SummonRules, state: SummonState, pairs: vec[i64], recoil: i64 = 0, seat: i64 = NONE
) -> Frame:
    """Destroy cards together: pairs of a card and the monster that killed it, or NONE."""
    frame = state.push(game.destruction_program, state.active)
    frame.values = vec[i64]([recoil, seat, PAIRS, PAIRS + len(pairs)])
    for own in range(2):  # the turn player's come first
        for at in range(0, len(pairs), 2):
            if (state.owners[pairs[at]] == state.active) == (own == 0):
                frame.values = append(append(frame.values, pairs[at]), pairs[at + 1])
    return frame


class DestroyedSkills(Op):
    """What happens when a monster is destroyed, while it is still there."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        values = frame.values
        for at in range(values[END] - 2, PAIRS - 1, -2):
            state.emit(t.IS_DESTROYED, state.owners[values[at]], values[at], values[at + 1])
            announce(game, state, t.DESTROYED, values[at], values[at + 1])


class PayCosts(Op):
    """The controller of a monster destroyed in attack position pays, also for its equipment."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        due = vec[i64]([0, 0])
        for at in range(PAIRS, frame.values[END], 2):
            monster = frame.values[at]
            if game.is_unit(state, monster) and not state.in_defence(monster):
                due[state.owners[monster]] += destruction_cost(game, state, monster)
        first, second = state.players[0], state.players[1]
        if due[0] > len(first.deck) and due[1] > len(second.deck):
            state.finish(NONE, t.UNPAYABLE)
            return
        for step in range(2):
            seat = (state.active + step) % 2
            pay(state, seat, due[seat], NONE)


def destruction_cost(game: SummonRules, state: SummonState, monster: i64) -> i64:
    """The normal cost of a monster and of everything it is equipped with."""
    total: i64 = 0
    if game.cost_kind(state, monster) == t.WHEN_DESTROYED:
        total = game.cost_of(state, monster)
        state.emit(t.OWES, state.owners[monster], monster, amount=total)
    for card in state.equipment(monster):
        face = game.prints[state.faces[card]]
        if face.cost_kind == t.WHEN_DESTROYED:
            total += face.cost
            state.emit(t.OWES, state.owners[monster], card, amount=face.cost)
    return total


class Recoil(Op):
    """Defenders that were stronger cost the attacker's player cards."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        if frame.values[MILLED] > 0:
            mill(state, frame.values[WHOSE], frame.values[MILLED], t.RECOILS)


class BuryDestroyed(Op):
    """Destroyed cards go to the graveyard, unless something puts them elsewhere."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        values = frame.values
        if not state.listens >> t.WOULD_BE_BURIED & 1:
            for at in range(PAIRS, values[END], 2):
                bury_destroyed(game, state, values[at])
            return
        for at in range(values[END] - 2, PAIRS - 1, -2):
            killer = _killer_left(game, state, values, values[at])
            would_happen(
                state, game.burial_program, state.owners[values[at]], values[at], killer, 0
            )


def _killer_left(game: SummonRules, state: SummonState, values: vec[i64], card: i64) -> i64:
    """The first killer of a card that has not fallen itself, or NONE."""
    for at in range(PAIRS, len(values), 2):
        killer = values[at + 1]
        if values[at] == card and game.is_unit(state, killer) and not _is_destroyed(values, killer):
            return killer
    return NONE


def _is_destroyed(values: vec[i64], card: i64) -> bool:
    for at in range(PAIRS, values[END], 2):
        if values[at] == card:
            return True
    return False


class BuryOne(Op):
    """A destroyed card goes to the graveyard."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        bury_destroyed(game, state, frame.values[SUBJECT])


def bury_destroyed(game: SummonRules, state: SummonState, card: i64) -> None:
    """A monster goes to the graveyard with all its cards; any other card alone."""
    if game.is_unit(state, card):
        for part in lift(game, state, card):
            bury(state, part)
    elif game.on_field(state, card):
        leave_field(game, state, card)
        bury(state, card)


class NoteKills(Op):
    """Killers that are still there have killed; one after another."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        at = frame.values[NEXT]
        if at < len(frame.values):
            again(frame)
            frame.values[NEXT] += 2
            killer = frame.values[at + 1]
            if killer != NONE and game.is_unit(state, killer):
                announce(game, state, t.KILLS, killer, frame.values[at])


def destroyed_by(
    game: SummonRules, state: SummonState, cards: vec[i64], attribute: i64
) -> vec[i64]:
    """Pairs for those of the cards that an effect of this attribute destroys."""
    pairs = vec[i64]()
    for card in cards:
        if game.is_unit(state, card) and game.resists(state, card, attribute):
            state.emit(t.RESISTS, state.owners[card], card, amount=attribute)
        else:
            pairs = append(append(pairs, card), NONE)
    return pairs

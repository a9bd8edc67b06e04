"""Dealing damage: what a line of an effect deals, to whom it goes, and what of it is dealt.

What would be dealt to a Phoenixborn may go elsewhere. That is asked when the line is carried out;
whoever is dealt damage receives it when all lines are done (damage.py).
"""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import joined
from deckcli.core.vecs import extend, i64, vec
from deckcli.engine.interrupts import SINCE, would_happen
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, SUBJECT, Frame
from deckcli.games.ashes.rules.codes import (
    BY_ATTACK,
    BY_EFFECT,
    DEALT,
    DESTROY,
    DYING,
    GONE,
    IN_PLAY,
    NO_DAMAGE,
    PHOENIXBORN,
    STRUCK,
    WOULD_BE_DEALT,
    WOUNDED,
)
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules

# One entry of `state.dealt`: the card, what hurts it, how much, whose that is, how, and
# whether it was asked already where it goes.
ENTRY: Final = 6
WHOM: Final = 0
SOURCE: Final = 1
HOW_MUCH: Final = 2
WHOSE: Final = 3
IN_WHICH_WAY: Final = 4
ASKED: Final = 5
NO_EVENT: Final = vec[i64]([NONE, NONE, 0, NONE, 0, 0, 0])


def can_be_hurt(state: AshesState, card: i64) -> bool:
    return card >= 0 and state.flags[card] & (IN_PLAY | DYING) == IN_PLAY


def is_damage(how: i64) -> bool:
    """Whether this way to hurt a card is damage, not wounds that were placed nor destruction."""
    return how < WOUNDED


def deal(
    game: AshesRules,
    state: AshesState,
    card: i64,
    source: i64,
    amount: i64,
    seat: i64,
    how: i64 = BY_EFFECT,
) -> None:
    """Deal damage; none is nothing at all."""
    if amount > 0:
        note_harm(state, card, source, amount, seat, how)


def note_harm(state: AshesState, card: i64, source: i64, amount: i64, seat: i64, how: i64) -> None:
    """A card is dealt damage, is wounded or will be destroyed: its turn comes after all lines."""
    if can_be_hurt(state, card):
        state.dealt = extend(state.dealt, vec[i64]([card, source, amount, seat, how, 0]))


def end_line(game: AshesRules, state: AshesState, since: i64) -> None:
    """A line has dealt damage, the entries from here on: who may redirect it is asked at once.

    Until that is done, what the effect has hurt and set off so far waits below. Nobody is asked
    again: what a later line draws comes too late.
    """
    for at in range(since, len(state.dealt), ENTRY):
        if _can_go_elsewhere(game, state, state.dealt, at):
            frame = state.push(game.line_program, state.orderer())
            frame.values = NO_EVENT[:]
            frame.chosen = vec[vec[i64]]([state.dealt, state.noted])
            state.dealt, state.noted = vec[i64](), vec[i64]()
            return
    for at in range(since, len(state.dealt), ENTRY):
        state.dealt[at + ASKED] = 1


def _can_go_elsewhere(game: AshesRules, state: AshesState, entries: vec[i64], at: i64) -> bool:
    """Whether somebody could answer that a Phoenixborn would be dealt this."""
    if entries[at + ASKED] or not is_damage(entries[at + IN_WHICH_WAY]):
        return False
    card = entries[at]
    return (
        game.prints[state.faces[card]].kind == PHOENIXBORN
        and len(game.reactions(state, state.side[card], WOULD_BE_DEALT)) > 0
    )


class WouldBeDealt(Op):
    """Damage that a Phoenixborn would be dealt may go elsewhere; the frame counts the entries."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        entries, values = frame.chosen[0], frame.values
        while values[SINCE] < len(entries):
            at = values[SINCE]
            values[SINCE] = at + ENTRY
            can_go_elsewhere = _can_go_elsewhere(game, state, entries, at)
            frame.chosen[0][at + ASKED] = 1
            if can_go_elsewhere:
                again(frame)
                would_happen(
                    state, game.dealing_program, state.orderer(), entries[at], entries[at + SOURCE],
                    entries[at + HOW_MUCH], entries[at + IN_WHICH_WAY], entries[at + WHOSE],
                )  # fmt: skip
                return


class Redirected(Op):
    """Nobody has anything more to say: the damage goes to this card."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        below = state.agenda[len(state.agenda) - 2]
        below.chosen[0][below.values[SINCE] - ENTRY] = frame.values[SUBJECT]


class GoOn(Op):
    """The effect goes on with its next line, and with what it has hurt and set off before."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        state.dealt = joined(frame.chosen[0], state.dealt)
        state.noted = joined(frame.chosen[1], state.noted)


class Dealt(Op):
    """The damage is dealt, except to cards that what deals it does not affect."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        entries, left = frame.chosen[0], vec[i64]()
        for at in range(0, len(entries), ENTRY):
            card, source, how = entries[at], entries[at + SOURCE], entries[at + IN_WHICH_WAY]
            seat = entries[at + WHOSE]
            if card == GONE:
                continue
            if how in (BY_EFFECT, DESTROY) and game.is_shielded(state, card, seat, source):
                state.emit(NO_DAMAGE, state.side[card], card, source)
                continue
            if is_damage(how):
                told = STRUCK if how == BY_ATTACK else DEALT
                state.emit(told, seat, card, source, entries[at + HOW_MUCH])
            left = left_with(left, entries, at)
        frame.chosen[0] = left


def left_with(left: vec[i64], entries: vec[i64], at: i64) -> vec[i64]:
    return extend(left, entries[at : at + ENTRY])

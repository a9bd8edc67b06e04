"""Dragons, retreats, and how a game ends."""

from __future__ import annotations

from deckcli.core.vecs import i64, pop
from deckcli.engine.state import NONE
from deckcli.games.blue_moon.rules.areas import clear_areas, refill, ships_leave
from deckcli.games.blue_moon.rules.codes import (
    ATTRACTS,
    CRYSTALS,
    DRAGONS,
    FIRST_OUT,
    FOUR_DRAGONS,
    LOSES_DRAGON,
    MANY_CARDS,
    MORE_DRAGONS,
    MOST_DRAGONS,
    RETREATS,
)
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.rules.texts import DragonsOnRetreat
from deckcli.games.blue_moon.rules.values import BlueMoonValues


def attract(game: BlueMoonValues, state: BlueMoonState, seat: i64, amount: i64 = 1) -> None:
    """Dragons come one by one: each first brings back one of the other side. A fourth wins."""
    for nth in range(amount):
        if state.over:
            return
        if state.dragons(seat) == MOST_DRAGONS:
            state.emit(ATTRACTS, seat, amount=MOST_DRAGONS + 1)
            _win(game, state, seat, FOUR_DRAGONS)
            return
        had = state.dragons(1 - seat)
        if seat == 0:
            state.balance += 1
        else:
            state.balance -= 1
        if had > 0:
            state.emit(LOSES_DRAGON, 1 - seat, amount=had - 1)
        else:
            state.emit(ATTRACTS, seat, amount=state.dragons(seat))


def _win(game: BlueMoonValues, state: BlueMoonState, seat: i64, ending: i64) -> None:
    state.crystals = 1 + state.dragons(seat)
    for one in game.working(state, seat, CRYSTALS):
        state.crystals += one.amount(game, state)
    state.finish(seat, ending, seat)


def end_if_out(game: BlueMoonValues, state: BlueMoonState) -> None:
    """After a fight or a declined one: the game ends if a player has no cards left."""
    one, other = state.players[0], state.players[1]
    if not one.is_out() and not other.is_out():
        return
    if state.balance > 0:
        _win(game, state, 0, MORE_DRAGONS)
    elif state.balance < 0:
        _win(game, state, 1, MORE_DRAGONS)
    else:
        first: i64 = 0
        # that one has lost, even if cards came back
        if one.out_since == 0 or 0 < other.out_since < one.out_since:
            first = 1
        _win(game, state, 1 - first, FIRST_OUT)


def dragons_for_retreat(game: BlueMoonValues, state: BlueMoonState, seat: i64) -> i64:
    """How many dragons the opponent of a player who retreats attracts."""
    winner = state.players[1 - seat]
    amount: i64 = 1
    if winner.cards_in_areas() - len(winner.bluffs) >= MANY_CARDS:
        amount = 2
    more: i64 = 0
    fewer: i64 = 0
    most = amount + 99
    for side in range(2):
        for one in game.working(state, side, DRAGONS):
            static = one.static
            assert isinstance(static, DragonsOnRetreat)
            if static.of_own == (side == seat):
                if static.at_most >= 0:
                    most = min(most, static.at_most)
                more += max(static.change, 0)
                fewer += max(-static.change, 0)
    return min(max(amount + more - fewer, 0), most)


def retreat(game: BlueMoonValues, state: BlueMoonState, seat: i64) -> None:
    """A player gives up the fight and begins the next one."""
    amount = dragons_for_retreat(game, state, seat)
    state.emit(RETREATS, seat, amount=amount)
    attract(game, state, 1 - seat, amount)
    if state.over:
        return
    clear_areas(game, state)
    for side in range(2):
        ships_leave(game, state, side)
    state.element, state.order, state.stale = NONE, NONE, True
    refill(game, state, 1 - seat)
    refill(game, state, seat)
    end_if_out(game, state)


def begin_turn_of(game: BlueMoonValues, state: BlueMoonState, seat: i64) -> None:
    """Whatever is still to be done is dropped: the next turn begins, that of this player."""
    while len(state.agenda) > 1:
        state.agenda, _dropped = pop(state.agenda)
    frame = state.agenda[0]
    frame.seat, frame.step = seat, 0

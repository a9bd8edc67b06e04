"""One step ahead on a table that is fully known: what is it worth after an option?"""

from __future__ import annotations

from typing import Any, Final

from deckcli.core.packed import index_of
from deckcli.core.rng import Rng
from deckcli.core.vecs import i64, vec
from deckcli.engine.game import WON, Game
from deckcli.engine.play import answer, apply
from deckcli.engine.state import NONE, State

_PATIENCE: Final = 60  # most answers for finishing what an option began
_DECISIONS: Final = 200  # most of them until a turn has ended


def worth_after(game: Game[Any], world: State, nth: i64, seat: i64, weights: vec[i64]) -> i64:
    """What the table is worth to a seat once it has taken its nth option.

    What the option begins (a combat, a payment) is played to its end by habit. An option that only
    passes the turn on is worth what the table is worth now.
    """
    asked = world.question
    assert asked is not None
    after = world.clone()
    answer(game, after, nth)
    for step in range(_PATIENCE):
        if after.over or game.is_settled(after):
            break
        apply(game, after, game.habit(after))
    if game.ends_turn(asked.options[nth]) and not after.over:
        return game.worth(world, seat, weights)
    return game.worth(after, seat, weights)


def step_on(game: Game[Any], table: State, weights: vec[i64], lot: i64) -> None:
    """Let whoever is asked take the option that is worth most to them, looking one step ahead.

    Among equals doing nothing comes before all others; which of those is taken is decided by lot.
    """
    asked = table.question
    assert asked is not None
    count: i64 = len(asked.options)
    best: i64 = count - 1
    if count > 1:
        best_worth: i64 = -(2**60)
        worth: i64 = 0
        equals: i64 = 0
        for nth in range(count):
            worth = worth_after(game, table, nth, asked.seat, weights)
            if worth > best_worth:
                best, best_worth, equals = nth, worth, 1
            elif worth == best_worth:
                equals += 1
                if lot % equals == 0:
                    best = nth
            if worth == WON:
                break
        if equals > 1 and worth == best_worth and game.idle(table) != NONE:
            best = count - 1
    answer(game, table, best)


def worth_at_turn_end(game: Game[Any], world: State, nth: i64, seat: i64, weights: vec[i64]) -> i64:
    """What the table is worth to a seat when this turn ends, if all step on after its nth option.

    WON if it wins before that.
    """
    table = world.clone()
    answer(game, table, nth)
    for step in range(_DECISIONS):
        if table.over or table.turn != world.turn:
            break
        step_on(game, table, weights, table.key())
    return game.worth(table, seat, weights)


def drawn_order(game: Game[Any], state: State, rng: Rng) -> vec[i64]:
    """The options by lot, for among equals the first is taken; doing nothing is before all."""
    assert state.question is not None
    order = vec[i64](range(len(state.question.options)))
    rng.mix(order)
    if game.idle(state) != NONE:
        last: i64 = len(order) - 1  # where the idle option always is
        place = index_of(order, last)
        order[place] = order[0]
        order[0] = last
    return order

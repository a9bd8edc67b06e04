"""One step ahead on a table that is fully known: what is it worth after an option?"""

from __future__ import annotations

from typing import Any, Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.game import WON, Game
from deckcli.engine.play import answer, apply
from deckcli.engine.state import State

_PATIENCE: Final = 60  # most answers for finishing what an option began


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


def step_on(game: Game[Any], table: State, weights: vec[i64]) -> None:
    """Let whoever is asked take the option that is worth most to them, looking one step ahead."""
    asked = table.question
    assert asked is not None
    count: i64 = len(asked.options)
    best: i64 = count - 1
    if count > 1:
        best_worth: i64 = -(2**60)
        for nth in range(count):
            worth = worth_after(game, table, nth, asked.seat, weights)
            if worth >= best_worth:
                best, best_worth = nth, worth
            if worth == WON:
                break
    answer(game, table, best)

"""A bot that looks one step ahead: what would the table be worth after each option?"""

from __future__ import annotations

from typing import Any, Final

from deckcli.bots.bot import Bot
from deckcli.core.rng import Rng
from deckcli.core.vecs import i64
from deckcli.engine.game import Game
from deckcli.engine.play import answer, apply
from deckcli.engine.state import State
from deckcli.engine.views import View, imagine

WORLDS: Final = 3  # tables it imagines for each decision
_PATIENCE: Final = 60  # most answers for finishing what an option began


class GreedyBot(Bot):
    """Tries every option on the same few imagined tables and takes the one worth most.

    What an option begins (a combat, a payment) is played to its end by habit. An option that only
    passes the turn on is worth what the table is worth now.
    """

    name = "greedy"

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        self.game, self.weights, self.rng = game, game.weights, rng

    def choose(self, view: View) -> i64:
        question = view.state.question
        assert question is not None
        worlds = [imagine(self.game, view, self.rng) for nth in range(WORLDS)]
        options = question.options
        best: i64 = len(options) - 1
        best_worth: i64 = -(2**60)
        for nth in range(len(options)):
            worth: i64 = 0
            for world in worlds:
                worth += self._worth_after(world, nth, view.seat)
            if worth >= best_worth:
                best, best_worth = nth, worth
        return options[best]

    def _worth_after(self, world: State, nth: i64, seat: i64) -> i64:
        """What the table is worth to a seat once it has taken its nth option."""
        game, asked = self.game, world.question
        assert asked is not None
        after = world.clone()
        answer(game, after, nth)
        for step in range(_PATIENCE):
            if after.over or game.is_settled(after):
                break
            apply(game, after, game.habit(after))
        if game.ends_turn(asked.options[nth]) and not after.over:
            return game.worth(world, seat, self.weights)
        return game.worth(after, seat, self.weights)

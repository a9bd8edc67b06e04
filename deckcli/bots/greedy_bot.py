"""A bot that looks one step ahead: what would the table be worth after each option?"""

from __future__ import annotations

from typing import Any, Final

from deckcli.bots.bot import Bot
from deckcli.bots.one_step import worth_after
from deckcli.core.packed import filled
from deckcli.core.rng import Rng
from deckcli.core.vecs import i64, vec
from deckcli.engine.game import Game
from deckcli.engine.views import View, imagine

WORLDS: Final = 3  # tables it imagines for each decision


class GreedyBot(Bot):
    """Tries every option on the same few imagined tables and takes the one worth most."""

    name = "greedy"

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        self.game, self.weights, self.rng = game, game.weights, rng
        self.worths = vec[i64]()  # of the options of the last question, on all tables together

    def choose(self, view: View) -> i64:
        question = view.state.question
        assert question is not None
        worlds = [imagine(self.game, view, self.rng) for nth in range(WORLDS)]
        options = question.options
        worths = filled(0, len(options))
        best: i64 = len(options) - 1
        best_worth: i64 = -(2**60)
        for nth in range(len(options)):
            worth: i64 = 0
            for world in worlds:
                worth += worth_after(self.game, world, nth, view.seat, self.weights)
            worths[nth] = worth
            if worth >= best_worth:
                best, best_worth = nth, worth
        self.worths = worths
        return options[best]

    def judged(self) -> list[str]:
        """The worth of the table after each option, as the mean of all tables."""
        return [f"{worth // WORLDS:,}" for worth in self.worths]

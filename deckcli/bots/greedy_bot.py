"""A bot that looks one step ahead: what would the table be worth after each option?"""

from __future__ import annotations

from typing import Any, Final

from deckcli.bots.bot import Bot
from deckcli.core.rng import seeded
from deckcli.engine.game import Game
from deckcli.engine.play import apply
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

    def __init__(self, game: Game[Any], seed: int, seat: int) -> None:
        self.game = game
        self.rng = seeded(seed, "bot", seat)

    def choose(self, view: View) -> int:
        question = view.state.question
        assert question is not None
        worlds = [imagine(self.game, view, self.rng) for _ in range(WORLDS)]
        best, best_worth = question.options[-1], -(2**60)
        for option in question.options:
            worth = 0
            for world in worlds:
                worth += self._worth_after(world, option, view.seat)
            if worth >= best_worth:
                best, best_worth = option, worth
        return best

    def _worth_after(self, world: State, option: int, seat: int) -> int:
        game = self.game
        after = world.clone()
        apply(game, after, option)
        for _ in range(_PATIENCE):
            if after.over or game.is_settled(after):
                break
            apply(game, after, game.habit(after))
        if game.ends_turn(option) and not after.over:
            return game.worth(View(world, seat))
        return game.worth(View(after, seat))

"""What every bot does."""

from __future__ import annotations

from typing import Any, Final

from deckcli.core.errors import UnknownName
from deckcli.core.vecs import i64
from deckcli.engine.game import Game
from deckcli.engine.native import mypyc_attr
from deckcli.engine.views import View

BOTS: Final = ("greedy", "random")


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the options of the question in its view."""

    name = ""

    def choose(self, view: View) -> i64:
        raise NotImplementedError


def make_bot(name: str, game: Game[Any], seed: int, seat: i64) -> Bot:
    """A bot by its name, with its own stream of random numbers."""
    from deckcli.bots.greedy_bot import GreedyBot
    from deckcli.bots.random_bot import RandomBot

    if name == "random":
        return RandomBot(seed, seat)
    if name == "greedy":
        return GreedyBot(game, seed, seat)
    raise UnknownName(f"no bot is called {name!r}", hint=f"bots: {', '.join(BOTS)}")

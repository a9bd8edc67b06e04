"""What every bot does."""

from __future__ import annotations

from typing import Any, Final

from deckcli.core.errors import UnknownName
from deckcli.core.rng import Rng, seeded
from deckcli.core.text import known_words
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


def bot_stream(seed: int, seat: int) -> Rng:
    """The random numbers of the bot at a seat; the seed itself would tell it the deal."""
    return seeded(seed, "bot", seat)


def make_bot(name: str, game: Game[Any], rng: Rng) -> Bot:
    """A bot by its name, with its own stream of random numbers."""
    from deckcli.bots.greedy_bot import GreedyBot
    from deckcli.bots.random_bot import RandomBot

    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return GreedyBot(game, rng)
    raise UnknownName(f"no bot is called {name!r}", hint=known_words(name, BOTS, "bots"))

"""What every bot does."""

from __future__ import annotations

from typing import Any, Final

from deckcli.core.errors import UnknownName
from deckcli.core.rng import Rng, seeded
from deckcli.core.text import known_words
from deckcli.core.vecs import i64, vec
from deckcli.engine.game import Game
from deckcli.engine.native import mypyc_attr
from deckcli.engine.views import View

BOTS: Final = ("greedy", "random", "tuned", "roll:K", "FILE.py:CLASS")
MOST_TABLES: Final = 1_000  # that a bot may be told to imagine for one decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the options of the question in its view."""

    name = ""

    def choose(self, view: View) -> i64:
        raise NotImplementedError

    def judged(self) -> list[str]:
        """What each option of the last question was worth to it, in words.

        Nothing if it does not weigh them, or if there was nothing to choose.
        """
        return []


class BotLost(Exception):
    """A bot gives no answer that counts, and so loses its game: one of the FORFEITS, and why."""

    def __init__(self, ending: int, why: str) -> None:
        super().__init__(why)
        self.ending, self.why = ending, why


def bot_stream(seed: int, seat: int) -> Rng:
    """The random numbers of the bot at a seat; the seed itself would tell it the deal."""
    return seeded(seed, "bot", seat)


def is_bot(name: str) -> bool:
    """Whether a bot can be called this; a file of one's own may be gone all the same."""
    from deckcli.bots.own_bots import is_own

    return name in ("random", "greedy") or is_tuned(name) or tables_of(name) > 0 or is_own(name)


def is_tuned(name: str) -> bool:
    """Whether this is `tuned`, or `tuned:FILE` with weights of one's own."""
    return name == "tuned" or (name.startswith("tuned:") and len(name) > len("tuned:"))


def make_bot(name: str, game: Game[Any], rng: Rng) -> Bot:
    """A bot by its name, with its own stream of random numbers; raises UnknownName.

    Bots of others may raise BotLost instead of an answer.
    """
    from deckcli.bots.greedy_bot import GreedyBot
    from deckcli.bots.random_bot import RandomBot
    from deckcli.bots.roll_bot import RollBot
    from deckcli.bots.tuned_bot import TunedBot

    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return GreedyBot(game, rng)
    if is_tuned(name):
        return TunedBot(game, rng, tuned_weights(name, game))
    tables = tables_of(name)
    if tables > 0:
        return RollBot(game, rng, tables)
    from deckcli.bots.own_bots import is_own, own_bot  # slow to import, and rarely asked for

    if is_own(name):
        return own_bot(name, game, rng)
    raise unknown_bot(name)


def tuned_weights(name: str, game: Game[Any]) -> vec[i64]:
    """What a bot with this name weighs a game by: its file's weights or the best known."""
    file = name.partition(":")[2]
    if file == "":
        return game.tuned
    from deckcli.bots.weights import weights_in

    return weights_in(file, game)


def unknown_bot(name: str) -> UnknownName:
    """No bot is called this, and what bots are called."""
    hint = known_words(name, BOTS, "bots")
    if name == "roll" or name.startswith("roll:"):
        hint = f"K is how many tables it imagines, from 1 to {MOST_TABLES}: roll:8"
    return UnknownName(f"no bot is called {name!r}", hint=hint)


def tables_of(name: str) -> int:
    """How many tables `roll:K` imagines; 0 if that is not its name."""
    kind, _, number = name.partition(":")
    if kind != "roll" or not number.isascii() or not number.isdecimal() or len(number) > 4:
        return 0
    tables = int(number)
    return tables if tables <= MOST_TABLES else 0

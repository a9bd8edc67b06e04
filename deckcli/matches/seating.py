"""Bots take their seats: those that others wrote with a game of their own to read the rules in.

What a bot does to the cards and rules it was handed would otherwise hold for its opponent, too.
"""

from __future__ import annotations

from typing import Any

from deckcli.bots.bot import Bot, make_bot
from deckcli.bots.own_bots import is_own
from deckcli.core.rng import Rng
from deckcli.engine.game import Game
from deckcli.games.playing import spare_game

BUILT_IN = ("random", "greedy", "tuned")


def seated_bot(name: str, game: Game[Any], rng: Rng) -> Bot:
    """A bot by its name, as `make_bot` makes it, that shares nothing with the referee."""
    if name in BUILT_IN or not is_own(name):
        return make_bot(name, game, rng)
    return make_bot(name, spare_game(game, name), rng)

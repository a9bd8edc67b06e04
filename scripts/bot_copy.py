"""A bot that is another one with other luck: against its original it shows what chance alone does.

    deckcli match ashes/iron-men ashes/iron-men --bots greedy,scripts/bot_copy.py:Copy:greedy

Two bots of one name with the same deck play each game of a pair alike, and so score exactly 50 %.
"""

from __future__ import annotations

from typing import Any

from deckcli.bots.bot import Bot, make_bot
from deckcli.core.rng import Rng, seeded
from deckcli.engine.game import Game
from deckcli.engine.views import View


class Copy(Bot):
    """What follows the further colon is the bot to be: `Copy:roll:4`."""

    def __init__(self, game: Game[Any], rng: Rng, given: str) -> None:
        self.bot = make_bot(given, game, seeded(rng.state, "copy"))

    def choose(self, view: View) -> int:
        return self.bot.choose(view)

    def judged(self) -> list[str]:
        return self.bot.judged()

"""A bot without a plan: every option is as likely as any other."""

from __future__ import annotations

from deckcli.bots.bot import Bot
from deckcli.core.rng import Rng
from deckcli.core.vecs import i64
from deckcli.engine.views import View


class RandomBot(Bot):
    """Picks an option at random."""

    name = "random"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View) -> i64:
        question = view.state.question
        assert question is not None
        return question.options[self.rng.below(len(question.options))]

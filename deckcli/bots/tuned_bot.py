"""A bot that looks one step ahead with the best weights known, and for a win this turn."""

from __future__ import annotations

from typing import Any, Final

from deckcli.bots.bot import Bot
from deckcli.bots.one_step import drawn_order, wins_this_turn, worth_after
from deckcli.core.packed import filled
from deckcli.core.rng import Rng
from deckcli.core.vecs import i64, vec
from deckcli.engine.game import Game
from deckcli.engine.state import NONE, State
from deckcli.engine.views import View, imagine

WORLDS: Final = 3  # tables it imagines to weigh its options on
LOOKS: Final = 6  # tables on all of which a win must be seen


class TunedBot(Bot):
    """Takes the option worth most, unless another wins this turn on every imagined table.

    Whether one wins is seen by playing the turn on as `roll` does. Equal options are taken by lot,
    but doing nothing comes before all others.
    """

    name = "tuned"

    def __init__(self, game: Game[Any], rng: Rng, weights: vec[i64]) -> None:
        self.game, self.weights, self.rng = game, weights, rng
        self.worths = vec[i64]()  # of the options of the last question, on all tables together
        self.win: i64 = NONE  # the option that wins this turn, in place of the best

    def choose(self, view: View) -> i64:
        question = view.state.question
        assert question is not None
        options = question.options
        self.worths, self.win = filled(0, len(options)), NONE
        if len(options) == 1:
            return options[0]
        order = drawn_order(self.game, view.state, self.rng)
        worlds = [imagine(self.game, view, self.rng) for nth in range(WORLDS)]
        best, worths = order[0], self.worths
        for nth in order:
            for world in worlds:
                worths[nth] += worth_after(self.game, world, nth, view.seat, self.weights)
            if worths[nth] > worths[best]:
                best = nth
        if view.state.active == view.seat:
            worlds += [imagine(self.game, view, self.rng) for nth in range(WORLDS, LOOKS)]
            if not self._wins(worlds, best, view.seat):
                for nth in order:
                    if nth != best and self._wins(worlds, nth, view.seat):
                        self.win = nth
                        return options[nth]
        return options[best]

    def judged(self) -> list[str]:
        """The worth of the table after each option, as the mean of all tables."""
        told = [f"{worth // WORLDS:,}" for worth in self.worths]
        if self.win != NONE:
            told[self.win] += ", wins this turn"
        return told

    def _wins(self, worlds: list[State], nth: i64, seat: i64) -> bool:
        return all(wins_this_turn(self.game, world, nth, seat, self.weights) for world in worlds)

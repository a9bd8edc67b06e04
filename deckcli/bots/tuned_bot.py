"""A bot that looks one step ahead with the best weights known, and for a win this turn."""

from __future__ import annotations

from typing import Any, Final

from deckcli.bots.bot import Bot
from deckcli.bots.one_step import drawn_order, worth_after, worth_at_turn_end
from deckcli.core.packed import filled
from deckcli.core.rng import Rng
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.game import WON, Game
from deckcli.engine.state import NONE, State
from deckcli.engine.views import View, imagine

WORLDS: Final = 3  # tables it imagines to weigh its options on
LOOKS: Final = 6  # tables on all of which a win must be seen


class TunedBot(Bot):
    """Takes the option worth most, unless another wins this turn on every imagined table.

    Whether one wins is seen by playing the turn on as `roll` does. So are equal options: what they
    are worth when the turn ends decides. If that is equal, too, it is decided by lot, but doing
    nothing comes before all others.
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
        worths = self.worths
        equals = vec[i64]()  # the best, in the order drawn
        for nth in order:
            for world in worlds:
                worths[nth] += worth_after(self.game, world, nth, view.seat, self.weights)
            if len(equals) == 0 or worths[nth] > worths[equals[0]]:
                equals = vec[i64]([nth])
            elif worths[nth] == worths[equals[0]]:
                equals = append(equals, nth)
        best = self._best_at_turn_end(worlds, equals, view.seat)
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

    def _best_at_turn_end(self, worlds: list[State], options: vec[i64], seat: i64) -> i64:
        best = options[0]
        if len(options) == 1:
            return best
        most: i64 = -(2**60)
        for nth in options:
            worth: i64 = 0
            for world in worlds:
                worth += worth_at_turn_end(self.game, world, nth, seat, self.weights)
            if worth > most:
                best, most = nth, worth
        return best

    def _wins(self, worlds: list[State], nth: i64, seat: i64) -> bool:
        for world in worlds:
            if worth_at_turn_end(self.game, world, nth, seat, self.weights) != WON:
                return False
        return True

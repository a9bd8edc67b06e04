"""A bot that plays on: how does the game stand some turns after each option?"""

from __future__ import annotations

from typing import Any, Final

from deckcli.bots.bot import Bot
from deckcli.bots.one_step import drawn_order, step_on
from deckcli.core.packed import filled
from deckcli.core.rng import Rng
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.game import Game
from deckcli.engine.play import answer
from deckcli.engine.state import NONE, State
from deckcli.engine.views import View, imagine

CERTAIN: Final = 1_000_000  # the prospects of a game that is won
_LATER: Final = 1_000  # what a win loses by each turn it takes, and a defeat gains
_PATIENCE: Final = 400  # most decisions of playing on


class RollBot(Bot):
    """Tries every option on the same imagined tables, and plays on there for both sides.

    All questions are answered as they come, each by what is worth most one step ahead, until as
    many turns have ended as the game says (`turns_ahead`). What the table is worth then is the
    outcome. Whoever plays on knows the table, but it is one of many that the seat cannot tell
    apart.
    """

    name = "roll"

    def __init__(self, game: Game[Any], rng: Rng, tables: i64) -> None:
        self.game, self.weights, self.rng, self.tables = game, game.tuned, rng, tables
        self.ends = game.turns_ahead(tables)  # of turns, until playing on ends
        self.totals = vec[i64]()  # of the outcomes of each option of the last question
        self.tried = vec[i64]()  # on how many tables
        self.met: dict[int, int] = {}  # outcomes of tables that playing on has met in one world

    def choose(self, view: View) -> i64:
        question = view.state.question
        assert question is not None
        options = question.options
        self.totals = totals = filled(0, len(options))
        self.tried = tried = filled(0, len(options))
        if len(options) == 1:
            return options[0]
        left = drawn_order(self.game, view.state, self.rng)
        until = self._end_of(view.state)
        for table in range(self.tables):
            world = imagine(self.game, view, self.rng)
            self.met = {}
            for nth in left:
                totals[nth] += self._outcome(world, nth, view.seat, until)
                tried[nth] += 1
            if self._drops_after(table + 1):
                left = _better_half(left, totals)
                if len(left) == 1:
                    break
        best = left[0]
        for nth in left:
            if totals[nth] > totals[best]:
                best = nth
        return options[best]

    def _drops_after(self, tables: i64) -> bool:
        """Whether the worse half of the options is dropped now: after 2 and 3 quarters.

        Sooner it would cost more games than it saves time.
        """
        if tables == self.tables:
            return False
        return tables == (self.tables + 1) // 2 or tables == (3 * self.tables + 3) // 4

    def judged(self) -> list[str]:
        """The chances after each option, and on how many tables it was tried."""
        told = []
        for nth in range(len(self.tried)):
            tried = self.tried[nth]
            if tried > 0:
                tenths = 1_000 * self.totals[nth] // (CERTAIN * tried)
                told.append(f"{tenths // 10}.{tenths % 10} % of {tried}")
        return told

    def _end_of(self, state: State) -> i64:
        """The turn with which playing on ends; before the first one, everybody has one of it."""
        if state.turn == 0:
            return 1 + state.seats
        return state.turn + self.ends

    def _outcome(self, world: State, nth: i64, seat: i64, until: i64) -> i64:
        """How the game stands for a seat after its nth option, from 0 to CERTAIN."""
        game, met, weights = self.game, self.met, self.weights
        table = world.clone()
        answer(game, table, nth)
        trail = vec[i64]()
        outcome: i64 = -1
        for step in range(_PATIENCE):
            if table.over or table.turn >= until:
                break
            key = table.key()
            outcome = met.get(key, -1)
            if outcome >= 0:
                break
            trail = append(trail, key)
            step_on(game, table, weights, key)
        if outcome < 0:
            outcome = self._prospects(table, seat, table.turn - world.turn)
        for key in trail:
            met[key] = outcome
        return outcome

    def _prospects(self, table: State, seat: i64, turns: i64) -> i64:
        """What a table is worth, from 0 to CERTAIN; what is won is better won soon."""
        worth = self.game.worth(table, seat, self.weights)
        even: i64 = CERTAIN // 2
        if not table.over:
            size = worth
            if worth < 0:
                size = -worth
            return even + even * worth // (size + self.game.scale)
        if table.winner == NONE:
            return even
        if table.winner == seat:
            return CERTAIN - _LATER * turns
        return _LATER * turns


def _better_half(options: vec[i64], totals: vec[i64]) -> vec[i64]:
    """The better half of these options, the best first; equals stay in their order."""
    order = options[:]
    for at in range(1, len(order)):
        option, place = order[at], at
        while place > 0 and totals[order[place - 1]] < totals[option]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = option
    return order[: (len(order) + 1) // 2]

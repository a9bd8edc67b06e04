"""A stage: what a player has begun waits there while others answer it; the last comes first.

An item is a frame on the agenda whose program has `Respond` between its costs and targets and its
effect. Whoever has the chance answers with an item of their own, which then lies above it, or
passes. When everybody has passed in a row, the item on top is carried out.

What happens next differs from game to game:

- OPEN: the stage is open again. The active player has the chance, and the next item down can be
  answered anew.
- CHAIN: the round of passes closes the whole chain. Its items are carried out one after another,
  and none is added until a new one begins.

Who may answer with what is asked of the game (`Game.responses`), for any number of seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deckcli.core.vecs import append, i64
from deckcli.engine.native import mypyc_attr
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, Frame, State

if TYPE_CHECKING:
    from deckcli.engine.game import Game

OPEN: Final = 0
CHAIN: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Respond(Op):
    """The item of this frame waits on the stage until everybody has passed in a row."""

    __slots__ = ("passing", "regime", "window")

    def __init__(self, window: i64, passing: i64, regime: i64 = OPEN) -> None:
        self.window, self.regime = window, regime
        self.passing = passing  # the action with which a player passes

    def run(self, game: Any, state: Any, frame: Frame) -> None:
        rules: Game[Any] = game  # a game's own op may add to this one, so it takes any
        table: State = state
        if table.chance == NONE:  # the chain is closed
            return
        playing = _playing(rules, table)
        while table.passes < playing:
            seat = table.chance
            options = rules.responses(table, frame, seat)
            if len(options) > 0:
                self.ask(rules, table, frame, self.window, seat, append(options, self.passing))
                return
            pass_on(rules, table)
        if self.regime == CHAIN:
            table.chance = NONE

    def take(self, game: Game[Any], state: State, frame: Frame, action: i64) -> None:
        again(frame)
        if action == self.passing:
            pass_on(game, state)
        else:
            game.respond(state, frame, state.chance, action)


def _playing(game: Game[Any], state: State) -> i64:
    """How many players are still in the game."""
    if state.seats == 2:  # without one of them it would be over
        return 2
    found: i64 = 0
    for seat in range(state.seats):
        if game.is_playing(state, seat):
            found += 1
    return found


def put_on_stage(game: Game[Any], state: State, seat: i64) -> None:
    """A player has begun an item: they have passed on it, and the next player has the chance."""
    state.passes = 1
    state.chance = game.next_seat(state, seat)


def reopen(state: State) -> None:
    """An item of an open stage is done with: the chance is the active player's again."""
    state.passes = 0
    state.chance = state.active


def pass_on(game: Game[Any], state: State) -> None:
    state.passes += 1
    state.chance = game.next_seat(state, state.chance)

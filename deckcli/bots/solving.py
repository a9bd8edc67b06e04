"""Puzzles: p1 wins before the turn ends, if the other seat answers as greedy does."""

from __future__ import annotations

from typing import Any

from deckcli.bots.bot import Bot, bot_stream, make_bot
from deckcli.engine.game import Game
from deckcli.engine.play import apply
from deckcli.engine.state import State
from deckcli.engine.views import view_of

ANSWERS = "greedy"  # who answers whoever solves a puzzle
SOLVES = "roll:8"  # who must be able to
SEED = 0  # of all bots at a puzzle: it goes the same way each time


def other_player(game: Game[Any]) -> Bot:
    """Who sits opposite of whoever solves a puzzle."""
    return make_bot(ANSWERS, game, bot_stream(SEED, 1))


def is_solved(game: Game[Any], state: State, name: str = SOLVES) -> bool:
    """Let a bot play the puzzle at this table; whether it wins before the turn has ended."""
    players = [make_bot(name, game, bot_stream(SEED, 0)), other_player(game)]
    turn = state.turn
    while state.question is not None and state.turn == turn:
        seat = state.question.seat
        apply(game, state, players[seat].choose(view_of(game, state, seat)))
    return state.winner == 0

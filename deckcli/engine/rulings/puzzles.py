"""Puzzles in the form of rulings: given a table, p1 wins before this turn ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.engine.game import Game
from deckcli.engine.play import advance
from deckcli.engine.rulings.layouts import BadRuling, Inside, Layout
from deckcli.engine.state import State


def puzzle_table(game: Game[Any], layout: Layout[Any], ruling: Mapping[str, Any]) -> State:
    """The table of a puzzle with its first question, which p1 is asked; raises BadRuling."""
    with Inside("given"):
        state: State = layout.lay_out(ruling["given"], {})
    advance(game, state)
    if state.question is None or state.question.seat != 0 or state.active != 0:
        raise BadRuling("a puzzle begins with a decision of p1 in p1's turn", at=("puzzle",))
    return state

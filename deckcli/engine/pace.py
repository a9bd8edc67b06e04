"""How fast a game runs: random games and clones, measured in one place that can be compiled."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import Any

from deckcli.core.rng import Rng, seeded
from deckcli.core.vecs import i64
from deckcli.engine.game import Game, S
from deckcli.engine.play import answer, start
from deckcli.engine.state import State


class Pace:
    """Games and decisions in some CPU time, and the cost of a clone."""

    __slots__ = ("clone_time", "decisions", "games", "seconds", "widest")

    def __init__(self) -> None:
        self.games = self.decisions = 0
        self.widest = 0  # the most options any decision had
        self.seconds = self.clone_time = 0.0

    def play_at_random(self, game: Game[Any], decks: Sequence[Any], seed: int, rng: Rng) -> None:
        """One random game, counted."""
        state: State = start(game, decks, seed)
        decisions: i64 = 0
        widest: i64 = self.widest
        while True:
            question = state.question
            if question is None:
                break
            count = len(question.options)
            if count > widest:  # noqa: PLR1730 - max() would be part of what is measured
                widest = count
            answer(game, state, rng.below(count))
            decisions += 1
        self.games += 1
        self.decisions += decisions
        self.widest = widest


def measure(game: Game[Any], decks: Sequence[Any], seconds: float) -> Pace:
    """Play random games for this much CPU time, then clone a table in mid-game."""
    pace = Pace()
    began = process_time()
    while pace.seconds < seconds:
        pace.play_at_random(game, decks, pace.games, seeded(pace.games, "bench"))
        pace.seconds = process_time() - began
    pace.clone_time = time_of_a_clone(mid_game(game, decks), max(seconds / 4, 0.05))
    return pace


def mid_game(game: Game[S], decks: Sequence[Any], decisions: int = 100) -> S:
    """A table after this many random decisions; a finished one if every game ends sooner."""
    for seed in range(100):
        state, rng = start(game, decks, seed), seeded(seed, "bench")
        for nth in range(decisions):
            question = state.question
            if question is None:
                break
            answer(game, state, rng.below(len(question.options)))
        if not state.over:
            return state
    return state


def time_of_a_clone(state: State, seconds: float) -> float:
    """The CPU time of one clone, in seconds."""
    clones, spent = 0, 0.0
    began = process_time()
    while spent < seconds:
        for nth in range(500):
            state.clone()
        clones += 500
        spent = process_time() - began
    return spent / clones

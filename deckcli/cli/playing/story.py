"""A game in words: each decision, and what came of it."""

from __future__ import annotations

import re

from deckcli.engine.game import Game
from deckcli.engine.notation import in_words
from deckcli.engine.state import NONE, State

_ANSWER = re.compile(r"p\d: ")


class Teller:
    """Listens to a game and tells what happens in it.

    The reader is a seat whose player reads along and must not learn secrets.
    """

    def __init__(self, game: Game, lang: str, *, reader: int = NONE) -> None:
        self.game = game
        game.story, game.makers, game.lang, game.reader = [], [], lang, reader

    def move(self, state: State, action: int) -> list[str]:
        """The decision, with names of cards; a reader hears only what he may know."""
        assert state.question is not None
        seat = state.question.seat
        words = in_words(self.game, state, action, seat)
        return [f"p{seat + 1}: {words}"] if words else []

    def news(self) -> list[str]:
        """What happened since the last time; turns and answers without a choice stand out."""
        told, self.game.story = self.game.story or [], []
        return [_laid_out(line) for line in told]

    def ending(self, state: State) -> str:
        """Who won, in which turn, and why."""
        if state.winner < 0:
            return f"\n{state.ending}"
        return f"\np{state.winner + 1} wins in turn {state.turn}: {state.ending}"


def _laid_out(line: str) -> str:
    if line.startswith("--"):
        return f"\n{line}"
    return line if _ANSWER.match(line) else f"    {line}"

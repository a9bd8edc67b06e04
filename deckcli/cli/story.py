"""A game in words: each decision, and what came of it."""

from __future__ import annotations

from deckcli.engine.game import Game
from deckcli.engine.notation import spell
from deckcli.engine.state import State


class Teller:
    """Listens to a game and tells what happens in it."""

    def __init__(self, game: Game, lang: str, *, secret: bool = False) -> None:
        self.game, self.lang = game, lang
        self.secret = secret  # somebody at the table must not read foreign choices
        game.story = []

    def move(self, state: State, action: int) -> str:
        """The decision, with names of cards."""
        assert state.question is not None
        words = spell(self.game, state, action, lang=self.lang)
        return f"p{state.question.seat + 1}: {words}"

    def news(self) -> list[str]:
        """What happened since the last time; new turns stand out."""
        told, self.game.story = self.game.story or [], []
        return [f"\n{line}" if line.startswith("--") else f"    {line}" for line in told]

    def ending(self, state: State) -> str:
        """Who won, in which turn, and why."""
        if state.winner < 0:
            return f"\n{state.ending}"
        return f"\np{state.winner + 1} wins in turn {state.turn}: {state.ending}"

"""A game in words: each decision, and what came of it."""

from __future__ import annotations

from deckcli.engine.game import Game
from deckcli.engine.notation import heard, spell, unseen
from deckcli.engine.state import NONE, State


class Teller:
    """Listens to a game and tells what happens in it."""

    def __init__(self, game: Game, lang: str, *, reader: int = NONE) -> None:
        self.game, self.lang = game, lang
        self.reader = reader  # a seat whose player reads along and must not learn secrets
        game.story, game.lang = [], lang

    def move(self, state: State, action: int) -> list[str]:
        """The decision, with names of cards; a reader hears only what he may know."""
        assert state.question is not None
        seat = state.question.seat
        if self.reader == NONE:
            words = spell(self.game, state, action, lang=self.lang)
        elif self.reader == seat:  # one may choose among cards whose faces one does not know
            covered = unseen(self.game, state, action, seat)
            words = spell(self.game, state, action, covered, self.lang)
        else:
            words = heard(self.game, state, action, self.reader, self.lang)
        return [f"p{seat + 1}: {words}"] if words else []

    def news(self) -> list[str]:
        """What happened since the last time; new turns stand out."""
        told, self.game.story = self.game.story or [], []
        return [f"\n{line}" if line.startswith("--") else f"    {line}" for line in told]

    def ending(self, state: State) -> str:
        """Who won, in which turn, and why."""
        if state.winner < 0:
            return f"\n{state.ending}"
        return f"\np{state.winner + 1} wins in turn {state.turn}: {state.ending}"

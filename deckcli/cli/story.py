"""A game in words: each decision, and what came of it."""

from __future__ import annotations

from deckcli.engine.game import Game
from deckcli.engine.notation import first_of, spell
from deckcli.engine.state import NONE, State


class Teller:
    """Listens to a game and tells what happens in it."""

    def __init__(self, game: Game, lang: str, *, reader: int = NONE) -> None:
        self.game, self.lang = game, lang
        self.reader = reader  # a seat whose player reads along and must not learn secrets
        game.story = []

    def move(self, state: State, action: int) -> str:
        """The decision, with names of cards; of a foreign one only what the reader may know."""
        assert state.question is not None
        seat = state.question.seat
        words = spell(self.game, state, action, lang=self.lang)
        if self.reader not in (NONE, seat):
            if words.startswith("no "):
                return ""  # that there was something to decline is a secret too
            unseen = not state.seen[first_of(action)] >> self.reader & 1
            if words.startswith("choose ") and not words.startswith("choose orb") and unseen:
                words = "choose a card"
        return f"p{seat + 1}: {words}"

    def news(self) -> list[str]:
        """What happened since the last time; new turns stand out."""
        told, self.game.story = self.game.story or [], []
        return [f"\n{line}" if line.startswith("--") else f"    {line}" for line in told]

    def ending(self, state: State) -> str:
        """Who won, in which turn, and why."""
        if state.winner < 0:
            return f"\n{state.ending}"
        return f"\np{state.winner + 1} wins in turn {state.turn}: {state.ending}"

"""A person at the terminal, asked like any bot."""

from __future__ import annotations

import sys

from deckcli.bots.bot import Bot
from deckcli.core.errors import DeckcliError
from deckcli.engine.game import Game
from deckcli.engine.notation import IllegalAction, read, spell
from deckcli.engine.views import View


class TerminalPlayer(Bot):
    """Shows the table as the seat sees it and reads a number or an action."""

    name = "human"

    def __init__(self, game: Game, lang: str) -> None:
        self.game, self.lang = game, lang

    def choose(self, view: View) -> int:
        state = view.state
        assert state.question is not None
        options = state.question.options
        print(f"\n{self.game.table(state, self.lang)}")
        for number, option in enumerate(options, start=1):
            print(f"{number:3}  {spell(self.game, state, option, lang=self.lang)}")
        while True:
            print(f"p{view.seat + 1}, {self.game.windows[state.question.window]}> ", end="")
            sys.stdout.flush()
            line = sys.stdin.readline()
            if not line:
                raise DeckcliError("the input ended before the game did")
            text = line.strip()
            if text.isdecimal() and 1 <= int(text) <= len(options):
                return options[int(text) - 1]
            try:
                return read(self.game, state, text)
            except IllegalAction as error:
                print(error.message)

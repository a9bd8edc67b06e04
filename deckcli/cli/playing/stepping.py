"""replay --step: a game move by move, forwards and back."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from typing import Any, NamedTuple

from deckcli.cli.interrupts import told_when_cut
from deckcli.cli.terminal import EndOfInput, Terminal, typed_number
from deckcli.core.messages import said, said_rows
from deckcli.core.rows import fitted_rows
from deckcli.engine.game import Game
from deckcli.engine.transcripts import Transcript, replay

_HELP = """\
  Enter, n   the next move              b   one move back
  12         the table after move 12    t   the table once more
  e          the end                    q   quit"""
_WORDS = ("next", "back", "table", "end")  # which their first letters stand for


class Moment(NamedTuple):
    """What a move brought: its story, and the table after it."""

    told: tuple[str, ...]
    table: str


class Stepping:
    """Walks through a transcript; moves are played when they are first asked for."""

    def __init__(
        self,
        game: Game[Any],
        decks: list[object],
        transcript: Transcript,
        terminal: Terminal,
        log: str,
    ) -> None:
        self.terminal, self.log, self.at, self.last = terminal, log, 0, len(transcript.actions)
        self._presenter, self._moments = game.presenter(), list[Moment]()
        self._teller = self._presenter.teller(terminal.lang)
        self._states: Iterator[Any] = replay(game, decks, transcript, self._teller)

    def run(self) -> None:
        """Ask where to go until the person leaves; raises BadTranscript."""
        with told_when_cut(self._cut):
            self._show(self.at)
            while True:
                try:
                    word = self.terminal.ask(f"move {self.at} of {self.last} (? for help)").lower()
                except EndOfInput:
                    return
                if word in ("q", "quit", "exit"):
                    return
                self._go(self._place(word, self.at))

    def _cut(self) -> str:
        self.terminal.restore()
        again = f"deckcli replay {shlex.quote(self.log)} --step"
        return said(f"stopped at move {self.at}; go on with: {again}")

    def _go(self, to: int | None) -> None:
        if to is None:
            print(said(_HELP))
        elif 0 <= to <= self.last:
            self.at = to
            self._show(to)
        else:
            print(said("this is the first move" if to < 0 else f"there are {self.last} moves"))

    def _place(self, word: str, at: int) -> int | None:
        """The move that a word leads to, or None if it means nothing."""
        number = typed_number(word)
        if number is not None:
            return number
        ways = {"": at + 1, "n": at + 1, "b": at - 1, "t": at, "e": self.last}
        return ways.get(word[:1] if word in _WORDS else word)

    def _show(self, at: int) -> None:
        while len(self._moments) <= at:
            self._moments.append(self._played())
        for line in (*self._moments[at].told, ""):
            print("\n".join(self.terminal.folded(line)))
        print(fitted_rows(self._moments[at].table, self.terminal.columns))

    def _played(self) -> Moment:
        state = next(self._states)
        told = self._teller.news()
        if state.over:
            told.append(self._teller.ending(state))
        table = said_rows(self._presenter.table(state, self.terminal.lang))
        return Moment(tuple(told), table)

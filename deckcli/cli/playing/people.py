"""Who reads along at this terminal: nobody in particular, one person, or several in turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deckcli.cli.terminal import Terminal
from deckcli.engine.listening import Listener, Listeners
from deckcli.engine.notation import SEATS
from deckcli.engine.state import NONE
from deckcli.engine.telling.presenter import Presenter


class People:
    """The people at one terminal, each with their own news: nobody reads what another may know.

    `sitting` is the seat of the one who looks at the screen, or NONE: with bots alone, who have no
    secrets from a reader, or before the first of several people has sat down.
    """

    def __init__(
        self, seats: Sequence[int], presenter: Presenter[Any, Any], terminal: Terminal
    ) -> None:
        self.seats, self.terminal = list(seats), terminal
        self.sitting = self.seats[0] if len(self.seats) == 1 else NONE
        readers = self.seats or [NONE]
        self._tellers = {seat: presenter.teller(terminal.lang, reader=seat) for seat in readers}

    @property
    def listener(self) -> Listener:
        return Listeners(list(self._tellers.values()))

    def news(self) -> list[str]:
        """What the one who looks has not read yet."""
        return self._tellers[self.sitting].news() if self.sitting in self._tellers else []

    def forget(self) -> None:
        """Drop all news: they were read before."""
        for teller in self._tellers.values():
            teller.news()

    def ending(self, state: Any) -> str:
        return next(iter(self._tellers.values())).ending(state)

    def change_to(self, seat: int) -> bool:
        """Let another person sit down, with nothing to see meanwhile; whether anybody had to.

        Raises EndOfInput.
        """
        if seat == self.sitting or len(self.seats) < 2:
            return False
        before, after = SEATS[self.sitting] if self.sitting != NONE else "", SEATS[seat]
        if before:
            self.terminal.ask(f"{before}, Enter hides the table; {after} is next")
        self.terminal.clear()
        self.sitting = NONE  # whoever stops here has seen nothing
        self.terminal.ask(f"{after}, press Enter when nobody else looks")
        self.sitting = seat
        return True

"""A draft being played: the table, every pick so far, and undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deckcli.core.rng import seeded
from deckcli.drafts.bots import Bot
from deckcli.drafts.draft import Draft
from deckcli.drafts.table import Pick, Table
from deckcli.drafts.view import View


@dataclass(frozen=True, slots=True)
class Taken:
    """A pick with its circumstances: who made it, in which stage, and its number there."""

    seat: int
    stage: int
    number: int
    pick: Pick
    forced: bool = False  # it was the only legal pick


class DraftSession:
    """A draft in progress. The same seed and picks give the same session, whoever makes them."""

    def __init__(self, draft: Draft, seed: int) -> None:
        self.draft, self.seed = draft, seed
        self.table: Table = draft.start(seed)
        self.taken: list[Taken] = []

    @property
    def is_over(self) -> bool:
        return self.table.seat < 0

    @property
    def seat(self) -> int:
        """The player being asked; -1 at the end."""
        return self.table.seat

    def view(self) -> View:
        """What the asked player sees."""
        return self.draft.view(self.table, self.table.seat)

    def take(self, pick: Pick) -> None:
        """Make a pick for the asked player; raises BadPick if it is not legal."""
        forced = len(self.draft.legal_picks(self.table)) == 1
        before = self._now(pick, forced=forced)
        self.draft.apply(self.table, pick)
        self.taken.append(before)

    def let_choose(self, bot: Bot) -> None:
        """Let a bot pick. Its luck depends on the seed and the moment, not on earlier picks."""
        view = self.view()
        pick = bot.choose(view, seeded(self.seed, "bot", view.seat, len(self.taken)))
        assert pick in view.legal, f"{bot.name} chose {pick}"
        before = self._now(pick, forced=len(view.legal) == 1)
        self.draft.play(self.table, pick)
        self.taken.append(before)

    def play_on(self, bots: Sequence[Bot | None]) -> None:
        """Let the bots pick until the draft is over or a seat without a bot is asked."""
        while self.table.seat >= 0:
            bot = bots[self.table.seat]
            if bot is None:
                return
            self.let_choose(bot)

    def undo(self, seat: int) -> bool:
        """Go back to a player's last pick that was a choice; False if there is none."""
        choices = [
            at for at, taken in enumerate(self.taken) if taken.seat == seat and not taken.forced
        ]
        if not choices:
            return False
        picks = [taken.pick for taken in self.taken[: choices[-1]]]
        self.table, self.taken = self.draft.start(self.seed), []
        for pick in picks:
            self.take(pick)
        return True

    def _now(self, pick: Pick, *, forced: bool) -> Taken:
        table = self.table
        number = self.draft.stages[table.stage].number(table)
        return Taken(table.seat, table.stage, number, pick, forced)

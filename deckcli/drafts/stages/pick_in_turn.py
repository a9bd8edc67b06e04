"""Open piles that the players pick from in turn: Phoenixborn, dice, leaders, avatars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from deckcli.drafts.stages.stage import RIGHT, Stage, welcome
from deckcli.drafts.table import PASS, Pick, Table, counted

if TYPE_CHECKING:
    from deckcli.drafts.draft import Draft


class PickInTurn(Stage):
    """From the token holder round the table, `laps` times, `take` at a time.

    `alike`: everything taken in one turn is of one kind, and is one pick.
    """

    asks = "Choose one"
    public = True

    def __init__(self, entry: Mapping[str, Any]) -> None:
        super().__init__(entry)
        self.take: int = entry.get("take", 1)
        self.alike: bool = entry.get("alike", True)
        self.laps: int = entry.get("laps", 1)
        self.direction = -1 if entry.get("direction") == RIGHT else 1
        self.snake: bool = entry.get("snake", False)
        self.may_pass: bool = entry.get("may_pass", False)

    @property
    def at_once(self) -> int:
        """How many one pick takes."""
        return self.take if self.alike else 1

    def needs(self, players: int) -> int:
        return 0 if self.may_pass else self.take * self.laps * players

    def seat(self, table: Table) -> int:
        turn = table.step // (self.take // self.at_once)
        lap, place = divmod(turn, table.players)
        if lap >= self.laps:
            return -1
        if self.snake and lap % 2:
            place = table.players - 1 - place
        return (table.token + self.direction * place) % table.players

    def legal(self, table: Table, draft: Draft) -> list[Pick]:
        left = counted(table.piles[self.source])
        picks = [Pick(item) for item, count in left.items() if count >= self.at_once]
        return [*picks, PASS] if self.may_pass else picks

    def apply(self, table: Table, draft: Draft, pick: Pick) -> None:
        if pick == PASS:
            return
        pile = table.piles[self.source]
        for _ in range(self.at_once):
            pile.remove(pick.take)
            table.holding(table.seat, self.into).append(pick.take)
        if draft.supplies[self.source].companions is not None:
            welcome(table, draft, table.seat, pick.take, table.box)

    def number(self, table: Table) -> int:
        """Counted over the whole stage, because the order in which the pile is emptied matters."""
        return table.step + 1

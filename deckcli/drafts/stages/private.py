"""What every player does alone, unseen by the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from deckcli.drafts.stages.stage import Stage, welcome
from deckcli.drafts.table import COMPANIONS, Pick, Table, counted

if TYPE_CHECKING:
    from deckcli.drafts.draft import Draft


class ChoosePrivately(Stage):
    """Take `take` from a private pile, such as any Phoenixborn in the player's collection."""

    asks = "Choose one of your own"

    def __init__(self, entry: Mapping[str, Any]) -> None:
        super().__init__(entry)
        self.take: int = entry.get("take", 1)

    def needs(self, players: int) -> int:
        return self.take

    def seat(self, table: Table) -> int:
        seat = table.step // self.take
        return seat if seat < table.players else -1

    def legal(self, table: Table, draft: Draft) -> list[Pick]:
        return [Pick(item) for item in counted(table.own_piles[table.seat][self.source])]

    def apply(self, table: Table, draft: Draft, pick: Pick) -> None:
        table.own_piles[table.seat][self.source].remove(pick.take)
        table.holding(table.seat, self.into).append(pick.take)
        if draft.supplies[self.source].companions is not None:
            welcome(table, draft, table.seat, pick.take, table.boxes[table.seat])

    def number(self, table: Table) -> int:
        return table.step % self.take + 1


class Cut(Stage):
    """Put `cards` cards back in the box, drafted ones or companions."""

    asks = "Put one card back in the box"

    def __init__(self, entry: Mapping[str, Any]) -> None:
        super().__init__(entry)
        self.cards: int = entry["cards"]

    def seat(self, table: Table) -> int:
        seat = table.step // self.cards
        return seat if seat < table.players else -1

    def legal(self, table: Table, draft: Draft) -> list[Pick]:
        seat = table.seat
        held = [*table.held(seat, self.into), *table.held(seat, COMPANIONS)]
        return [Pick("", item) for item in dict.fromkeys(held)]

    def apply(self, table: Table, draft: Draft, pick: Pick) -> None:
        drafted, box = table.holding(table.seat, self.into), table.box
        if pick.give in drafted:
            drafted.remove(pick.give)
        else:
            table.holding(table.seat, COMPANIONS).remove(pick.give)
            box = table.boxes[table.seat]
        box[pick.give] = box.get(pick.give, 0) + 1

    def number(self, table: Table) -> int:
        return table.step % self.cards + 1

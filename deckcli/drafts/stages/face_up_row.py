"""Cards laid out for everybody, to swap one's own for or just to take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from deckcli.drafts.stages.stage import Stage
from deckcli.drafts.table import PASS, Pick, Table

if TYPE_CHECKING:
    from deckcli.drafts.draft import Draft


class FaceUpRow(Stage):
    """A row of `each` cards for every player, from the token holder to the left.

    With `swap: optional` or `required` everybody has one turn, and cards put back may be taken by
    later players. With `swap: none` all cards are taken, there and back again (snake), and the row
    is laid out `rounds` times.
    """

    def __init__(self, entry: Mapping[str, Any]) -> None:
        super().__init__(entry)
        self.each: int = entry.get("each", 1)
        self.swap: str = entry.get("swap", "none")
        self.rounds: int = entry.get("rounds", 1)
        self.most: int = entry.get("most", 0)

    @property
    def asks(self) -> str:  # type: ignore[override]
        return "Take one card" if self.swap == "none" else "Swap one of your cards for one here"

    def needs(self, players: int) -> int:
        return self.each * self.rounds * players

    def begin(self, table: Table, draft: Draft) -> None:
        pile = table.piles[self.source]
        size = self.each * table.players
        table.row += pile[:size]
        del pile[:size]

    def seat(self, table: Table) -> int:
        lap, place = divmod(table.step, table.players)
        if lap >= (self.each * self.rounds if self.swap == "none" else 1):
            return -1
        if lap % 2:
            place = table.players - 1 - place
        return (table.token + place) % table.players

    def legal(self, table: Table, draft: Draft) -> list[Pick]:
        owned = table.held(table.seat, self.into)
        row = list(dict.fromkeys(table.row))
        fresh = [item for item in row if not self.most or owned.count(item) < self.most]
        if self.swap == "none":
            return [Pick(item) for item in fresh or row]
        swaps = [Pick(item, own) for item in fresh for own in dict.fromkeys(owned) if own != item]
        return swaps if self.swap == "required" and swaps else [*swaps, PASS]

    def apply(self, table: Table, draft: Draft, pick: Pick) -> None:
        owned = table.holding(table.seat, self.into)
        if pick.give:
            table.row[table.row.index(pick.take)] = pick.give
            owned[owned.index(pick.give)] = pick.take
        elif pick.take:
            table.row.remove(pick.take)
            owned.append(pick.take)
            if not table.row and table.step + 1 < self.each * self.rounds * table.players:
                self.begin(table, draft)

    def end(self, table: Table, draft: Draft) -> None:
        """Put what nobody took back in the box."""
        super().end(table, draft)
        for item in table.row:
            table.box[item] = table.box.get(item, 0) + 1
        table.row.clear()

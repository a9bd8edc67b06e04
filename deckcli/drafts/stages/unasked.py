"""Stages in which nobody is asked: cards are dealt, copies added, piles completed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from deckcli.drafts.stages.stage import Stage, move
from deckcli.drafts.table import Table

if TYPE_CHECKING:
    from deckcli.drafts.draft import Draft


class Deal(Stage):
    """Deal everybody `cards` cards from the pile, or from their own piles."""

    def __init__(self, entry: Mapping[str, Any]) -> None:
        super().__init__(entry)
        self.cards: int = entry["cards"]

    def needs(self, players: int) -> int:
        return self.cards * players

    def begin(self, table: Table, draft: Draft) -> None:
        own = draft.supplies[self.source].own
        for seat in range(table.players):
            pile = table.own_piles[seat][self.source] if own else table.piles[self.source]
            table.holding(seat, self.into).extend(pile[: self.cards])
            del pile[: self.cards]


class AddCopies(Stage):
    """Give everybody `copies` more of each card drafted."""

    def __init__(self, entry: Mapping[str, Any]) -> None:
        super().__init__(entry)
        self.copies: int = entry["copies"]

    def begin(self, table: Table, draft: Draft) -> None:
        for seat in range(table.players):
            drafted = table.holding(seat, self.into)
            for item in list(drafted):
                move(table.box, drafted, item, self.copies)


class CompletePiles(Stage):
    """Give everybody what their cards entail, such as conjurations."""

    def begin(self, table: Table, draft: Draft) -> None:
        for seat in range(table.players):
            for key, counts in draft.completed(table.owned[seat]).items():
                for item, count in counts.items():
                    shared = table.box.get(item, 0) >= count
                    box = table.box if shared else table.boxes[seat]
                    move(box, table.holding(seat, key), item, count)

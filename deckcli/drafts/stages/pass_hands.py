"""Hands that go round: everybody picks one card in secret and passes the rest on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from deckcli.drafts.stages.stage import RIGHT, Stage
from deckcli.drafts.table import Pick, Table

if TYPE_CHECKING:
    from deckcli.drafts.draft import Draft


class PassHands(Stage):
    """Deal hands, pick one card each, pass; again until the hands are empty, `rounds` times.

    `most`: a player takes no more than this many copies of a card while the hand has a different
    one. With `exchange`, a player whose hand has no other card puts it under the pile and takes the
    first card of the pile that is allowed.
    """

    asks = "Take one card and pass the others"

    def __init__(self, entry: Mapping[str, Any]) -> None:
        super().__init__(entry)
        self.deal: int = entry["deal"]
        self.rounds: int = entry.get("rounds", 1)
        self.direction: str = entry.get("direction", "left")
        self.most: int = entry.get("most", 0)
        self.exchange: bool = entry.get("exchange", False)

    def needs(self, players: int) -> int:
        return self.deal * self.rounds * players

    def begin(self, table: Table, draft: Draft) -> None:
        pile = table.piles[self.source]
        for hand in table.hands:
            hand.extend(pile[: self.deal])
            del pile[: self.deal]

    def seat(self, table: Table) -> int:
        """Players are asked in turn, but all picks stay hidden until the last is made."""
        if table.step >= self.deal * self.rounds * table.players:
            return -1
        return table.step % table.players

    def legal(self, table: Table, draft: Draft) -> list[Pick]:
        hand = dict.fromkeys(table.hands[table.seat])
        if self.most:
            owned = table.held(table.seat, self.into)
            fresh = [Pick(item) for item in hand if owned.count(item) < self.most]
            if fresh:
                return fresh
        return [Pick(item) for item in hand]

    def apply(self, table: Table, draft: Draft, pick: Pick) -> None:
        table.pending.append(pick.take)
        if len(table.pending) == table.players:
            self._reveal(table)
            picked = table.step // table.players + 1
            if picked % self.deal:
                self._pass_on(table, round_number=picked // self.deal)
            elif picked < self.deal * self.rounds:
                self.begin(table, draft)

    def number(self, table: Table) -> int:
        return table.step // table.players % self.deal + 1

    def _reveal(self, table: Table) -> None:
        for seat, item in enumerate(table.pending):
            table.hands[seat].remove(item)
            owned = table.holding(seat, self.into)
            surplus = self.exchange and self.most and owned.count(item) >= self.most
            owned.append(self._exchanged(table, owned, item) if surplus else item)
        table.pending.clear()

    def _exchanged(self, table: Table, owned: list[str], item: str) -> str:
        pile = table.piles[self.source]
        for place, offered in enumerate(pile):
            if owned.count(offered) < self.most:
                del pile[place]
                pile.append(item)
                return offered
        return item

    def _pass_on(self, table: Table, round_number: int) -> None:
        to_the_right = self.direction == RIGHT
        if self.direction == "alternate":
            to_the_right = round_number % 2 == 1
        if to_the_right:
            table.hands.append(table.hands.pop(0))
        else:
            table.hands.insert(0, table.hands.pop())

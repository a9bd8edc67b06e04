"""What all stages share. A stage holds only its settings; the table holds the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from deckcli.drafts.errors import BadDraft
from deckcli.drafts.table import COMPANIONS, Counts, Pick, Table

if TYPE_CHECKING:
    from deckcli.drafts.draft import Draft

RIGHT = "right"  # where nothing is said it is "left", which is clockwise


class Stage:
    """One step of a draft. The base class asks nobody and changes nothing."""

    asks = ""  # what a player is asked to do, in a few words
    public = False  # whether everybody sees what is taken

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.source: str = entry.get("from", "")
        self.into: str = entry.get("into", "")
        self.title: str = entry.get("title", "")
        self.passes_token: bool = entry.get("pass_token", False)

    def needs(self, players: int) -> int:
        """How many cards or dice the stage takes from its pile."""
        return 0

    def begin(self, table: Table, draft: Draft) -> None:
        """What happens before anybody is asked."""

    def seat(self, table: Table) -> int:
        """The player who is asked now, or -1 when the stage is over."""
        return -1

    def legal(self, table: Table, draft: Draft) -> list[Pick]:
        """What the asked player may answer, in a fixed order."""
        return []

    def apply(self, table: Table, draft: Draft, pick: Pick) -> None:
        """Carry out a legal answer; `table.step` has not been incremented yet."""

    def end(self, table: Table, draft: Draft) -> None:
        """What happens when everybody has answered."""
        if self.passes_token:
            table.token = (table.token + 1) % table.players

    def number(self, table: Table) -> int:
        """The asked player's count of picks, from 1; with hands, within the current one."""
        return table.step // table.players + 1


def move(box: Counts, holding: list[str], item: str, count: int) -> None:
    """Take copies out of a box; raises if a format hands out more than there are."""
    if box.get(item, 0) < count:
        message = f"the format hands out more copies of {item} than the box has"
        raise BadDraft(message, hint="the pile's `stands_for` keeps copies back for later")
    box[item] -= count
    holding += [item] * count


def welcome(table: Table, draft: Draft, seat: int, leader: str, box: Counts) -> None:
    """Give a player what comes with a leader."""
    for item, count in draft.companions(leader).items():
        if here := min(count, box.get(item, 0)):
            move(box, table.holding(seat, COMPANIONS), item, here)

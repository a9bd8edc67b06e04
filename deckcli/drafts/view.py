"""What a player can see. Bots get this and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from deckcli.drafts.table import Counts, Pick, Table, counted, merged

if TYPE_CHECKING:
    from deckcli.drafts.draft import Draft


@dataclass(frozen=True, slots=True)
class View:
    """One seat's knowledge: its own cards, what is face up, and numbers for the rest.

    `legal` is empty while another player is being asked.
    """

    seat: int
    stage: int
    number: int  # of this pick in the stage
    legal: Sequence[Pick]
    hand: Sequence[str]
    row: Sequence[str]
    owned: Mapping[str, Sequence[str]]
    piles: Mapping[str, Counts]  # open piles; for others only `hidden` gives the size
    hidden: Mapping[str, int]
    others: Sequence[Mapping[str, Counts | int]]  # by seat: open picks, or just how many there are
    token: int


def view(table: Table, draft: Draft, seat: int) -> View:
    """The table as that player sees it; shares no data with the table."""
    asked = seat == table.seat
    return View(
        seat=seat,
        stage=table.stage,
        number=draft.stages[table.stage].number(table) if asked else 0,
        legal=draft.legal_picks(table) if asked else (),
        hand=list(table.hands[seat]),
        row=list(table.row),
        owned={key: list(items) for key, items in merged(table.owned[seat]).items()},
        piles={
            name: counted(pile) for name, pile in _seen(table, seat) if name in draft.open_piles
        },
        hidden={
            name: len(pile) for name, pile in table.piles.items() if name not in draft.open_piles
        },
        others=[_other(table, draft, other) for other in range(table.players)],
        token=table.token,
    )


def _seen(table: Table, seat: int) -> list[tuple[str, list[str]]]:
    return [*table.piles.items(), *table.own_piles[seat].items()]


def _other(table: Table, draft: Draft, seat: int) -> dict[str, Counts | int]:
    return {
        key: counted(items) if key in draft.open_keys else len(items)
        for key, items in table.owned[seat].items()
    }

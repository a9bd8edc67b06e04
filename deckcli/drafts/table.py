"""The state of a draft: plain lists, dicts and numbers, cheap to copy and to pickle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from deckcli.core.rng import Rng

Counts = dict[str, int]
COMPANIONS = "companions"  # what came with a leader and was not drafted itself


class Pick(NamedTuple):
    """What a player does: take something, give something back for it, or neither (pass)."""

    take: str = ""
    give: str = ""

    def __str__(self) -> str:
        """The notation of logs: `takes fear`, `takes fear for nature`, `returns fear`, `passes`."""
        if self.take and self.give:
            return f"takes {self.take} for {self.give}"
        if self.take:
            return f"takes {self.take}"
        return f"returns {self.give}" if self.give else "passes"


PASS = Pick()


def parse_pick(text: str) -> Pick | None:
    """Parse a pick; None if it is not one."""
    match text.split():
        case ["passes"]:
            return PASS
        case ["takes", take]:
            return Pick(take)
        case ["takes", take, "for", give]:
            return Pick(take, give)
        case ["returns", give]:
            return Pick("", give)
    return None


class Table:
    """Everything on the table. Every card and die is in exactly one of its places.

    `seat` is the player being asked; -1 when the draft is over. `step` counts the answers in the
    current stage.
    """

    __slots__ = (
        "box", "boxes", "hands", "own_piles", "owned", "pending", "piles", "rng", "row", "seat",
        "stage", "step", "token",
    )  # fmt: skip

    def __init__(self, players: int, rng: Rng) -> None:
        self.box: Counts = {}  # what nobody holds: reserves, conjurations, returned cards
        self.boxes: list[Counts] = [{} for _ in range(players)]  # a player's own collection
        self.piles: dict[str, list[str]] = {}
        self.own_piles: list[dict[str, list[str]]] = [{} for _ in range(players)]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.row: list[str] = []
        self.owned: list[dict[str, list[str]]] = [{} for _ in range(players)]
        self.pending: list[str] = []  # secret picks, to be revealed together
        self.token = 0
        self.stage = 0
        self.step = 0
        self.seat = -1
        self.rng = rng

    @property
    def players(self) -> int:
        return len(self.hands)

    def copy(self) -> Table:
        """A copy that can be played on without changing this table."""
        twin = Table(0, self.rng.copy())
        twin.box, twin.boxes = dict(self.box), [dict(box) for box in self.boxes]
        twin.piles = {name: list(pile) for name, pile in self.piles.items()}
        twin.own_piles = [_copied(piles) for piles in self.own_piles]
        twin.hands = [list(hand) for hand in self.hands]
        twin.row, twin.pending = list(self.row), list(self.pending)
        twin.owned = [_copied(owned) for owned in self.owned]
        twin.token, twin.stage, twin.step, twin.seat = (
            self.token, self.stage, self.step, self.seat,
        )  # fmt: skip
        return twin

    def census(self) -> Counts:
        """How many of each card and die there are, wherever they are."""
        totals: Counts = {}
        for box in (self.box, *self.boxes):
            for item, count in box.items():
                totals[item] = totals.get(item, 0) + count
        own = (pile for piles in self.own_piles for pile in piles.values())
        held = (items for owned in self.owned for items in owned.values())
        for items in (*self.piles.values(), *own, *held, *self.hands, self.row):
            for item in items:
                totals[item] = totals.get(item, 0) + 1
        return {item: totals[item] for item in sorted(totals) if totals[item]}

    def held(self, seat: int, key: str) -> Sequence[str]:
        """What a player has under a deck key, for reading."""
        return self.owned[seat].get(key, ())

    def holding(self, seat: int, key: str) -> list[str]:
        """The same, for changing."""
        return self.owned[seat].setdefault(key, [])

    def contents(self) -> dict[str, object]:
        """The whole state as plain values: equal contents mean equal drafts."""
        plain: dict[str, object] = {name: getattr(self, name) for name in self.__slots__}
        plain["rng"] = self.rng.state
        return plain


def _copied(piles: dict[str, list[str]]) -> dict[str, list[str]]:
    return {name: list(pile) for name, pile in piles.items()}


def counted(items: Iterable[str]) -> Counts:
    """Item -> how many, in the order of first appearance."""
    counts: Counts = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    return counts


def merged(owned: dict[str, list[str]]) -> dict[str, list[str]]:
    """What a player holds by deck key: companions are cards like the others."""
    keys = {key: items for key, items in owned.items() if key != COMPANIONS}
    if owned.get(COMPANIONS):
        keys["cards"] = [*owned[COMPANIONS], *keys.get("cards", [])]
    return keys

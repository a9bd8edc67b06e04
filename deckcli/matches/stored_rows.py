"""The rows of a store: how a game is written, what gives it away if it was changed, what can be.

A game of a rotation is believed if it could have been played at its table: the seed is that of its
number, the seats are those of its place in the rotation, and whoever won, began or shared sat
there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any

from deckcli.matches.table import GameRow, letters_of, seating
from deckcli.matches.workload import Workload, turn_of

Rotation = tuple[GameRow, ...]
Cards = Sequence[Sequence[str]]
Stored = tuple[Any, ...]  # a game as SQLite keeps it, in the order of COLUMNS

COLUMNS = GameRow._fields
NUMBERS = ("number", "game", "seed", "cut", "turns", "decisions")
_MASK = re.compile("[0-9a-f]{1,2000}", re.ASCII)
_SUMS = 2**63  # SQLite's integers


class NotPlayed(Exception):
    """Games that no table can have given; the message says which, and why not."""


def stored(row: GameRow) -> Stored:
    return (*row[:-2], " ".join(row.seen), " ".join(row.played))


def digest(row: Stored) -> int:
    """A number that changes with every bit of the row."""
    return int.from_bytes(blake2b(repr(row).encode(), digest_size=8).digest()) % _SUMS


def checksum(digests: Iterable[int]) -> int:
    """The sum of digests: that of a chunk, whatever order its rows are read in."""
    return sum(digests) % _SUMS


class Witness:
    """Knows what games of a workload look like."""

    def __init__(self, workload: Workload, cards: Cards) -> None:
        self.matches, self.unit = workload.matches(), workload.unit
        self.limits = [[2 ** len(cards[deck]) for deck in group] for group in workload.groups()]
        self.seatings = [
            letters_of(seating(workload.seats, game)) for game in range(1, workload.seats + 1)
        ]

    def rotations(self, rows: Iterator[Stored]) -> Iterator[Rotation]:
        """Whole rotations out of rows that are sorted by number and game; raises NotPlayed."""
        games = len(self.seatings)
        waiting: list[GameRow] = []
        for row in rows:
            made = self._made(row)
            if waiting and waiting[0].number != made.number:
                break
            waiting.append(made)
            if len(waiting) == games:
                if [one.game for one in waiting] != list(range(1, games + 1)):
                    break
                yield self._believed(tuple(waiting))
                waiting = []
        if waiting:
            part = "half a pair" if games == 2 else "part of a rotation"
            raise NotPlayed(f"{part}: number {waiting[0].number}")

    def _made(self, row: Stored) -> GameRow:
        for name, value in zip(COLUMNS, row, strict=True):
            kind = int if name in NUMBERS else str
            if type(value) is not kind:
                raise NotPlayed(f"a game whose {name} is {str(value)[:20]!r}")
        made = GameRow._make(row)
        return made._replace(
            seen=tuple(str(made.seen).split(" ")), played=tuple(str(made.played).split(" "))
        )

    def _believed(self, rotation: Rotation) -> Rotation:
        number = rotation[0].number
        group, turn = turn_of(number, len(self.matches))
        seed = self.matches[group].rotation_seed(turn) if number > 0 else None
        for row in rotation:
            doubt = "another seed" if row.seed != seed else self._doubt(row, self.limits[group])
            if doubt:
                raise NotPlayed(f"{self.unit} {number}, game {row.game}, has {doubt}")
        return rotation

    def _doubt(self, row: GameRow, limits: Sequence[int]) -> str:
        """What is impossible about a game; "" if nothing is."""
        decks = sorted(self.seatings[0])
        sharers = [deck for deck in decks if deck in row.shared]
        wrong = {
            "seats": row.seats != self.seatings[row.game - 1],
            "winner": row.winner not in ("", *decks),
            "first": row.first not in decks,
            "shared": row.shared != "".join(sharers) or bool(row.winner) is bool(sharers),
            "cut": row.cut not in (0, 1),
            "turns": row.turns < 0,
            "decisions": row.decisions < 0,
            "seen": not _fit(row.seen, limits),
            "played": not _fit(row.played, limits),
        }
        found = next((name for name, is_wrong in wrong.items() if is_wrong), "")
        return f"an impossible {found}: {str(getattr(row, found))[:40]}" if found else ""


def _fit(masks: Sequence[str], limits: Sequence[int]) -> bool:
    """Whether these are masks of decks with so many cards."""
    return len(masks) == len(limits) and all(
        _MASK.fullmatch(mask) and int(mask, 16) < limit
        for mask, limit in zip(masks, limits, strict=True)
    )

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

from deckcli.matches.chances import TEXT
from deckcli.matches.table import GameRow, letters_of, seating
from deckcli.matches.workload import Workload, turn_of

Rotation = tuple[GameRow, ...]
Cards = Sequence[Sequence[str]]
Stored = tuple[Any, ...]  # a game as SQLite keeps it, in the order of COLUMNS

PRIZES = ("won", "games")  # columns of games with prizes only
COLUMNS = GameRow._fields[: -len(PRIZES)]
CHANCES = COLUMNS.index("chances")  # older stores do not have it
NUMBERS = ("number", "game", "seed", "cut", "turns", "decisions", "games")
_WON = re.compile("([0-9]{1,7}( [0-9]{1,7})*)?", re.ASCII)
_MASK = re.compile("[0-9a-f]{1,2000}", re.ASCII)
_SUMS = 2**63  # SQLite's integers


class NotPlayed(Exception):
    """Games that no table can have given; the message says which, and why not."""


def columns_of(workload: Workload) -> tuple[str, ...]:
    """The columns that the games of a workload have."""
    return (*COLUMNS, *PRIZES) if workload.race else COLUMNS


def stored(row: GameRow) -> Stored:
    told = (row.seen, row.played, row.chances)
    facts = (*row[: len(COLUMNS) - len(told)], *map(" ".join, told))
    return (*facts, " ".join(map(str, row.won)), row.games) if row.won else facts


def digest(row: Stored) -> int:
    """A number that changes with every bit of the row."""
    return int.from_bytes(blake2b(repr(row).encode(), digest_size=8).digest()) % _SUMS


def checksum(digests: Iterable[int]) -> int:
    """The sum of digests: that of a chunk, whatever order its rows are read in."""
    return sum(digests) % _SUMS


class Witness:
    """Knows what games of a workload look like."""

    def __init__(self, workload: Workload, cards: Cards) -> None:
        self.matches, self.unit, self.race = workload.matches(), workload.unit, workload.race
        self.columns = columns_of(workload)
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
        for name, value in zip(self.columns, row, strict=True):
            kind = int if name in NUMBERS else str
            if type(value) is not kind:
                raise NotPlayed(f"a game whose {name} is {str(value)[:20]!r}")
        made = GameRow(*row)  # without prizes, if there are none
        won = str(row[len(COLUMNS)]) if self.race else ""
        if not _WON.fullmatch(won):
            raise NotPlayed(f"a game whose won is {won[:20]!r}")
        return made._replace(
            seen=tuple(str(made.seen).split(" ")),
            played=tuple(str(made.played).split(" ")),
            chances=tuple(str(made.chances).split(" ")) if made.chances else (),
            won=tuple(map(int, won.split())),
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
            "chances": row.chances != () and not _tell(row.chances, decks),
            "won": not self._could_be_won(row, decks),
            "games": not 1 <= row.games <= max(1, len(decks) * (self.race - 1) + 1),
        }
        found = next((name for name, is_wrong in wrong.items() if is_wrong), "")
        return f"an impossible {found}: {str(getattr(row, found))[:40]}" if found else ""

    def _could_be_won(self, row: GameRow, decks: Sequence[str]) -> bool:
        """Whether the prizes fit the winner: he alone has as many as the race is to.

        More than that only a single game can bring, which is a race to one.
        """
        if not self.race:
            return row.won == ()
        return len(row.won) == len(decks) and all(
            (taken >= self.race) is (deck == row.winner) and (self.race == 1 or taken <= self.race)
            for deck, taken in zip(decks, row.won, strict=True)
        )


def _tell(chances: Sequence[str], decks: Sequence[str]) -> bool:
    """Whether these are the chances of so many decks."""
    return len(chances) == len(decks) and all(map(TEXT.fullmatch, chances))


def _fit(masks: Sequence[str], limits: Sequence[int]) -> bool:
    """Whether these are masks of decks with so many cards."""
    return len(masks) == len(limits) and all(
        _MASK.fullmatch(mask) and int(mask, 16) < limit
        for mask, limit in zip(masks, limits, strict=True)
    )

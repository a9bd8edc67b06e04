"""A piece of work as plain values: any process with the card data can do it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from deckcli.core.errors import DeckcliError
from deckcli.decks.plain import deck_of
from deckcli.games.library import Library
from deckcli.games.playing import check_seats, game_of, seated
from deckcli.matches.table import GameRow, Table
from deckcli.matches.workload import Workload, turn_of

_LAID = 128  # tables to keep; a round robin of 17 decks needs more


class Job(NamedTuple):
    """What all pieces of a run share; hashable, so that a process reads it only once."""

    workload: Workload
    folders: tuple[str, ...]  # the user's own card data


def job_of(workload: Workload, library: Library) -> Job:
    return Job(workload, tuple(str(folder) for folder in library.folders[1:]))


def play(job: Job, numbers: Sequence[int]) -> list[GameRow]:
    """Play the games of these rotations, in order."""
    return _opened(job).play(numbers)


@lru_cache(maxsize=2)
def _opened(job: Job) -> Tables:
    return Tables(job.workload, Library([Path(folder) for folder in job.folders]))


class Tables:
    """A table for each group, made when its first rotation is played."""

    def __init__(self, workload: Workload, library: Library) -> None:
        """Refuses card data other than that the workload was made with."""
        self.job = job_of(workload, library)
        catalog = library.catalog(workload.game)
        if catalog.digest != workload.card_data:
            raise DeckcliError(
                f"the card data of {workload.game} is not the one this match was made with",
                hint="card files were changed; start the match anew",
            )
        self.groups, self.matches = workload.groups(), workload.matches()
        self.game = game_of(catalog, rules=workload.rules)
        check_seats(self.game, workload.seats)
        self.decks = seated(self.game, [deck_of(content, catalog) for content in workload.decks])
        self.table = lru_cache(_LAID)(self._lay)

    def _lay(self, group: int) -> Table:
        match = self.matches[group]
        decks = [self.decks[deck] for deck in self.groups[group]]
        return Table(self.game, decks, match.bots, int(match.rules["max_turns"]), race=match.race)

    def play(self, numbers: Sequence[int]) -> list[GameRow]:
        """Play the games of these rotations, in order."""
        return [row for number in numbers for row in self.play_rotation(number)]

    def play_rotation(self, number: int) -> list[GameRow]:
        """Play the games of the rotation with this number."""
        group, turn = turn_of(number, len(self.groups))
        return self.table(group).play_rotation(number, self.matches[group].rotation_seed(turn))

    def cards(self) -> list[list[str]]:
        """For each deck the ids of its distinct cards; none for one that meets nobody."""
        found: list[list[str]] = [[] for _ in self.decks]
        for at, group in enumerate(self.groups):
            if not all(found[deck] for deck in group):
                for deck, cards in zip(group, self.table(at).cards, strict=True):
                    found[deck] = cards
        return found


def table_of(match: Workload, library: Library) -> Table:
    """The table of a match."""
    return Tables(match, library).table(0)

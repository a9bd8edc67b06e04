"""A piece of work as plain values: any process with the card data can do it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from deckcli.core.errors import DeckcliError
from deckcli.games.library import Library
from deckcli.games.playing import game_of, seated
from deckcli.matches.table import GameRow, Table
from deckcli.matches.workload import Workload, deck_of, turn_of

_LAID = 128  # tables to keep; a round robin of 17 decks needs more


class Job(NamedTuple):
    """What all pieces of a run share; hashable, so that a process reads it only once."""

    workload: str
    folders: tuple[str, ...]  # the user's own card data


def job_of(workload: Workload, library: Library) -> Job:
    return Job(workload.to_text(), tuple(str(folder) for folder in library.folders[1:]))


def play(job: Job, pairs: Sequence[int]) -> list[GameRow]:
    """Play the games of these pairs, in order."""
    tables = _opened(job)
    return [row for pair in pairs for row in tables.play_pair(pair)]


@lru_cache(maxsize=2)
def _opened(job: Job) -> Tables:
    library = Library([Path(folder) for folder in job.folders])
    return Tables(Workload.from_text(job.workload), library)


class Tables:
    """A table for each pairing, made when its first pair is played."""

    def __init__(self, workload: Workload, library: Library) -> None:
        """Refuses card data other than that the workload was made with."""
        catalog = library.catalog(workload.game)
        if catalog.digest != workload.card_data:
            raise DeckcliError(
                f"the card data of {workload.game} is not the one this match was made with",
                hint="card files were changed; start the match anew",
            )
        self.pairings, self.matches = workload.pairings(), workload.matches()
        self.game = game_of(catalog, rules=workload.rules)
        decks = [deck_of(content, library) for content in workload.decks]
        self.decks = seated(self.game, decks)
        self.table = lru_cache(_LAID)(self._lay)

    def _lay(self, pairing: int) -> Table:
        a, b = self.pairings[pairing]
        match = self.matches[pairing]
        decks = [self.decks[a], self.decks[b]]
        return Table(self.game, decks, match.bots, int(match.rules["max_turns"]))

    def play_pair(self, number: int) -> list[GameRow]:
        """Play both games of the pair with this number."""
        pairing, pair = turn_of(number, len(self.pairings))
        return self.table(pairing).play_pair(number, self.matches[pairing].pair_seed(pair))

    def cards(self) -> list[list[str]]:
        """For each deck the ids of its distinct cards. The first deck meets all others."""
        firsts = [at for at, (a, _) in enumerate(self.pairings) if a == 0]
        return [self.table(0).cards[0], *(self.table(at).cards[1] for at in firsts)]


def table_of(match: Workload, library: Library) -> Table:
    """The table of a match."""
    return Tables(match, library).table(0)

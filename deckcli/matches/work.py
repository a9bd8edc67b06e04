"""A piece of work as plain values: any process that has the card data can do it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from deckcli.core.errors import DeckcliError
from deckcli.games.library import Library
from deckcli.games.playing import NotPlayable, game_of, seated
from deckcli.matches.table import GameRow, Table
from deckcli.matches.workload import Workload, deck_of


class Job(NamedTuple):
    """What all pieces of a match have in common; hashable, so that a process reads it once."""

    workload: str
    folders: tuple[str, ...]  # card data of the user's own


def job_of(workload: Workload, library: Library) -> Job:
    return Job(workload.to_text(), tuple(str(folder) for folder in library.folders[1:]))


def play(job: Job, pairs: Sequence[int]) -> list[GameRow]:
    """The games of these pairs, in their order."""
    workload, table = _opened(job)
    return [row for pair in pairs for row in table.play_pair(pair, workload.pair_seed(pair))]


@lru_cache(maxsize=2)
def _opened(job: Job) -> tuple[Workload, Table]:
    workload = Workload.from_text(job.workload)
    return workload, table_of(workload, Library([Path(folder) for folder in job.folders]))


def table_of(workload: Workload, library: Library) -> Table:
    """The table of a workload; refuses card data that is not the one it was made with."""
    catalog = library.catalog(workload.game)
    if catalog.digest != workload.card_data:
        raise DeckcliError(
            f"the card data of {workload.game} is not the one this match was made with",
            hint="card files were changed; start the match anew",
        )
    game = game_of(catalog)
    decks = [deck_of(content, library) for content in workload.decks]
    try:
        return Table(game, seated(game, decks), workload.bots, workload.rules["max_turns"])
    except (AssertionError, ValueError, LookupError) as error:
        # Games may rely on what the deck rules promise; these decks can be illegal.
        raise NotPlayable(
            "these decks cannot be put on a table", hint="deckcli check tells what is wrong"
        ) from error

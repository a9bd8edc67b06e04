"""What a match costs over the bare loop of its games, what a second worker gives, what it keeps.

    python benchmarks/matches.py [--pairs 1000] [--decks A B]

CPU time of one core for the runner, wall time for workers: measure those on a quiet machine. The
runner writes a store. Exit status 1 where a budget is missed.
"""

from __future__ import annotations

import argparse
import tempfile
import time
import tracemalloc
from pathlib import Path

from deckcli.bots.bot import make_bot
from deckcli.engine.play import apply, start
from deckcli.engine.views import view_of
from deckcli.games.library import Library
from deckcli.matches.match import play_match
from deckcli.matches.runner import Budget, Runner
from deckcli.matches.store import Store
from deckcli.matches.table import Table
from deckcli.matches.tally import Tally
from deckcli.matches.work import Job, job_of, table_of
from deckcli.matches.workers import Done, ThisProcess
from deckcli.matches.workload import Workload

ALLOWED = 0.05  # of the bare loop
WANTED = 1.7  # pairs per second of two workers, over those of one
GROWTH = 200_000  # bytes that ten times the pairs may add


def bare(table: Table, workload: Workload, pairs: tuple[int, ...]) -> None:
    """The games of these pairs and nothing else."""
    game = table.game
    for pair in pairs:
        seed = workload.pair_seed(pair)
        for decks in (table.decks, table.decks[::-1]):
            state = start(game, decks, seed, max_turns=table.max_turns)
            bots = [make_bot(name, game, seed, seat) for seat, name in enumerate(table.bots)]
            while state.question is not None:
                seat = state.question.seat
                apply(game, state, bots[seat].choose(view_of(game, state, seat)))


class InTurns(ThisProcess):
    """Plays every chunk twice, bare and for the runner: a busy machine is busy for both."""

    def __init__(self, job: Job, table: Table, workload: Workload) -> None:
        super().__init__(job)
        self.table, self.workload = table, workload
        self.alone = 0.0

    def finished(self, timeout: float) -> list[Done]:
        if self._chunk is not None:
            began = time.process_time()
            bare(self.table, self.workload, self._chunk.pairs)
            self.alone += time.process_time() - began
        return super().finished(timeout)


class Remembered(ThisProcess):
    """Gives the same pair under every number, so that only what is kept takes memory."""

    def __init__(self, job: Job, table: Table) -> None:
        super().__init__(job)
        self.rows = table.play_pair(1, 1)

    def finished(self, timeout: float) -> list[Done]:
        chunk, self._chunk = self._chunk, None
        pairs = chunk.pairs if chunk is not None else ()
        rows = [row._replace(pair=pair) for pair in pairs for row in self.rows]
        return [Done(chunk, rows)] if chunk is not None else []


def overhead(workload: Workload, library: Library, pairs: int, folder: Path) -> bool:
    table = table_of(workload, library)
    workers = InTurns(job_of(workload, library), table, workload)
    with Store.create(str(folder / "runs.db"), workload, table.cards) as store:
        began = time.process_time()
        Runner(workers, Tally(table.cards), Budget(pairs), store).run()
        spent = time.process_time() - began - workers.alone
    cost = spent / workers.alone - 1
    print(f"bare loop  {workers.alone:6.2f} s CPU for {pairs} pairs")
    print(f"runner     {spent:6.2f} s CPU, {100 * cost:+.1f} % (allowed {100 * ALLOWED:+.0f} %)")
    return cost <= ALLOWED


def second_worker(workload: Workload, library: Library, pairs: int) -> bool:
    rates = []
    for jobs in (1, 2):
        began = time.monotonic()
        play_match(workload, Budget(pairs), library=library, jobs=jobs)
        rates.append(pairs / (time.monotonic() - began))
    gain = rates[1] / rates[0]
    print(f"workers    {rates[0]:.1f} and {rates[1]:.1f} pairs/s, x{gain:.2f} (wanted x{WANTED})")
    return gain >= WANTED


def memory(workload: Workload, library: Library) -> bool:
    table = table_of(workload, library)
    workers = Remembered(job_of(workload, library), table)
    peaks = []
    for pairs in (2_000, 20_000):
        tracemalloc.start()
        Runner(workers, Tally(table.cards), Budget(pairs)).run()
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    growth = peaks[1] - peaks[0]
    print(f"memory     {peaks[0] // 1024} kB at 2,000 pairs, {peaks[1] // 1024} kB at 20,000")
    return growth <= GROWTH


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--decks", nargs=2, default=["cipher/s01-marth", "cipher/s02-chrom"])
    parser.add_argument("--bots", nargs=2, default=["random", "random"])
    wanted = parser.parse_args()
    library = Library()
    first, second = (library.deck(name).deck for name in wanted.decks)
    assert first is not None
    assert second is not None
    bots = (wanted.bots[0], wanted.bots[1])
    workload = Workload.of((first, second), bots, library=library, rules={"max_turns": 300}, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        kept = [
            overhead(workload, library, wanted.pairs, Path(folder)),
            second_worker(workload, library, wanted.pairs),
            memory(workload, library),
        ]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    raise SystemExit(main())

"""What a match costs over the bare loop of its games, what a second worker gives, what it keeps.

    python benchmarks/matches.py [--pairs 1000] [--rounds 5] [--decks A B]

Other programs disturb, so everything is measured in rounds, what is compared takes turns, and the
median of the rounds counts.

runner   CPU time of this process, store and count included, over that of the same games in a bare
         loop. Each chunk is played both ways, in alternating order.
workers  pairs per second of whole matches with one worker process and with two, from when all of
         them are ready. Where the system tells (Linux), the time in which a worker was ready to
         run and another program had its core is left out of the wall time; the half of what the
         runner itself computes is put back, because two workers and the runner share two cores.
         Waiting for work, for pipes and for the last chunk all count. Plain wall time is shown too.
memory   what ten times the pairs add to the greatest use of memory.

Exit status 1 where a budget is missed.
"""

from __future__ import annotations

import argparse
import tempfile
import time
import tracemalloc
from multiprocessing import active_children
from pathlib import Path
from statistics import median

from deckcli.bots.bot import bot_stream, make_bot
from deckcli.engine.play import apply, start
from deckcli.engine.views import view_of
from deckcli.games.library import Library
from deckcli.games.playing import chosen_rules
from deckcli.matches.runner import Budget, Runner
from deckcli.matches.standings import Standings
from deckcli.matches.store import Store
from deckcli.matches.table import Table
from deckcli.matches.work import Tables, job_of, table_of
from deckcli.matches.workers import Chunk, Done, Processes, ThisProcess
from deckcli.matches.workload import Workload

ALLOWED = 0.05  # of the bare loop
WANTED = 1.7  # pairs per second of two workers, over those of one
GROWTH = 200_000  # bytes that ten times the pairs may add


def bare(table: Table, workload: Workload, pairs: tuple[int, ...]) -> None:
    """The games of these pairs and nothing else."""
    game = table.game
    for pair in pairs:
        seed = workload.rotation_seed(pair)
        for decks in (table.decks, table.decks[::-1]):
            state = start(game, decks, seed, max_turns=table.max_turns)
            bots = [
                make_bot(name, game, bot_stream(seed, seat)) for seat, name in enumerate(table.bots)
            ]
            while state.question is not None:
                seat = state.question.seat
                apply(game, state, bots[seat].choose(view_of(game, state, seat)))


class InTurns(ThisProcess):
    """Plays every chunk twice, bare and for the runner: a busy machine is busy for both."""

    def __init__(self, tables: Tables, workload: Workload) -> None:
        super().__init__(tables)
        table = tables.table(0)
        self.table, self.workload = table, workload
        self.alone, self.chunks = 0.0, 0

    def finished(self, timeout: float) -> list[Done]:
        chunk = self._chunk
        if chunk is None:
            return []
        self.chunks += 1
        if self.chunks % 2:
            self._play_bare(chunk.numbers)
            return super().finished(timeout)
        done = super().finished(timeout)
        self._play_bare(chunk.numbers)
        return done

    def _play_bare(self, pairs: tuple[int, ...]) -> None:
        began = time.process_time()
        bare(self.table, self.workload, pairs)
        self.alone += time.process_time() - began


class Remembered(ThisProcess):
    """Gives the same pair under every number, so that only what is kept takes memory."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.rows = tables.table(0).play_rotation(1, 1)

    def finished(self, timeout: float) -> list[Done]:
        chunk, self._chunk = self._chunk, None
        pairs = chunk.numbers if chunk is not None else ()
        rows = [row._replace(number=pair) for pair in pairs for row in self.rows]
        return [Done(chunk, rows)] if chunk is not None else []


def overhead(workload: Workload, library: Library, pairs: int, rounds: int, folder: Path) -> bool:
    table = table_of(workload, library)
    bare(table, workload, (1, 2))  # whatever is made at first use is there
    costs, alone = [], 0.0
    for number in range(rounds):
        workers = InTurns(Tables(workload, library), workload)
        with Store.create(str(folder / f"{number}.db"), workload, table.cards) as store:
            began = time.process_time()
            Runner(workers, Standings(workload, table.cards), Budget(pairs), store).run()
            spent = time.process_time() - began - workers.alone
        costs.append(spent / workers.alone - 1)
        alone += workers.alone
    cost = median(costs)
    shown = ", ".join(f"{100 * one:+.1f}" for one in costs)
    print(f"bare loop  {alone / rounds:6.2f} s CPU for {pairs} pairs")
    print(f"runner     {100 * cost:+.1f} % CPU (allowed {100 * ALLOWED:+.0f} %); rounds: {shown}")
    return cost <= ALLOWED


def queued(pids: list[int]) -> float:
    """Seconds for which these processes could have run and others did, on average."""
    waits = []
    for pid in pids:
        try:
            waits.append(int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9)
        except OSError:  # not Linux
            waits.append(0.0)
    return sum(waits) / len(waits)


def rates(workload: Workload, library: Library, pairs: int, jobs: int) -> tuple[float, float]:
    """Pairs per second undisturbed, and of plain wall time."""
    cards = table_of(workload, library).cards
    workers = Processes(job_of(workload, library), jobs)
    for number in range(jobs):
        workers.submit(Chunk((number + 1,)))
    ready = 0
    while ready < jobs:
        ready += len(workers.finished(60))
    pids = [child.pid for child in active_children() if child.pid is not None]
    lost, spent, began = queued(pids), time.process_time(), time.monotonic()
    end = [0.0, 0.0]

    def watch(_: Runner) -> None:
        end[:] = [time.monotonic() - began, queued(pids) - lost]

    Runner(workers, Standings(workload, cards), Budget(pairs)).run(watch)
    wall, disturbed = end
    own = (time.process_time() - spent) / 2 if jobs > 1 and disturbed else 0.0
    return pairs / (wall - disturbed + own), pairs / wall


def second_worker(workload: Workload, library: Library, pairs: int, rounds: int) -> bool:
    found: dict[int, list[tuple[float, float]]] = {1: [], 2: []}
    for number in range(rounds):
        for jobs in (1, 2) if number % 2 else (2, 1):
            found[jobs].append(rates(workload, library, pairs, jobs))
    one, two = (median(alone for alone, _ in found[jobs]) for jobs in (1, 2))
    wall = [median(plain for _, plain in found[jobs]) for jobs in (1, 2)]
    gain = two / one
    print(f"workers    {one:.1f} and {two:.1f} pairs/s, x{gain:.2f} (wanted x{WANTED}); "
          f"by the clock {wall[0]:.1f} and {wall[1]:.1f}, x{wall[1] / wall[0]:.2f}")  # fmt: skip
    return gain >= WANTED


def memory(workload: Workload, library: Library) -> bool:
    table = table_of(workload, library)
    workers = Remembered(Tables(workload, library))
    peaks = []
    for pairs in (2_000, 20_000):
        tracemalloc.start()
        Runner(workers, Standings(workload, table.cards), Budget(pairs)).run()
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    growth = peaks[1] - peaks[0]
    print(f"memory     {peaks[0] // 1024} kB at 2,000 pairs, {peaks[1] // 1024} kB at 20,000")
    return growth <= GROWTH


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--decks", nargs=2, default=["cipher/s01-marth", "cipher/s02-chrom"])
    parser.add_argument("--bots", nargs=2, default=["random", "random"])
    wanted = parser.parse_args()
    library = Library()
    decks = [deck for name in wanted.decks if (deck := library.deck(name).deck) is not None]
    rules = chosen_rules(decks[0].game, {}, decks)
    workload = Workload.of(decks, wanted.bots, library=library, rules=rules, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        kept = [
            overhead(workload, library, wanted.pairs, wanted.rounds, Path(folder)),
            second_worker(workload, library, wanted.pairs, wanted.rounds),
            memory(workload, library),
        ]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    raise SystemExit(main())

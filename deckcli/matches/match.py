"""A whole match or tournament in one call, for the command line and for programs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace

from deckcli.bots.versions import version_of
from deckcli.games.library import Library
from deckcli.matches.interrupts import noted_interrupts
from deckcli.matches.runner import Budget, Runner
from deckcli.matches.standings import Standings
from deckcli.matches.store import Store, is_unused
from deckcli.matches.store_format import StoreError
from deckcli.matches.work import Tables
from deckcli.matches.workers import workers_for
from deckcli.matches.workload import Workload


def play_match(
    workload: Workload,
    budget: Budget,
    *,
    library: Library,
    jobs: int = 1,
    cluster: str = "",
    store: str = "",
    resume: bool = False,
    watch: Callable[[Runner], None] = lambda _: None,
) -> Standings:
    """Play a match or tournament; the same workload and budget give the same result.

    `jobs` processes of this machine play, or the workers of the dask scheduler at `cluster`.
    `store` is a file that keeps every finished chunk; with `resume` it may exist already, and only
    its missing rotations are played. `watch` is called before the first game and then about twice a
    second. Ctrl-C raises KeyboardInterrupt once the games just played have been kept.
    """
    tables = Tables(workload, library)  # before any process or file is created
    cards = tables.cards()
    versions = {name: version_of(name, tables.game) for name in sorted(set(workload.bots))}
    workload = replace(workload, pilots=versions)
    standings = Standings(workload, cards)
    if store and not resume and not is_unused(store):
        raise StoreError(
            f"{store} exists already", hint="--resume goes on with it; or name another file"
        )
    workers = workers_for(tables, jobs, cluster)
    with ExitStack() as stack:
        stack.callback(workers.stop)
        opened = stack.enter_context(Store.resume(store, workload, cards)) if store else None
        is_interrupted = stack.enter_context(noted_interrupts())

        def between_chunks(runner: Runner) -> None:
            watch(runner)
            if is_interrupted():
                raise KeyboardInterrupt

        runner = Runner(workers, standings, budget, opened)
        watch(runner)
        runner.run(between_chunks)
    return standings


def counted(store: Store) -> Standings:
    """The standings over everything in a store."""
    standings = Standings(store.workload, store.cards)
    for rotation in store.rotations():
        standings.add(rotation)
    return standings


def seed_in(store: str) -> int | None:
    """The seed that a store was started with; None if there is no store yet."""
    if is_unused(store):
        return None
    with Store.open(store) as opened:
        return opened.workload.seed

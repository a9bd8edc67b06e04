"""A whole match in one call, for the command line and for programs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

from deckcli.core.errors import BadSetting
from deckcli.games.library import Library
from deckcli.matches.interrupts import noted_interrupts
from deckcli.matches.runner import Budget, Runner
from deckcli.matches.store import Store, StoreError, is_unused
from deckcli.matches.tally import Tally
from deckcli.matches.work import job_of, table_of
from deckcli.matches.workers import local_workers
from deckcli.matches.workload import Workload


def play_match(
    workload: Workload,
    budget: Budget,
    *,
    library: Library,
    jobs: int = 1,
    store: str = "",
    resume: bool = False,
    watch: Callable[[Runner], None] = lambda _: None,
) -> Tally:
    """Play a match and count it; the same workload and budget give the same count.

    `store` is a file that keeps every finished chunk; with `resume` it may be there already, and
    only its missing pairs are played. `watch` is called about twice a second. Ctrl-C is a
    KeyboardInterrupt as soon as what was just played is kept.
    """
    cards = table_of(workload, library).cards  # before any process or file is made
    tally = Tally(cards)
    workers = local_workers(job_of(workload, library), jobs)
    if store and not resume and not is_unused(store):
        raise StoreError(
            f"{store} exists already", hint="--resume goes on with it; or name another file"
        )
    with ExitStack() as stack:
        opened = stack.enter_context(Store.resume(store, workload, cards)) if store else None
        is_interrupted = stack.enter_context(noted_interrupts())

        def between_chunks(runner: Runner) -> None:
            watch(runner)
            if is_interrupted():
                raise KeyboardInterrupt

        Runner(workers, tally, budget, opened).run(between_chunks)
    return tally


def counted(store: Store) -> Tally:
    """Everything a store holds."""
    tally = Tally(store.cards)
    for pair in store.pairs():
        tally.add(*pair)
    return tally


def seed_in(store: str) -> int | None:
    """The seed that a store was begun with; None where there is no store yet."""
    if is_unused(store):
        return None
    with Store.open(store) as opened:
        return opened.workload.seed


def two(written: str) -> tuple[str, str]:
    """`greedy` or `greedy,random`: the bots of A and B."""
    names = [name.strip() for name in written.split(",")]
    if len(names) not in (1, 2) or not all(names):
        raise BadSetting(f"--bots {written}: one bot for both decks, or two with a comma")
    return names[0], names[-1]

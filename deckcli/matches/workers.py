"""Does the work in this process, or in processes that may be killed without any loss.

The runner knows only `Workers`; those on other machines are in `cluster`. Pieces of work are plain
values (`work.play` of a `Job` and some numbers of rotations).

Each process has its own pipe, so that its death costs only the piece it was working on. An executor
of `concurrent.futures` would break as a whole, and its orphans would wait for ever if the parent
was killed; here they end when the pipe closes.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from pathlib import Path
from typing import NamedTuple, Protocol

from deckcli.core.errors import BadSetting, DeckcliError
from deckcli.matches.table import GameRow
from deckcli.matches.work import Job, Tables, play

_DEATHS = 3  # after this many deaths of its workers, a piece counts as their cause
_SAFE = "PYTHONSAFEPATH"  # read by Python itself
_PATIENCE = 2.0  # seconds that a worker has to exit


class WorkersDie(DeckcliError):
    """Every worker that takes this piece of work dies; retrying would not help."""

    code = "worker"


class Chunk(NamedTuple):
    """Rotations that are played and kept together."""

    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.numbers[0]} to {self.numbers[-1]}"


class Done(NamedTuple):
    """A chunk with its games, in the order of its numbers."""

    chunk: Chunk
    rows: list[GameRow]


class Workers(Protocol):
    """Takes chunks while it has room, and returns them played, in any order."""

    @property
    def size(self) -> int:
        """How many chunks can be played at once."""

    def has_room(self) -> bool:
        """Whether another chunk would get a worker soon."""

    def submit(self, chunk: Chunk) -> None: ...

    def finished(self, timeout: float) -> list[Done]:
        """What has finished since the last call, after waiting at most `timeout` seconds for it."""

    def stop(self) -> None:
        """Abandon whatever is not finished."""


class ThisProcess:
    """Plays in this process alone."""

    size = 1

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._chunk: Chunk | None = None

    def has_room(self) -> bool:
        return self._chunk is None

    def submit(self, chunk: Chunk) -> None:
        self._chunk = chunk

    def finished(self, timeout: float) -> list[Done]:
        chunk, self._chunk = self._chunk, None
        return [] if chunk is None else [Done(chunk, self.tables.play(chunk.numbers))]

    def stop(self) -> None:
        self._chunk = None


class _Worker:
    """A process, our end of its pipe, and its current chunk."""

    __slots__ = ("chunk", "pipe", "process")

    def __init__(self, process: BaseProcess, pipe: Connection, chunk: Chunk) -> None:
        self.process, self.pipe, self.chunk = process, pipe, chunk


class Processes:
    """Processes on this machine, started when there is work for them."""

    def __init__(self, job: Job, size: int) -> None:
        self.job, self.size = job, size
        self._busy: dict[Connection, _Worker] = {}
        self._idle: list[_Worker] = []
        self._deaths: dict[Chunk, int] = {}

    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [worker.process.pid or 0 for worker in self._busy.values()]

    def has_room(self) -> bool:
        return len(self._busy) < self.size

    def submit(self, chunk: Chunk) -> None:
        worker = self._idle.pop() if self._idle else self._start(chunk)
        worker.chunk = chunk
        self._busy[worker.pipe] = worker
        with suppress(OSError):  # it is dead, which shows when we listen
            worker.pipe.send(chunk.numbers)

    def finished(self, timeout: float) -> list[Done]:
        done = []
        for pipe in wait(list(self._busy), timeout):
            assert isinstance(pipe, Connection)
            worker = self._busy.pop(pipe)
            try:
                answer = pipe.recv()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            if isinstance(answer, Exception):
                raise answer
            self._idle.append(worker)
            done.append(Done(worker.chunk, answer))
        return done

    def stop(self) -> None:
        busy, idle = list(self._busy.values()), self._idle
        self._busy, self._idle = {}, []
        for worker in busy:
            worker.process.kill()
        for worker in (*busy, *idle):
            worker.pipe.close()
            worker.process.join(_PATIENCE)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()

    def _replace(self, dead: _Worker) -> None:
        dead.pipe.close()
        dead.process.kill()  # its pipe may break while it still runs
        dead.process.join()
        deaths = self._deaths[dead.chunk] = self._deaths.get(dead.chunk, 0) + 1
        if deaths >= _DEATHS:
            raise WorkersDie(
                f"{deaths} workers died while they played "
                f"{self.job.workload.unit}s {dead.chunk} "
                f"(exit code {dead.process.exitcode})",
                hint="is there enough memory? fewer workers (-j) need less",
            )
        self.submit(dead.chunk)

    def _start(self, chunk: Chunk) -> _Worker:
        context = get_context("spawn")  # does not copy our threads, locks and open stores
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self.job), daemon=True)
        with _own_modules(), _deaf_to_interrupts():
            process.start()
        theirs.close()
        return _Worker(process, ours, chunk)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal; those started here leave it to the parent."""
    if os.name != "posix":
        yield
        return
    ensure_running()  # it would unblock SIGINT if it were started with the first worker
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _own_modules() -> Iterator[None]:
    """Keep a spawned Python from importing from the current folder, where a `re.py` would kill it.

    Otherwise it finds the same modules as its parent, because it copies the parent's path.
    """
    before = os.environ.get(_SAFE)
    os.environ[_SAFE] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[_SAFE]
        else:
            os.environ[_SAFE] = before


def serve(pipe: Connection, job: Job) -> None:
    """The loop of a worker: chunks in, games out, until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(answer(job, pipe.recv()))


def answer(job: Job, numbers: tuple[int, ...]) -> list[GameRow] | Exception:
    """The games of these rotations, or the error, as a value that can be sent."""
    try:
        return play(job, numbers)
    except DeckcliError as error:
        return error
    except Exception:  # noqa: BLE001 - a bug in a game must reach the user
        which = f"{job.workload.unit}s {Chunk(numbers)}" if numbers else "the match"
        return RuntimeError(f"{which} cannot be played:\n{traceback.format_exc()}")


def workers_for(tables: Tables, jobs: int, cluster: str = "") -> Workers:
    """Workers on a cluster, or else in this process or several; 0 means one per core."""
    job = tables.job
    if cluster:
        from deckcli.matches.cluster import Cluster  # dask is an optional extra, and slow to import

        return Cluster(job, cluster)
    size = jobs or os.cpu_count() or 1
    if size == 1:
        return ThisProcess(tables)
    _check_folder()
    return Processes(job, size)


def _check_folder() -> None:
    """Each worker enters the folder we are in as soon as it starts, and would die there."""
    try:
        os.chdir(Path.cwd())
    except OSError as error:
        raise BadSetting(
            f"the working folder cannot be entered: {error.strerror}",
            hint="change to another one, or play with -j 1",
        ) from error

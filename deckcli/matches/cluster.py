"""Workers on other machines: the same chunks, played by a dask.distributed cluster.

The scheduler itself reassigns the chunks of a dead worker. This module checks what dask cannot
know: that every worker would play the same games.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import re
import threading
import time
import warnings
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import deckcli
from deckcli.catalog.cache import digest_of
from deckcli.core.errors import BadSetting, DeckcliError
from deckcli.matches.table import GameRow
from deckcli.matches.work import Job
from deckcli.matches.workers import Chunk, Done, WorkersDie, answer

_CONNECT = 5.0  # seconds a scheduler has to answer
_FIRST = 10.0  # seconds to wait for a first worker
_WORKERS = 60.0  # seconds to wait for a worker when all are gone
_GATHER = 5.0  # seconds to fetch the games of a chunk; retried if the worker died meanwhile
_COUNT = 2.0  # seconds between counts of the workers
_AHEAD = 2  # chunks per worker: one being played, one waiting, so that none is idle
_TRIES = 3  # dask also blames chunks that only waited on a worker that died: those are innocent
_INSTALL = "pip install 'deckcli[dask]'"
_KEPT = "finished pairs are safe in the --store, if there is one; go on with --resume"

_table = threading.Lock()  # it plays one game at a time, but a dask worker may have many threads


class ClusterError(DeckcliError):
    """A cluster that cannot be used, or no longer."""

    code = "cluster"


class Program(NamedTuple):
    """Identifies a deckcli. Compiled or not makes no difference: both play the same games."""

    version: str
    source: str

    def __str__(self) -> str:
        return f"deckcli {self.version} (source {self.source[:8]})"


@lru_cache(maxsize=1)  # what a worker has loaded, even if its files change later
def program() -> Program:
    folder = Path(deckcli.__file__).parent
    return Program(deckcli.__version__, digest_of(sorted(folder.rglob("*.py"))))


class Order:
    """Work that runs when it is unpickled, so that dask sees only `pickle.loads` and bytes.

    One of our functions in dask's messages would tear down the connection of a worker or scheduler
    that has no deckcli; this way it is an ordinary error.
    """

    def __init__(self, job: Job, wanted: Program, numbers: tuple[int, ...]) -> None:
        self.arguments = (job, wanted, numbers)

    def __reduce__(self) -> tuple[Any, ...]:
        return done_in_bytes, self.arguments


def done_in_bytes(job: Job, wanted: Program, numbers: tuple[int, ...]) -> bytes:
    return pickle.dumps(played(job, wanted, numbers))


def played(job: Job, wanted: Program, numbers: tuple[int, ...]) -> list[GameRow] | Exception:
    """What a worker of the cluster does; it refuses if it would play different games."""
    told: list[GameRow] | Exception
    if program() != wanted:
        hint = "install the same deckcli for all workers, then restart them"
        told = ClusterError(f"a worker has {program()}, not {wanted}", hint=hint)
    else:
        with _table:
            told = answer(job, numbers)
    if isinstance(told, DeckcliError):
        told.where = told.where or f"worker {import_module('distributed').get_worker().address}"
    return told


class Cluster:
    """The workers of a scheduler; they may come, go and die while a match is played."""

    def __init__(self, job: Job, address: str) -> None:
        # Relative folders would mean something else on the workers.
        self.job = job._replace(
            folders=tuple(str(Path(folder).absolute()) for folder in job.folders)
        )
        self.address, self.size = address, 1
        self._chunks: dict[Any, Chunk] = {}  # by future
        self._given_up: dict[Chunk, int] = {}  # how often the scheduler has, after several deaths
        self._dask, self._client = _connected(address)
        self._counted = self._seen = 0.0  # when workers were last counted, and last seen
        try:
            self._await_worker()
        except BaseException:
            self.stop()
            raise

    def has_room(self) -> bool:
        return len(self._chunks) < _AHEAD * self.size

    def submit(self, chunk: Chunk) -> None:
        self._check_connection()
        order = pickle.dumps(Order(self.job, program(), chunk.numbers))
        self._chunks[self._client.submit(pickle.loads, order, pure=False)] = chunk

    def finished(self, timeout: float) -> list[Done]:
        self._check_connection()
        self._count_workers()
        if not self._chunks:
            return []
        try:
            with self._client.as_current():
                ready = self._dask.wait(list(self._chunks), timeout, "FIRST_COMPLETED").done
        except TimeoutError:
            return []
        except (self._dask.CancelledError, OSError) as error:
            raise self._lost() from error
        found = [self._fetched(future) for future in ready if future.status != "lost"]
        return [done for done in found if done is not None]

    def stop(self) -> None:
        self._chunks.clear()
        self._client.close(timeout=_CONNECT)

    def _await_worker(self) -> None:
        try:
            self._client.wait_for_workers(1, timeout=_FIRST)
        except TimeoutError as error:
            hint = f"start some: dask worker {self.address}"
            raise ClusterError(
                f"the scheduler at {self.address} has no workers", hint=hint
            ) from error
        self._count_workers()

    def _check_connection(self) -> None:
        if self._client.status != "running":
            raise self._lost()

    def _count_workers(self) -> None:
        """Update how many chunks fit at once; raises if all workers stay away too long."""
        now = time.monotonic()
        if now - self._counted < _COUNT:
            return
        self._counted, number = now, 0
        try:
            number = len(self._client.nthreads(callback_timeout=_CONNECT))
        except TimeoutError:
            pass  # a busy scheduler will answer next time
        except OSError as error:
            raise self._lost() from error
        if number:
            self.size, self._seen = number, now
        elif now - self._seen > _WORKERS:
            told = f"no worker of {self.address} was heard of for {_WORKERS:.0f} seconds"
            raise ClusterError(told, hint=_KEPT)

    def _fetched(self, future: Any) -> Done | None:
        """The games of a chunk; None if they were lost with their worker and are played again."""
        try:
            told = pickle.loads(future.result(timeout=_GATHER))  # noqa: S301 - the user's cluster
        except TimeoutError:
            return None
        except (self._dask.CancelledError, OSError) as error:
            raise self._lost() from error
        except self._dask.KilledWorker as error:
            self._try_again(self._chunks.pop(future), error)
            return None
        except Exception as error:
            raise _unable(error) from error
        if isinstance(told, Exception):
            raise told
        return Done(self._chunks.pop(future), told)

    def _try_again(self, chunk: Chunk, error: Exception) -> None:
        """Submit a chunk whose workers died once more, unless that has been tried."""
        tries = self._given_up[chunk] = self._given_up.get(chunk, 0) + 1
        if tries == _TRIES:
            raise WorkersDie(
                f"all workers died that played {self.job.workload.unit}s {chunk}",
                hint=f"have they enough memory? {_KEPT}",
            ) from error
        self.submit(chunk)

    def _lost(self) -> ClusterError:
        return ClusterError(f"the scheduler at {self.address} is gone", hint=_KEPT)


def _unable(error: Exception) -> ClusterError:
    """The error of a worker that cannot start, usually for lack of a current deckcli."""
    return ClusterError(
        f"a worker cannot play: {type(error).__name__}: {error}",
        hint="deckcli must be installed for all workers, in the same version",
    )


def _connected(address: str) -> tuple[Any, Any]:
    """The module dask.distributed and a client of the scheduler."""
    if not re.fullmatch(r"tcp://[^\s/]+:\d{1,5}", address, re.ASCII):
        raise BadSetting(f"--cluster {address} is no address", hint="for example tcp://host:8786")
    try:
        dask: Any = import_module("distributed")
    except ImportError as error:
        raise ClusterError("--cluster needs dask.distributed", hint=_INSTALL) from error
    # It logs tracebacks for what we say in one line.
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)

    async def greet() -> None:
        (await dask.comm.connect(address, timeout=_CONNECT)).abort()

    try:
        # A client would wait for ever on a port where something else listens.
        asyncio.run(asyncio.wait_for(greet(), _CONNECT))
        with warnings.catch_warnings():  # about different versions of packages that no game needs
            warnings.simplefilter("ignore")
            return dask, dask.Client(address, timeout=_CONNECT, set_as_default=False)
    except Exception as error:  # foreign data can make dask raise anything, even a MemoryError
        raise ClusterError(
            f"no scheduler answers at {address}", hint="is it running? dask scheduler starts one"
        ) from error

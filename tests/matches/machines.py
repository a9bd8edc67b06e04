"""A dask cluster on this machine, and what is asked of it."""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from deckcli.core.errors import DeckcliError
from deckcli.matches.cluster import Cluster
from deckcli.matches.workers import Chunk

READY = re.compile("Registered to: .*tcp|Registering Worker plugin")  # a worker, a scheduler


class Machines:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder, self.processes = folder, []
        self.settings = {f"DASK_DISTRIBUTED__{key}": value for key, value in settings.items()}
        self.settings["DASK_TEMPORARY_DIRECTORY"] = str(folder)
        file = folder / "scheduler.json"
        told = ("--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
        self.scheduler = self._dask("scheduler", *told)
        self.address = json.loads(file.read_text())["address"]

    def worker(self, *options: str) -> subprocess.Popen:
        # Without a nanny: nobody brings back what is killed.
        return self._dask("worker", self.address, "--nthreads", "2", "--no-nanny", *options)

    def _dask(self, *words: str) -> subprocess.Popen:
        """A process that is ready, as its log tells."""
        told = self.folder / f"{len(self.processes)}.log"
        with told.open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "dask", *words, "--no-dashboard"],
                cwd=self.folder,
                env={**os.environ, **self.settings},
                stdout=log,
                stderr=log,
            )
        self.processes.append(process)
        end = time.monotonic() + 240  # a busy machine takes its time
        while not READY.search(told.read_text()):
            assert process.poll() is None and time.monotonic() < end, told.read_text()
            time.sleep(0.05)
        return process

    def stop(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


def played(workers: Cluster, *chunks: Chunk) -> dict[Chunk, list]:
    """Have some chunks played; nobody may come back twice."""
    for chunk in chunks:
        workers.submit(chunk)
    found: dict[Chunk, list] = {}
    end = time.monotonic() + 60
    while len(found) < len(chunks):
        assert time.monotonic() < end, "too slow"
        for chunk, rows in workers.finished(0.5):
            assert chunk not in found
            found[chunk] = rows
    return found


def trouble(workers: Cluster) -> DeckcliError:
    """What is wrong with the workers, as their first chunk tells."""
    try:
        with pytest.raises(DeckcliError) as raised:
            played(workers, Chunk((1,)))
    finally:
        workers.stop()
    return raised.value

"""A small match of real decks, the command line, and rows made by hand."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from deckcli.cli.main import exit_status_of
from deckcli.matches.work import job_of, table_of
from deckcli.matches.workload import Workload

sys.path.insert(0, str(Path(__file__).parent))  # for modules beside this file

from machines import Machines

MARTH, CHROM = "cipher/s01-marth", "cipher/s02-chrom"


@dataclass(frozen=True)
class Run:
    """What a user sees of a run."""

    status: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Every test works in an empty folder of its own."""
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "DECKCLI_DEBUG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def deckcli(one_library, capsys):
    """Run a command line in this process."""

    def run(*argv: str) -> Run:
        capsys.readouterr()
        status = exit_status_of(argv)
        return Run(int(status), *capsys.readouterr())

    return run


@pytest.fixture
def started():
    """Start `python -m deckcli` as a process of its own, in a group of its own."""
    running = []

    def start(*argv: str) -> subprocess.Popen:
        process = subprocess.Popen(
            [sys.executable, "-m", "deckcli", *argv],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            start_new_session=True,
        )
        running.append(process)
        return process

    yield start
    for process in running:
        process.kill()
        process.communicate()


@pytest.fixture(scope="session")
def workload_of(library):
    """A workload of two sample decks with changes."""

    def make(one=MARTH, other=CHROM, bots=("random", "random"), seed=7, **rules):
        decks = library.deck(one).deck, library.deck(other).deck
        return Workload.of(
            decks, bots, library=library, rules={"max_turns": 300, **rules}, seed=seed
        )

    return make


@pytest.fixture(scope="session")
def workload(workload_of):
    return workload_of()


@pytest.fixture(scope="session")
def table(workload, library):
    return table_of(workload, library)


@pytest.fixture
def job(workload, library):
    return job_of(workload, library)


@pytest.fixture
def machines(tmp_path):
    """Makes a scheduler; the test starts the workers it needs."""
    made = []

    def make(**settings: str) -> Machines:
        made.append(Machines(tmp_path, **settings))
        return made[-1]

    yield make
    for one in made:
        one.stop()

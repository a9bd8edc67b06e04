"""One mutant at a time: a copy of the tree, a change in it, and the tests that reach the change."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from mutate_places import Change  # noqa: TC002 - as much ours as what follows
from mutate_reach import PYTEST, Reach, Test, copied, surroundings

KILLED, SURVIVED, TIMEOUT = "killed", "survived", "out of time"
RULINGS = "tests/rulings/"
SAMPLE = 300  # rulings that are tried first: more would leave no time for what they cannot notice
_PATIENCE = 6  # seconds on the clock for each second of CPU: something may wait for ever
_ALL_PASSED = 0  # pytest's exit status


@dataclass(frozen=True)
class Fate:
    """What became of a mutant, and by which test."""

    change: Change
    end: str
    by: str
    tests: int  # that reach it
    seconds: float

    def __str__(self) -> str:
        change = self.change
        words = [f"{change.path}:{change.line}", f"{change.kind}:", self.end, self.by]
        return " ".join(filter(None, words))


@dataclass(frozen=True)
class Outcome:
    """How a run of tests ended, in which test, and the seconds of CPU it took."""

    end: str
    by: str
    taken: float


def stages_of(change: Change, reach: Reach) -> list[list[Test]]:
    """Some rulings that reach a change, other tests that do, all other rulings that do.

    The last stage is of tests that may depend on it though they do not reach it.
    """
    direct, others = reach.at(change.marks)
    rulings = [test for test in direct if test.id.startswith(RULINGS)]
    units = [test for test in direct if not test.id.startswith(RULINGS)]
    step = len(rulings) // SAMPLE + 1
    later = [test for at, test in enumerate(rulings) if at % step]
    return [rulings[::step], units, later, others]


class Copy:
    """A copy of the tree in which one file at a time is changed."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder, self.tree, self.cache = folder, folder / "tree", folder / "cache"
        copied(root, self.tree)

    def fate(self, change: Change, stages: Sequence[Sequence[Test]], seconds: int) -> Fate:
        """Run one stage after the other as long as all tests pass and there is CPU left.

        The last one need not come to its end: its tests do not reach the change themselves.
        """
        begun, left = time.monotonic(), float(seconds)
        *reaching, others = stages
        with self._changed(change):
            for tests in reaching:
                outcome = self.run(tests, left)
                left -= outcome.taken
                if outcome.end != SURVIVED:
                    break
            else:
                outcome = self.run(others, left) if left >= 1 else outcome
                if outcome.end == TIMEOUT:
                    outcome = Outcome(SURVIVED, "", seconds)
        reached_by, seconds_taken = sum(map(len, reaching)), time.monotonic() - begun
        return Fate(change, outcome.end, outcome.by, reached_by, seconds_taken)

    @contextmanager
    def _changed(self, change: Change) -> Iterator[None]:
        shutil.rmtree(self.cache, ignore_errors=True)  # what another mutant has made of the cards
        file = self.tree / change.path
        before = file.read_bytes()
        try:
            _write(file, change.text.encode())
            yield
        finally:
            _write(file, before)

    def run(self, tests: Sequence[Test], seconds: float) -> Outcome:
        """Run tests in this order, up to the first that fails."""
        if not tests:
            return Outcome(SURVIVED, "", 0)
        order, log = self.folder / "order", self.folder / "log"
        order.write_text("\n".join(test.id for test in tests), encoding="utf-8")
        log.write_text("", encoding="utf-8")
        limit = max(1, int(seconds))
        names = {"MUTATE_ORDER": str(order), "MUTATE_LOG": str(log), "MUTATE_CPU": str(limit)}
        environment = surroundings(self.tree, self.cache, **names)
        files = dict.fromkeys(test.id.partition("::")[0] for test in tests)
        status = _status_of([*PYTEST, "-x", *files], self.tree, environment, limit * _PATIENCE)
        lines = log.read_text(encoding="utf-8").splitlines()
        said = dict(line.split(" ", 1) for line in lines)  # the last of each
        if status is None or -status in (signal.SIGXCPU, signal.SIGKILL):
            run = sum(line.startswith("runs ") for line in lines)
            where = f"in test {run} of {len(tests)}, {said['runs']}" if run else "in an import"
            return Outcome(TIMEOUT, where, limit)
        end = SURVIVED if status == _ALL_PASSED else KILLED
        by = f"by {said.get('fails', 'an import')}" if end == KILLED else ""
        return Outcome(end, by, float(said.get("took", 0)))


def _write(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    for stale in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        stale.unlink()  # a source of the same size and second would not be read again


def _status_of(
    command: Sequence[str], folder: Path, environment: dict[str, str], seconds: int
) -> int | None:
    """How a process ends; None if it does not. Nothing that it started lives on."""
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, start_new_session=True,
    ) as process:  # fmt: skip
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)

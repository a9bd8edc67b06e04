"""What pytest does for `mutate.py`: note what each test reaches, or run some tests in an order.

MUTATE_NOTES  a file with a byte for each mark, in which the program notes what it reaches
MUTATE_MAP    where to write, for each test, which marks it reached and how long it took
MUTATE_ORDER  a file with the tests to run
MUTATE_LOG    where to write which test runs, and what was found
MUTATE_CPU    the seconds of CPU that all of it may take
"""

from __future__ import annotations

import json
import mmap
import os
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

_MEMORY = 4 * 2**30  # bytes: a loop that only grows is found long before
_BITS = bytes.maketrans(b"\0\1", b"01")


def pytest_configure(config: pytest.Config) -> None:
    import deckcli

    if not Path(deckcli.__file__).is_relative_to(Path.cwd()):
        raise pytest.UsageError(f"{deckcli.__file__} is not the copy that is to be tested")
    if "MUTATE_MAP" in os.environ:
        config.pluginmanager.register(Notes())
    if "MUTATE_ORDER" in os.environ:
        config.pluginmanager.register(Order())
    if "MUTATE_CPU" in os.environ:
        seconds = int(os.environ["MUTATE_CPU"])
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))


class Notes:
    """Which marks each test reaches. What its file reaches before it, or around it, is in `all`."""

    def __init__(self) -> None:
        with Path(os.environ["MUTATE_NOTES"]).open("r+b") as file:
            self.notes = mmap.mmap(file.fileno(), 0)
        self.all, self.failed = 0, False
        self.tests: list[tuple[str, float, bool, str]] = []

    def _taken(self) -> int:
        """What was reached since the last time, a bit for each mark."""
        reached = int(self.notes[:].translate(_BITS), 2)
        self.notes[:] = bytes(len(self.notes))
        self.all |= reached
        return reached

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._taken()
        self.failed, start = False, time.perf_counter()
        yield
        seconds = round(time.perf_counter() - start, 4)  # on the clock: some wait for processes
        self.tests.append((item.nodeid, seconds, not self.failed, f"{self._taken():x}"))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def pytest_sessionfinish(self) -> None:
        self._taken()
        content: dict[str, Any] = {"all": f"{self.all:x}", "tests": self.tests}
        Path(os.environ["MUTATE_MAP"]).write_text(json.dumps(content), encoding="utf-8")


class Order:
    """Runs the tests of a list, in its order, and keeps a log of it."""

    def __init__(self) -> None:
        wanted = Path(os.environ["MUTATE_ORDER"]).read_text(encoding="utf-8").splitlines()
        self.order = {test: at for at, test in enumerate(wanted)}
        self.log = Path(os.environ["MUTATE_LOG"])

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(found, key=lambda item: self.order[item.nodeid])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._write(f"runs {nodeid}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._write(f"fails {report.nodeid}")

    def pytest_sessionfinish(self) -> None:
        self._write(f"took {sum(os.times()[:4])}")

    def _write(self, line: str) -> None:
        """At once: the process may be killed in mid-test."""
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"{line}\n")

"""Progress of a match: one changing line on a terminal, an occasional line elsewhere."""

from __future__ import annotations

import time
from typing import TextIO

from deckcli.cli.session import columns_of
from deckcli.core.messages import said
from deckcli.core.sheets import clipped
from deckcli.core.text import display_width, pad
from deckcli.matches.runner import Runner

EVERY = 10.0  # seconds between lines when not on a terminal
_BLINK = 0.2  # seconds between changes on a terminal


class Progress:
    """Shows progress; called repeatedly while a match runs."""

    def __init__(self, stream: TextIO, *, quiet: bool, every: float = EVERY) -> None:
        self.stream, self.quiet = stream, quiet
        self.live = stream.isatty()
        self._every = _BLINK if self.live else every
        self._next = time.monotonic() + self._every
        self._width = 0

    def __call__(self, runner: Runner) -> None:
        now = time.monotonic()
        if self.quiet or now < self._next:
            return
        self._next = now + self._every
        line = told(runner)
        if self.live:
            line = clipped(line, columns_of(self.stream) - 1)  # a wrapped line stays behind
            self.stream.write(f"\r{pad(line, self._width)}")
            self._width = display_width(line)
        else:
            self.stream.write(f"{line}\n")
        self.stream.flush()

    def end(self) -> None:
        """Erase the line before the report is printed."""
        if self._width:
            self.stream.write(f"\r{'':<{self._width}}\r")
            self.stream.flush()
            self._width = 0


def told(runner: Runner) -> str:
    """`1240 of 5000 pairs, 85.2 a second, 0:44 left, A 52.1 %, LLR 1.20 in [-2.94, 2.94]`."""
    total, rate = runner.budget.total, runner.played / max(runner.seconds, 1e-3)
    of = f" of {total}" if total is not None else ""
    unit = runner.standings.workload.unit
    parts = [f"{runner.counted}{of} {unit}s", f"{rate:.1f} a second"]
    left = _left(runner, rate)
    if left is not None:
        parts.append(f"{int(left) // 60}:{int(left) % 60:02} left")
    leader, score = runner.standings.leader()
    parts.append(f"{leader} {100 * score:.1f} %")
    sprt = runner.budget.sprt
    if sprt is not None and runner.counted:
        pairs = runner.standings.pairs
        low, high = sprt.bounds
        parts.append(f"LLR {sprt.llr(pairs):.2f} in [{low:.2f}, {high:.2f}]")
    return ", ".join(map(said, parts))


def _left(runner: Runner, rate: float) -> float | None:
    """Seconds until the end at the latest, if that can be estimated."""
    ends = []
    if runner.budget.total is not None and rate > 0:
        ends.append((runner.budget.total - runner.counted) / rate)
    if runner.budget.seconds is not None:
        ends.append(max(0.0, runner.budget.seconds - runner.seconds))
    return min(ends, default=None)

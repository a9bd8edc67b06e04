"""Progress of work that is counted: a line now and then."""

from __future__ import annotations

import time

from deckcli.cli.session import Session

_EVERY = 10.0  # seconds between two lines


class Ticker:
    """Says how much of the work is done, every ten seconds."""

    def __init__(self, session: Session, total: int, what: str) -> None:
        self.session, self.total, self.what = session, total, what
        self._spoken = time.monotonic()

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if now - self._spoken >= _EVERY:
            self._spoken = now
            self.session.say(f"{done:,} of {self.total:,} {self.what}")

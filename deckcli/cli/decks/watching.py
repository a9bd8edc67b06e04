"""Checking again whenever a file changes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence

from deckcli.cli.session import Session

_PAUSE = 0.5  # seconds between two looks

Stamp = tuple[tuple[str, int, int], ...]


def watch(session: Session, paths: Callable[[], Sequence[str]], check: Callable[[], None]) -> None:
    """Check now and after every change of a file, until Ctrl-C."""
    while True:
        seen = _stamp(paths())
        check()
        session.say("watching for changes; Ctrl-C ends")
        while _stamp(paths()) == seen:
            pause()


def pause() -> None:
    time.sleep(_PAUSE)


def _stamp(paths: Sequence[str]) -> Stamp:
    """What tells a changed file from an unchanged one; files may come and go."""
    found = []
    for path in paths:
        try:
            facts = os.stat(path)  # noqa: PTH116 - as quick as it gets, twice a second
        except (OSError, ValueError):
            found.append((path, 0, 0))
        else:
            found.append((path, facts.st_mtime_ns, facts.st_size))
    return tuple(found)

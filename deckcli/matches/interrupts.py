"""Ctrl-C that waits until the current chunk is done.

An interrupt must not be raised inside a game: compiled code does not expect an exception in the
middle of arithmetic and would abort the whole program. So the first Ctrl-C is only noted, and the
runner checks for it between chunks. A second one does at once what it did before.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def noted_interrupts() -> Iterator[Callable[[], bool]]:
    """Yields a function that tells whether Ctrl-C has been pressed in the meantime."""
    noted = False

    def note(_: int, __: FrameType | None) -> None:
        nonlocal noted
        noted = True
        signal.signal(signal.SIGINT, before)

    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread():
        yield lambda: False  # only the main thread can handle signals
        return
    signal.signal(signal.SIGINT, note)
    try:
        yield lambda: noted
    finally:
        signal.signal(signal.SIGINT, before)

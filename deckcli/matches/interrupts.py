"""Ctrl-C that waits for the end of a sentence.

An interrupt must not be raised inside a game: compiled code does not expect an exception in the
middle of arithmetic and would end the whole program. The first Ctrl-C is therefore only noted; the
runner asks for it between chunks. A second one is raised at once, as everywhere.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def noted_interrupts() -> Iterator[Callable[[], bool]]:
    """While this lasts, the yielded function tells whether somebody pressed Ctrl-C."""
    noted = False

    def note(_: int, __: FrameType | None) -> None:
        nonlocal noted
        noted = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    if threading.current_thread() is not threading.main_thread():
        yield lambda: False  # only the main thread may ask for signals, and only it gets them
        return
    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: noted
    finally:
        signal.signal(signal.SIGINT, before)

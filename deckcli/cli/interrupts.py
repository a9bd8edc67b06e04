"""What Ctrl-C does while games are played."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from deckcli.cli.exit_status import ExitStatus

_CUTS = [signal.SIGINT, signal.SIGTERM, *filter(None, [getattr(signal, "SIGHUP", None)])]


def leave_on_interrupt() -> None:
    """Let Ctrl-C end the program at once, with its workers; commands with something to save differ.

    Compiled code does not expect an exception in the middle of arithmetic and would abort.
    """
    signal.signal(signal.SIGINT, lambda _number, _frame: leave())


def leave() -> None:
    """End the program at once. In orderly ways a further Ctrl-C would kill Python while it ends."""
    # While it is still being imported it lacks this, and there are no workers yet.
    workers = getattr(sys.modules.get("multiprocessing"), "active_children", list)
    for worker in workers():
        worker.kill()
    os._exit(ExitStatus.INTERRUPTED)


@contextmanager
def told_when_cut(farewell: Callable[[], str]) -> Iterator[None]:
    """Let Ctrl-C, a closed terminal or SIGTERM say farewell first and then end the program at once.

    `farewell` restores the terminal, saves what there is, and returns how to go on. No exception is
    raised, for the reason given above, and output buffers may be in use at any moment.
    """

    def leave(number: int, _: FrameType | None) -> None:
        line = farewell()
        with suppress(RuntimeError, OSError):
            sys.stdout.flush()
        with suppress(OSError):
            os.write(2, f"\n{line}\n".encode())
        os._exit(128 + number)  # the shell's convention: 130 for Ctrl-C

    before = {cut: signal.signal(cut, leave) for cut in _CUTS}
    try:
        yield
    finally:
        for cut, handler in before.items():
            signal.signal(cut, handler)

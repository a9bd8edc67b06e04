"""Ctrl-C while games are played."""

from __future__ import annotations

import os
import signal

from deckcli.cli.exit_status import ExitStatus


def leave_on_interrupt() -> None:
    """Let Ctrl-C end the program at once, for commands that have nothing to save.

    Compiled code does not expect an exception in the middle of arithmetic and would abort.
    """
    signal.signal(signal.SIGINT, lambda _, __: os._exit(ExitStatus.INTERRUPTED))

"""Exit codes."""

from enum import IntEnum


class ExitStatus(IntEnum):
    """The exit codes, with the same meaning for all commands."""

    OK = 0
    FINDINGS = 1  # the command worked and found something wrong, or a gate failed
    USAGE = 2  # wrong options, or a file that cannot be read at all
    INTERNAL = 3  # a bug in deckcli
    INCONCLUSIVE = 4
    NOTHING = 5  # nothing to check
    INTERRUPTED = 130

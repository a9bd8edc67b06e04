"""What it takes to repeat a run beside its line and files: a report of a defect keeps it."""

from __future__ import annotations

HEARD: list[bytes] = []  # what came from standard input, which cannot be asked for it again
DRAWN: list[int] = []  # seeds that nobody named


def heard_line(line: str) -> str:
    """The line that was typed, noted."""
    HEARD.append(f"{line.rstrip()}\n".encode(errors="surrogateescape"))
    return line


def drawn(seed: int) -> int:
    """The seed that was drawn, noted."""
    DRAWN.append(seed)
    return seed

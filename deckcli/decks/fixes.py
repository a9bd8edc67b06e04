"""Fixes: changes to a YAML deck that have one right answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rename:
    """Write the card at this path of the file in its proper spelling."""

    path: tuple[str | int, ...]
    to: str


@dataclass(frozen=True, slots=True)
class SetCounts:
    """Make a section hold exactly these cards (by the name to write) and counts."""

    section: str
    counts: Mapping[str, int]

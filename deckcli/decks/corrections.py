"""Descriptions of fixes; `deckcli.decks.fixing` carries them out."""

from collections.abc import Mapping
from typing import NamedTuple


class Rename(NamedTuple):
    """Write the card at this path of the file in its proper spelling."""

    path: tuple[str | int, ...]
    to: str


class SetCounts(NamedTuple):
    """Make a section hold exactly these cards (by the name to write) and counts."""

    section: str
    counts: Mapping[str, int]

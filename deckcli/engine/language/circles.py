"""Stats that depend on stats: one that depended on itself could never be counted."""

from __future__ import annotations

from itertools import pairwise


class StatGraph:
    """Which stats must be known to know a stat, by what is always so in a pool of cards."""

    def __init__(self) -> None:
        self.names: dict[int, str] = {}
        self.reads: dict[int, dict[int, str]] = {}  # stat, the stat it needs, and where it is said

    def add(self, stat: int, read: int, teller: str) -> str:
        """Note a dependency; if it closes a circle it is left out, and the circle is told."""
        circle = self._way(read, stat)
        if circle is None:
            self.reads.setdefault(stat, {}).setdefault(read, teller)
            return ""
        told = f'"{self.names[stat]}" depends on "{self.names[read]}"'
        for one, other in pairwise(circle):
            told += f', that on "{self.names[other]}" ({self.reads[one][other]})'
        return told

    def _way(self, start: int, goal: int) -> list[int] | None:
        """From a stat to one that it depends on, over as few others as possible."""
        ways, seen = [[start]], {start}
        while ways:
            way = ways.pop(0)
            if way[-1] == goal:
                return way
            for further in self.reads.get(way[-1], ()):
                if further not in seen:
                    seen.add(further)
                    ways.append([*way, further])
        return None

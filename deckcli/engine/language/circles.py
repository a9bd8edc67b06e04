"""Stats that depend on other stats: one that depended on itself could never be computed."""

from __future__ import annotations

from itertools import pairwise


class StatGraph:
    """Which stats each stat depends on, according to static abilities in a pool of cards."""

    def __init__(self) -> None:
        self.names: dict[int, str] = {}
        self.reads: dict[int, dict[int, str]] = {}  # stat -> needed stat -> where that is stated

    def add(self, stat: int, read: int, teller: str) -> str:
        """Note a dependency; one that closes a circle is left out, and the circle is returned."""
        circle = self._way(read, stat)
        if circle is None:
            self.reads.setdefault(stat, {}).setdefault(read, teller)
            return ""
        told = f'"{self.names[stat]}" depends on "{self.names[read]}"'
        for dependent, needed in pairwise(circle):
            told += f', that on "{self.names[needed]}" ({self.reads[dependent][needed]})'
        return told

    def _way(self, start: int, goal: int) -> list[int] | None:
        """The shortest path from a stat to one it depends on."""
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

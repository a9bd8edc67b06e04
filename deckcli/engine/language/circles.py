"""Stats that depend on other stats: one that depended on itself could never be computed.

In games with layers a stat is another thing in each: what is changed in a layer may ask for what
the layers below have made of any stat, the same one too.
"""

from __future__ import annotations

from typing import Final

Node = tuple[int, int]  # a stat, and the last layer that counts; 0 for a stat without layers
Step = tuple[Node, str]  # what is needed, and where that is stated
_ALL_LAYERS: Final = 1_000_000


class StatGraph:
    """Which stats each stat depends on, according to static abilities in a pool of cards."""

    def __init__(self) -> None:
        self.names: dict[int, str] = {}
        self.layered: set[int] = set()
        self.reads: dict[Node, dict[Node, str]] = {}  # what is changed -> needed -> where

    def add(self, stat: int, read: int, teller: str, layer: int = 0) -> str:
        """Note a dependency; one that closes a circle is left out, and the circle is returned."""
        below = layer - 1 if layer else _ALL_LAYERS
        needed = (read, below if read in self.layered else 0)
        circle = self._way(needed, (stat, layer))
        if circle is None:
            self.reads.setdefault((stat, layer), {}).setdefault(needed, teller)
            return ""
        told = f'"{self.names[stat]}" depends on "{self.names[read]}"'
        for (further, _), where in circle:
            told += f', that on "{self.names[further]}" ({where})'
        return told

    def _way(self, start: Node, goal: Node) -> list[Step] | None:
        """The shortest way from a stat to one it depends on, without the first."""
        ways: list[tuple[Node, list[Step]]] = [(start, [])]
        seen = {start}
        while ways:
            node, way = ways.pop(0)
            if node[0] == goal[0] and node[1] >= goal[1]:
                return way
            for further, where in self._needs(node):
                if further not in seen:
                    seen.add(further)
                    ways.append((further, [*way, (further, where)]))
        return None

    def _needs(self, node: Node) -> list[Step]:
        """What a stat needs up to a layer: all that its changes there and below ask for."""
        stat, last = node
        changes = [one for one in self.reads if one[0] == stat and one[1] <= last]
        return [step for one in changes for step in self.reads[one].items()]

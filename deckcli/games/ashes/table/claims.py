"""What rulings of Ashes can claim beside what all games know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckcli.core.findings import Problem
from deckcli.core.text import known_words
from deckcli.engine.game import Game
from deckcli.engine.notation import SEATS
from deckcli.engine.rulings.claims import Kind, never
from deckcli.engine.state import State
from deckcli.games.ashes.rules.state import AshesState

_ZONES = ("hand", "deck", "discard", "pile", "battlefield", "spellboard", "attached", "removed")


class DiceClaim(Kind):
    """How many dice of each kind, or how many there are at all."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.kinds = list(kinds)

    def problem(self, game: Game[Any], state: State, what: str, value: Any) -> Problem | None:
        if isinstance(value, int) and not isinstance(value, bool):
            return None
        if not isinstance(value, Mapping):
            return never(what, value, "how many dice of each kind, or how many there are")
        for kind in value:
            if kind not in self.kinds:
                return never(what, kind, known_words(str(kind), self.kinds, "some of"))
        return None

    def holds(self, actual: Any, value: Any) -> bool:
        if isinstance(value, Mapping):
            return {kind: number for kind, number in value.items() if number} == self._named(actual)
        return bool(sum(actual) == value)

    def difference(self, actual: Any, value: Any) -> str:
        return f"is {self._named(actual)}, not {value!r}"

    def _named(self, actual: Sequence[int]) -> dict[str, int]:
        return {kind: number for kind, number in zip(self.kinds, actual, strict=True) if number}


def zone_of(state: AshesState, card: int) -> str:
    """Whose zone a card lies in, and which."""
    for seat, player in enumerate(state.players):
        for zone in _ZONES:
            if card in getattr(player, zone):
                return f"{SEATS[seat]} {zone}"
        if card == player.phoenixborn:
            return f"{SEATS[seat]} phoenixborn"
    return "nowhere"

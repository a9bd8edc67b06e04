"""Verbs about a pile of the player's own: looking through it, and shuffling it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deckcli.core.vecs import i64
from deckcli.engine.listening import SHUFFLES
from deckcli.engine.ops import Op
from deckcli.engine.state import BITS, Frame, State

if TYPE_CHECKING:
    from deckcli.engine.game import Game


class LookThrough(Op):
    """The player looks at every card in one of their zones; shuffling ends it."""

    __slots__ = ("zone",)

    def __init__(self, zone: i64) -> None:
        self.zone = zone

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        bit = BITS[frame.seat]
        for card in game.zone(state, frame.seat, self.zone):
            state.seen[card] |= bit


class Shuffle(Op):
    """The player shuffles one of their zones."""

    __slots__ = ("zone",)

    def __init__(self, zone: i64) -> None:
        self.zone = zone

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        state.shuffle(game.zone(state, frame.seat, self.zone), frame.seat)
        state.emit(SHUFFLES, frame.seat, amount=self.zone)

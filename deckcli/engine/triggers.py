"""Abilities that wait for their turn because something has happened."""

from __future__ import annotations

from typing import Any

from deckcli.core.vecs import i64, vec
from deckcli.engine.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Trigger:
    """An ability waiting for its turn because something happened. Never changes."""

    __slots__ = ("ability", "amount", "other", "seat", "source", "subject", "wave", "whose")

    def __init__(
        self,
        ability: i64,
        seat: i64,
        source: i64,
        subject: i64,
        other: i64,
        amount: i64,
        wave: i64,
        whose: i64 = -1,  # state.NONE: the event is about no player
    ) -> None:
        self.ability, self.seat, self.source = ability, seat, source
        self.subject, self.other, self.amount = subject, other, amount
        self.wave, self.whose = wave, whose

    def event(self) -> vec[i64]:
        """What happened, as the frame of the ability has it."""
        return vec[i64]([self.subject, self.other, self.amount, self.whose])

    def altered(self, source: i64, wave: i64) -> Trigger:
        """The same trigger for another card or in another wave."""
        return Trigger(
            self.ability, self.seat, source,
            self.subject, self.other, self.amount, wave, self.whose,
        )  # fmt: skip

    def without_other(self) -> Trigger:
        """The same trigger after its other card has left."""
        return Trigger(
            self.ability, self.seat, self.source,
            self.subject, -1, self.amount, self.wave, self.whose,  # -1: state.NONE
        )  # fmt: skip

    def dump(self) -> list[Any]:
        return [self.ability, self.seat, self.source, list(self.event()), self.wave]


def loaded_trigger(plain: list[Any]) -> Trigger:
    ability, seat, source, (subject, other, amount, whose), wave = plain
    return Trigger(ability, seat, source, subject, other, amount, wave, whose)

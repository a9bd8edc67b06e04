"""Modifiers: changes to stats of cards that last for a while."""

from __future__ import annotations

from typing import Any, Final

from deckcli.core.vecs import i64
from deckcli.engine.native import mypyc_attr

# How long a modifier lasts; durations specific to a game start at OWN_UNTIL.
FOR_EVER: Final = 0
THIS_TURN: Final = 1
NEXT_TURN: Final = 2  # until the end of the next turn of `Modifier.seat`
WHILE_SOURCE: Final = 3  # as long as the card that made it is in play
OWN_UNTIL: Final = 4
# Later ones of the engine come after those of games, whose numbers stay what they were.
THIS_ROUND: Final = 32
WHILE_ATTACHED: Final = 33  # as long as the card that made it lies on another (`State.detach`)

# How a change in a layer is made; of several in one layer, all of one kind before the next.
SET: Final = 0
RAISE_TO: Final = 1
TIMES: Final = 2
ADD: Final = 3

# Stats that the engine itself reads; those of a game are numbered from 0.
FORBIDDEN: Final = 55  # players may not do something (deeds.py)
ALLOWED: Final = 56  # players may do something more often
IGNORED: Final = 57  # what the card says does not work from some layer on (layers.py)
GRANTED: Final = 58  # the card has an ability (the amount) besides its own (granting.py)
LOST: Final = 59  # the card has lost its abilities but for some (Game.spares)
CANCELLED: Final = 60  # an effect of this card was cancelled, and it has none as long as this lasts


@mypyc_attr(acyclic=True)
class Modifier:
    """A change to one stat of one card (or of a whole seat, with card NONE). Never changes."""

    __slots__ = (
        "amount", "card", "how", "layer", "made", "seat", "source", "stat", "until",
    )  # fmt: skip

    def __init__(
        self,
        stat: i64,
        card: i64,
        amount: i64,
        until: i64,
        seat: i64,
        made: i64,
        source: i64,
        layer: i64 = 0,
        how: i64 = ADD,
    ) -> None:
        self.stat, self.card, self.amount = stat, card, amount
        self.until, self.seat = until, seat
        self.made, self.source = made, source
        self.layer, self.how = layer, how  # in games with layers: where, and SET, TIMES, …

    def copy(self) -> Modifier:
        return Modifier(
            self.stat, self.card, self.amount, self.until, self.seat, self.made, self.source,
            self.layer, self.how,
        )  # fmt: skip

    def is_attached(self, source: i64) -> bool:
        """Whether it lasts as long as this card lies on another."""
        return self.until == WHILE_ATTACHED and self.source == source

    def dump(self) -> list[Any]:
        plain: list[Any] = [
            self.stat, self.card, self.amount, self.until, self.seat, self.made, self.source,
        ]  # fmt: skip
        if self.layer != 0:  # else fingerprints are those of games without layers
            plain += [self.layer, self.how]
        return plain

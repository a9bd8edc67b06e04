"""What happens at a table, for anyone listening: tellers, witnesses, counters.

Rules report it with `state.emit(KIND, seat, card, other, amount)`: plain numbers, and nothing at
all while nobody listens. A listener hears it at that moment and may look at the table, but changes
nothing. Clones have no listener: what a bot imagines is not news.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from deckcli.engine.native import mypyc_attr

if TYPE_CHECKING:
    from deckcli.core.vecs import i64
    from deckcli.engine.game import Game

# Kinds common to every game; a game's own kinds start at OWN_KIND.
TAKES: Final = 0  # a seat is about to take an action (amount) that it was asked for
MUST: Final = 1  # a seat is about to take the only action there was; nobody was asked
OPENS: Final = 2  # a seat is asked something, in a window (amount)
FIRES: Final = 3  # an ability (amount) has done something
SKIPS: Final = 4  # the running program skips steps because a condition does not hold
CHANGES: Final = 5  # the newest modifier was made
SHUFFLES: Final = 6  # a seat has shuffled a zone (amount) because an ability told it to
ENDS: Final = 7  # the game is over
LESSENS: Final = 8  # another card has taken so much (amount) off what happens to a card
OWN_KIND: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears what happens in one game in progress."""

    def hear(self, state: Any, kind: i64, seat: i64, card: i64, other: i64, amount: i64) -> None:
        raise NotImplementedError


class Listeners(Listener):
    """Several listeners to one game, called in turn."""

    def __init__(self, several: Sequence[Listener]) -> None:
        self.several = list(several)

    def hear(self, state: Any, kind: i64, seat: i64, card: i64, other: i64, amount: i64) -> None:
        for listener in self.several:
            listener.hear(state, kind, seat, card, other, amount)


class Counter(Listener):
    """Counts how often each ability did something and each window asked somebody."""

    def __init__(self, game: Game[Any]) -> None:
        self.fired = [0] * len(game.abilities)
        self.opened = [0] * len(game.windows)

    def hear(self, state: Any, kind: i64, seat: i64, card: i64, other: i64, amount: i64) -> None:
        if kind == FIRES:
            self.fired[amount] += 1
        elif kind == OPENS:
            self.opened[amount] += 1

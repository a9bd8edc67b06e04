"""What players may not do, or may do more often, because a card says so.

A game lists its deeds, the things that cards forbid or allow; the code of its turns asks here
before it offers one. Deeds that no card of the pool is about cost one comparison.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.granting import InForce
from deckcli.engine.layers import is_ignored
from deckcli.engine.modifiers import ALLOWED, FORBIDDEN
from deckcli.engine.state import NONE, NOTHING, Frame, State
from deckcli.engine.words.kinds import Filter, Group, Number, Static

if TYPE_CHECKING:
    from deckcli.engine.game import Game


class DeedStatic(Static):
    """Players of a group may not do something (with cards that fit), or may do it more often."""

    __slots__ = ("deed", "fitting")

    def __init__(
        self, stat: i64, who: Group, deed: i64, amount: Number, fitting: Filter | None = None
    ) -> None:
        super().__init__(stat, who, amount)
        self.deed, self.fitting = deed, fitting

    def concerns(self, game: Game[Any], state: State, frame: Frame, card: i64) -> bool:
        """Whether it is about doing the deed with this card, or NONE."""
        if self.fitting is None:
            return True
        return card != NONE and self.fitting.fits(game, state, frame, card)


def is_forbidden(game: Game[Any], state: State, seat: i64, deed: i64, card: i64 = NONE) -> bool:
    """Whether a card forbids a player this deed, with this card if it is done with one."""
    if not game.forbidden >> deed & 1:
        return False
    for one in _about(game, state, FORBIDDEN, seat, deed):
        static = one.static
        if isinstance(static, DeedStatic) and static.concerns(game, state, one.frame, card):
            return True
    return False


def allowance(game: Game[Any], state: State, seat: i64, deed: i64) -> i64:
    """How much more often than the rules say a player may do this."""
    more: i64 = 0
    if game.allowed >> deed & 1:
        for one in _about(game, state, ALLOWED, seat, deed):
            more += one.amount(game, state)
    return more


def _about(game: Game[Any], state: State, stat: i64, seat: i64, deed: i64) -> vec[InForce]:
    """What works now and is about this player and this deed."""
    found = vec[InForce]()
    for side in range(state.seats):
        for source in game.in_play(state, side):
            for ability in game.abilities_of(state, source):
                for static in ability.statics:
                    if (
                        static.stat == stat
                        and isinstance(static, DeedStatic)
                        and static.deed == deed
                    ):
                        frame = Frame(-1, side, source, vec[i64](), NOTHING)
                        if (
                            static.group.has(game, state, frame, seat)
                            and static.works(game, state, frame)
                            and not is_ignored(game, state, source)
                        ):
                            found = append(found, InForce(static, frame))
    return found

"""Words that forbid players something, or allow them more of it (engine/deeds.py)."""

from __future__ import annotations

from typing import Any, Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.deeds import DeedStatic
from deckcli.engine.game import Game
from deckcli.engine.language import vocabulary as v
from deckcli.engine.modifiers import ALLOWED, FORBIDDEN
from deckcli.engine.state import BITS, Frame, State
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.kinds import Filter, Group, Number

WHO: Final = ("you", "opponents", "players")


class Who(Group):
    """Players, as seats: you, or everybody else, or all."""

    __slots__ = ("others", "you")

    def __init__(self, who: str) -> None:
        self.you, self.others = who != "opponents", who != "you"

    def cards(self, game: Game[Any], state: State, frame: Frame) -> vec[i64]:
        return vec[i64]([seat for seat in range(state.seats) if self.has(game, state, frame, seat)])

    def has(self, game: Game[Any], state: State, frame: Frame, card: i64) -> bool:
        return self.you if card == frame.seat else self.others


def add_deeds(words: v.Vocabulary, game: Game[Any], deeds: list[str]) -> None:
    """Add `forbids` and `allows` for these deeds; their places in the list are their numbers."""
    game.deeds = deeds

    def forbids(who: str, deed: str, **fitting: Filter | None) -> DeedStatic:
        number = deeds.index(deed)
        game.forbidden |= BITS[number]
        return DeedStatic(FORBIDDEN, Who(who), number, Plain(1), fitting["with"])

    def allows(who: str, deed: str, more: Number) -> DeedStatic:
        number = deeds.index(deed)
        game.allowed |= BITS[number]
        return DeedStatic(ALLOWED, Who(who), number, more)

    args = {"who": v.text(WHO), "deed": v.text(deeds)}
    doc = "Players may not do this, with no card or with none that fits."
    fitting = {"with": v.Arg("filter", None, (), 1)}
    words.add(v.STATIC, "forbids", forbids, doc, **args, **fitting)
    doc = "Players may do this so many times more."
    words.add(v.STATIC, "allows", allows, doc, **args, more=v.number(1))

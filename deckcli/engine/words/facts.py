"""Numbers, filters and conditions that every game's abilities may use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deckcli.engine.state import AMOUNT, Frame, State, used_key
from deckcli.engine.words.kinds import Condition, Filter, Group, Number

if TYPE_CHECKING:
    from deckcli.engine.game import Game


class Plain(Number):
    """A number as it is written."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, game: Game[Any], state: State, frame: Frame) -> int:
        return self.number


class Times(Number):
    """A number, so many times."""

    __slots__ = ("factor", "number")

    def __init__(self, factor: int, number: Number) -> None:
        self.factor, self.number = factor, number

    def value(self, game: Game[Any], state: State, frame: Frame) -> int:
        return self.factor * self.number.value(game, state, frame)


class Count(Number):
    """How many cards a group has."""

    __slots__ = ("of",)

    def __init__(self, of: Group) -> None:
        self.of = of

    def value(self, game: Game[Any], state: State, frame: Frame) -> int:
        return self.of.size(game, state, frame)


class AllOf(Filter):
    """Everything must fit; with nothing to fit, every card does."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Filter]) -> None:
        self.parts = parts

    def fits(self, game: Game[Any], state: State, frame: Frame, card: int) -> bool:
        for part in self.parts:
            if not part.fits(game, state, frame, card):
                return False
        return True


class NotFitting(Filter):
    """The opposite of a filter."""

    __slots__ = ("part",)

    def __init__(self, part: Filter) -> None:
        self.part = part

    def fits(self, game: Game[Any], state: State, frame: Frame, card: int) -> bool:
        return not self.part.fits(game, state, frame, card)


class Outside(Filter):
    """Every card but those of a group."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def fits(self, game: Game[Any], state: State, frame: Frame, card: int) -> bool:
        return not self.group.has(game, state, frame, card)


class Within(Filter):
    """Only cards of a group."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def fits(self, game: Game[Any], state: State, frame: Frame, card: int) -> bool:
        return self.group.has(game, state, frame, card)


class Both(Condition):
    """All of the conditions hold."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        for part in self.parts:
            if not part.holds(game, state, frame):
                return False
        return True


class Either(Condition):
    """One of the conditions holds, or several."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        for part in self.parts:
            if part.holds(game, state, frame):
                return True
        return False


class Unless(Condition):
    """A condition does not hold."""

    __slots__ = ("part",)

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return not self.part.holds(game, state, frame)


class YourTurn(Condition):
    """It is the turn of the player whose card it is."""

    __slots__ = ()

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return state.active == frame.seat


class AtLeast(Condition):
    """The first number is as large as the second, or larger."""

    __slots__ = ("left", "right")

    def __init__(self, left: Number, right: Number) -> None:
        self.left, self.right = left, right

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        left = self.left.value(game, state, frame)
        return left >= self.right.value(game, state, frame)


class Exists(Condition):
    """There is a card of the group."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return self.group.size(game, state, frame) > 0


class SelfIs(Condition):
    """The card itself fits a filter."""

    __slots__ = ("filter",)

    def __init__(self, filter: Filter) -> None:  # noqa: A002 - the argument's name in card files
        self.filter = filter

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return self.filter.fits(game, state, frame, frame.source)


class EventIs(Condition):
    """The card of the event in this role, SUBJECT or OTHER, belongs to a group."""

    __slots__ = ("group", "role")

    def __init__(self, role: int, group: Group) -> None:
        self.role, self.group = role, group

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return self.group.has(game, state, frame, frame.values[self.role])


class EventOfSeat(Condition):
    """What happened, happened to a player: to the one whose card it is, or to another."""

    __slots__ = ("is_own",)

    def __init__(self, *, is_own: bool) -> None:
        self.is_own = is_own

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return (frame.values[AMOUNT] == frame.seat) == self.is_own


class UsedThisTurn(Condition):
    """The card has used a skill of that name so many times this turn."""

    __slots__ = ("skill", "times")

    def __init__(self, skill: int, times: int) -> None:
        self.skill, self.times = skill, times

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return state.used.count(used_key(frame.source, self.skill)) >= self.times

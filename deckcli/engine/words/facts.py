"""Numbers, filters and conditions that every game's abilities may use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deckcli.core.packed import count_of
from deckcli.core.vecs import i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import ITSELF
from deckcli.engine.state import Frame, State, used_key
from deckcli.engine.things import ANY_KIND, SAME_KIND
from deckcli.engine.words.kinds import Condition, Filter, Group, Number

if TYPE_CHECKING:
    from deckcli.engine.game import Game

WORDS: Final = v.Vocabulary()


class Plain(Number):
    """A number as it is written."""

    __slots__ = ("number",)

    def __init__(self, number: i64) -> None:
        self.number = number

    def value(self, game: Game[Any], state: State, frame: Frame) -> i64:
        return self.number


class Times(Number):
    """A multiple of a number."""

    __slots__ = ("factor", "number")

    def __init__(self, factor: i64, number: Number) -> None:
        self.factor, self.number = factor, number

    def value(self, game: Game[Any], state: State, frame: Frame) -> i64:
        return self.factor * self.number.value(game, state, frame)


class Count(Number):
    """How many members a group has."""

    __slots__ = ("of",)

    def __init__(self, of: Group) -> None:
        self.of = of

    def value(self, game: Game[Any], state: State, frame: Frame) -> i64:
        return self.of.size(game, state, frame)


WORDS.add(v.NUMBER, "count", Count, "How many there are.", "of", of=v.group(of=ANY_KIND)).says(
    en="the number of {of:bare}", ja="{of:bare}の数"
)


class AllOf(Filter):
    """A card must fit every filter; with no filters, every card does."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Filter]) -> None:
        self.parts = vec[Filter](parts)

    def fits(self, game: Game[Any], state: State, frame: Frame, card: i64) -> bool:
        for part in self.parts:
            if not part.fits(game, state, frame, card):
                return False
        return True


class NotFitting(Filter):
    """The opposite of a filter."""

    __slots__ = ("part",)

    def __init__(self, part: Filter) -> None:
        self.part = part

    def fits(self, game: Game[Any], state: State, frame: Frame, card: i64) -> bool:
        return not self.part.fits(game, state, frame, card)


WORDS.add(
    v.FILTER, "not", NotFitting, "Does not fit.", "part", part=v.filtered(least=1, of=SAME_KIND)
).says(en="~ {part:not}", ja="{part:not}以外の~").of = ANY_KIND


class Outside(Filter):
    """Every card except those of a group."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def fits(self, game: Game[Any], state: State, frame: Frame, card: i64) -> bool:
        return not self.group.has(game, state, frame, card)


WORDS.add(
    v.FILTER, "except", Outside, "Is none of these.", "group", group=v.group(of=SAME_KIND)
).says(en="~ other than {group:bare}", ja="{group:bare}以外の~").of = ANY_KIND


class Within(Filter):
    """Only cards of a group."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def fits(self, game: Game[Any], state: State, frame: Frame, card: i64) -> bool:
        return self.group.has(game, state, frame, card)


WORDS.add(v.FILTER, "among", Within, "Is one of these.", "group", group=v.group(of=SAME_KIND)).says(
    en="~ among {group:bare}", ja="{group:bare}の中の~"
).says({"group": "self"}, en="~ being {self}", ja="{self}である~").of = ANY_KIND


class Both(Condition):
    """All of the conditions hold."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = vec[Condition](parts)

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        for part in self.parts:
            if not part.holds(game, state, frame):
                return False
        return True


class YourTurn(Condition):
    """It is the turn of the player whose card it is."""

    __slots__ = ()

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return state.active == frame.seat


WORDS.add(v.CONDITION, "your_turn", YourTurn, "It is your turn.").says(
    en="it is your turn", ja="自分のターン/である"
).lasts(en="during your turn", ja="自分のターン中")


class AtLeast(Condition):
    """The first number is at least as large as the second."""

    __slots__ = ("left", "right")

    def __init__(self, left: Number, right: Number) -> None:
        self.left, self.right = left, right

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        left = self.left.value(game, state, frame)
        return left >= self.right.value(game, state, frame)


def at_most(left: Number, right: Number) -> Condition:
    return AtLeast(right, left)


def less(left: Number, right: Number) -> Condition:
    return Unless(AtLeast(left, right))


_PAIR: Final = {"left": v.number(), "right": v.number()}
WORDS.add(v.CONDITION, "at_least", AtLeast, "Left is right or more.", **_PAIR).says(
    en="{left} is at least {right}", ja="{left}が{right}以上/である"
).says(
    {"right": int},
    en="{left} is {right} or more",
    ja="{left}が{right}以上/である",
).says(
    {"left": v.COUNTED, "right": 1},
    en="{left:have} 1 or more {left:many}",
    ja="{left:bare}が１{left:counter}以上{left:いる}",
).says(
    {"left": v.COUNTED, "right": int},
    en="{left:have} {right} or more {left:many}",
    ja="{left:bare}が{right}{left:counter}以上{left:いる}",
)
WORDS.add(v.CONDITION, "at_most", at_most, "Left is right or less.", **_PAIR).says(
    en="{left} is at most {right}", ja="{left}が{right}以下/である"
).says(
    {"right": int},
    en="{left} is {right} or less",
    ja="{left}が{right}以下/である",
).says(
    {"left": v.COUNTED, "right": 0},
    en="{left:have} no {left:many}",
    ja="{left:bare}が１{left:counter}も{left:いない}",
).says(
    {"left": v.COUNTED, "right": int},
    en="{left:have} {right} or fewer {left:many}",
    ja="{left:bare}が{right}{left:counter}以下/である",
)
WORDS.add(v.CONDITION, "less", less, "Left is less than right.", **_PAIR).says(
    en="{left} is less than {right}", ja="{left}が{right}より小さ/い"
).says(
    {"left": v.COUNTED, "right": int},
    en="{left:have} fewer than {right} {left:many}",
    ja="{left:bare}が{right}{left:counter}より少な/い",
).says(
    {"left": v.COUNTED, "right": v.COUNTED},
    en="{left:#right fewer}",
    ja="{left:#right fewer}より少な/い",
)


class Exists(Condition):
    """The group has a member."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return not self.group.is_empty(game, state, frame)


def none_of(group: Group) -> Condition:
    return Unless(Exists(group))


_GROUP: Final = {"group": v.group(of=ANY_KIND)}
WORDS.add(v.CONDITION, "any", Exists, "There is such a card.", "group", **_GROUP).says(
    en="{group:exists}", ja="{group:exists}"
)
WORDS.add(v.CONDITION, "none", none_of, "There is none.", "group", **_GROUP).says(
    en="{group:lacks}", ja="{group:lacks}"
)


class SelfIs(Condition):
    """The card itself fits a filter."""

    __slots__ = ("filter",)

    def __init__(self, filter: Filter) -> None:  # noqa: A002 - the argument's name in card files
        self.filter = filter

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return self.filter.fits(game, state, frame, frame.source)


WORDS.add(
    v.CONDITION, "self_is", SelfIs, "The card itself fits.", "filter", filter=v.filtered()
).says(en="{self} is {filter:is}", ja="{self}が{filter:is}/である").needs = ITSELF


class Unless(Condition):
    """A condition does not hold."""

    __slots__ = ("part",)

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return not self.part.holds(game, state, frame)


WORDS.add(v.CONDITION, "not", Unless, "It does not hold.", "part", part=v.condition()).says(
    en="it is not true that {part}", ja="{part}ということがな/い"
)


class Either(Condition):
    """At least one of the conditions holds."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = vec[Condition](parts)

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        for part in self.parts:
            if part.holds(game, state, frame):
                return True
        return False


WORDS.add(v.CONDITION, "either", Either, "One of these holds.", "parts", parts=v.conditions()).says(
    en="{parts}", ja="{parts}"
)


class UsedThisTurn(Condition):
    """The card has used a skill of that name this many times this turn."""

    __slots__ = ("skill", "times")

    def __init__(self, skill: i64, times: i64) -> None:
        self.skill, self.times = skill, times

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return count_of(state.used, used_key(frame.source, self.skill)) >= self.times

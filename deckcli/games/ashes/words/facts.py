"""Numbers and conditions of Ashes."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64
from deckcli.engine.interrupts import HOW
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import EVENT
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, SEAT, SUBJECT, Frame
from deckcli.engine.words.kinds import Condition, Filter, Group, Number
from deckcli.games.ashes.rules.codes import ATTACK, BY_ATTACK, BY_COUNTER, LIFE
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules

WORDS: Final = v.Vocabulary()


class StatusOn(Number):
    """The status tokens on cards."""

    __slots__ = ("of",)

    def __init__(self, of: Group) -> None:
        self.of = of

    def value(self, game: AshesRules, state: AshesState, frame: Frame) -> i64:
        found: i64 = 0
        for card in self.of.cards(game, state, frame):
            found += state.status[card]
        return found


WORDS.add(v.NUMBER, "status_on", StatusOn, "The status tokens on it.", "of", of=v.group()).says(
    en="status token|status tokens @ on {of:bare}", ja="{of:bare の}>状況トークン|個"
)


class StatOf(Number):
    """A value of cards as it is now."""

    __slots__ = ("of", "stat")

    def __init__(self, stat: i64, of: Group) -> None:
        self.stat, self.of = stat, of

    def value(self, game: AshesRules, state: AshesState, frame: Frame) -> i64:
        found: i64 = 0
        for card in self.of.cards(game, state, frame):
            found += game.stat(state, card, self.stat)
        return found


WORDS.add(
    v.NUMBER, "attack_of", lambda of: StatOf(ATTACK, of), "Its attack value.", "of", of=v.group()
).says(en="the attack of {of}", ja="{of:の}攻撃力")
WORDS.add(
    v.NUMBER, "life_of", lambda of: StatOf(LIFE, of), "Its life value.", "of", of=v.group()
).says(en="the life of {of}", ja="{of:の}体力値")


class PrintedAttack(Number):
    """The printed attack of cards, wherever they lie."""

    __slots__ = ("of",)

    def __init__(self, of: Group) -> None:
        self.of = of

    def value(self, game: AshesRules, state: AshesState, frame: Frame) -> i64:
        found: i64 = 0
        for card in self.of.cards(game, state, frame):
            found += game.prints[state.faces[card]].values[ATTACK]
        return found


WORDS.add(
    v.NUMBER, "printed_attack_of", PrintedAttack, "Its printed attack.", "of", of=v.group()
).says(en="the printed attack of {of}", ja="{of:の}印刷された攻撃力")


class Smaller(Number):
    """The smaller of two numbers."""

    __slots__ = ("left", "right")

    def __init__(self, left: Number, right: Number) -> None:
        self.left, self.right = left, right

    def value(self, game: AshesRules, state: AshesState, frame: Frame) -> i64:
        return min(self.left.value(game, state, frame), self.right.value(game, state, frame))


WORDS.add(
    v.NUMBER,
    "smaller_of",
    Smaller,
    "The smaller of two numbers.",
    left=v.number(),
    right=v.number(),
).says(en="the smaller of {left} and {right}", ja="{left}と{right}の小さい方").is_least = True


class Difference(Number):
    """What is left of a number, and never less than 0."""

    __slots__ = ("left", "right")

    def __init__(self, left: Number, right: Number) -> None:
        self.left, self.right = left, right

    def value(self, game: AshesRules, state: AshesState, frame: Frame) -> i64:
        return max(self.left.value(game, state, frame) - self.right.value(game, state, frame), 0)


WORDS.add(
    v.NUMBER,
    "less_than",
    Difference,
    "A number less another, 0 at least.",
    left=v.number(),
    right=v.number(),
).says(en="{left} minus {right}", ja="{left}から{right}を引いた数")


class Focused(Condition):
    """The ready spell is focused so often."""

    __slots__ = ("level",)

    def __init__(self, level: i64) -> None:
        self.level = level

    def holds(self, game: AshesRules, state: AshesState, frame: Frame) -> bool:
        return game.has_focus(state, frame.source, self.level)


WORDS.add(
    v.CONDITION,
    "focused",
    Focused,
    "So many more copies lie beside the spell.",
    "level",
    level=v.integer(least=1),
).says(en="{self} has focus {level}", ja="{self}が集中{level}/である")


class FromBattle(Condition):
    """The damage of the event comes from an attack, or from an attack or counter."""

    __slots__ = ("counters",)

    def __init__(self, *, counters: bool) -> None:
        self.counters = counters

    def holds(self, game: AshesRules, state: AshesState, frame: Frame) -> bool:
        for place in range(len(state.agenda) - 1, -1, -1):
            below = state.agenda[place]
            if game.programs[below.program].is_event:
                how = below.values[HOW]
                return how == BY_ATTACK or (self.counters and how == BY_COUNTER)
        return False


WORDS.add(
    v.CONDITION, "from_attack", lambda: FromBattle(counters=False), "An attack dealt it."
).says(en="the damage comes from an attack", ja="そのダメージが攻撃によるもの/である").narrows(
    en="{event} from an attack", ja="攻撃によって{event}"
).needs = EVENT
WORDS.add(
    v.CONDITION, "from_battle", lambda: FromBattle(counters=True), "An attack or counter dealt it."
).says(
    en="the damage comes from an attack or a counter",
    ja="そのダメージが攻撃か反撃によるもの/である",
).narrows(en="{event} from an attack or a counter", ja="攻撃か反撃によって{event}").needs = EVENT


class EventCardIs(Condition):
    """The card of the event fits a filter."""

    __slots__ = ("filter",)

    def __init__(self, filter: Filter) -> None:  # noqa: A002 - the argument's name in card files
        self.filter = filter

    def holds(self, game: AshesRules, state: AshesState, frame: Frame) -> bool:
        card = frame.values[SUBJECT]
        return card != NONE and self.filter.fits(game, state, frame, card)


_IT_IS = (
    WORDS.add(
        v.CONDITION,
        "it_is",
        EventCardIs,
        "The card of the event fits.",
        "filter",
        filter=v.filtered(least=1),
    )
    .says(en="{it} is {filter:is}", ja="{it:が}{filter:is}/である")
    .says({"it": None}, en="its card is {filter:is}", ja="そのカードが{filter:is}/である")
)
_IT_IS.needs, _IT_IS.of_itself = EVENT, "self_is"


class YourDoing(Condition):
    """What happened is the doing of this player."""

    __slots__ = ()

    def holds(self, game: AshesRules, state: AshesState, frame: Frame) -> bool:
        return frame.values[SEAT] == frame.seat


WORDS.add(v.CONDITION, "your_doing", YourDoing, "Something you control did it.").says(
    en="something you control did it", ja="それが自分の支配するものによるもの/である"
).narrows(
    en="{event} by something you control", ja="自分の支配するものによって{event}"
).needs = EVENT


class ByOpponent(Condition):
    """The effect that is answered is an opponent's."""

    __slots__ = ()

    def holds(self, game: AshesRules, state: AshesState, frame: Frame) -> bool:
        for place in range(len(state.agenda) - 1, -1, -1):
            below = state.agenda[place]
            if not game.programs[below.program].is_event:
                return below.seat != frame.seat
        return False


WORDS.add(v.CONDITION, "by_opponent", ByOpponent, "An opponent does it.").says(
    en="an opponent does this", ja="それが対戦相手によるもの/である"
).narrows(en="{event} by an opponent", ja="対戦相手によって{event}").needs = EVENT


class Paid(Condition):
    """The further dice that were offered under a name were paid."""

    __slots__ = ("slot",)

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def holds(self, game: AshesRules, state: AshesState, frame: Frame) -> bool:
        return len(frame.chosen[self.slot]) > 0


WORDS.add(
    v.CONDITION,
    "paid",
    Paid,
    "What was offered under this name was paid.",
    "slot",
    slot=v.chosen_number(),
).says(en="{slot} was paid", ja="{slot}を支払っ/た")


def focus(level: int) -> list[Op]:
    """By the time the verb is read, the steps of the focus ability stand in its place."""
    return []


WORDS.add(
    v.VERB, "focus", focus, "What this focus adds comes here; without this word it comes last.",
    "level", level=v.integer(least=1),
).says(
    en="apply Focus {level} here if you have it", ja="集中{level}があれば、ここで適用/する",
)  # fmt: skip

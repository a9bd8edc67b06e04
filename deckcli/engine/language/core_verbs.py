"""Verbs every game's abilities may use, and the vocabulary of the core."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import ITSELF
from deckcli.engine.language.choosing import Branch, Jump, Repeat
from deckcli.engine.language.core_groups import Allies, Enemies
from deckcli.engine.language.core_words import (
    AtLeast,
    Count,
    Either,
    Exists,
    NotFitting,
    Outside,
    SelfIs,
    Unless,
    Within,
    YourTurn,
)
from deckcli.engine.ops import Op
from deckcli.engine.state import FOR_EVER, NEXT_TURN, THIS_TURN, Frame, Modifier, State
from deckcli.engine.words import Condition, Filter, Group, Number, Static

if TYPE_CHECKING:
    from deckcli.engine.game import Game

NEXT_ENEMY_TURN: Final = -1  # becomes NEXT_TURN of the following seat when the modifier is made


class Draw(Op):
    """Draw cards from one's deck."""

    __slots__ = ("amount",)

    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def run(self, game: Game, state: State, frame: Frame) -> None:
        game.draw(state, frame.seat, self.amount.value(game, state, frame))


class Modify(Op):
    """Cards have a stat changed for a while. The amount is counted once, when it starts."""

    __slots__ = ("amount", "of", "stat", "until")

    def __init__(self, of: Group, stat: int, amount: Number, until: int) -> None:
        self.of, self.stat, self.amount, self.until = of, stat, amount, until

    def run(self, game: Game, state: State, frame: Frame) -> None:
        amount = self.amount.value(game, state, frame)
        until, seat = timed(game, state, self.until, frame.seat)
        for card in self.of.cards(game, state, frame):
            if game.is_in_play(state, card):
                made = Modifier(self.stat, card, amount, until, seat, state.turn, frame.source)
                state.modifiers.append(made)
                game.modified(state, made)


def timed(game: Game, state: State, until: int, seat: int) -> tuple[int, int]:
    """How long something lasts that a seat does now, as a modifier keeps it: until, and whose."""
    if until == NEXT_ENEMY_TURN:
        return NEXT_TURN, game.next_seat(state, seat)
    return until, seat


class Stat:
    """A stat that `modify` may name: its number, what is written for it, and how it is read."""

    __slots__ = ("arg", "index", "is_given", "name")

    def __init__(self, name: str, index: int, arg: v.Arg, *, is_given: bool = True) -> None:
        self.name, self.index, self.arg = name, index, arg
        self.is_given = is_given  # whether a static can change it, too

    def amount(self, value: object) -> Number:
        """The number behind what was written; words become numbers in the games' own stats."""
        assert isinstance(value, Number)
        return value


def add_modify(words: v.Vocabulary, stats: list[Stat]) -> None:
    """`modify` for these stats, as a verb with a duration and as a static without one."""
    given_stats = [stat for stat in stats if stat.is_given]

    def as_ops(of: Group, until: int, **given: object) -> list[Op]:
        return [
            Modify(of, stat.index, stat.amount(given[stat.name]), until)
            for stat in stats
            if given[stat.name] is not None
        ]

    def as_statics(of: Group, **given: object) -> list[Static]:
        return [
            Static(stat.index, of, stat.amount(given[stat.name]))
            for stat in given_stats
            if given[stat.name] is not None
        ]

    doc, args = "Change stats of cards", _optional(stats)
    verb = words.add(
        v.VERB, "modify", as_ops, f"{doc} for a while.", of=v.target(), until=v.until(), **args
    )
    verb.any_of = tuple(args)
    if given_stats:
        doc, args = f"{doc} as long as it holds.", _optional(given_stats)
        static = words.add(v.STATIC, "modify", as_statics, doc, of=v.group(), **args)
        static.any_of = tuple(args)
    words.stats.update({stat.index: stat.name for stat in stats})


def _optional(stats: list[Stat]) -> dict[str, v.Arg]:
    return {stat.name: v.Arg(stat.arg.holds, None, stat.arg.choices) for stat in stats}


def if_so(condition: Condition, then: list[Op], otherwise: list[Op] | None) -> list[Op]:
    """`if` as a run of ops: test, one branch, jump, the other branch."""
    otherwise = otherwise or []
    first = [*then, Jump(len(otherwise))] if otherwise else then
    return [Branch(condition, len(first)), *first, *otherwise]


def choose(what: Group) -> list[Op]:
    """A choice is a step already by the time its verb is read: nothing else is to be done."""
    return []


def other_allies(fitting: Filter) -> Allies:
    return Allies(fitting, others_only=True)


def allies(fitting: Filter) -> Allies:
    return Allies(fitting, others_only=False)


def less(left: Number, right: Number) -> Condition:
    return Unless(AtLeast(left, right))


def at_most(left: Number, right: Number) -> Condition:
    return AtLeast(right, left)


def none_of(group: Group) -> Condition:
    return Unless(Exists(group))


def core_words() -> v.Vocabulary:
    """A vocabulary of the words that no game has to declare."""
    words = v.Vocabulary()
    pair = {"left": v.number(), "right": v.number()}
    words.add(v.VERB, "draw", Draw, "Draw cards.", "amount", amount=v.number(1, least=1))
    words.add(
        v.VERB, "if", if_so, "Do something if a condition holds, else something different.",
        condition=v.condition(), then=v.steps(), otherwise=v.steps(None),
    )  # fmt: skip
    words.add(
        v.VERB, "choose", choose, "Choose cards, to be spoken of below.", "what", what=v.target()
    )
    words.add(v.VERB, "repeat", Repeat, "All steps of the skill happen once more.")
    words.add(v.CONDITION, "your_turn", YourTurn, "It is your turn.")
    words.add(v.CONDITION, "at_least", AtLeast, "Left is right or more.", **pair)
    words.add(v.CONDITION, "at_most", at_most, "Left is right or less.", **pair)
    words.add(v.CONDITION, "less", less, "Left is less than right.", **pair)
    words.add(v.CONDITION, "any", Exists, "There is such a card.", "group", group=v.group())
    words.add(v.CONDITION, "none", none_of, "There is none.", "group", group=v.group())
    self_is = words.add(
        v.CONDITION, "self_is", SelfIs, "The card itself fits.", "filter", filter=v.filtered()
    )
    self_is.needs = ITSELF
    words.add(v.CONDITION, "not", Unless, "It does not hold.", "part", part=v.condition())
    words.add(v.CONDITION, "either", Either, "One of these holds.", "parts", parts=v.conditions())
    words.add(v.NUMBER, "count", Count, "How many cards there are.", "of", of=v.group())
    words.add(v.FILTER, "not", NotFitting, "Does not fit.", "part", part=v.filtered(least=1))
    words.add(v.FILTER, "except", Outside, "Is none of these.", "group", group=v.group())
    words.add(v.FILTER, "among", Within, "Is one of these.", "group", group=v.group())
    words.add(v.GROUP, "ally", allies, "Your units, the card itself among them.")
    words.add(v.GROUP, "other_ally", other_allies, "Your units other than the card itself.")
    words.add(v.GROUP, "enemy", Enemies, "The units of others.")
    words.add(v.UNTIL, "end_of_turn", lambda: THIS_TURN, "This turn.")
    words.add(v.UNTIL, "end_of_next_enemy_turn", lambda: NEXT_ENEMY_TURN, "Past the enemy's turn.")
    words.add(v.UNTIL, "end_of_game", lambda: FOR_EVER, "For good.")
    return words

"""The words that no game has to declare, with what each takes and means."""

from __future__ import annotations

from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import ITSELF
from deckcli.engine.ops import Op
from deckcli.engine.state import FOR_EVER, THIS_TURN
from deckcli.engine.words.choosing import Branch, Jump, Repeat
from deckcli.engine.words.facts import (
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
from deckcli.engine.words.groups import Allies, Enemies
from deckcli.engine.words.kinds import Condition, Filter, Group, Number
from deckcli.engine.words.verbs import NEXT_ENEMY_TURN, Draw


def core_vocabulary() -> v.Vocabulary:
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
    words.add(v.VERB, "repeat", Repeat, "All steps of the ability happen once more.")
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

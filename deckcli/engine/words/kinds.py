"""The kinds of words that abilities are made of; the vocabularies are in other modules.

Every word of a card file becomes one small object. Nothing is looked up by name while a game runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deckcli.core.vecs import i64, vec
from deckcli.engine.modifiers import ADD
from deckcli.engine.native import mypyc_attr
from deckcli.engine.state import Frame, State

if TYPE_CHECKING:
    from deckcli.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Number:
    """Something computed when it is asked for."""

    __slots__ = ()

    def value(self, game: Any, state: Any, frame: Frame) -> i64:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that is true or false."""

    __slots__ = ()

    def holds(self, game: Any, state: Any, frame: Frame) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """What a card must be like, wherever it lies."""

    __slots__ = ()

    def fits(self, game: Any, state: Any, frame: Frame, card: i64) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Group:
    """A set of cards, or of other things of one kind; the vocabulary says which (things.py).

    Lists its members, which `cards` are in most games, or tells whether something is one of them.
    """

    __slots__ = ()

    def cards(self, game: Any, state: Any, frame: Frame) -> vec[i64]:
        raise NotImplementedError

    def has(self, game: Any, state: Any, frame: Frame, card: i64) -> bool:
        return card in self.cards(game, state, frame)

    def size(self, game: Any, state: Any, frame: Frame) -> i64:
        return len(self.cards(game, state, frame))

    def is_empty(self, game: Any, state: Any, frame: Frame) -> bool:
        return len(self.cards(game, state, frame)) == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """What must be paid. Ops made from the same word do the paying."""

    __slots__ = ()

    def can_pay(self, game: Any, state: Any, frame: Frame) -> bool:
        raise NotImplementedError


class Target:
    """What an ability names before its steps: the choice among a group, kept in a slot."""

    __slots__ = ("among", "is_needed", "slot")

    def __init__(self, slot: i64, among: Group, *, is_needed: bool) -> None:
        self.slot, self.among = slot, among
        self.is_needed = is_needed  # the ability is not offered unless there is one


class Static:
    """What an ability does all the time: it changes a stat of the cards of a group."""

    __slots__ = (
        "ability", "amount", "group", "how", "is_fact", "is_own", "layer", "requires", "stat",
    )  # fmt: skip

    def __init__(
        self, stat: i64, group: Group, amount: Number, layer: i64 = 0, how: i64 = ADD
    ) -> None:
        self.stat, self.group, self.amount = stat, group, amount
        self.layer, self.how = layer, how  # in games with layers: where, and SET, TIMES, …
        self.requires = vec[Condition]()  # set by the compiler from the ability
        self.ability: i64 = -1
        self.is_own = False  # it affects only the card that has it
        self.is_fact = False  # it is read off the card like its name, so nobody sees it used

    def works(self, game: Game[Any], state: State, frame: Frame) -> bool:
        """Whether all of the ability's requirements are met."""
        for condition in self.requires:
            if not condition.holds(game, state, frame):
                return False
        return True

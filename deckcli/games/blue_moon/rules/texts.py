"""What texts do all the time: what they change in layers, and what they forbid, allow, demand."""

from __future__ import annotations

from typing import Any, Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.groups import Allies, Enemies, Fitting, Itself
from deckcli.engine.words.kinds import Condition, Filter, Group, Number, Static
from deckcli.games.blue_moon.rules import codes as t
from deckcli.games.blue_moon.rules.state import BlueMoonState

# What of a card is ignored, as bits.
TEXT: Final = 1
VALUES: Final = 2
ICONS: Final = 4

# What values are raised to, if not to a number.
TO_NUMBER: Final = 0
TO_SUM: Final = 1  # of both printed values
TO_HIGHER: Final = 2  # of both printed values

_ITSELF: Final = Itself()
_NO_AMOUNT: Final = Plain(0)


class OneOf(Group):
    """The one of a group that the card's player has chosen, if it still is one."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def cards(self, game: Any, state: BlueMoonState, frame: Frame) -> vec[i64]:
        chosen = state.targets[frame.source]
        if chosen == NONE or not self.group.has(game, state, frame, chosen):
            return vec[i64]()
        return vec[i64]([chosen])


class Text(Static):
    """Something a text does as long as it works."""

    __slots__ = ("is_card_by_card",)

    def __init__(
        self, stat: i64, group: Group = _ITSELF, amount: Number = _NO_AMOUNT, layer: i64 = 0
    ) -> None:
        super().__init__(stat, group, amount, layer)
        self.is_card_by_card = False  # whether it looks at each card by itself; set by the game


def is_boon(static: Static) -> bool:
    """Whether all it does is to raise values of its own side, or to spoil the other's."""
    group = static.group
    if isinstance(group, OneOf):
        group = group.group
    if static.stat < t.RAISES:
        return isinstance(group, Enemies)
    return static.stat <= t.RAISES_TOTAL and isinstance(group, Allies | Itself)


def depends(static: Static) -> bool:
    """Whether what it does may change while the cards in play stay the same."""
    return len(static.requires) > 0 or not isinstance(static.amount, Plain)


def is_intricate(static: Static) -> bool:
    """Whether more than the card itself decides what is done to a card, or more than its text.

    If not, a plain card that is laid down changes nothing for the cards beside it.
    """
    if depends(static) or not isinstance(static, Text) or not static.is_card_by_card:
        return True
    return isinstance(static, Ignores) and (static.what != TEXT or static.opposed_by is not None)


class Ignores(Text):
    """Cards are ignored: their texts, values, icons; of icons some may be kept."""

    __slots__ = ("kept", "opposed_by", "reaches_blank", "what")

    def __init__(
        self, group: Fitting, what: i64, layer: i64, kept: i64 = 0, opposed_by: Filter | None = None
    ) -> None:
        super().__init__(t.IGNORES, group, _NO_AMOUNT, layer)
        self.what, self.kept = what, kept
        self.opposed_by = opposed_by  # it has no effect against such a card of the opponent
        self.reaches_blank = False  # whether a face-down card is among the group; set by the game


class Zeroes(Text):
    """Printed values that are odd, or even, become 0."""

    __slots__ = ("parity",)

    def __init__(self, group: Group, parity: i64, layer: i64) -> None:
        super().__init__(t.ZEROES, group, _NO_AMOUNT, layer)
        self.parity = parity


class Raises(Text):
    """Values that are lower rise to a number, or to what is printed."""

    __slots__ = ("earth", "fire", "how_far")

    def __init__(
        self, group: Group, amount: Number, layer: i64, how_far: i64, *, fire: bool, earth: bool
    ) -> None:
        super().__init__(t.RAISES, group, amount, layer)
        self.fire, self.earth, self.how_far = fire, earth, how_far


class Multiplies(Text):
    """Values are multiplied."""

    __slots__ = ("earth", "fire")

    def __init__(self, group: Group, fire: i64, earth: i64, layer: i64) -> None:
        super().__init__(t.MULTIPLIES, group, _NO_AMOUNT, layer)
        self.fire, self.earth = fire, earth


class RaisesTotal(Text):
    """The total power rises to a number, in one element or in both."""

    __slots__ = ("element",)

    def __init__(self, element: i64, amount: Number, layer: i64) -> None:
        super().__init__(t.RAISES_TOTAL, _ITSELF, amount, layer)
        self.element = element  # NONE: in both


class Fits(Text):
    """Something about playing cards that fit: they may not be played, or without condition."""

    __slots__ = ("covers", "fits_blank", "fitting")

    def __init__(self, stat: i64, fitting: Filter) -> None:
        super().__init__(stat)
        self.fitting = fitting
        self.covers: i64 = 0  # a bit for each kind all of whose cards fit; set by the game
        self.fits_blank = False  # whether a card that is played face down fits; set by the game


class PlaysAtMost(Text):
    """The opponent plays at most so many cards in a turn."""

    __slots__ = ("into_combat",)

    def __init__(self, amount: Number, *, into_combat: bool) -> None:
        super().__init__(t.PLAYS_AT_MOST, _ITSELF, amount)
        self.into_combat = into_combat  # those into the combat area count, no others


class PlaysMore(Text):
    """So many more cards of a kind may be played."""

    __slots__ = ("kind",)

    def __init__(self, kind: i64, amount: Number) -> None:
        super().__init__(t.MAY_PLAY_MORE, _ITSELF, amount)
        self.kind = kind


class If(Text):
    """Something about playing this card that depends on a condition."""

    __slots__ = ("condition",)

    def __init__(self, stat: i64, condition: Condition) -> None:
        super().__init__(stat)
        self.condition = condition


class Demands(Text):
    """The opponent must discard cards, or else. What is not demanded is 0."""

    __slots__ = ("characters", "earth", "either", "fire", "moons", "or_dragon")

    def __init__(
        self, fire: i64, earth: i64, either: i64, moons: i64, characters: i64, *, or_dragon: bool
    ) -> None:
        super().__init__(t.DEMANDS)
        self.fire, self.earth, self.either = fire, earth, either
        self.moons, self.characters = moons, characters
        self.or_dragon = or_dragon  # else the opponent retreats


class DemandsPlay(Text):
    """The opponent must play a card of a kind, or retreat."""

    __slots__ = ("kind",)

    def __init__(self, kind: i64) -> None:
        super().__init__(t.DEMANDS_PLAY)
        self.kind = kind


class DragonsOnRetreat(Text):
    """A retreat of a player is worth more dragons, fewer, or so many at most."""

    __slots__ = ("at_most", "change", "of_own")

    def __init__(self, change: i64, at_most: i64, *, of_own: bool) -> None:
        super().__init__(t.DRAGONS)
        self.change, self.at_most = change, at_most
        self.of_own = of_own  # the retreat of the card's own player

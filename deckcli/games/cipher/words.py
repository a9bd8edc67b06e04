"""The words of Cipher's own: groups, conditions, numbers, statics and verbs of its skills."""

from __future__ import annotations

from deckcli.engine.game import Game
from deckcli.engine.language.core_groups import Fitting
from deckcli.engine.language.core_words import Plain
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words import Condition, Filter, Group, Number, Static
from deckcli.games.cipher.base import CipherBase
from deckcli.games.cipher.state import CipherState
from deckcli.games.cipher.tables import (
    ATTACKER_LEFT,
    CANNOT_ATTACK,
    CANNOT_BE_BOND,
    DEFENDER_LEFT,
    FURTHER_NAMES,
)
from deckcli.games.cipher.zones import move, take_top

# -- groups


class AttackingUnit(Fitting):
    """The unit that attacks in this combat, if it fits."""

    __slots__ = ()

    def cards(self, game: Game, state: CipherState, frame: Frame) -> list[int]:
        left = state.attacker == NONE or state.broken_off & ATTACKER_LEFT
        return [] if left else self.fitting(game, state, frame, [state.attacker])


class DefendingUnit(Fitting):
    """The unit that is attacked in this combat, if it fits."""

    __slots__ = ()

    def cards(self, game: Game, state: CipherState, frame: Frame) -> list[int]:
        left = state.defender == NONE or state.broken_off & DEFENDER_LEFT
        return [] if left else self.fitting(game, state, frame, [state.defender])


# -- conditions and numbers


class Attacking(Condition):
    """The unit attacks another that fits; both are still there."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def holds(self, game: Game, state: CipherState, frame: Frame) -> bool:
        if state.attacker != frame.source or state.broken_off:
            return False
        return self.filter.fits(game, state, frame, state.defender)


class AttackedBy(Condition):
    """The unit is attacked by one that fits; both are still there."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def holds(self, game: Game, state: CipherState, frame: Frame) -> bool:
        if state.defender != frame.source or state.broken_off:
            return False
        return self.filter.fits(game, state, frame, state.attacker)


class SupportedBy(Condition):
    """The unit fights and is supported by a card that fits."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def holds(self, game: Game, state: CipherState, frame: Frame) -> bool:
        if state.attacker != frame.source and state.defender != frame.source:
            return False
        card = state.players[state.owners[frame.source]].support
        return card != NONE and self.filter.fits(game, state, frame, card)


class OrbCount(Number):
    """How many orbs one has, or the enemy."""

    __slots__ = ("mine",)

    def __init__(self, *, mine: bool) -> None:
        self.mine = mine

    def value(self, game: Game, state: CipherState, frame: Frame) -> int:
        return len(state.players[frame.seat if self.mine else 1 - frame.seat].orbs)


# -- what is always so


class Ban(Static):
    """Units of one group cannot attack those of another."""

    __slots__ = ("whom",)

    def __init__(self, who: Group, whom: Group) -> None:
        super().__init__(CANNOT_ATTACK, who, Plain(1))
        self.whom = whom


class NoBond(Static):
    """The card cannot be laid as a bond, wherever it lies."""

    __slots__ = ()

    def __init__(self, group: Group) -> None:
        super().__init__(CANNOT_BE_BOND, group, Plain(1))
        self.is_fact = True


class FurtherNames(Static):
    """The card bears the unit name under `also` too, wherever it lies."""

    __slots__ = ()

    def __init__(self, group: Group) -> None:
        super().__init__(FURTHER_NAMES, group, Plain(1))
        self.is_fact = True


# -- verbs


class MoveUnits(Op):
    """Units change to the other line, tapped or not; they do not tap for it."""

    __slots__ = ("who",)

    def __init__(self, who: Group) -> None:
        self.who = who

    def run(self, game: CipherBase, state: CipherState, frame: Frame) -> None:
        for unit in self.who.cards(game, state, frame)[:]:
            if game.is_in_play(state, unit):
                move(game, state, unit)


class AddOrbs(Op):
    """The top cards of one's deck become orbs, unseen."""

    __slots__ = ("amount",)

    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def run(self, game: CipherBase, state: CipherState, frame: Frame) -> None:
        for _ in range(self.amount.value(game, state, frame)):
            card = take_top(game, state, frame.seat)
            if card != NONE:
                state.players[frame.seat].orbs.append(card)
                if game.story is not None:
                    game.tell(f"p{frame.seat + 1} lays the top card of the deck as an orb")

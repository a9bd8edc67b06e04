"""What a skill can ask of a card: its names, icons and numbers, and how it lies."""

from __future__ import annotations

from deckcli.engine.state import Frame
from deckcli.engine.words.kinds import Filter
from deckcli.games.cipher.rules.codes import FRONT, SYMBOL, WEAPON
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules


class UnitNamed(Filter):
    """Bears one of these unit names."""

    __slots__ = ("names",)

    def __init__(self, names: list[int]) -> None:
        self.names = names

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: int) -> bool:
        face = game.prints[state.faces[card]]
        return face.unit in self.names or (face.also != -1 and face.also in self.names)


class OfSymbol(Filter):
    """Has one of these symbols, gained ones included."""

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: int) -> bool:
        if game.prints[state.looks()[card]].symbols & self.mask:
            return True
        return game.stat(state, card, SYMBOL) & self.mask != 0


class WithWeapon(Filter):
    """Has one of these weapons, gained ones included."""

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: int) -> bool:
        return game.stat(state, card, WEAPON) & self.mask != 0


class OfType(Filter):
    """Has one of these types."""

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: int) -> bool:
        return game.prints[state.looks()[card]].types & self.mask != 0


class OfGender(Filter):
    """Is male or female; some cards are neither."""

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: int) -> bool:
        return game.prints[state.looks()[card]].genders & self.mask != 0


class CostsBetween(Filter):
    """Has a deployment cost in these limits."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: int) -> bool:
        return self.low <= game.prints[state.looks()[card]].cost <= self.high


class ClassChanged(Filter):
    """Is class-changed, or is not."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: int) -> bool:
        return game.is_class_changed(state, card) == self.wanted


class InLine(Filter):
    """Stands in this line."""

    __slots__ = ("line",)

    def __init__(self, line: int) -> None:
        self.line = line

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: int) -> bool:
        return state.is_front(card) == (self.line == FRONT)


class IsLeader(Filter):
    """Is a main character, or is none."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: int) -> bool:
        return (state.players[state.owners[card]].leader == card) == self.wanted


class StackedAtLeast(Filter):
    """Is made of so many cards, or more."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: int) -> bool:
        return state.stack_size(card) >= self.size

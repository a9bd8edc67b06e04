"""What a skill can ask of a card: its names, icons and numbers, and how it lies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.state import Frame
from deckcli.engine.words.kinds import Filter
from deckcli.games.cipher.rules.codes import (
    FRONT,
    GENDERS,
    LINES,
    SYMBOL,
    SYMBOLS,
    TYPES,
    WEAPON,
    WEAPONS,
    bits,
)
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules

WORDS: Final = v.Vocabulary()


class UnitNamed(Filter):
    """Bears one of these unit names."""

    __slots__ = ("names",)

    def __init__(self, names: vec[i64]) -> None:
        self.names = names

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        face = game.prints[state.faces[card]]
        return face.unit in self.names or (face.also != -1 and face.also in self.names)


def add_unit_names(words: v.Vocabulary, units: Mapping[str, int]) -> None:
    """Add the filter by names, for a pool with these names."""
    words.add(
        v.FILTER, "unit", lambda names: UnitNamed(vec[i64]([units[name] for name in names])),
        "Bears one of these unit names.", "value", value=v.texts(list(units)),
    ).says(en="~ named {value:unit}", ja="{value:unit}の~")  # fmt: skip


class OfSymbol(Filter):
    """Has one of these symbols, gained ones included."""

    __slots__ = ("mask",)

    def __init__(self, mask: i64) -> None:
        self.mask = mask

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        if game.prints[state.looks()[card]].symbols & self.mask:
            return True
        return game.stat(state, card, SYMBOL) & self.mask != 0


WORDS.add(
    v.FILTER, "symbol", lambda names: OfSymbol(bits(names, SYMBOLS)),
    "Has one of these symbols.", "value", value=v.texts(SYMBOLS),
).says(en="{value} ~", ja="{value:tag}の~").says(
    {"value": v.ALL_BUT}, en="~ with a symbol other than {value:but}",
    ja="{value:but}以外のシンボルを持つ~"
).reads = (SYMBOL,)  # fmt: skip


class InLine(Filter):
    """Stands in this line."""

    __slots__ = ("line",)

    def __init__(self, line: i64) -> None:
        self.line = line

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        return state.is_front(card) == (self.line == FRONT)


WORDS.add(
    v.FILTER, "line", lambda line: InLine(LINES.index(line)),
    "Stands in the front line or the back line.", "value", value=v.text(LINES),
).says(
    {"value": "front"}, en="~ in the front line", ja="前衛の~"
).says(
    {"value": "back"}, en="~ in the back line", ja="後衛の~"
)  # fmt: skip


class WithWeapon(Filter):
    """Has one of these weapons, gained ones included."""

    __slots__ = ("mask",)

    def __init__(self, mask: i64) -> None:
        self.mask = mask

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        return game.stat(state, card, WEAPON) & self.mask != 0


WORDS.add(
    v.FILTER, "weapon", lambda names: WithWeapon(bits(names, WEAPONS)),
    "Has one of these weapons.", "value", value=v.texts(WEAPONS),
).says(en="~ armed with {value:a}", ja="{value:tag}の~").reads = (WEAPON,)  # fmt: skip


class OfType(Filter):
    """Has one of these types."""

    __slots__ = ("mask",)

    def __init__(self, mask: i64) -> None:
        self.mask = mask

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        return game.prints[state.looks()[card]].types & self.mask != 0


WORDS.add(
    v.FILTER, "type", lambda names: OfType(bits(names, TYPES)),
    "Has one of these types.", "value", value=v.texts(TYPES),
).says(en="{value} ~", ja="{value:tag}の~")  # fmt: skip


class OfGender(Filter):
    """Is male or female; some cards are neither."""

    __slots__ = ("mask",)

    def __init__(self, mask: i64) -> None:
        self.mask = mask

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        return game.prints[state.looks()[card]].genders & self.mask != 0


WORDS.add(
    v.FILTER, "gender", lambda names: OfGender(bits(names, GENDERS)),
    "Is male or female.", "value", value=v.texts(GENDERS),
).says(en="{value} ~", ja="{value:tag}の~")  # fmt: skip


class CostsBetween(Filter):
    """Has a deployment cost within these limits."""

    __slots__ = ("high", "low")

    def __init__(self, low: i64, high: i64) -> None:
        self.low, self.high = low, high

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        return self.low <= game.prints[state.looks()[card]].cost <= self.high


WORDS.add(
    v.FILTER, "cost", lambda limits: CostsBetween(*limits),
    "Has this deployment cost.", "value", value=v.span(),
).says(en="~ of cost {value}", ja="出撃コスト{value}の~")  # fmt: skip


class ClassChanged(Filter):
    """Is class-changed, or is not."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        return game.is_class_changed(state, card) == self.wanted


WORDS.add(
    v.FILTER, "class_changed", lambda value: ClassChanged(wanted=value),
    "Is class-changed, or is not.", "value", value=v.flag(),
).says({"value": True}, en="class-changed ~", ja="クラスチェンジ済みの~").says(
    {"value": False}, en="~ before any class change", ja="クラスチェンジ前の~",
)  # fmt: skip


class IsLeader(Filter):
    """Is a main character, or is not."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        return (state.players[state.owners[card]].leader == card) == self.wanted


WORDS.add(
    v.FILTER, "main_character", lambda value: IsLeader(wanted=value),
    "Is a main character, or not.", "value", value=v.flag(),
).says(
    {"value": True}, en="~ that is a main character|a main character", ja="主人公の~",
).says(
    {"value": False}, en="~ that is not a main character|not a main character",
    ja="主人公でない~",
)  # fmt: skip


class StackedAtLeast(Filter):
    """Is made of at least this many cards."""

    __slots__ = ("size",)

    def __init__(self, size: i64) -> None:
        self.size = size

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        return state.stack_size(card) >= self.size

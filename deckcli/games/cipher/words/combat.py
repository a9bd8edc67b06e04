"""Words about combat: who attacks whom, who cannot, who is attacked instead."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.facts import Exists, Plain
from deckcli.engine.words.groups import Fitting, Itself
from deckcli.engine.words.kinds import Condition, Filter, Group, Static
from deckcli.games.cipher.rules.codes import (
    ATTACKER_LEFT,
    CANNOT_ATTACK,
    DEFENDER_LEFT,
    FALLS_TO_BONDS,
    STEPS_IN,
    UNTIL_COMBAT,
)
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.words.forms import COMBAT

WORDS: Final = v.Vocabulary()

WORDS.add(v.UNTIL, "end_of_combat", lambda: UNTIL_COMBAT, "This combat.").says(
    en="until the end of the combat", ja="戦闘終了まで"
).needs = COMBAT


class AttackingUnit(Fitting):
    """The unit that attacks in this combat, if it fits."""

    __slots__ = ()

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> vec[i64]:
        if state.attacker == NONE or state.broken_off & ATTACKER_LEFT:
            return vec[i64]()
        return self.fitting(game, state, frame, vec[i64]([state.attacker]))


WORDS.add(v.GROUP, "attacker", AttackingUnit, "The attacking unit.").says(
    en="the> attacking unit", ja="=攻撃ユニット|体"
).needs = COMBAT


class DefendingUnit(Fitting):
    """The unit that is attacked in this combat, if it fits."""

    __slots__ = ()

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> vec[i64]:
        if state.defender == NONE or state.broken_off & DEFENDER_LEFT:
            return vec[i64]()
        return self.fitting(game, state, frame, vec[i64]([state.defender]))


WORDS.add(v.GROUP, "defender", DefendingUnit, "The defending unit.").says(
    en="the> defending unit", ja="=防御ユニット|体"
).needs = COMBAT


class Attacking(Condition):
    """The unit attacks another that fits; both are still there."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def holds(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        if state.attacker != frame.source or state.broken_off:
            return False
        return self.filter.fits(game, state, frame, state.defender)


WORDS.add(
    v.CONDITION, "attacking", Attacking, "This unit attacks such a unit.",
    "fitting", fitting=v.filtered(),
).says(
    en="{self} is attacking {fitting:unit|units}", ja="{self}が{fitting:ユニット}を攻撃して/いる",
).needs = COMBAT  # fmt: skip


class AttackedBy(Condition):
    """The unit is attacked by one that fits; both are still there."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def holds(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        if state.defender != frame.source or state.broken_off:
            return False
        return self.filter.fits(game, state, frame, state.attacker)


WORDS.add(
    v.CONDITION, "attacked_by", AttackedBy, "This unit is attacked by such a unit.",
    "fitting", fitting=v.filtered(),
).says(
    en="{self} is being attacked by {fitting:unit|units}",
    ja="{self}が{fitting:ユニット}に攻撃されて/いる",
).needs = COMBAT  # fmt: skip
WORDS.add(
    v.CONDITION, "attacker_is", lambda fitting: Exists(AttackingUnit(fitting)),
    "The attacking unit is such a unit.", "fitting", fitting=v.filtered(),
).says(
    en="the attacking unit is {fitting:is}", ja="攻撃ユニットが{fitting:is}/である",
).needs = COMBAT  # fmt: skip


class Ban(Static):
    """Units of one group cannot attack those of another."""

    __slots__ = ("whom",)

    def __init__(self, who: Group, whom: Group) -> None:
        super().__init__(CANNOT_ATTACK, who, Plain(1))
        self.whom = whom


WORDS.add(
    v.STATIC, "cannot_attack", Ban, "Units cannot attack others.", who=v.group(), whom=v.group()
).says(
    en="{who:bare} cannot attack {whom:any}",
    ja="{who:bare は}{whom:bare を}攻撃でき/ない",
)


def destroyed_becomes(what: str) -> Static:
    assert what == "bond"
    return Static(FALLS_TO_BONDS, Itself(), Plain(1))


WORDS.add(
    v.STATIC, "destroyed_becomes", destroyed_becomes,
    "When an attack destroys this unit it becomes a bond instead of retreating.",
    "what", what=v.text(("bond",)),
).says(
    {"what": "bond"},
    en="when an attack destroys {self}, it becomes a bond instead of going to the retreat area",
    ja="{self}が攻撃で撃破されたら、退避エリアに置く代わりに絆カードに/する",
)  # fmt: skip


class Redirect(Op):
    """A unit is attacked instead of the defender, if both still fight; range does not matter."""

    __slots__ = ("to",)

    def __init__(self, to: Group) -> None:
        self.to = to

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for unit in self.to.cards(game, state, frame):
            if game.is_in_play(state, unit) and state.attacker != NONE and not state.broken_off:
                state.defender = unit
                state.emit(STEPS_IN, frame.seat, unit)


WORDS.add(
    v.VERB, "redirect_attack", Redirect, "A unit is attacked instead of the defender.",
    "to", to=v.target(),
).says(
    en="{to} <are|is> attacked instead of the defending unit",
    ja="防御ユニットの代わりに{to:が}攻撃され/る",
).needs = COMBAT  # fmt: skip

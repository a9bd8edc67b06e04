"""What `modify` can change: stats, by their names in card files."""

from __future__ import annotations

from collections.abc import Mapping

from deckcli.core.vecs import i64
from deckcli.engine.language import vocabulary as v
from deckcli.engine.ops import Op
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.kinds import Group, Number
from deckcli.engine.words.verbs import Modify, Stat
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.rules.skills import CipherSkills
from deckcli.games.cipher.rules.state import CipherState


class Bits(Stat):
    """A stat that is a set of words or numbers, each of them a bit."""

    __slots__ = ("known",)

    def __init__(self, name: str, index: int, known: tuple[str, ...]) -> None:
        super().__init__(name, index, v.texts(known) if known else v.integers(t.RANGES))
        self.known = known

    def amount(self, value: object) -> Number:
        assert isinstance(value, list)
        if self.known:
            return Plain(t.bits(value, self.known))
        return Plain(sum(2**bit for bit in value))


class Flag(Stat):
    """A stat that is either present or not."""

    __slots__ = ("bit",)

    def __init__(self, name: str, index: int, bit: int = 1) -> None:
        super().__init__(name, index, v.mark())
        self.bit = bit

    def amount(self, value: object) -> Number:
        return Plain(self.bit)


class GainSkill(Modify):
    """Units gain a skill, except those that a skill in play denies it: they never get it."""

    __slots__ = ()

    def reaches(self, game: CipherSkills, state: CipherState, card: i64, amount: i64) -> bool:
        return game.is_in_play(state, card) and not game.is_denied(state, card, amount)


class SkillName(Stat):
    """A skill by its name."""

    __slots__ = ("skills",)

    def __init__(self, name: str, index: int, skills: Mapping[str, int]) -> None:
        super().__init__(name, index, v.text(list(skills)), is_given=False)
        self.skills = skills

    def amount(self, value: object) -> Number:
        assert isinstance(value, str)
        return Plain(self.skills[value])

    def change(self, of: Group, value: object, until: i64) -> Op:
        return GainSkill(of, self.index, self.amount(value), until)


class Looks(Stat):
    """The card that a unit looks like, except for its name and attack."""

    __slots__ = ("faces",)

    def __init__(self, name: str, index: int, faces: Mapping[str, int]) -> None:
        super().__init__(name, index, v.text(list(faces)), is_given=False)
        self.faces = faces

    def amount(self, value: object) -> Number:
        assert isinstance(value, str)
        return Plain(self.faces[value])


def stats(skills: Mapping[str, int]) -> list[Stat]:
    """All of them, for a pool with skills of these names."""
    return [
        Stat("attack", t.ATTACK, v.number()).says(
            en="<get|gets> {value:+} attack", ja="戦闘力を{value:+}/する"
        ),
        Stat("breaks_orbs", t.ORBS, v.number()).says(
            en="<break|breaks> {value:orb|orbs} per attack",
            ja="攻撃でオーブを{value:つ}破壊/する",
        ),
        Bits("range", t.RANGE, ()).says(
            en="<get|gets> range {value:range}",
            ja="射程{value:range}を得/る",
        ),
        Bits("weapon", t.WEAPON, t.WEAPONS).says(
            en="<get|gets> the weapon {value:and}",
            ja="武器{value:tags}を得/る",
        ),
        Bits("symbol", t.SYMBOL, t.SYMBOLS).says(
            en="<get|gets> the {value:and} symbol",
            ja="シンボル{value:tags}を得/る",
        ),
        Flag("reaches_back_line", t.REACHES_BACK).says(
            en="can attack the back line whatever the range",
            ja="射程を問わず後衛を攻撃でき/る",
        ),
        SkillName("skill", t.SKILL, skills).says(
            en="<get|gets> {value:skill}", ja="{value:skill}を得/る"
        ),
        Flag("cannot_critical", t.NO_CRITICAL).says(
            en="cannot make critical hits", ja="必殺攻撃ができ/ない"
        ),
        Flag("attacks_cannot_destroy", t.UNBEATEN).says(
            en="cannot be destroyed by attacks", ja="攻撃では撃破され/ない"
        ),
        Flag("cannot_be_evaded", t.NO_EVADE, t.ALL_TYPES).says(
            en="cannot be evaded while attacking",
            ja="攻撃を神速回避され/ない",
        ),
        Bits("cannot_be_evaded_by", t.NO_EVADE, t.TYPES).says(
            en="cannot be evaded by {value} units while attacking",
            ja="攻撃を{value:tag}のユニットに神速回避され/ない",
        ),
    ]

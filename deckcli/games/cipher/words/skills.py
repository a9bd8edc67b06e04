"""Words about skills: used, locked, lost, shared, copied, and the skill that caused an event.

A word that names a skill is added by a function because it depends on the names in a pool.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deckcli.core.vecs import i64
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import EVENT
from deckcli.engine.modifiers import Modifier
from deckcli.engine.ops import Op
from deckcli.engine.state import AMOUNT, NONE, Frame
from deckcli.engine.words.facts import Plain, UsedThisTurn
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Condition, Group, Static
from deckcli.engine.words.verbs import put_in_force, timed
from deckcli.games.cipher.rules.codes import (
    COPIES,
    GUISE,
    ICONS,
    LOCKED_SKILL,
    LOSES_SKILL,
    SHARES_SKILLS,
)
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules

WORDS: Final = v.Vocabulary()


def _add_used_this_turn(words: v.Vocabulary, skills: Mapping[str, int]) -> None:
    words.add(
        v.CONDITION, "used_this_turn", lambda skill, times: UsedThisTurn(skills[skill], times),
        "This unit used the skill so often this turn.",
        "skill", skill=v.text(list(skills)), times=v.integer(1, least=1),
    ).says(
        en="{self} used {skill:skill} {times} times or more this turn",
        ja="{self}がこのターンに{skill:skill}を{times}回以上使用して/いる",
    ).says(
        {"times": 1},
        en="{self} used {skill:skill} this turn",
        ja="{self}がこのターンに{skill:skill}を使用して/いる",
    )  # fmt: skip


class BySkill(Condition):
    """The event was caused by a skill of this name."""

    __slots__ = ("skill",)

    def __init__(self, skill: i64) -> None:
        self.skill = skill

    def holds(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        return len(frame.values) > AMOUNT and frame.values[AMOUNT] == self.skill


def _add_by_skill(words: v.Vocabulary, skills: Mapping[str, int]) -> None:
    words.add(
        v.CONDITION, "by_skill", lambda skill: BySkill(skills[skill]),
        "What happened was done by the skill of that name.",
        "skill", skill=v.text(list(skills)),
    ).says(
        en="that skill is {skill:skill}", ja="そのスキルが{skill:skill}/である"
    ).needs = EVENT  # fmt: skip


class LoseSkill(Static):
    """Units no longer have a skill, and cannot gain it."""

    __slots__ = ()

    def __init__(self, who: Group, skill: i64) -> None:
        super().__init__(LOSES_SKILL, who, Plain(skill))


def _add_lose_skill(words: v.Vocabulary, skills: Mapping[str, int]) -> None:
    words.add(
        v.STATIC, "lose_skill", lambda who, skill: LoseSkill(who, skills[skill]),
        "Units lose the skill of that name and cannot gain it.",
        who=v.group(), skill=v.text(list(skills)),
    ).says(
        en="{who} <lose|loses> {skill:skill} and cannot get it",
        ja="{who:は}{skill:skill}を失い、得ることもでき/ない",
    )  # fmt: skip


class LockSkill(Op):
    """None of the player's units, including later ones, can use a skill."""

    __slots__ = ("skill", "until")

    def __init__(self, skill: i64, until: i64) -> None:
        self.skill, self.until = skill, until

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        made = Modifier(
            LOCKED_SKILL, NONE, self.skill, self.until, frame.seat, state.turn, frame.source
        )
        put_in_force(game, state, made)


def _add_lock_skill(words: v.Vocabulary, skills: Mapping[str, int]) -> None:
    words.add(
        v.VERB, "lock_skill", lambda skill, until: LockSkill(skills[skill], until),
        "None of your units can use the ACT skill of that name.",
        skill=v.text(list(skills)), until=v.until(),
    ).says(
        en="none of your units, later ones included, can use {skill:skill} {until}",
        ja="{until}、自分のユニットは（後から出るものも）{skill:skill}を使用でき/ない",
    )  # fmt: skip


class Imitate(Op):
    """The unit looks like another in everything except its name and attack."""

    __slots__ = ("model", "until")

    def __init__(self, model: Group, until: i64) -> None:
        self.model, self.until = model, until

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        until, seat = timed(game, state, self.until, frame.seat)
        for model in self.model.cards(game, state, frame):
            look = state.looks()[model]
            made = Modifier(GUISE, frame.source, look, until, seat, state.turn, frame.source)
            put_in_force(game, state, made)
            state.emit(COPIES, frame.seat, frame.source, model)


WORDS.add(
    v.VERB, "imitate", Imitate, "This unit becomes a copy, but for name and attack.",
    model=v.target(), until=v.until(),
).says(
    en="{self} becomes a copy of {model} in all but name and attack {until}",
    ja="{until}、{self}はユニット名と戦闘力を除き、{model:と}同じに/なる",
)  # fmt: skip


def shares_skills(icon: str) -> Static:
    return Static(SHARES_SKILLS, Itself(), Plain(ICONS.index(icon)))


WORDS.add(
    v.STATIC, "shares_skills", shares_skills,
    "This unit has the skills with that icon which other allies have.",
    "icon", icon=v.text(ICONS),
).says(
    en="{self} has the skills of other allies that bear the icon {icon}",
    ja="{self}は他の味方のスキルのうちアイコン{icon}のものを持/つ",
)  # fmt: skip


def add_skill_words(words: v.Vocabulary, skills: Mapping[str, int]) -> None:
    """Add the words about skills, for a pool with skills of these names."""
    _add_used_this_turn(words, skills)
    _add_by_skill(words, skills)
    _add_lose_skill(words, skills)
    _add_lock_skill(words, skills)
    words.include(WORDS)

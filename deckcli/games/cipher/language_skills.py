"""The part of Cipher's vocabulary that is about skills: used, locked, lost, shared, copied."""

from __future__ import annotations

from collections.abc import Mapping

from deckcli.engine.language import vocabulary as v
from deckcli.engine.ops import Op
from deckcli.engine.words.facts import Plain, UsedThisTurn
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Condition, Group, Static
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.words import skills as s


def add_skill_words(words: v.Vocabulary, skills: Mapping[str, int]) -> None:
    """Conditions, verbs and statics for a pool with these skill names."""
    _add_conditions(words, skills)
    _add_verbs_and_statics(words, skills)


def _add_conditions(words: v.Vocabulary, skills: Mapping[str, int]) -> None:
    def used(skill: str, times: int) -> Condition:
        return UsedThisTurn(skills[skill], times)

    def by_skill(skill: str) -> Condition:
        return s.BySkill(skills[skill])

    named = v.text(list(skills))
    words.add(
        v.CONDITION, "used_this_turn", used, "This unit used the skill so often this turn.",
        "skill", skill=named, times=v.integer(1, least=1),
    )  # fmt: skip
    words.add(
        v.CONDITION, "by_skill", by_skill, "What happened was done by the skill of that name.",
        "skill", skill=named,
    )  # fmt: skip


def _add_verbs_and_statics(words: v.Vocabulary, skills: Mapping[str, int]) -> None:
    def lock(skill: str, until: int) -> Op:
        return s.LockSkill(skills[skill], until)

    def lose(who: Group, skill: str) -> Static:
        return s.LoseSkill(who, skills[skill])

    named = v.text(list(skills))
    words.add(
        v.VERB, "lock_skill", lock, "None of your units can use the ACT skill of that name.",
        skill=named, until=v.until(),
    )  # fmt: skip
    words.add(
        v.VERB, "imitate", s.Imitate, "This unit becomes a copy, but for name and attack.",
        model=v.target(), until=v.until(),
    )  # fmt: skip
    words.add(
        v.STATIC, "lose_skill", lose, "Units lose the skill of that name and cannot gain it.",
        who=v.group(), skill=named,
    )  # fmt: skip
    words.add(
        v.STATIC, "shares_skills", _shares_skills,
        "This unit has the skills with that icon which other allies have.",
        "icon", icon=v.text(t.ICONS),
    )  # fmt: skip


def _shares_skills(icon: str) -> Static:
    return Static(t.SHARES_SKILLS, Itself(), Plain(t.ICONS.index(icon)))

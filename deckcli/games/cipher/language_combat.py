"""The part of Cipher's vocabulary that is about combat, units and their skills."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.core_groups import Itself
from deckcli.engine.language.core_words import Plain
from deckcli.engine.ops import Op
from deckcli.engine.words import Condition, Filter, Group, Static
from deckcli.games.cipher import tables as t
from deckcli.games.cipher import words_combat as c


def add_combat_words(words: v.Vocabulary, skills: Mapping[str, int]) -> None:
    """Filters, conditions, numbers, verbs and statics about units."""
    _add_questions(words, skills)
    _add_verbs(words, skills)
    _add_statics(words, skills)


def _add_questions(words: v.Vocabulary, skills: Mapping[str, int]) -> None:
    def by_skill(skill: str) -> Condition:
        return c.BySkill(skills[skill])

    marks = {
        "tapped": (t.TAPPED, "Is tapped, or is not."),
        "attacked_this_turn": (t.ATTACKED, "Has attacked this turn, or has not."),
    }
    for name, (flag, doc) in marks.items():
        words.add(v.FILTER, name, partial(_marked, flag), doc, "value", value=v.flag())
    words.add(v.CONDITION, "odd", c.Odd, "The number is odd.", "number", number=v.number())
    words.add(
        v.CONDITION, "by_skill", by_skill, "What happened was done by the skill of that name.",
        "skill", skill=v.text(list(skills)),
    )  # fmt: skip
    words.add(
        v.NUMBER, "attack_of", partial(c.StatOf, t.ATTACK), "The attack of units now.",
        "of", of=v.group(),
    )  # fmt: skip


def _add_verbs(words: v.Vocabulary, skills: Mapping[str, int]) -> None:
    def lock(skill: str, until: int) -> Op:
        return c.LockSkill(skills[skill], until)

    words.add(v.VERB, "tap", partial(c.SetTapped, tapped=True), "Tap units.", "who", who=v.target())
    words.add(
        v.VERB, "untap", partial(c.SetTapped, tapped=False), "Untap units.", "who", who=v.target()
    )
    words.add(
        v.VERB, "redirect_attack", c.Redirect, "A unit is attacked instead of the defender.",
        "to", to=v.target(),
    )  # fmt: skip
    words.add(
        v.VERB, "lock_skill", lock, "None of your units can use the ACT skill of that name.",
        skill=v.text(list(skills)), until=v.until(),
    )  # fmt: skip
    words.add(
        v.VERB, "imitate", c.Imitate, "This unit becomes a copy, but for name and attack.",
        model=v.target(), until=v.until(),
    )  # fmt: skip


def _add_statics(words: v.Vocabulary, skills: Mapping[str, int]) -> None:
    def lose(who: Group, skill: str) -> Static:
        return c.LoseSkill(who, skills[skill])

    rules = {
        "support_fails": (t.SUPPORT_FAILS, "Such cards fail to support units."),
        "support_succeeds": (t.SUPPORT_SUCCEEDS, "Such cards support units of their name too."),
    }
    supported = {"of": v.group(), "fitting": v.filtered()}
    for name, (stat, doc) in rules.items():
        words.add(v.STATIC, name, partial(c.SupportRule, stat), doc, **supported)
    words.add(
        v.STATIC, "support_counts_more", partial(c.SupportRule, t.SUPPORT_VALUE),
        "Such cards support units with so much more.", **supported, amount=v.integer(),
    )  # fmt: skip
    words.add(
        v.STATIC, "lose_skill", lose, "Units lose the skill of that name and cannot gain it.",
        who=v.group(), skill=v.text(list(skills)),
    )  # fmt: skip
    words.add(
        v.STATIC, "stands_with_namesakes", partial(_of_itself, t.SHARES_NAME),
        "The card may be deployed beside units of its name.",
    )  # fmt: skip
    words.add(
        v.STATIC, "cannot_be_deployed", partial(_of_itself, t.CANNOT_DEPLOY),
        "The card cannot be deployed; level-ups are no deployment.",
    )  # fmt: skip
    words.add(
        v.STATIC, "destroyed_becomes", _destroyed_becomes,
        "When an attack destroys this unit it becomes a bond instead of retreating.",
        "what", what=v.text(("bond",)),
    )  # fmt: skip


def _marked(flag: int, value: object) -> Filter:
    return c.Marked(flag, wanted=value is True)


def _of_itself(stat: int) -> Static:
    return Static(stat, Itself(), Plain(1))


def _destroyed_becomes(what: str) -> Static:
    assert what == "bond"
    return _of_itself(t.FALLS_TO_BONDS)

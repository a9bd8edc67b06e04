"""The part of Cipher's vocabulary that is about units."""

from __future__ import annotations

from functools import partial

from deckcli.engine.language import vocabulary as v
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Filter, Static
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.words import units as u


def add_unit_words(words: v.Vocabulary) -> None:
    """How units lie, what they are made of, where they stand, who leads."""
    _add_questions(words)
    _add_verbs(words)
    words.add(
        v.STATIC, "stands_with_namesakes", partial(_of_itself, t.SHARES_NAME),
        "The card may be deployed beside units of its name.",
    )  # fmt: skip
    words.add(
        v.STATIC, "cannot_be_deployed", partial(_of_itself, t.CANNOT_DEPLOY),
        "The card cannot be deployed; level-ups are no deployment.",
    )  # fmt: skip


def _add_questions(words: v.Vocabulary) -> None:
    words.add(v.GROUP, "stacked", u.Stacked, "The cards stacked under this unit.")
    marks = {
        "tapped": (t.TAPPED, "Is tapped, or is not."),
        "attacked_this_turn": (t.ATTACKED, "Has attacked this turn, or has not."),
    }
    for name, (flag, doc) in marks.items():
        words.add(v.FILTER, name, partial(_marked, flag), doc, "value", value=v.flag())
    words.add(
        v.FILTER, "same_line_as", u.SameLine, "Stands in one line with a unit of these.",
        "group", group=v.group(),
    )  # fmt: skip
    words.add(
        v.NUMBER, "attack_of", partial(u.StatOf, t.ATTACK), "The attack of units now.",
        "of", of=v.group(),
    )  # fmt: skip


def _add_verbs(words: v.Vocabulary) -> None:
    words.add(v.VERB, "tap", partial(u.SetTapped, tapped=True), "Tap units.", "who", who=v.target())
    words.add(
        v.VERB, "untap", partial(u.SetTapped, tapped=False), "Untap units.", "who", who=v.target()
    )
    words.add(v.VERB, "move", u.MoveUnits, "Move units to their other line.", "who", who=v.target())
    words.add(
        v.VERB, "grow", u.Grow, "Stack cards of a unit's name under it.",
        under=v.target(), what=v.target(),
    )  # fmt: skip
    words.add(
        v.VERB, "main_character_becomes", u.MainCharacterBecomes,
        "A unit of yours is your main character from now on.",
        "who", who=v.target(),
    )  # fmt: skip


def _marked(flag: int, value: object) -> Filter:
    return u.Marked(flag, wanted=value is True)


def _of_itself(stat: int) -> Static:
    return Static(stat, Itself(), Plain(1))

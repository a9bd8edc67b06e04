"""The part of Cipher's vocabulary that is about stacks, lines and the main character."""

from __future__ import annotations

from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.core_groups import Itself
from deckcli.engine.language.core_words import Plain
from deckcli.engine.words import Static
from deckcli.games.cipher import tables as t
from deckcli.games.cipher import words_units as u


def add_unit_words(words: v.Vocabulary) -> None:
    """Groups, filters, verbs and statics about what units are made of and what they are."""
    words.add(v.GROUP, "stacked", u.Stacked, "The cards stacked under this unit.")
    words.add(
        v.FILTER, "same_line_as", u.SameLine, "Stands in one line with a unit of these.",
        "group", group=v.group(),
    )  # fmt: skip
    words.add(
        v.VERB, "grow", u.Grow, "Stack cards of a unit's name under it.",
        under=v.target(), what=v.target(),
    )  # fmt: skip
    words.add(
        v.VERB, "main_character_becomes", u.MainCharacterBecomes,
        "A unit of yours is your main character from now on.",
        "who", who=v.target(),
    )  # fmt: skip
    words.add(
        v.STATIC, "shares_skills", _shares_skills,
        "This unit has the skills with that icon which other allies have.",
        "icon", icon=v.text(t.ICONS),
    )  # fmt: skip


def _shares_skills(icon: str) -> Static:
    return Static(t.SHARES_SKILLS, Itself(), Plain(t.ICONS.index(icon)))

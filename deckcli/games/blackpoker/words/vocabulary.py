"""The vocabulary of BlackPoker's lists: the core's words, and those of its own chapters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deckcli.engine.language.vocabulary import Vocabulary, number
from deckcli.engine.words.verbs import Stat, add_modify
from deckcli.engine.words.vocabulary import core_vocabulary
from deckcli.games.blackpoker.rules.codes import NUMBER
from deckcli.games.blackpoker.words import actions, characters, combat, groups, zones
from deckcli.games.blackpoker.words.actions import add_decide, add_put_up

# What actions can change.
STATS: Final = [
    Stat("number", NUMBER, number(), is_given=False).says(
        en="<numbers are|number is> {value:↑}", ja="数字が{value:↑}"
    )
]


def all_words() -> Vocabulary:
    """The words that are the same for any list of actions."""
    return vocabulary({}, [])


def vocabulary(places: Mapping[str, int], answers: list[str]) -> Vocabulary:
    """All words, for a list with these actions, by id; players' decisions go into `answers`."""
    words = core_vocabulary()
    words.include(groups.WORDS, zones.WORDS, characters.WORDS, actions.WORDS, combat.WORDS)
    add_decide(words, answers)
    add_put_up(words, places)
    add_modify(words, STATS)
    return words

"""The vocabulary of Cipher's skills: the core's words, and those of its own chapters."""

from __future__ import annotations

from collections.abc import Mapping

from deckcli.engine.language.vocabulary import Vocabulary
from deckcli.engine.words.offers import add_offers
from deckcli.engine.words.verbs import add_modify
from deckcli.engine.words.vocabulary import core_vocabulary
from deckcli.games.cipher.rules.codes import ASK_PAY, DECLINE, PAY
from deckcli.games.cipher.words import (
    combat,
    costs,
    decks,
    discards,
    events,
    facts,
    filters,
    support,
    units,
    zones,
)
from deckcli.games.cipher.words.filters import add_unit_names
from deckcli.games.cipher.words.modify import stats
from deckcli.games.cipher.words.skills import add_skill_words


def all_words() -> Vocabulary:
    """The words that are the same for any pool of cards."""
    return vocabulary({}, {})


def vocabulary(names: Mapping[str, int], skills: Mapping[str, int]) -> Vocabulary:
    """All words, for a pool with these unit names and skill names."""
    words = core_vocabulary()
    add_unit_names(words, names)
    words.include(filters.WORDS, facts.WORDS, events.WORDS, costs.WORDS)
    words.include(zones.WORDS, decks.WORDS, discards.WORDS)
    add_offers(words, ASK_PAY, [PAY, DECLINE])
    words.include(units.WORDS, combat.WORDS, support.WORDS)
    add_skill_words(words, skills)
    add_modify(words, stats(skills))
    return words

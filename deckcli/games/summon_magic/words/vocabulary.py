"""The vocabulary of Summon & Magic: the core's words, and those of its own chapters."""

from __future__ import annotations

from deckcli.engine.language.vocabulary import Vocabulary
from deckcli.engine.words.offers import add_answers, add_offers
from deckcli.engine.words.verbs import add_attaching, add_modify
from deckcli.engine.words.vocabulary import core_vocabulary
from deckcli.games.summon_magic.rules.codes import ASK_OFFER, NO, YES
from deckcli.games.summon_magic.words import always, effects, filters, groups, piles, zones
from deckcli.games.summon_magic.words.always import stats
from deckcli.games.summon_magic.words.filters import add_races


def all_words() -> Vocabulary:
    """The words that are the same for any pool of cards."""
    return vocabulary([])


def vocabulary(races: list[str]) -> Vocabulary:
    """All words, for a game with these races."""
    words = core_vocabulary()
    words.include(groups.WORDS, filters.WORDS, piles.WORDS, zones.WORDS)
    words.include(effects.WORDS, always.WORDS)
    add_races(words, races)
    add_offers(words, ASK_OFFER, [YES, NO])
    add_answers(words, ["would_be_buried"], {"en": "it does not", "ja": "そこへは送られ/ない"})
    add_attaching(words)
    add_modify(words, stats())
    return words

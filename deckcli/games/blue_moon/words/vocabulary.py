"""The vocabulary of Blue Moon's texts: the core's words, and those of its own chapters."""

from __future__ import annotations

from deckcli.engine.language.vocabulary import UNTIL, Vocabulary
from deckcli.engine.words.offers import add_offers
from deckcli.engine.words.vocabulary import core_vocabulary
from deckcli.games.blue_moon.rules.codes import ASK_OFFER, NO, YES
from deckcli.games.blue_moon.words import (
    costs,
    facts,
    fights,
    filters,
    groups,
    moves,
    players,
    returns,
    rules,
    statics,
)


def all_words() -> Vocabulary:
    """All words: they are the same for any pool of cards."""
    words = core_vocabulary()
    words.include(filters.WORDS, groups.WORDS, facts.WORDS, costs.WORDS)
    words.include(
        statics.WORDS, rules.WORDS, moves.WORDS, returns.WORDS, fights.WORDS, players.WORDS
    )
    add_offers(words, ASK_OFFER, [YES, NO])
    words.of(UNTIL).clear()  # no step changes anything for a while
    return words

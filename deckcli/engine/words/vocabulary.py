"""The words that no game has to declare: all chapters of the core together."""

from __future__ import annotations

from deckcli.engine.language.vocabulary import Vocabulary
from deckcli.engine.words import choosing, facts, groups, verbs


def core_vocabulary() -> Vocabulary:
    """A vocabulary of the words that no game has to declare."""
    words = Vocabulary()
    words.include(verbs.WORDS, choosing.WORDS, facts.WORDS, groups.WORDS)
    return words

"""The vocabulary of Ashes: the core's words, and those of its own chapters."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deckcli.engine.language.ability_forms import TO_COME
from deckcli.engine.language.vocabulary import Vocabulary
from deckcli.engine.words import players
from deckcli.engine.words.cancelling import add_cancelling
from deckcli.engine.words.choices import add_numbers
from deckcli.engine.words.offers import add_answers, add_offers
from deckcli.engine.words.verbs import add_modify, add_rounds
from deckcli.engine.words.vocabulary import core_vocabulary
from deckcli.games.ashes.rules import codes as t
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.words import (
    cards,
    costs,
    dice,
    events,
    facts,
    filters,
    groups,
    harm,
    lasting,
    tokens,
)


def all_words() -> Vocabulary:
    """The words that are the same for any pool of cards."""
    return vocabulary(None, list(costs.TYPES), {}, len, ())


def vocabulary(
    game: AshesRules | None,
    types: list[str],
    faces: dict[str, int],
    skill: Callable[[str], int],
    abilities: Sequence[str],
) -> Vocabulary:
    """All words, for a pool with these cards, names of abilities and types of dice."""
    words = core_vocabulary()
    words.include(players.WORDS, groups.WORDS, filters.WORDS, facts.WORDS, events.WORDS)
    words.include(harm.WORDS, tokens.WORDS, cards.WORDS, dice.WORDS, lasting.WORDS)
    words.keys |= {"after", "targets"}
    words.marks |= {"inexhaustible"}
    words.facts |= {"cost", "may_pay"}  # what is paid is a fact of the card (forms.py)
    add_answers(words, ["targeted", "would_be_dealt", "would_receive"])
    add_offers(words, t.ASK_MAY, [t.ACCEPT, t.DECLINE])
    add_numbers(words, t.ASK_NUMBER, t.CHOOSE_NUMBER)
    add_rounds(words)
    add_cancelling(words, TO_COME, tokens.CANCELLING)
    add_modify(words, lasting.STATS)
    costs.add_costs(words, types)
    cards.add_summon(words, faces)
    lasting.add_lasting(words, game, skill, abilities)
    return words

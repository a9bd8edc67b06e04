"""What the texts of Blue Moon's cards need beside their programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.sentences import Phrasebook
from deckcli.engine.language.vocabulary import Vocabulary
from deckcli.engine.texts.canonical import picking
from deckcli.engine.texts.tree import Outline, needs_its_choice

_TO_PLAY: Final = ("free_if", "playable_only_if")  # words about how the card itself is played


def names(catalog: Catalog) -> dict[str, dict[str, dict[str, str]]]:
    """No text names another card."""
    return {}


def itself(card: CardDef, facts: Mapping[str, Any]) -> str:
    return "this card"


def more(card: CardDef, lang: str) -> dict[str, str]:
    return {}


def gained(facts: Mapping[str, Any]) -> list[str]:
    """No text grants another."""
    return []


def program(card: CardDef, facts: Mapping[str, Any]) -> Mapping[str, Any]:
    return facts


def shown(words: Vocabulary, facts: Mapping[str, Any], outline: Outline) -> Outline:
    """What may be used at will: that the player may is told in the text itself."""
    if not is_used(facts) or not outline.steps:
        return outline
    picked = picking(outline.steps) if needs_its_choice(outline) else []
    if picked:
        return outline._replace(requires=[], steps=picked)
    return outline._replace(is_offered=True)


def is_used(facts: Mapping[str, Any]) -> bool:
    return bool(facts["timing"] == "once_per_turn")


def tags(card: CardDef, facts: Mapping[str, Any], book: Phrasebook) -> Iterator[str]:
    """When the text works, and in which step of the reckoning."""
    given = [next(iter(one), "") for one in facts.get("gives", ()) if isinstance(one, Mapping)]
    is_to_play = bool(given) and all(word in _TO_PLAY for word in given)
    timing = book.say("timing_to_play" if is_to_play else f"timing_{facts['timing']}")
    steps = [
        str(told["layer"])
        for given in facts.get("gives", ())
        if isinstance(given, Mapping)
        for told in given.values()
        if isinstance(told, Mapping) and "layer" in told
    ]
    yield book.say("tag_steps", timing=timing, steps=", ".join(steps)) if steps else timing

"""What the texts of Summon & Magic's cards need beside the programs of their abilities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.sentences import Phrasebook
from deckcli.engine.language.vocabulary import Vocabulary
from deckcli.engine.texts.tree import Outline


def names(catalog: Catalog) -> dict[str, dict[str, dict[str, str]]]:
    return {}


def itself(card: CardDef, facts: Mapping[str, Any]) -> str:
    return "this monster" if card.kind == "monster" else "this card"


def more(card: CardDef, lang: str) -> dict[str, str]:
    return {}


def gained(facts: Mapping[str, Any]) -> list[str]:
    return []


def program(card: CardDef, facts: Mapping[str, Any]) -> Mapping[str, Any]:
    return facts


def shown(words: Vocabulary, facts: Mapping[str, Any], outline: Outline) -> Outline:
    return outline


def is_used(facts: Mapping[str, Any]) -> bool:
    """Whether a player says when: commanded skills and cards that are played."""
    return "when" not in facts and "gives" not in facts


def tags(card: CardDef, facts: Mapping[str, Any], book: Phrasebook) -> Iterator[str]:
    """The flag of a skill, what it costs and strikes, its attribute; what equipment lends."""
    if "flag" in facts:
        yield book.say(f"flag_{facts['flag']}")
        if "ap" in facts:
            yield book.say("tag_ap", amount=facts["ap"])
        for what, amount in facts.get("strikes", {}).items():
            yield book.say(
                f"tag_strikes_{what}" if amount > 1 else f"tag_strikes_{what}_1", amount=amount
            )
        if facts["attribute"] not in ("none", "guard"):
            yield book.word(facts["attribute"])
    answered = [word for word in card.get("answers", ()) if word != "any"]
    if answered and "do" in facts and "flag" not in facts:
        words = [book.say(f"item_{word}") for word in answered]
        yield book.say("tag_answers", what=words)
    if "equip" in card.facts and "flag" not in facts and "do" in facts and "when" not in facts:
        yield from _lent(card["equip"], book)


def _lent(equip: Mapping[str, Any], book: Phrasebook) -> Iterator[str]:
    if "race" in equip:
        yield book.say("tag_bearer", race=book.word(equip["race"].replace("_", " ")))
    yield book.say("tag_lends", attack=equip["attack"], defence=equip["defence"])
    for passive in equip.get("passives", ()):
        against = f"_{passive['against']}" if "against" in passive else ""
        yield book.word(f"{passive['name']}{against}".replace("_", " "))

"""What the texts of Cipher's cards need beside the programs of their skills."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from deckcli.catalog.catalog import CardDef, Catalog, ability_name
from deckcli.core.sentences import Phrasebook
from deckcli.engine.language.vocabulary import Vocabulary
from deckcli.engine.texts.tree import Outline
from deckcli.games.cipher.decks.names import units_of

_IN_BONDS_OR_HAND: Final = ("bond", "hand")


def names(catalog: Catalog) -> dict[str, dict[str, dict[str, str]]]:
    """Unit names and skill names in all languages, by any of their spellings in card files."""
    units: dict[str, dict[str, str]] = {}
    skills: dict[str, dict[str, str]] = {}
    for card in catalog:
        for unit in units_of(card):
            for name in unit.values():
                units.setdefault(name, dict(unit))
        for ability in card.get("abilities", ()):
            said = {lang: ability_name(ability, lang) for lang in ("en", "ja")}
            skills.setdefault(said["en"], said)
    for english, japanese in catalog.info.table("further_units").items():
        units.setdefault(english, {"en": english, "ja": japanese})
    return {"unit": units, "skill": skills}


def itself(card: CardDef, facts: Mapping[str, Any]) -> str:
    """A card is a unit only on the field."""
    is_elsewhere = facts["class"] in ("SUPP", "SPEC") or facts.get("area") in _IN_BONDS_OR_HAND
    return "this card" if is_elsewhere else "this unit"


def more(card: CardDef, lang: str) -> dict[str, str]:
    """The further unit name, which stands beside the skill that gives it."""
    found = [unit.get(lang) or next(iter(unit.values())) for unit in card.get("also", ())]
    return {"also": found[0]} if found else {}


def gained(facts: Mapping[str, Any]) -> list[str]:
    """The skills that a skill gives to units for a while."""
    changes = [step["modify"] for step in facts.get("do", ()) if "modify" in step]
    return [change["skill"] for change in changes if "skill" in change]


def program(card: CardDef, facts: Mapping[str, Any]) -> Mapping[str, Any]:
    return facts


def shown(words: Vocabulary, facts: Mapping[str, Any], outline: Outline) -> Outline:
    return outline


def is_used(facts: Mapping[str, Any]) -> bool:
    return bool(facts["class"] == "ACT")


def tags(card: CardDef, facts: Mapping[str, Any], book: Phrasebook) -> Iterator[str]:
    """Class, icons, place and limit, in the order of the cards."""
    yield from facts.get("icons", ())
    yield book.say(f"{facts['class']}{facts.get('mode', '')}")
    if "area" in facts:
        yield book.say(f"in_{facts['area']}")
    if "limit" in facts:
        yield book.say(facts["limit"])

"""What the texts of BlackPoker's lists need beside the programs of their abilities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.sentences import Phrasebook
from deckcli.engine.language.vocabulary import Vocabulary
from deckcli.engine.texts.tree import Outline
from deckcli.games.blackpoker.rules.codes import TYPES

_KEYS: Final = "keys"  # all key cards of an action, without a filter
_SIGNS: Final = {"spade": "♠", "heart": "♥", "diamond": "♦", "club": "♣"}
_TYPES: Final = ("召喚", "ターン制御", "攻防", "速攻魔法", "通常魔法", "誘発")


def names(catalog: Catalog) -> dict[str, dict[str, dict[str, str]]]:
    """The names of actions, by their ids, and those of their types."""
    actions = {card.id: dict(card.names) for card in catalog if card.kind == "action"}
    types = {
        word: {"en": word.replace("_", " "), "ja": name}
        for word, name in zip(TYPES, _TYPES, strict=True)
    }
    return {"action": actions, "type": types}


def itself(card: CardDef, facts: Mapping[str, Any]) -> str:
    return "this character" if card.kind != "action" else "this action"


def more(card: CardDef, lang: str) -> dict[str, str]:
    """Whether a text that speaks of key cards can only mean one, and which soldier they become."""
    soldiers = [made for made in card.get("makes", ()) if made != "bulwark"]
    made = {"makes": soldiers[0]} if len(soldiers) == 1 else {}
    key = card.get("key") or {}
    suits = key.get("suits", ())
    is_suited = len(set(suits)) == len(suits) > 1 and _KEYS not in map(
        str, _said(card["abilities"])
    )
    is_one = key.get("cards", 1) == 1 or is_suited
    return {**made, "key_cards": "one"} if is_one else made


def _said(value: Any) -> Iterator[Any]:
    """All values in a program; the names of groups that have a filter are none."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if not isinstance(value, list):
        yield value
        return
    for part in value:
        yield from _said(part)


def gained(facts: Mapping[str, Any]) -> list[str]:
    return []


def program(card: CardDef, facts: Mapping[str, Any]) -> Mapping[str, Any]:
    return facts


def shown(words: Vocabulary, facts: Mapping[str, Any], outline: Outline) -> Outline:
    return outline


def is_used(facts: Mapping[str, Any]) -> bool:
    return False


def tags(card: CardDef, facts: Mapping[str, Any], book: Phrasebook) -> Iterator[str]:
    """What the list says of an action beside its effect; of characters' abilities, nothing."""
    if card.kind != "action":
        return
    if "key" in card.facts:
        yield book.say("tag_key", what=_key(card["key"], book))
    if "cost" in card.facts:
        yield book.say("tag_cost", what="".join(card["cost"]))
    if "target" in card.facts:
        yield book.say("tag_target", what=_target(card["target"], book))
    for fact in ("once_per_turn", "not_on_own_turn", "uncounterable"):
        if card.get(fact):
            yield book.say(f"tag_{fact}")


def _key(key: Mapping[str, Any], book: Phrasebook) -> str:
    """The key cards as the list writes them: ♠A-10, or how many of what."""
    ranks = f"{key['from']}-{key['to']}" if "from" in key else ""
    if "suits" in key:
        return " + ".join(f"{_SIGNS[suit]}{ranks}" for suit in key["suits"])
    if "ranks" in key:
        ranks = " + ".join(key["ranks"])
    if "same" in key:
        any_cards = book.say("key_any", amount=key["cards"])
        return book.say(f"key_same_{key['same']}", what=ranks or any_cards)
    return ranks or book.say("key_any", amount=key["cards"])


def _target(target: Mapping[str, Any], book: Phrasebook) -> str:
    what = book.say(f"target_{target['what']}")
    if "named" in target:
        what = book.say(f"target_named_{target['named']}")
    if (target["what"], target.get("whose")) == ("player", "opponent"):
        return book.say("target_opponent")
    whose = book.say(f"target_whose_{target['whose']}", what=what) if "whose" in target else what
    if "where" not in target:
        return whose
    return book.say(f"target_where_{target['where']}", what=whose)

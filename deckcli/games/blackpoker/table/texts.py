"""What the texts of BlackPoker's lists need beside the programs of their abilities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.sentences import Phrasebook
from deckcli.games.blackpoker.rules.codes import TYPES

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
    return {}


def is_used(facts: Mapping[str, Any]) -> bool:
    return False


def tags(facts: Mapping[str, Any], book: Phrasebook) -> Iterator[str]:
    """Nothing is printed about an ability but what it does."""
    yield from ()

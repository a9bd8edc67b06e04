"""How far each card has come: known, playable, or played and proved by a ruling."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog


class Status(StrEnum):
    """What a card can be used for."""

    FACTS = "facts"  # decks with it can be checked
    PLAYABLE = "playable"  # games with it can be played
    VERIFIED = "verified"  # rulings hold only as long as each of its abilities works


def status(card: CardDef, engines: Collection[str] = ()) -> Status:
    """A card plays where its game has an engine and each of its abilities has a program."""
    programmed = all(is_programmed(ability) for ability in card.get("abilities", ()))
    return Status.PLAYABLE if card.game in engines and programmed else Status.FACTS


def is_programmed(ability: Mapping[str, Any]) -> bool:
    """Whether the card file says what the ability does, once or all the time."""
    return "do" in ability or "gives" in ability


def coverage(catalog: Catalog, engines: Collection[str] = ()) -> dict[Status, int]:
    """How many cards have each status; `engines` are the games that can be played."""
    counts = dict.fromkeys(Status, 0)
    for card in catalog:
        counts[status(card, engines)] += 1
    return counts

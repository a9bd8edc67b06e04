"""The status of each card: known, playable, or verified by a ruling."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.game_facts import GameFacts


class Status(StrEnum):
    """What a card can be used for."""

    FACTS = "facts"  # decks with it can be checked
    PLAYABLE = "playable"  # games with it can be played
    VERIFIED = "verified"  # for each of its abilities, some ruling fails without it


def status(
    card: CardDef,
    info: GameFacts,
    engines: Collection[str] = (),
    verified: Mapping[str, str] | None = None,
) -> Status:
    """A card is playable if its game has an engine and each of its abilities has a program.

    A card whose kind consists only of its effect must have at least one ability. `verified` are the
    marks of the programs whose abilities were blanked one by one while rulings ran; a program that
    has changed since is no longer verified.
    """
    abilities = card.get("abilities", ())
    programmed = all(is_programmed(ability) for ability in abilities)
    is_empty = not abilities and card.kind in info.effects
    if card.game not in engines or not programmed or is_empty:
        return Status.FACTS
    is_verified = (verified or {}).get(card.id) == program_mark(card)
    return Status.VERIFIED if is_verified else Status.PLAYABLE


def playable_cards(catalog: Catalog) -> list[CardDef]:
    """The cards of a game with an engine that have a program for each of their abilities."""
    info = catalog.info
    return [card for card in catalog if status(card, info, [info.game]) is not Status.FACTS]


def is_programmed(ability: Mapping[str, Any]) -> bool:
    """Whether the card file says what the ability does, one-time or continuous."""
    return "do" in ability or "gives" in ability


def program_mark(card: CardDef) -> str:
    """A digest that changes whenever the card's abilities change."""
    program = json.dumps(card.get("abilities", ()), sort_keys=True, ensure_ascii=False)
    return hashlib.blake2b(program.encode(), digest_size=5).hexdigest()


def coverage(
    catalog: Catalog, engines: Collection[str] = (), verified: Mapping[str, str] | None = None
) -> dict[Status, int]:
    """How many cards have each status; `engines` are the games that can be played."""
    counts = dict.fromkeys(Status, 0)
    for of_set in coverage_by_set(catalog, engines, verified).values():
        for kind, number in of_set.items():
            counts[kind] += number
    return counts


def coverage_by_set(
    catalog: Catalog, engines: Collection[str] = (), verified: Mapping[str, str] | None = None
) -> dict[str, dict[Status, int]]:
    """The same for each set, in set order."""
    counts = {set_id: dict.fromkeys(Status, 0) for set_id in catalog.sets}
    for card in catalog:
        of_set = counts.setdefault(card.set_id, dict.fromkeys(Status, 0))
        of_set[status(card, catalog.info, engines, verified)] += 1
    return counts

"""Makes a deck file of what a player holds at the end, or says why there is none."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from deckcli import games
from deckcli.catalog.game_facts import Holds
from deckcli.core.files import Source
from deckcli.decks.pool_building import Built, NoDeck, content
from deckcli.decks.reading import DeckFile
from deckcli.drafts.draft import Draft
from deckcli.drafts.table import Table, counted, merged
from deckcli.games.library import Library


def deck_of(
    draft: Draft, table: Table, seat: int, worth: Mapping[str, float] | None = None
) -> Built | NoDeck:
    """A player's deck as the content of a deck file. `worth` helps a builder to choose."""
    parts = _by_key(draft, merged(table.owned[seat]))
    options = draft.format.data["deck"].get("options", {})
    name = _deck_name(draft, parts, seat)
    if draft.format.data["deck"]["how"] == "as_drafted":
        return Built(content(draft.catalog, name, {**parts, **options}))
    pool = dict(parts.pop("cards", {}))
    builder = games.chapter(draft.format.game, "decks.deck_builder")
    made: Built | NoDeck = builder.build(
        pool, draft.catalog, {**parts, **options, "name": name}, worth=worth
    )
    return made


def checked_deck(built: Built, library: Library, seat: int) -> DeckFile:
    """The deck as the library reads and checks it."""
    text = json.dumps(built.content, ensure_ascii=False)
    return library.deck_from_text(Source(f"player-{seat + 1}.json", text))


def _by_key(draft: Draft, owned: dict[str, list[str]]) -> dict[str, Any]:
    """Deck key -> a card, or cards and amounts with their numbers, cards in catalog order."""
    parts: dict[str, Any] = {}
    order = {card.id: place for place, card in enumerate(draft.catalog)}
    for key, items in owned.items():
        if not items:
            continue
        holds = draft.catalog.info.deck_keys[key].holds
        if holds is Holds.CARD:
            parts[key] = items[0]
        elif holds is Holds.CARDS:
            parts[key] = counted(sorted(items, key=order.__getitem__))
        else:
            parts[key] = counted(items)
    return parts


def _deck_name(draft: Draft, parts: Mapping[str, Any], seat: int) -> str:
    leader = next((value for value in parts.values() if isinstance(value, str)), "")
    led = f", {draft.catalog[leader].name()}" if leader else ""
    return f"Player {seat + 1}{led}"


def deck_so_far(draft: Draft, owned: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """What a player holds in the middle of a draft, in the shape of a deck file."""
    held = {key: list(items) for key, items in owned.items()}
    return {"game": draft.format.game, **_by_key(draft, held)}

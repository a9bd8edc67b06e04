"""Conjuration piles: what a deck can summon, and how many of each its pile holds."""

from __future__ import annotations

from collections.abc import Iterable

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.decks.deck import Deck

_KINDS = ("conjuration", "conjured_alteration_spell")


def is_conjured(card: CardDef) -> bool:
    """Whether the card waits in the conjuration pile: conjurations, and alterations like them."""
    return card.kind in _KINDS


def reached(cards: Iterable[CardDef], catalog: Catalog) -> dict[str, CardDef]:
    """The conjurations that the cards summon, directly or through conjurations they summon."""
    found: dict[str, CardDef] = {}
    waiting = list(cards)
    while waiting:
        summoner = waiting.pop(0)
        for card_id in summoner.get("summons", ()):
            card = catalog.get(card_id)
            if card is not None and is_conjured(card) and card_id not in found:
                found[card_id] = card
                waiting.append(card)
    return found


def conjuration_pile(deck: Deck, catalog: Catalog) -> dict[str, int]:
    """The one correct pile: the printed limit of everything the deck or its Phoenixborn reaches."""
    summoners = [entry.card for entry in deck.entries("cards")]
    if (phoenixborn := deck.entry("phoenixborn")) is not None:
        summoners.append(phoenixborn.card)
    return {card_id: card["limit"] for card_id, card in reached(summoners, catalog).items()}

"""What an Ashes drafter must know: uniques, conjuration piles, and which dice the cards want."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.games.ashes.decks.conjurations import is_conjured, reached
from deckcli.games.ashes.decks.dice import dice_costs, typed_needs

_COPIES = 3  # a deck of this format has three of every card
_TYPES = 2  # how many types of dice ten dice can serve well
_STRANGE = 0.55  # the worth of a card that asks for yet another type


def companions(card: CardDef, catalog: Catalog) -> dict[str, int]:
    """The uniques of a Phoenixborn, three of each (rulebook, drafting, preparation 1)."""
    return {
        unique.id: _COPIES
        for unique in catalog
        if unique.get("unique_to") == card.id and not is_conjured(unique)
    }


def completed(owned: Mapping[str, Sequence[str]], catalog: Catalog) -> dict[str, dict[str, int]]:
    """The conjuration pile: the printed limit of everything the deck can summon (step 7)."""
    ids = dict.fromkeys([*owned.get("cards", ()), *owned.get("phoenixborn", ())])
    found = reached([catalog[card_id] for card_id in ids], catalog)
    return {"conjurations": {card_id: card["limit"] for card_id, card in found.items()}}


def fit(card: CardDef, owned: Mapping[str, Sequence[str]], catalog: Catalog) -> float:
    """Ten dice serve two types well: a card that asks for a third is worth less."""
    served = _served(owned, catalog)
    asked = needs(card)
    if not asked or not served:
        return 1.0
    strange = sum(need for kind, need in asked.items() if kind not in served)
    return 1.0 - (1.0 - _STRANGE) * strange / sum(asked.values())


def wish(word: str, owned: Mapping[str, Sequence[str]], catalog: Catalog) -> float:
    """How much the cards ask for the type, compared with the dice of it already taken.

    Squared, so that ten dice are not spread thinly over all types in demand.
    """
    asked = 0.0
    for card_id in (*owned.get("phoenixborn", ()), *dict.fromkeys(owned.get("cards", ()))):
        asked += needs(catalog[card_id]).get(word, 0.0)
    return asked * asked / (1 + owned.get("dice", ()).count(word))


@lru_cache(maxsize=4096)
def needs(card: CardDef) -> dict[str, float]:
    """Dice of each type needed to play the card and use it once."""
    totals: dict[str, float] = {}
    for cost in dice_costs(card, _COPIES):
        for kind, number in typed_needs(cost.ways[0]).items():
            totals[kind] = totals.get(kind, 0.0) + number
    return totals


def _served(owned: Mapping[str, Sequence[str]], catalog: Catalog) -> set[str]:
    """The types of the dice taken, or else those the cards so far ask for most."""
    if owned.get("dice"):
        return set(owned["dice"])
    asked: dict[str, float] = {}
    for card_id in (*owned.get("phoenixborn", ()), *owned.get("cards", ())):
        for kind, number in needs(catalog[card_id]).items():
            asked[kind] = asked.get(kind, 0.0) + number
    return set(sorted(asked, key=lambda kind: (-asked[kind], kind))[:_TYPES])

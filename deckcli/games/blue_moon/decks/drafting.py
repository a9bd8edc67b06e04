"""What a Blue Moon drafter must know: a leader's people, and what foreign cards cost it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.games.blue_moon.decks.allowances import BESIDE_THE_DECK

_SPARE = 2  # draft up to this many times the leader's moons; the deck is chosen from them


def companions(card: CardDef, catalog: Catalog) -> dict[str, int]:
    """All cards of the leader's people, each of which is printed once."""
    return {
        companion.id: 1
        for companion in catalog
        if companion.get("people") == card["people"] and companion.kind not in BESIDE_THE_DECK
    }


def fit(card: CardDef, owned: Mapping[str, Sequence[str]], catalog: Catalog) -> float:
    """A card must earn its moons: the fewer are left, the less an expensive card is worth."""
    leaders = owned.get("leader", ())
    if not leaders or card.kind == "leader":
        return 1.0
    leader = catalog[leaders[0]]
    if card.get("people") == leader["people"]:
        return 1.0
    foreign = (catalog[card_id] for card_id in owned.get("cards", ()))
    spent = sum(pick.get("moons", 0) for pick in foreign if pick.get("people") != leader["people"])
    allowance: int = leader["foreign_moons"] * _SPARE
    left = max(0, allowance - spent) / allowance
    return float((1.0 - card.get("moons", 0) / leader["foreign_moons"]) * (0.5 + 0.5 * left))

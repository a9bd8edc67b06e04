"""From a pool of Ashes cards to a deck: whom it can serve, what its dice can pay, thirty of it.

Legal is a matter of counting: a Phoenixborn can use every card that is not another's unique, three
of a name, and any ten dice will do. So a deck exists if and only if one Phoenixborn can use thirty.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.text import fold, plural
from deckcli.decks.building import (
    Built,
    Chosen,
    NoDeck,
    Offer,
    Pool,
    Worth,
    choose,
    content,
    decided,
    decided_card,
    left_out,
    most,
    owned,
    short_of_cards,
    total_worth,
)
from deckcli.games.ashes.conjurations import reached
from deckcli.games.ashes.dice import can_ever_pay, dice_costs, typed_needs

_NO_DECK_CARDS = ("phoenixborn", "conjuration")
# Of thirty cards, much as in the six printed decks.
_CURVE = {
    "ally": 8,
    "ready_spell": 10,
    "action_spell": 6,
    "alteration_spell": 3,
    "reaction_spell": 3,
}


@dataclass(frozen=True, slots=True)
class _Supply:
    """What one Phoenixborn could use of the pool."""

    leader: CardDef
    offers: list[Offer]
    limits: dict[str, int]
    useless: dict[str, int]

    @property
    def size(self) -> int:
        return most(self.offers, self.limits)


def build(
    pool: Pool, catalog: Catalog, chosen: Chosen, *, worth: Worth | None = None
) -> Built | NoDeck:
    """A deck of the pool's cards, or why there is none.

    `chosen` may fix `phoenixborn` and `dice`; a Phoenixborn that is not fixed comes from the pool,
    dice that are not fixed are chosen to pay for the cards. Conjurations need not be in the pool.
    """
    worth = worth or {}
    parts = decided(chosen, catalog, ("phoenixborn", "dice"))
    cards = owned(pool, catalog)
    reasons = _dice_reasons(parts, catalog)
    leader = decided_card(parts, "phoenixborn", catalog)
    leaders = [leader] if leader else [card for card, _ in cards if card.kind == "phoenixborn"]
    if leader and leader.kind != "phoenixborn":
        reasons.append(f'"{leader.name()}" is no Phoenixborn')
    if not leaders:
        reasons.append("no Phoenixborn is chosen, and the pool has none")
        leaders = [None]
    supplies = [_supply(one, cards, catalog) for one in leaders]
    wanted, best = catalog.limits["deck_size"], max(supplies, key=lambda one: one.size)
    if best.size < wanted:
        reasons += [short_of_cards(best.size, wanted), *left_out(best.useless)]
    if reasons:
        return NoDeck(reasons)
    able = [supply for supply in supplies if supply.size >= wanted]
    supply = max(able, key=lambda one: _welcome(one, worth))
    counts, dice = _payable(supply, catalog, worth, parts.get("dice"))
    summoned = reached([supply.leader, *(catalog[card_id] for card_id in counts)], catalog)
    piles = {card_id: card["limit"] for card_id, card in summoned.items()}
    found = {"phoenixborn": supply.leader.id, "dice": dice, "cards": counts}
    found |= {"conjurations": piles} if piles else {}
    return Built(content(catalog, supply.leader.name(), parts | found))

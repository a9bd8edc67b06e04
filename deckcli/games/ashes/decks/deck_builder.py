"""From a pool of Ashes cards to a deck: whom it can serve, what its dice can pay, thirty of it.

Legality is a matter of counting: a Phoenixborn can use every card that is not another's unique,
three of a name, and any ten dice will do. So a deck exists if and only if one Phoenixborn can use
thirty.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.text import plural
from deckcli.decks.namesakes import name_keys
from deckcli.decks.pool_building import (
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
from deckcli.games.ashes.decks.conjurations import is_conjured, reached
from deckcli.games.ashes.decks.dice import can_ever_pay, dice_costs, typed_needs, ways_to_pay

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

    `chosen` may fix `phoenixborn` and `dice`; otherwise the Phoenixborn comes from the pool, and
    the dice are chosen to pay for the cards. Conjurations need not be in the pool.
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
        return NoDeck([*reasons, "no Phoenixborn is chosen, and the pool has none"])
    supplies = [_supply(leader, cards, catalog) for leader in leaders]
    wanted, best = catalog.limits["deck_size"], max(supplies, key=lambda supply: supply.size)
    if best.size < wanted:
        reasons += [short_of_cards(best.size, wanted), *left_out(best.useless)]
    if reasons:
        return NoDeck(reasons)
    able = [supply for supply in supplies if supply.size >= wanted]
    supply = max(able, key=lambda found: _welcome(found, worth))
    counts, dice = _payable(supply, catalog, worth, parts.get("dice"))
    summoned = reached([supply.leader, *(catalog[card_id] for card_id in counts)], catalog)
    piles = {card_id: card["limit"] for card_id, card in summoned.items()}
    found = {"phoenixborn": supply.leader.id, "dice": dice, "cards": counts}
    found |= {"conjurations": piles} if piles else {}
    return Built(content(catalog, supply.leader.name(), parts | found))


def _dice_reasons(parts: Chosen, catalog: Catalog) -> list[str]:
    if "dice" not in parts:
        return []
    dice, types = parts["dice"], catalog.info.deck_keys["dice"].of
    reasons = [f'"{die}" is no type of dice' for die in dice if die not in types]
    reasons += [f"there cannot be {count} {kind} dice" for kind, count in dice.items() if count < 0]
    number, wanted = sum(dice.values()), catalog.limits["dice"]
    if number != wanted:
        change = "missing" if number < wanted else "too many"
        are = plural(abs(wanted - number), "is", "are")
        dice_there = plural(number, "die", "dice")
        reasons.append(f"{dice_there}; a deck has exactly {wanted}, so {are} {change}")
    return reasons


def _supply(leader: CardDef, cards: list[tuple[CardDef, int]], catalog: Catalog) -> _Supply:
    """The cards that may be in a deck of this leader, each name up to its limit."""
    limit, offers = catalog.limits["copies"], list[Offer]()
    names = name_keys(card for card, _ in cards)
    foreign = beside = there = 0
    for card, copies in cards:
        owner = catalog.get(card.get("unique_to", ""))
        if card.kind == "phoenixborn" or is_conjured(card):
            beside += copies
        elif owner is not None and owner.id != leader.id:
            foreign += copies
        else:
            there += copies
            dice = sum(ways_to_pay(card.get("cost", {}).get("dice", {}))[0].values())
            offers.append(Offer(card, copies, (names[card.id],), step=card.kind, merit=-dice))
    limits = {name: limit for offer in offers for name in offer.limits}
    useless = {
        f"beyond {limit} of a name": there - most(offers, limits),
        f"unique to another Phoenixborn than {leader.name()}": foreign,
        "of a kind that is not in a deck (Phoenixborn, conjurations)": beside,
    }
    return _Supply(leader, offers, limits, useless)


def _welcome(supply: _Supply, worth: Worth) -> tuple[float, int]:
    """How much the pool favours a Phoenixborn: by its own worth and that of its uniques."""
    uniques = [offer for offer in supply.offers if offer.card.get("unique_to") == supply.leader.id]
    copies = most(uniques, supply.limits)
    own = choose(uniques, copies, supply.limits, worth=worth, curve=_CURVE)
    return worth.get(supply.leader.id, 0.0) + total_worth(own, worth), copies


def _payable(
    supply: _Supply, catalog: Catalog, worth: Worth, dice: Mapping[str, int] | None
) -> tuple[dict[str, int], dict[str, int]]:
    """Thirty cards, as many as possible of those the dice can pay for, and ten dice."""
    size = catalog.limits["deck_size"]
    if dice is not None:
        given = {kind: number for kind, number in dice.items() if number}
        later = {
            offer.card.id: 1 for offer in supply.offers if _is_out_of_reach(offer, given, catalog)
        }
        counts = choose(supply.offers, size, supply.limits, worth=worth, curve=_CURVE, later=later)
        return counts, given
    needs = {offer.card.id: _needs(offer.card, offer.copies, catalog) for offer in supply.offers}
    own_needs = _needs(supply.leader, 1, catalog)
    best: tuple[float, dict[str, int]] | None = None
    types = catalog.info.deck_keys["dice"].of
    for number in range(1, len(types) + 1):
        for some in combinations(types, number):
            if not own_needs.keys() <= set(some):
                continue
            paid = [offer for offer in supply.offers if needs[offer.card.id].keys() <= set(some)]
            if most(paid, supply.limits) >= size:
                counts = choose(paid, size, supply.limits, worth=worth, curve=_CURVE)
                value = total_worth(counts, worth)
                best = best if best and best[0] >= value else (value, counts)
        if best:  # few types of dice pay more reliably than many
            break
    assert best is not None  # all types together pay for everything
    counts = best[1]
    demands = [(own_needs, 1), *((needs[card_id], count) for card_id, count in counts.items())]
    return counts, _dice_for(demands, types, catalog.limits["dice"])


def _is_out_of_reach(offer: Offer, dice: Mapping[str, int], catalog: Catalog) -> bool:
    """Whether something about the card, or about what it summons, can never be paid."""
    for card in (offer.card, *reached([offer.card], catalog).values()):
        for cost in dice_costs(card, offer.copies):
            if not any(can_ever_pay(way, dice) for way in cost.ways):
                return True
    return False


def _needs(card: CardDef, copies: int, catalog: Catalog) -> dict[str, int]:
    """How many dice of each type the card's highest cost takes, including what it summons."""
    needs: dict[str, int] = {}
    for used in (card, *reached([card], catalog).values()):
        for cost in dice_costs(used, copies):
            cheapest = min(
                (typed_needs(way) for way in cost.ways), key=lambda way: sum(way.values())
            )
            for kind, number in cheapest.items():
                if number:
                    needs[kind] = max(needs.get(kind, 0), number)
    return needs


def _dice_for(
    demands: list[tuple[dict[str, int], int]], types: tuple[str, ...], number: int
) -> dict[str, int]:
    """The given number of dice: enough of each type for the costliest card, the rest by demand."""
    asked = dict.fromkeys(types, 0)
    dice = dict.fromkeys(types, 0)
    for needs, copies in demands:
        for kind, need in needs.items():
            asked[kind] += need * copies
            dice[kind] = max(dice[kind], need)
    while sum(dice.values()) > number:
        dice[max(types, key=lambda kind: dice[kind])] -= 1
    while sum(dice.values()) < number:
        dice[max(types, key=lambda kind: asked[kind] / (dice[kind] + 1))] += 1
    return {kind: count for kind, count in dice.items() if count}

"""From a pool of Cipher cards to a deck: four of a name, fifty in all, one who can lead.

There is no upper limit, so a deck exists if and only if fifty copies fit under the limit of four
and one of them has deployment cost 1. What is built has exactly fifty: the smaller the deck, the
more often its best cards are drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.text import plural
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
from deckcli.games.cipher.names import card_name_keys, unit_names

_CURVE = {1: 17, 2: 6, 3: 17, 4: 7, 5: 3}  # deployment costs of fifty cards, as in the starters
_COLOURS = 2  # more of them and the bonds seldom have the right symbol


@dataclass(frozen=True, slots=True)
class _Army:
    """A main character and the symbols its cards should have."""

    leader: CardDef
    symbols: frozenset[str]


def build(
    pool: Pool, catalog: Catalog, chosen: Chosen, *, worth: Worth | None = None
) -> Built | NoDeck:
    """A deck of the pool's cards, or why there is none.

    `chosen` may fix `main_character`, which must be in the pool, and `format`. Cards of one or two
    symbols go before all others, and cards that the main character can grow into before these.
    """
    worth = worth or {}
    parts = decided(chosen, catalog, ("main_character", "format"))
    cards = owned(pool, catalog)
    first = catalog.info.formats.get(parts.get("format", ""), {}).get("series_from", 0)
    legal = [(card, copies) for card, copies in cards if not first or _last_series(card) >= first]
    offers, limits = _offers(legal, catalog)
    named = decided_card(parts, "main_character", catalog)
    leaders = [card for card, _ in legal if _may_lead(card, catalog) and named in (None, card)]
    least, usable = catalog.limits["deck_size"], most(offers, limits)
    reasons: list[str] = []
    if not leaders:
        reasons.append(_no_leader(named, [card for card, _ in legal], catalog))
    if usable < least:
        fit = sum(copies for _, copies in legal)
        useless = {
            f"beyond {catalog.limits['copies']} of a card name": fit - usable,
            f"of series before {first}": sum(copies for _, copies in cards) - fit,
        }
        reasons += [short_of_cards(usable, least, "at least"), *left_out(useless)]
    if reasons:
        return NoDeck(reasons)
    leader, counts = _best(offers, limits, leaders, least, worth)
    found = {"main_character": leader.id, "cards": counts}
    return Built(content(catalog, leader.name(), parts | found))


def _last_series(card: CardDef) -> int:
    return max((one.get("series", 0) for one in card.get("printings", ())), default=0)


def _may_lead(card: CardDef, catalog: Catalog) -> bool:
    return bool(card["cost"]["deploy"] == catalog.limits["main_character_cost"])


def _no_leader(named: CardDef | None, legal: Sequence[CardDef], catalog: Catalog) -> str:
    needed = catalog.limits["main_character_cost"]
    if named is None:
        return f"no usable card has deployment cost {needed}, so none can be the main character"
    if not _may_lead(named, catalog):
        cost = named["cost"]["deploy"]
        return f'"{named.name()}" costs {cost} to deploy; a main character costs exactly {needed}'
    return f'the main character "{named.name()}" is not among the usable cards of the pool'


def _offers(
    legal: Sequence[tuple[CardDef, int]], catalog: Catalog
) -> tuple[list[Offer], dict[str, int]]:
    """The cards, and how many of each card name a deck may hold."""
    names = card_name_keys(card for card, _ in legal)
    limits = dict.fromkeys(names.values(), catalog.limits["copies"])
    offers = []
    for card, copies in legal:
        name = names[card.id]
        if card.get("unlimited_copies"):
            limits[name] = max(limits[name], sum(number for _, number in legal))
        merit = card.get("attack", 0) + card.get("support", 0)
        strength = float(merit) if isinstance(merit, int) else 0.0
        offers.append(Offer(card, copies, (name,), step=card["cost"]["deploy"], merit=strength))
    return offers, limits

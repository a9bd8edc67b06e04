"""From a pool of playing cards to a BlackPoker deck: one of each, two Jokers, the size."""

from __future__ import annotations

from collections import Counter

from deckcli.catalog.catalog import CardDef, Catalog
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
    left_out,
    most,
    owned,
    short_of_cards,
)
from deckcli.games.blackpoker.decks.regulations import known

_JOKERS = "jokers"


def build(
    pool: Pool, catalog: Catalog, chosen: Chosen, *, worth: Worth | None = None
) -> Built | NoDeck:
    """A deck of the pool's cards, or why there is none.

    `chosen` may fix `format` and `regulation`. The deck is your life, so it is as large as the
    regulation and the pool allow.
    """
    parts = decided(chosen, catalog, ("format", "regulation"))
    keys = catalog.info.deck_keys
    regulation = catalog.info.table("regulations")[
        parts.get("regulation", keys["regulation"].default)
    ]
    cards = owned(pool, catalog)
    playing = [(card, copies) for card, copies in cards if card.kind == "playing_card"]
    offers = [_offer(card, copies) for card, copies in playing]
    limits = {offer.card.id: offer.card.copies for offer in offers}
    limits[_JOKERS] = catalog.limits["jokers"]
    usable = most(offers, limits)
    least = regulation.get("exactly", catalog.limits["start"])
    if usable < least:
        useless = {
            "that a pack has no more of": sum(copies for _, copies in playing) - usable,
            "that are no playing cards": sum(copies for _, copies in cards)
            - sum(copies for _, copies in playing),
        }
        needs = "exactly" if "exactly" in regulation else "at least"
        return NoDeck([short_of_cards(usable, least, needs), *left_out(useless)])
    size = regulation.get("exactly") or min(usable, regulation["max"])
    later = _never_fighting(offers, catalog, parts.get("format", keys["format"].default))
    curve = _whole_pack(catalog)
    counts = choose(offers, size, limits, worth=worth or {}, curve=curve, later=later)
    return Built(content(catalog, "BlackPoker", parts | {"cards": counts}))


def _offer(card: CardDef, copies: int) -> Offer:
    limit = _JOKERS if card["rank"] == "Joker" else card.id
    return Offer(card, copies, (limit,), step=_step(card), merit=card["number"])


def _never_fighting(offers: list[Offer], catalog: Catalog, format_name: str) -> dict[str, int]:
    """The cards whose character the format does not include: Jokers in light."""
    characters = {card.id for card in known(catalog, format_name)}
    return {offer.card.id: 1 for offer in offers if offer.card["character"] not in characters}


def _step(card: CardDef) -> tuple[str, str]:
    return card["character"], card.get("suit", "")


def _whole_pack(catalog: Catalog) -> Counter[tuple[str, str]]:
    """How many soldiers, heroes and aces of each suit a pack has; a deck keeps the proportions."""
    steps: Counter[tuple[str, str]] = Counter()
    for card in catalog:
        if card.kind == "playing_card":
            steps[_step(card)] += card.copies
    return steps

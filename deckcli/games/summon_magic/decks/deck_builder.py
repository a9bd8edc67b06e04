"""From a pool of Summon & Magic cards to a deck: 37, three of a name, three legends once each.

Copies of a legend also count among all legends and every card has one name, so counting what fits
under each limit tells whether there is a deck, and taking the best card first is never wrong.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from deckcli.catalog.catalog import CardDef, Catalog
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
)
from deckcli.games.summon_magic.decks.cards import enabled, is_base, is_legend

_LEGENDS = "all legends"
# Of 37 cards, much as in the sample decks; monsters by what they cost.
_CURVE = {
    ("monster", 0): 4,
    ("monster", 1): 11,
    ("monster", 2): 5,
    ("monster", 3): 3,
    ("magic", 0): 8,
    ("artifact", 0): 3,
    ("field", 0): 2,
    ("weather", 0): 1,
}
_COSTLY = 3  # or more: the last step of the monsters
_TRIES = 5  # an EX-S monster without its card makes room for another; rarely more than twice


def build(
    pool: Pool, catalog: Catalog, chosen: Chosen, *, worth: Worth | None = None
) -> Built | NoDeck:
    """A deck of the pool's cards, or why there is none.

    `chosen` may fix `avatar`; otherwise the worthiest in the pool that needs no side deck is
    taken, if there is one.
    """
    worth = worth or {}
    parts = decided(chosen, catalog, ("avatar",))
    cards = owned(pool, catalog)
    avatar = decided_card(parts, "avatar", catalog) or _best_avatar(cards, worth)
    offers, limits = _offers(cards, catalog)
    wanted, usable = catalog.limits["deck_size"], most(offers, limits)
    reasons: list[str] = []
    if avatar and avatar.kind != "avatar":
        reasons.append(f'"{avatar.name()}" is no avatar but of the kind {avatar.kind}')
    if usable < wanted:
        reasons += [short_of_cards(usable, wanted), *left_out(_useless(cards, offers, limits))]
    if reasons:
        return NoDeck(reasons)
    counts = _playable(offers, limits, catalog, worth)
    found = {"cards": counts} | ({"avatar": avatar.id} if avatar else {})
    return Built(content(catalog, avatar.name() if avatar else "Summon & Magic", parts | found))


def _best_avatar(cards: Sequence[tuple[CardDef, int]], worth: Worth) -> CardDef | None:
    avatars = [
        card for card, _ in cards if card.kind == "avatar" and not card.get("uses_side_deck")
    ]
    return max(avatars, key=lambda card: worth.get(card.id, 0.0), default=None)


def _offers(
    cards: Sequence[tuple[CardDef, int]], catalog: Catalog
) -> tuple[list[Offer], dict[str, int]]:
    """The cards that may be in a deck, and the limits of their names and of the legends.

    If cards of one name differ, the strictest decides for all of them.
    """
    deck_cards = [(card, copies) for card, copies in cards if card.kind != "avatar"]
    names = name_keys(card for card, _ in deck_cards)
    limits = {_LEGENDS: catalog.limits["legends"]}
    legends = {names[card.id] for card, _ in deck_cards if is_legend(card)}
    for card, _ in deck_cards:
        name = names[card.id]
        printed = card.get("deck_limit", catalog.limits["copies"])
        most_of_it = catalog.limits["legend_copies"] if name in legends else printed
        limits[name] = min(most_of_it, limits.get(name, most_of_it))
    offers = [
        Offer(
            card,
            copies,
            (names[card.id], _LEGENDS) if names[card.id] in legends else (names[card.id],),
            step=_step(card),
            merit=(card.get("attack", 0) + card.get("defence", 0)),
        )
        for card, copies in deck_cards
    ]
    return offers, limits


def _step(card: CardDef) -> tuple[str, int]:
    """Monsters by cost, the others by kind; a reference cost counts as that of a cheap base."""
    if card.kind != "monster":
        return card.kind, 0
    return card.kind, min(int(card["cost"].get("amount", 1)), _COSTLY)


def _useless(
    cards: Sequence[tuple[CardDef, int]], offers: Sequence[Offer], limits: Mapping[str, int]
) -> dict[str, int]:
    there = sum(offer.copies for offer in offers)
    by_name = most([replace(offer, limits=offer.limits[:1]) for offer in offers], limits)
    return {
        "beyond the limit of their name": there - by_name,
        f"beyond {limits[_LEGENDS]} legends": by_name - most(offers, limits),
        "that lie beside the deck (avatars)": sum(copies for _, copies in cards) - there,
    }


def _playable(
    offers: Sequence[Offer], limits: Mapping[str, int], catalog: Catalog, worth: Worth
) -> dict[str, int]:
    """The deck; monsters that nothing in it can bring into play give way to other cards."""
    size = catalog.limits["deck_size"]
    later = {offer.card.id: 1 for offer in offers if offer.card.get("uses_side_deck")}
    for _ in range(_TRIES):
        counts = choose(offers, size, limits, worth=worth, curve=_CURVE, later=later)
        held = [catalog[card_id] for card_id in counts]
        stranded = {card.id: 1 for card in held if not _comes_into_play(card, held)}
        if stranded.keys() <= later.keys():
            break
        later |= stranded
    return counts


def _comes_into_play(card: CardDef, deck: Sequence[CardDef]) -> bool:
    match card.get("summon"):
        case "ex_s":
            return enabled(card, by=deck)
        case "evo_l":
            return any(is_base(base, card) for base in deck)
    return True

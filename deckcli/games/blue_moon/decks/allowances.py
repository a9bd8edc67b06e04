"""What a Blue Moon deck is built from: its leader, its mode and what they allow."""

from __future__ import annotations

from typing import NamedTuple

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.decks.deck import Deck, Entry

# Leaders, emissaries and inquisitors lie beside the deck and are never drawn.
BESIDE_THE_DECK = ("leader", "emissary", "inquisitor")
# Each of these packs holds cards that join the ready-made deck of their people.
PACKS = ("EI1", "EI2")


class Allowance(NamedTuple):
    """How many cards a built deck holds and how many foreign moons it may spend."""

    cards: int
    moons: int


def leader_of(deck: Deck) -> CardDef | None:
    """The card in the leader's place, if it is one."""
    return _beside(deck, "leader")


def emissary_of(deck: Deck) -> CardDef | None:
    """The card in the emissary's place, if it is one."""
    return _beside(deck, "emissary")


def _beside(deck: Deck, kind: str) -> CardDef | None:
    entry = deck.entry(kind)
    return entry.card if entry and entry.card.kind == kind else None


def deck_entries(deck: Deck) -> list[Entry]:
    """The cards that can be drawn, without those that always lie beside the deck."""
    return [entry for entry in deck.entries("cards") if entry.card.kind not in BESIDE_THE_DECK]


def allowance(deck: Deck, catalog: Catalog) -> Allowance:
    """What the leader prints and the inquisitor adds."""
    leader = leader_of(deck)
    cards, moons = catalog.limits["deck_size"], catalog.limits["foreign_moons"]
    if leader:
        cards, moons = leader["deck_cards"], leader["foreign_moons"]
    inquisitor = deck.option("inquisitor")
    extra = catalog.info.table("inquisitors").get(inquisitor.value, {}) if inquisitor else {}
    return Allowance(cards + extra.get("extra_cards", 0), moons + extra.get("extra_moons", 0))


def ready_made(leader: CardDef, catalog: Catalog) -> dict[str, CardDef]:
    """The stock deck of the leader's people by card id, without the leader."""
    people = leader["people"]
    return {
        card.id: card
        for card in catalog
        if card.get("stock_deck") == people and card.kind not in BESIDE_THE_DECK
    }


def emissary_deck(leader: CardDef, emissary: CardDef, catalog: Catalog) -> dict[str, CardDef]:
    """The one deck an emissary leads with this leader: stock deck, people's cards, envoys."""
    people = {
        card.id: card
        for card in catalog
        if card.set_id in PACKS and card.get("people") == leader["people"]
    }
    envoys = {name: catalog[name] for name in emissary["brings"] if catalog.get(name)}
    return ready_made(leader, catalog) | people | envoys


def is_ready_made(deck: Deck, catalog: Catalog) -> bool:
    """Whether the deck is a stock deck, card for card."""
    leader = leader_of(deck)
    if leader is None:
        return False
    held = [entry.card.id for entry in deck.entries("cards") for _ in range(entry.count)]
    return sorted(held) == sorted(ready_made(leader, catalog))


def foreign_entries(deck: Deck, leader: CardDef, catalog: Catalog) -> list[Entry]:
    """The cards whose moons count: from another people, and not in a family mixed in."""
    family = mixed_family(deck, catalog)
    return [
        entry
        for entry in deck_entries(deck)
        if entry.card.get("people") != leader["people"]
        and entry.card["moons"]
        and entry.card.id not in family
    ]


def mixed_family(deck: Deck, catalog: Catalog) -> set[str]:
    """The ids of a whole Buka family that comes on top of a full deck of another people.

    The most expensive one, if there are several. A family that replaces other cards is five foreign
    cards like any other, and the result is then empty.
    """
    leader, size = leader_of(deck), catalog.limits["family_size"]
    if leader is None or leader["people"] == "buka":
        return set()
    if deck_size(deck) != allowance(deck, catalog).cards + size:
        return set()
    families: dict[str, dict[str, int]] = {}
    for entry in deck_entries(deck):
        if "family" in entry.card.facts:
            members = families.setdefault(entry.card["family"], {})
            members[entry.card.id] = entry.card["moons"]
    whole = [members for members in families.values() if len(members) == size]
    whole.sort(key=lambda members: sum(members.values()))
    return set(whole[-1]) if whole else set()


def without_partner(deck: Deck) -> list[tuple[Entry, str]]:
    """Cards that work in pairs but are alone in the deck, each with the word it looks for."""
    by_word: dict[str, list[Entry]] = {}
    for entry in deck_entries(deck):
        for word in (entry.card.get("pair"), *entry.card.get("tags", ())):
            if word and word not in ("caterpillar", "laughing"):
                by_word.setdefault(word.capitalize(), []).append(entry)
    return [(entries[0], word) for word, entries in by_word.items() if len(entries) == 1]


def deck_size(deck: Deck) -> int:
    """How many cards can be drawn, including those with unknown names."""
    return sum(entry.count for entry in deck_entries(deck)) + unresolved(deck)


def unresolved(deck: Deck) -> int:
    """How many copies in the deck have an unknown name."""
    section = deck.section("cards")
    return section.unresolved if section else 0

"""From a pool of Cipher cards to a deck: four of a name, fifty in all, one that can lead.

There is no upper limit, so a deck exists if and only if fifty copies fit under the limit of four
and one of them has deployment cost 1. Decks built here have exactly fifty: the smaller the deck,
the more often its best cards are drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

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
    total_worth,
)
from deckcli.games.cipher.decks.deck_rules import last_series, may_lead
from deckcli.games.cipher.decks.names import unit_names

_CURVE = {1: 28, 2: 3, 3: 11, 4: 7, 5: 1}  # deployment costs of fifty cards, as in the starters
_COLOURS = 2  # with more, the bonds seldom have the right symbol

_ANY_BONDS = "colourless"


@dataclass(frozen=True, slots=True)
class _Army:
    """A main character and the symbols its cards should have."""

    leader: CardDef
    symbols: frozenset[str]


def build(
    pool: Pool, catalog: Catalog, chosen: Chosen, *, worth: Worth | None = None
) -> Built | NoDeck:
    """A deck of the pool's cards, or why there is none.

    `chosen` may fix `format` and `main_character`, for whom the pool must have a card. Cards of one
    or two symbols go before all others, and cards of the main character's unit before these.
    """
    worth = worth or {}
    parts = decided(chosen, catalog, ("main_character", "format"))
    cards = owned(pool, catalog)
    first = catalog.info.formats.get(parts.get("format", ""), {}).get("series_from", 0)
    legal = [(card, copies) for card, copies in cards if not first or last_series(card) >= first]
    offers, limits = _offers(legal, catalog)
    named = decided_card(parts, "main_character", catalog)
    leaders = _leaders([card for card, _ in legal], named, catalog)
    least, usable = catalog.limits["deck_size"], most(offers, limits)
    reasons: list[str] = []
    if not leaders:
        reasons.append(_no_leader(named, catalog))
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
    found = {"main_character": named.id if named else leader.id, "cards": counts}
    return Built(content(catalog, leader.name(), parts | found))


def _leaders(legal: Sequence[CardDef], named: CardDef | None, catalog: Catalog) -> list[CardDef]:
    """The cards that may lead; if one is named, the first card of that card name."""
    if named is None:
        return [card for card in legal if may_lead(card, catalog)]
    if not may_lead(named, catalog):
        return []
    if named in legal:
        return [named]
    keys = name_keys([named, *legal])
    return [card for card in legal if keys[card.id] == keys[named.id]][:1]


def _no_leader(named: CardDef | None, catalog: Catalog) -> str:
    needed = catalog.limits["main_character_cost"]
    if named is None:
        return f"no usable card has deployment cost {needed}, so none can be the main character"
    if not may_lead(named, catalog):
        cost = named["cost"]["deploy"]
        return f'"{named.name()}" costs {cost} to deploy; a main character costs exactly {needed}'
    return f'the main character "{named.name()}" is not among the usable cards of the pool'


def _offers(
    legal: Sequence[tuple[CardDef, int]], catalog: Catalog
) -> tuple[list[Offer], dict[str, int]]:
    """The cards, and how many of each card name a deck may hold."""
    names = name_keys(card for card, _ in legal)
    offers = []
    for card, copies in legal:
        limits = () if card.get("unlimited_copies") else (names[card.id],)
        merit = _number(card["attack"]) + _number(card["support"])
        offers.append(Offer(card, copies, limits, step=card["cost"]["deploy"], merit=merit))
    return offers, dict.fromkeys(names.values(), catalog.limits["copies"])


def _number(value: int | str) -> int:
    """The printed number, or 0 for an X."""
    return value if isinstance(value, int) else 0


def _symbols(card: CardDef) -> set[str]:
    """The symbols that must be among the bonds to pay for the card."""
    return set(card["symbols"]) - {_ANY_BONDS}


def _best(
    offers: Sequence[Offer],
    limits: Mapping[str, int],
    leaders: Sequence[CardDef],
    size: int,
    worth: Worth,
) -> tuple[CardDef, dict[str, int]]:
    """The worthiest army among those with the most cards of its symbols, and its cards."""
    armies: dict[tuple[int, int], list[_Army]] = {}
    grown = _costlier_copies(offers)
    for symbols in _palettes(offers, leaders):
        able = [card for card in leaders if symbols.issuperset(_symbols(card))]
        if able:
            fitting = [offer for offer in offers if symbols.issuperset(_symbols(offer.card))]
            rank = min(size, most(fitting, limits)), -len(symbols)
            leader = max(able, key=lambda card: _promise(card, grown, worth))
            armies.setdefault(rank, []).append(_Army(leader, symbols))
    best: tuple[float, CardDef, dict[str, int]] | None = None
    for army in armies[max(armies)]:
        counts = choose(
            offers,
            size,
            limits,
            worth=worth,
            curve=_CURVE,
            later=_places(offers, army),
            first=army.leader,
        )
        value = total_worth(counts, worth)
        if best is None or value > best[0]:
            best = value, army.leader, counts
    assert best is not None  # every leader has a palette
    return best[1:]


def _palettes(offers: Sequence[Offer], leaders: Sequence[CardDef]) -> Iterator[frozenset[str]]:
    """The sets of symbols a deck might keep to: none, one, two, or those of a leader."""
    symbols = sorted({symbol for offer in offers for symbol in _symbols(offer.card)})
    for number in range(_COLOURS + 1):
        yield from map(frozenset, combinations(symbols, number))
    for leader in leaders:
        if len(_symbols(leader)) > _COLOURS:
            yield frozenset(_symbols(leader))


def _costlier_copies(offers: Sequence[Offer]) -> Counter[str]:
    """How many cards a main character of each unit name could grow into."""
    copies: Counter[str] = Counter()
    for offer in offers:
        if _is_dearer(offer.card):
            copies.update(dict.fromkeys(unit_names(offer.card), offer.copies))
    return copies


def _is_dearer(card: CardDef) -> bool:
    price = card["cost"]["deploy"]
    return not isinstance(price, int) or price > 1


def _promise(card: CardDef, grown: Mapping[str, int], worth: Worth) -> tuple[int, float, int, int]:
    """How good a main character the card would be: what it can grow into, then its worth."""
    growth = max(grown.get(name, 0) for name in unit_names(card))
    return min(growth, 4), worth.get(card.id, 0.0), growth, _number(card["attack"])


def _places(offers: Sequence[Offer], army: _Army) -> dict[str, int]:
    """The order of choice: the main character's unit, others of its symbols, then the rest."""
    unit, places = unit_names(army.leader), dict[str, int]()
    for offer in offers:
        if not army.symbols.issuperset(_symbols(offer.card)):
            places[offer.card.id] = 2
        elif unit.isdisjoint(unit_names(offer.card)):
            places[offer.card.id] = 1
    return places

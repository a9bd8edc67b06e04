"""From a pool of Blue Moon cards to a deck: a knapsack of foreign moons, and all else is free.

Cards of the leader's people and cards without moons cost nothing; among foreign cards of the same
price only the best can matter. So it is enough to try how many cards of each price to take. A
whole Buka family may come on top of a full deck, but it never makes a deck possible where there
was none, so it is left to the player.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.text import plural
from deckcli.decks.pool_building import (
    Built,
    Chosen,
    NoDeck,
    Pool,
    Worth,
    content,
    decided,
    decided_card,
    left_out,
    owned,
    short_of_cards,
)
from deckcli.games.blue_moon.decks.allowances import BESIDE_THE_DECK, Allowance

_ENOUGH = 12  # cards that are not characters; the stock decks have 7 to 16
_SURPLUS = 4.0  # penalty for each one more: as much as the highest number of moons


@dataclass(frozen=True, slots=True)
class _Rated:
    """A card with what it adds to a deck: its worth, then its merit as a tie-break."""

    card: CardDef
    worth: float
    merit: float


@dataclass(frozen=True, slots=True)
class _Choice:
    worth: float
    merit: float
    cards: tuple[_Rated, ...]


def build(
    pool: Pool, catalog: Catalog, chosen: Chosen, *, worth: Worth | None = None
) -> Built | NoDeck:
    """A deck of the pool's cards, or why there is none.

    `chosen` may fix `leader`, `inquisitor` and `multi_game`; otherwise the leader comes from the
    pool. Each card is used once, however often the pool has it.
    """
    worth = worth or {}
    parts = decided(chosen, catalog, ("leader", "inquisitor", "multi_game"))
    there = [card for card, _ in owned(pool, catalog)]
    leader = decided_card(parts, "leader", catalog)
    leaders = [leader] if leader else [card for card in there if card.kind == "leader"]
    if not leaders:
        return NoDeck(["no leader is chosen, and the pool has none"])
    if leaders[0].kind != "leader":
        return NoDeck([f'"{leaders[0].name()}" is no leader'])
    cards = [card for card in there if _may_be_drawn(card, parts)]
    rated = _rated(cards, worth)
    best: tuple[float, float] | None = None
    found: tuple[CardDef, _Choice] | None = None
    for candidate in leaders:
        choice = _best(rated, candidate, _allowance(candidate, parts, catalog))
        if choice and (
            not best or (choice.worth + worth.get(candidate.id, 0.0), choice.merit) > best
        ):
            best, found = (
                (choice.worth + worth.get(candidate.id, 0.0), choice.merit),
                (candidate, choice),
            )
    if not found:
        return NoDeck(_reasons(cards, there, leaders, parts, catalog))
    led_by, choice = found
    held = {item.card.id for item in choice.cards}
    counts = {card.id: 1 for card in cards if card.id in held}
    return Built(content(catalog, led_by.name(), parts | {"leader": led_by.id, "cards": counts}))


def _may_be_drawn(card: CardDef, parts: Chosen) -> bool:
    if card.kind == "achievement":
        return bool(parts.get("multi_game"))
    return card.kind not in BESIDE_THE_DECK


def _allowance(leader: CardDef, parts: Chosen, catalog: Catalog) -> Allowance:
    extra = catalog.info.table("inquisitors").get(parts.get("inquisitor", ""), {})
    cards = leader["deck_cards"] + extra.get("extra_cards", 0)
    return Allowance(cards, leader["foreign_moons"] + extra.get("extra_moons", 0))


def _price(card: CardDef, leader: CardDef) -> int:
    """The foreign moons that the card costs."""
    return 0 if card.get("people") == leader["people"] else int(card["moons"])


def _rated(cards: Sequence[CardDef], worth: Worth) -> list[_Rated]:
    """The cards from best to worst.

    Without a worth, the printed moons tell how strong a card is, then its values; and since only
    characters can start a fight, other cards beyond a dozen count less.
    """
    merits = {
        card.id: card["moons"] + (card.get("fire", 0) + card.get("earth", 0)) / 10 for card in cards
    }
    others = [card for card in cards if card.kind != "character"]
    others.sort(key=lambda card: (-worth.get(card.id, 0.0), -merits[card.id]))
    for card in others[_ENOUGH:]:
        merits[card.id] -= _SURPLUS
    rated = [_Rated(card, worth.get(card.id, 0.0), merits[card.id]) for card in cards]
    return sorted(rated, key=lambda item: (-item.worth, -item.merit))


def _best(rated: Sequence[_Rated], leader: CardDef, allowed: Allowance) -> _Choice | None:
    """The best deck that the leader allows, or None if there is none."""
    by_price: dict[int, list[_Rated]] = {0: []}
    for item in rated:
        by_price.setdefault(_price(item.card, leader), []).append(item)
    free = by_price.pop(0)
    prices = sorted(price for price in by_price if price <= allowed.moons)
    sums = {price: _sums(by_price[price]) for price in prices}
    free_sums = _sums(free)
    best: tuple[float, float] | None = None
    numbers: tuple[int, ...] = ()
    for tried in _purchases([(price, len(by_price[price])) for price in prices], allowed.moons):
        rest = allowed.cards - sum(tried)
        if not 0 <= rest <= len(free):
            continue
        terms = [sums[price][number] for price, number in zip(prices, tried, strict=True)]
        terms.append(free_sums[rest])
        value = sum(term[0] for term in terms), sum(term[1] for term in terms)
        if best is None or value > best:
            best, numbers = value, tried
    if best is None:
        return None
    bought = [
        item
        for price, number in zip(prices, numbers, strict=True)
        for item in by_price[price][:number]
    ]
    return _Choice(*best, (*free[: allowed.cards - len(bought)], *bought))


def _sums(rated: Sequence[_Rated]) -> list[tuple[float, float]]:
    """Worth and merit of the first n cards, for each n."""
    worths = accumulate((item.worth for item in rated), initial=0.0)
    merits = accumulate((item.merit for item in rated), initial=0.0)
    return list(zip(worths, merits, strict=True))


def _purchases(stock: Sequence[tuple[int, int]], moons: int) -> Iterator[tuple[int, ...]]:
    """Every way to buy: how many cards of each (price, number available), within the moons."""
    if not stock:
        yield ()
        return
    price, there = stock[-1]
    for number in range(min(there, moons // price) + 1):
        for others in _purchases(stock[:-1], moons - number * price):
            yield (*others, number)


def _reasons(
    cards: Sequence[CardDef],
    there: Sequence[CardDef],
    leaders: Sequence[CardDef],
    parts: Chosen,
    catalog: Catalog,
) -> list[str]:
    """What is missing for the leader who comes closest to a deck."""

    def lack(leader: CardDef) -> tuple[int, int, int]:
        allowed = _allowance(leader, parts, catalog)
        prices = sorted(_price(card, leader) for card in cards)[: allowed.cards]
        return allowed.cards - len(prices), sum(prices) - allowed.moons, prices.count(0)

    leader = min(leaders, key=lambda candidate: lack(candidate)[:2])
    allowed = _allowance(leader, parts, catalog)
    missing, excess, free = lack(leader)
    reasons = [short_of_cards(len(cards), allowed.cards)] if missing else []
    if excess > 0:
        others = plural(
            allowed.cards - missing - free, "cheapest other costs", "cheapest others cost"
        )
        reasons.append(
            f"with {leader.name()} {plural(free, 'card costs', 'cards cost')} no foreign moons,"
            f" and the {others} {allowed.moons + excess}; at most {allowed.moons} are allowed,"
            f" so {excess} {'is' if excess == 1 else 'are'} too many"
        )
    achievements = sum(card.kind == "achievement" for card in there if card not in cards)
    beside = len(there) - len(cards) - achievements
    useless = {
        "that lie beside the deck (leaders, emissaries, inquisitors)": beside,
        "for matches of several games (achievement cards)": achievements,
    }
    return [*reasons, *left_out(useless)]

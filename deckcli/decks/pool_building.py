"""Building a deck from a pool of cards: what the builders of all games share."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.errors import AmbiguousName, UnknownName
from deckcli.core.text import listed, plural

Pool = Mapping[str, int]  # card id -> copies owned
Chosen = Mapping[str, Any]  # deck key -> its value, where already decided
Worth = Mapping[str, float]  # card id -> how good it is; 0 for all others


@dataclass(frozen=True, slots=True)
class Built:
    """A legal deck with the content of a deck file: game, name and the game's keys."""

    content: dict[str, Any]


@dataclass(frozen=True, slots=True)
class NoDeck:
    """Why the pool holds no legal deck: every limit that is missed, and by how much."""

    reasons: list[str]


@dataclass(frozen=True, slots=True)
class Offer:
    """Copies of a card that a deck may take.

    `limits` names the limits they count against. If two limits share a card, one must be contained
    in the other, as the copies of one legend are in all legends: then taking the best card first
    is never a mistake.
    """

    card: CardDef
    copies: int
    limits: tuple[str, ...] = ()
    step: Hashable = 0  # its step in the curve
    merit: float = 0.0  # breaks ties between cards of equal worth and step


def owned(pool: Pool, catalog: Catalog) -> list[tuple[CardDef, int]]:
    """The cards of the pool with their copies, in catalog order."""
    for card_id in pool:
        if card_id not in catalog.cards:
            raise UnknownName(f"the pool has a card {card_id!r} that is not in {catalog.game}")
    return [(card, pool[card.id]) for card in catalog if pool.get(card.id, 0) > 0]


def decided(chosen: Chosen, catalog: Catalog, keys: Sequence[str]) -> dict[str, Any]:
    """What is decided, without empty values; raises UnknownName for a key not in `keys`."""
    for key, value in chosen.items():
        if key not in ("name", *keys):
            hint = f"these can be: {listed(['name', *keys])}"
            raise UnknownName(f"{key!r} cannot be decided before the deck is built", hint=hint)
        words = catalog.info.deck_keys[key].of if key in keys else ()
        if words and isinstance(value, str) and value not in words:
            raise UnknownName(f"{value!r} is no {key}", hint=f"allowed: {listed(words)}")
    return {key: value for key, value in chosen.items() if value is not None}


def decided_card(parts: Chosen, key: str, catalog: Catalog) -> CardDef | None:
    """The card decided on under a key, by its id or a name that only one card has."""
    if key not in parts:
        return None
    cards = catalog.find(str(parts[key])).cards
    if len(cards) > 1:
        hint = f"write the id: {listed(card.id for card in cards[:4])}"
        raise AmbiguousName(f'{len(cards)} cards are called "{parts[key]}"', hint=hint)
    if not cards:
        raise UnknownName(f'no card of {catalog.game} is called "{parts[key]}"')
    return cards[0]


def most(offers: Iterable[Offer], limits: Mapping[str, int]) -> int:
    """How many copies fit within the limits in total."""
    left = dict(limits)
    return sum(_take(offer, offer.copies, left) for offer in offers)


def choose(
    offers: Iterable[Offer],
    size: int,
    limits: Mapping[str, int],
    *,
    worth: Worth,
    curve: Mapping[Any, float],
    later: Mapping[str, int] | None = None,
    first: CardDef | None = None,
) -> dict[str, int]:
    """The best `size` copies that fit within the limits, or all that fit if they are fewer.

    Cards with a number in `later` (the deck can make little use of them) come after those with a
    lower one or none. Then cards of higher worth come first, then the step of the curve that is
    furthest behind its share. One copy of `first` comes before everything else. The same offers in
    the same order always give the same cards.
    """
    wait = later or {}
    left, taken = dict(limits), dict[str, int]()
    filled: dict[Any, int] = {}
    waiting: dict[Any, list[Offer]] = {}
    ranked = sorted(
        offers,
        key=lambda item: (wait.get(item.card.id, 0), -worth.get(item.card.id, 0.0), -item.merit),
    )
    for offer in reversed(ranked):
        waiting.setdefault(offer.step, []).append(offer)
        if offer.card is first:
            taken[offer.card.id] = _take(offer, 1, left)
            filled[offer.step] = 1
    size_left = size - sum(taken.values())

    def urgency(step: Any) -> tuple[int, float, float, float]:
        head = waiting[step][-1]
        behind = (filled.get(step, 0) + 1) / curve.get(step, 1.0)
        card_id = head.card.id
        return wait.get(card_id, 0), -worth.get(card_id, 0.0), behind, -head.merit

    while size_left and waiting:
        step = min(waiting, key=urgency)
        offer = waiting[step].pop()
        if not waiting[step]:
            del waiting[step]
        held = taken.get(offer.card.id, 0)
        copies = _take(offer, min(offer.copies - held, size_left), left)
        if copies:
            taken[offer.card.id] = held + copies
            filled[step] = filled.get(step, 0) + copies
            size_left -= copies
    return {offer.card.id: taken[offer.card.id] for offer in offers if offer.card.id in taken}


def _take(offer: Offer, wanted: int, left: dict[str, int]) -> int:
    """Take as many of the wanted copies as the limits leave, and subtract them there."""
    copies = min([wanted, *(left[limit] for limit in offer.limits)])
    for limit in offer.limits:
        left[limit] -= copies
    return copies


def total_worth(counts: Mapping[str, int], worth: Worth) -> float:
    return sum(worth.get(card_id, 0.0) * count for card_id, count in counts.items())


def short_of_cards(usable: int, wanted: int, needs: str = "exactly") -> str:
    """`27 usable cards; a deck has exactly 30, so 3 are missing`."""
    missing = wanted - usable
    are = "is" if missing == 1 else "are"
    return (
        f"{plural(usable, 'usable card')}; a deck has {needs} {wanted}, so {missing} {are} missing"
    )


def left_out(counts: Mapping[str, int]) -> list[str]:
    """One reason for every kind of card in the pool that cannot be used."""
    return [f"not usable: {number} {why}" for why, number in counts.items() if number]


def content(catalog: Catalog, name: str, parts: Mapping[str, Any]) -> dict[str, Any]:
    """The content of the deck file, with its keys in the game's order."""
    keys = (key for key in catalog.info.deck_keys if key in parts)
    named = str(parts.get("name", name))
    return {"game": catalog.game, "name": named, **{key: parts[key] for key in keys}}

"""Key cards as bit masks: what a hand can show for an action, and what it can spare.

Every card of a pack has a bit of its own, the Joker one for each copy.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, Final

from deckcli.games.blackpoker.decks.keys import NUMBERS
from deckcli.games.blackpoker.rules.codes import RANKS, SUITS

JOKERS: Final = 3 * 2**52  # the bits of both
WHOLE_PACK: Final = 2**54 - 1


def bits_of(suit: str, rank: str) -> int:
    """The bit of a card, or the two bits of the Jokers."""
    if rank == "Joker":
        return JOKERS
    found: int = 2 ** (SUITS.index(suit) * 13 + NUMBERS[rank] - 1)
    return found


class KeySet:
    """Cards that are a key together: so many of each of these masks, which share no card."""

    __slots__ = ("counts", "is_exact", "masks", "union")

    def __init__(self, wanted: Mapping[int, int]) -> None:
        self.masks, self.counts = list(wanted), list(wanted.values())
        self.union = 0
        for mask in self.masks:
            self.union |= mask
        self.is_exact = all(mask & mask - 1 == 0 for mask in self.masks)  # nothing to choose


def key_sets(key: Mapping[str, Any]) -> list[KeySet]:
    """The sets that satisfy a key of card data, one of which must be shown."""
    low, high = NUMBERS[key.get("from", "Joker")], NUMBERS[key.get("to", "K")]
    ranks = [rank for rank in RANKS if low <= NUMBERS[rank] <= high]
    suits = [*SUITS, ""]
    same = key.get("same", "")
    shared: dict[str, list[list[str]]] = {
        "suit": [[suit] for suit in SUITS],
        "number": [[rank] for rank in ranks],
        "": [[]],
    }
    found: list[KeySet] = []
    for one in shared[same]:
        wanted: dict[int, int] = {}
        for at in range(key["cards"]):
            of_suits = one if same == "suit" else key.get("suits", ())[at : at + 1] or suits
            of_ranks = one if same == "number" else key.get("ranks", ())[at : at + 1] or ranks
            mask = _mask(of_suits, of_ranks)
            wanted[mask] = wanted.get(mask, 0) + 1
        found.append(KeySet(wanted))
    return found


def _mask(suits: list[str], ranks: list[str]) -> int:
    mask = 0
    for suit, rank in product(suits, ranks):
        if suit or rank == "Joker":
            mask |= bits_of(suit, rank)
    if not any(suit == "" for suit in suits):
        mask &= ~JOKERS  # a Joker has no suit
    return mask


def has(cards: int, count: int) -> bool:
    """Whether so many cards are in a mask."""
    while count > 1:
        cards &= cards - 1
        count -= 1
    return cards != 0


def pairs_of(sets: list[KeySet]) -> list[int]:
    """The masks, if the key is two cards of any one of them; else none."""
    if all(one.counts == [2] for one in sets):
        return [one.masks[0] for one in sets]
    return []


def has_pair(pairs: list[int], held: int) -> bool:
    """Whether two cards of one of the masks are in a hand."""
    for mask in pairs:
        cards = held & mask
        if cards & cards - 1:
            return True
    return False


def can_show(sets: list[KeySet], held: int) -> bool:
    """Whether a hand holds a key."""
    for one in sets:
        if _is_held(one, held):
            return True
    return False


def _is_held(one: KeySet, held: int) -> bool:
    if one.is_exact:
        return held & one.union == one.union
    masks, counts = one.masks, one.counts
    for at in range(len(masks)):
        if not has(held & masks[at], counts[at]):
            return False
    return True


def spare(sets: list[KeySet], held: int) -> int:
    """The cards of a hand each of which can go while a key stays."""
    found = 0
    for one in sets:
        if _is_held(one, held):
            found |= held & ~one.union
            for at in range(len(one.masks)):
                cards = held & one.masks[at]
                if has(cards, one.counts[at] + 1):
                    found |= cards
    return found


def next_keys(sets: list[KeySet], held: int, shown: int, *, all_groups: bool) -> int:
    """The cards of a hand that can be shown next, beside those that are shown already.

    Keys are shown in the order of the list; with `all_groups` these are all cards that may still
    be shown, now or later.
    """
    found = 0
    for one in sets:
        if shown & ~one.union:
            continue
        fitting = 0
        for at in range(len(one.masks)):
            mask = one.masks[at]
            missing = one.counts[at] - _count(shown & mask)
            if missing < 0 or not (missing == 0 or has(held & mask, missing)):
                fitting = 0
                break
            if missing > 0 and (all_groups or not fitting):
                fitting |= held & mask
        found |= fitting
    return found


def _count(cards: int) -> int:
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count

"""Key cards as bit masks: what a hand can show for an action, and what it can spare.

Every card of a pack has its own bit, the Joker one for each copy.
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
    """The bit of a card, or both bits of the Jokers."""
    if rank == "Joker":
        return JOKERS
    found: int = 2 ** (SUITS.index(suit) * 13 + NUMBERS[rank] - 1)
    return found


class KeySet:
    """Cards that form a key: a number of cards from each of these disjoint masks."""

    __slots__ = ("counts", "is_exact", "masks", "union")

    def __init__(self, wanted: Mapping[int, int]) -> None:
        self.masks, self.counts = list(wanted), list(wanted.values())
        self.union = 0
        for mask in self.masks:
            self.union |= mask
        self.is_exact = all(mask & mask - 1 == 0 for mask in self.masks)  # nothing to choose


def key_sets(key: Mapping[str, Any]) -> list[KeySet]:
    """The sets that satisfy a key in card data; one of them must be shown."""
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
    for common in shared[same]:
        wanted: dict[int, int] = {}
        for at in range(key["cards"]):
            of_suits = common if same == "suit" else key.get("suits", ())[at : at + 1] or suits
            of_ranks = common if same == "number" else key.get("ranks", ())[at : at + 1] or ranks
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
    """Whether a mask has this many cards."""
    while count > 1:
        cards &= cards - 1
        count -= 1
    return cards != 0


def pairs_of(sets: list[KeySet]) -> list[int]:
    """The masks, if the key is two cards of any one of them; otherwise none."""
    if all(key_set.counts == [2] for key_set in sets):
        return [key_set.masks[0] for key_set in sets]
    return []


def has_pair(pairs: list[int], held: int) -> bool:
    """Whether a hand has two cards of one of the masks."""
    for mask in pairs:
        cards = held & mask
        if cards & cards - 1:
            return True
    return False


def can_show(sets: list[KeySet], held: int) -> bool:
    """Whether a hand holds a key."""
    for key_set in sets:
        if _is_held(key_set, held):
            return True
    return False


def _is_held(key_set: KeySet, held: int) -> bool:
    if key_set.is_exact:
        return held & key_set.union == key_set.union
    masks, counts = key_set.masks, key_set.counts
    for at in range(len(masks)):
        if not has(held & masks[at], counts[at]):
            return False
    return True


def spare(sets: list[KeySet], held: int) -> int:
    """The cards of a hand that can each be given up while a key remains."""
    found = 0
    for key_set in sets:
        if _is_held(key_set, held):
            found |= held & ~key_set.union
            for at in range(len(key_set.masks)):
                cards = held & key_set.masks[at]
                if has(cards, key_set.counts[at] + 1):
                    found |= cards
    return found


def next_keys(sets: list[KeySet], held: int, shown: int, *, all_groups: bool) -> int:
    """The cards of a hand that can be shown next, in addition to those already shown.

    Keys are shown in the order of the list; with `all_groups` the result is every card that may
    still be shown, now or later.
    """
    found = 0
    for key_set in sets:
        if shown & ~key_set.union:
            continue
        fitting = 0
        for at in range(len(key_set.masks)):
            mask = key_set.masks[at]
            missing = key_set.counts[at] - _count(shown & mask)
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

"""Key cards as bit masks: what a hand can show for an action, and what it can spare.

Every card of a pack has its own bit, the Joker one for each copy.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.state import BITS
from deckcli.games.blackpoker.decks.keys import NUMBERS
from deckcli.games.blackpoker.rules.codes import RANKS, SUITS

JOKERS: Final = 3 * 2**52  # the bits of both
WHOLE_PACK: Final = 2**54 - 1


def bits_of(suit: str, rank: str) -> i64:
    """The bit of a card, or both bits of the Jokers."""
    if rank == "Joker":
        return JOKERS
    return BITS[SUITS.index(suit) * 13 + NUMBERS[rank] - 1]


def of_suit(suit: str) -> i64:
    """All cards of a suit."""
    return _mask([suit], list(RANKS[1:]))


def or_higher(number: int) -> i64:
    """All cards of this number or a higher one; they have a suit."""
    return _mask(list(SUITS), [rank for rank in RANKS[1:] if NUMBERS[rank] >= number])


class KeySet:
    """Cards that form a key: a number of cards from each of these disjoint masks."""

    __slots__ = ("counts", "is_exact", "masks", "union")

    def __init__(self, wanted: Mapping[int, int]) -> None:
        self.masks, self.counts = vec[i64](list(wanted)), vec[i64](list(wanted.values()))
        self.union: i64 = 0
        self.is_exact = True  # nothing to choose
        for mask in self.masks:
            self.union |= mask
            if has(mask, 2):
                self.is_exact = False


def key_sets(key: Mapping[str, Any]) -> vec[KeySet]:
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
    found = vec[KeySet]()
    for common in shared[same]:
        wanted: dict[int, int] = {}
        for at in range(key["cards"]):
            of_suits = common if same == "suit" else key.get("suits", ())[at : at + 1] or suits
            of_ranks = common if same == "number" else key.get("ranks", ())[at : at + 1] or ranks
            mask = _mask(of_suits, of_ranks)
            wanted[mask] = wanted.get(mask, 0) + 1
        found = append(found, KeySet(wanted))
    return found


def _mask(suits: list[str], ranks: list[str]) -> i64:
    mask: i64 = 0
    for suit, rank in product(suits, ranks):
        if suit or rank == "Joker":
            mask |= bits_of(suit, rank)
    if not any(suit == "" for suit in suits):
        mask &= ~JOKERS  # a Joker has no suit
    return mask


def has(cards: i64, count: i64) -> bool:
    """Whether a mask has this many cards."""
    while count > 1:
        cards &= cards - 1
        count -= 1
    return cards != 0


def pairs_of(sets: vec[KeySet]) -> vec[i64]:
    """The masks, if the key is two cards of any one of them; otherwise none."""
    for key_set in sets:
        if len(key_set.counts) > 1 or key_set.counts[0] != 2:
            return vec[i64]()
    return vec[i64]([key_set.masks[0] for key_set in sets])


def has_pair(pairs: vec[i64], held: i64) -> bool:
    """Whether a hand has two cards of one of the masks."""
    for mask in pairs:
        cards = held & mask
        if cards & cards - 1:
            return True
    return False


def can_show(sets: vec[KeySet], held: i64) -> bool:
    """Whether a hand holds a key."""
    for key_set in sets:
        if _is_held(key_set, held):
            return True
    return False


def _is_held(key_set: KeySet, held: i64) -> bool:
    if key_set.is_exact:
        return held & key_set.union == key_set.union
    masks, counts = key_set.masks, key_set.counts
    for at in range(len(masks)):
        if not has(held & masks[at], counts[at]):
            return False
    return True


def spare(sets: vec[KeySet], held: i64) -> i64:
    """The cards of a hand that can each be given up while a key remains."""
    found: i64 = 0
    for key_set in sets:
        if _is_held(key_set, held):
            found |= held & ~key_set.union
            for at in range(len(key_set.masks)):
                cards = held & key_set.masks[at]
                if has(cards, key_set.counts[at] + 1):
                    found |= cards
    return found


def next_keys(sets: vec[KeySet], held: i64, shown: i64, *, all_groups: bool) -> i64:
    """The cards of a hand that can be shown next, in addition to those already shown.

    Keys are shown in the order of the list; with `all_groups` the result is every card that may
    still be shown, now or later.
    """
    found: i64 = 0
    for key_set in sets:
        if shown & ~key_set.union != 0:
            continue
        fitting: i64 = 0
        for at in range(len(key_set.masks)):
            mask = key_set.masks[at]
            missing = key_set.counts[at] - _count(shown & mask)
            if missing < 0 or not (missing == 0 or has(held & mask, missing)):
                fitting = 0
                break
            if missing > 0 and (all_groups or fitting == 0):
                fitting |= held & mask
        found |= fitting
    return found


def _count(cards: i64) -> i64:
    count: i64 = 0
    while cards != 0:
        cards &= cards - 1
        count += 1
    return count

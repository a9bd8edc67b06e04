"""Key cards: which playing cards an action or a character asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from deckcli.catalog.catalog import CardDef

NUMBERS = {"Joker": 0, "A": 1, **{str(n): n for n in range(2, 11)}, "J": 11, "Q": 12, "K": 13}
_TRAITS = {"suits": "suit", "ranks": "rank"}


def can_supply(cards: Iterable[CardDef], key: Mapping[str, Any]) -> bool:
    """Whether some of these playing cards, each used once, satisfy the key.

    Stops at the first card that completes it. If the cards must share a suit or a number, each suit
    or number is tried separately; a Joker has no suit and is in none.
    """
    low, high = NUMBERS[key.get("from", "Joker")], NUMBERS[key.get("to", "K")]
    traits = [trait for part, trait in _TRAITS.items() if part in key]
    places = _places(key)
    same = key.get("same")
    sets: dict[Any, Counter[tuple[Any, ...]]] = {}
    for card in cards:
        facts = card.facts
        shared = facts.get(same) if same else True
        if shared is None or not low <= facts["number"] <= high:
            continue
        if shared not in sets:
            sets[shared] = places.copy()
        missing, place = sets[shared], tuple([facts.get(trait) for trait in traits])
        if missing[place] > 0:
            missing[place] -= 1
            if not any(missing.values()):
                return True
    return False


def _places(key: Mapping[str, Any]) -> Counter[tuple[Any, ...]]:
    """How many cards the key asks for of each suit, rank or both; () stands for any card."""
    named = [key[part] for part in _TRAITS if part in key]
    if not named:
        return Counter({(): key["cards"]})
    return Counter(zip(*named, strict=False))

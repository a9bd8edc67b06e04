"""Packs: a number of cards of each rarity, as in a booster."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.core.rng import Rng
from deckcli.drafts.errors import BadDraft
from deckcli.drafts.filters import has_printing
from deckcli.drafts.table import Counts

Sheet = tuple[int, list[str]]  # how many chances a rarity has, and its cards


def pack_size(packs: Mapping[str, Any]) -> int:
    return sum(slot["number"] for slot in packs["slots"])


def open_packs(
    packs: Mapping[str, Any],
    counts: Counts,
    catalog: Catalog,
    rng: Rng,
    *,
    number: int,
    printed: bool,
) -> list[str]:
    """The cards of this many packs, pack after pack; no pack has a card twice.

    A print run (`printed`) is unlimited; otherwise the packs use up the counted cards.
    """
    sheets = [_sheets(slot, counts, packs.get("set", ""), catalog) for slot in packs["slots"]]
    left, pile = dict(counts), list[str]()
    for _ in range(number):
        pack: list[str] = []
        for slot, choices in zip(packs["slots"], sheets, strict=True):
            for _ in range(slot["number"]):
                pack.append(_drawn(choices, pack, left, rng))
        pile += pack
        if not printed:
            for item in pack:
                left[item] -= 1
    return pile


def _sheets(slot: Mapping[str, Any], counts: Counts, set_id: str, catalog: Catalog) -> list[Sheet]:
    """The cards that can be in a slot, by rarity."""
    found = []
    for rarity, chances in slot["rarity"].items():
        printing = {"rarity": rarity} | ({"set": set_id} if set_id else {})
        found.append(
            (chances, [card_id for card_id in counts if has_printing(catalog[card_id], printing)])
        )
    return found


def _drawn(choices: list[Sheet], pack: list[str], left: Counts, rng: Rng) -> str:
    """A card from one of the sheets that is not yet in the pack and still available."""
    able = [
        (chances, cards)
        for chances, sheet in choices
        if (cards := [item for item in sheet if left[item] > 0 and item not in pack])
    ]
    if not able:
        hint = "fewer players, or a larger collection"
        raise BadDraft("there are too few cards of a rarity to fill the packs", hint=hint)
    number = rng.below(sum(chances for chances, _ in able))
    chosen = 0
    while number >= able[chosen][0]:
        number -= able[chosen][0]
        chosen += 1
    return rng.pick(able[chosen][1])

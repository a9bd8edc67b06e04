"""What a Summon & Magic drafter must know: who can be summoned, and what exhausts a deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.games.summon_magic.decks.cards import adv_cost, enabled, is_base

_WAITING = 0.5  # the worth of a monster while nothing brings it into play
_COSTLY = 0.6  # the worth of a card whose cost the deck can hardly bear


def fit(card: CardDef, owned: Mapping[str, Sequence[str]], catalog: Catalog) -> float:
    """EX-S and EVO-L monsters need the cards that bring them; ADV costs eat up the deck."""
    cards = [catalog[card_id] for card_id in dict.fromkeys(owned.get("cards", ()))]
    worth = 1.0
    if card.get("summon") == "ex_s" and not enabled(card, cards):
        worth *= _WAITING
    if card.get("summon") == "evo_l" and not any(is_base(pick, card) for pick in cards):
        worth *= _WAITING
    spent = sum(adv_cost(catalog[card_id]) for card_id in owned.get("cards", ()))
    if adv_cost(card) and spent + adv_cost(card) > catalog.limits["adv_cost"]:
        worth *= _COSTLY
    return worth

"""What a Cipher drafter must know: bonds pay only for their own symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deckcli.catalog.catalog import CardDef, Catalog

_OPEN = 6  # this many picks are free of any colour
_STRANGE = 0.4  # the worth of a card whose symbol none of the picks has


def fit(card: CardDef, owned: Mapping[str, Sequence[str]], catalog: Catalog) -> float:
    """The larger the share of the picks that can be bonds for the card, the better."""
    cards = [catalog[card_id] for card_id in owned.get("cards", ())]
    symbols = card.get("symbols", ())
    if len(cards) < _OPEN or not symbols:
        return 1.0
    shares = [sum(symbol in pick.get("symbols", ()) for pick in cards) for symbol in symbols]
    return _STRANGE + (1.0 - _STRANGE) * min(1.0, 2.0 * min(shares) / len(cards))

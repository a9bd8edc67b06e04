"""What drafting Cipher takes to know: bonds pay only for their own symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deckcli.catalog.catalog import CardDef, Catalog

_OPEN = 6  # so many picks are free of any colour
_STRANGE = 0.4  # what a card of a symbol is worth that the picks do not have at all


def fit(card: CardDef, owned: Mapping[str, Sequence[str]], catalog: Catalog) -> float:
    """The larger the share of the picks that can be bonds for the card, the better."""
    cards = [catalog[one] for one in owned.get("cards", ())]
    symbols = card.get("symbols", ())
    if len(cards) < _OPEN or not symbols:
        return 1.0
    shares = [sum(symbol in one.get("symbols", ()) for one in cards) for symbol in symbols]
    return _STRANGE + (1.0 - _STRANGE) * min(1.0, 2.0 * min(shares) / len(cards))

"""Before the first turn: one of the decks is chosen, and Boost draws four cards of it."""

from __future__ import annotations

from deckcli.catalog.catalog import Catalog
from deckcli.decks.deck import Deck
from deckcli.decks.opening import Draws, Opening, copies

PARTS = ("cards", "side_deck")  # either may be chosen to play with


def opening(deck: Deck, catalog: Catalog, part: str) -> Opening:
    """Boost from the chosen deck, `cards` or `side_deck`; the other one is not drawn from.

    Nothing is drawn without spending an action point on Charge.
    """
    avatar = deck.entry("avatar")
    notes = []
    if deck.has("side_deck"):
        notes.append(f"the deck chosen to play with is `{part}`")
    if avatar is not None:
        notes.append("the hand is dealt without the avatar's effect")
    return Opening(
        tuple(copies(deck.entries(part))),
        Draws(first=1, second=1, later=1, assumption="one action point a turn is spent on Charge"),
        hand=catalog.limits["boost"],
        aside=(("avatar", avatar.card),) if avatar is not None else (),
        notes=tuple(notes),
    )

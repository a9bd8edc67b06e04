"""Before the first turn: the leader lies open, and six cards are drawn."""

from __future__ import annotations

from deckcli.catalog.catalog import Catalog
from deckcli.decks.deck import Deck
from deckcli.decks.opening import Draws, Opening, copies

HAND_SIZE = 6


def opening(deck: Deck, catalog: Catalog, part: str) -> Opening:
    """Hands are filled up to six at the end of a turn, so a turn sees what earlier ones drew."""
    return Opening(
        tuple(copies(deck.entries(part))),
        Draws(
            first=0,
            second=0,
            later=1,
            assumption="one card, the character, is played each turn and replaced at its end",
        ),
        hand=HAND_SIZE,
        aside=tuple(
            (key, entry.card)
            for key in ("leader", "emissary")
            if (entry := deck.entry(key)) is not None
        ),
    )

"""Before the first turn: seven cards, then both players turn up a card to see who goes first."""

from __future__ import annotations

from collections import Counter

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.decks.deck import Deck
from deckcli.decks.opening import Draws, Opening, Reveal, copies
from deckcli.games.blackpoker.decks.regulations import regulation_of
from deckcli.games.blackpoker.rules.codes import HAND_SIZE


def opening(deck: Deck, catalog: Catalog, part: str) -> Opening:
    """The cards that were turned up go to the graveyard; the first player draws a card."""
    pile = copies(deck.entries(part))
    is_half = "exactly" in regulation_of(deck, catalog)
    others = _rest_of_the_pack(pile, catalog) if is_half else pile
    return Opening(
        tuple(pile),
        # First: one card for going first and no Draw on turn 1. Second: the Draw of turn 1.
        Draws(
            first=1,
            second=1,
            later=1,
            assumption="each Draw takes its one card and not the second, which is optional",
        ),
        hand=HAND_SIZE,
        reveal=Reveal(
            tuple(card["number"] for card in pile),
            tuple(card["number"] for card in others),
            HAND_SIZE,
            "the other half of the pack" if is_half else "the same deck",
        ),
    )


def _rest_of_the_pack(pile: list[CardDef], catalog: Catalog) -> list[CardDef]:
    held = Counter(card.id for card in pile)
    pack = [card for card in catalog if card.kind == "playing_card"]
    return [card for card in pack for _ in range(card.copies - held[card.id])]

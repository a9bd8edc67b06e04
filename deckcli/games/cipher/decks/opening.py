"""Before the first turn: the main character is set aside, six cards, one new hand, five orbs."""

from __future__ import annotations

from deckcli.catalog.catalog import Catalog
from deckcli.core.errors import BadSetting
from deckcli.decks.deck import Deck
from deckcli.decks.opening import Draws, Opening, copies
from deckcli.games.cipher.rules.setup import HAND_SIZE, ORB_COUNT


def opening(deck: Deck, catalog: Catalog, part: str) -> Opening:
    """The deck without one copy of its main character, who waits on the field (set-up 2)."""
    leader, pile = deck.entry("main_character"), copies(deck.entries(part))
    if leader is None:
        raise BadSetting(
            "the deck names no main character, who is set aside before the hand is drawn",
            hint="write main_character: and a card of cost 1 into the deck",
        )
    if leader.card in pile:  # a deck without it is not legal, but may be dealt
        pile.remove(leader.card)
    return Opening(
        tuple(pile),
        # The first player does not draw on the first turn.
        Draws(first=0, second=1, later=1),
        hand=HAND_SIZE,
        aside=(("main character", leader.card),),
        new_hand=True,
        laid=("orbs", ORB_COUNT),
    )

"""Deck formats: how a deck is read from and written to text.

Formats that belong to one game live with it, in `deckcli/games/<game>/decks/deck_formats.py`.
"""

from deckcli.decks.formats.deck_format import DeckFormat

__all__ = ["DeckFormat"]

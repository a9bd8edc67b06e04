"""The interface of all deck formats."""

from collections.abc import Callable
from typing import NamedTuple

from deckcli.catalog.catalog import Catalog
from deckcli.core.files import Source
from deckcli.decks.deck import Deck
from deckcli.decks.deck_reader import DeckBuilder, DeckReader


class DeckFormat(NamedTuple):
    """A file format for decks.

    `read` notes bad lines as findings of the reader and goes on; it returns None only if nothing
    of the deck can be read. `looks_like` decides if the file's extension does not.
    """

    name: str
    title: str
    extensions: tuple[str, ...]
    looks_like: Callable[[Source], bool]
    read: Callable[[DeckReader], DeckBuilder | None]
    write: Callable[[Deck, Catalog], str]
    game: str = ""  # empty for all games

"""What a game knows about drafting it, from `deckcli/games/<game>/decks/drafting.py`.

A chapter has those of the functions below that its game needs; missing ones do nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from deckcli import games
from deckcli.catalog.catalog import CardDef, Catalog

Owned = Mapping[str, Sequence[str]]  # deck key -> card ids or words, in the order taken


class Chapter:
    """The game's answers.

    companions  cards that come with a leader, with their copies
    completed   deck keys that follow from the others, such as conjuration piles
    fit         how well the picks so far can pay for a card: 1 entirely, 0 not at all
    wish        how much the picks so far want one more of a word, such as a type of dice
    """

    def __init__(self, game: str) -> None:
        name = "decks.drafting"
        module = games.chapter(game, name) if games.has_chapter(game, name) else None
        self.companions: Callable[[CardDef, Catalog], dict[str, int]] = getattr(
            module, "companions", _none_come
        )
        self.completed: Callable[[Owned, Catalog], dict[str, dict[str, int]]] = getattr(
            module, "completed", _nothing_follows
        )
        self.fit: Callable[[CardDef, Owned, Catalog], float] = getattr(module, "fit", _always_fits)
        self.wish: Callable[[str, Owned, Catalog], float] = getattr(module, "wish", _no_wish)


def _none_come(card: CardDef, catalog: Catalog) -> dict[str, int]:
    return {}


def _nothing_follows(owned: Owned, catalog: Catalog) -> dict[str, dict[str, int]]:
    return {}


def _always_fits(card: CardDef, owned: Owned, catalog: Catalog) -> float:
    return 1.0


def _no_wish(word: str, owned: Owned, catalog: Catalog) -> float:
    return 0.0

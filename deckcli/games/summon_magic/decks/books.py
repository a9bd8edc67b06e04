"""The one or two decks a player brings; the rules judge each on its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from deckcli.catalog.catalog import CardDef
from deckcli.decks.deck import Deck, Entry, Section
from deckcli.decks.namesakes import Namesakes, namesakes
from deckcli.games.summon_magic.decks.cards import is_legend


class Book(NamedTuple):
    """`cards` or `side_deck`: either may be played, so the same rules hold for both."""

    section: Section

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self.section.entries

    @property
    def title(self) -> str:
        return "side deck" if self.section.key == "side_deck" else "deck"

    @property
    def where(self) -> str:
        """Added to a message; only the side deck needs telling."""
        return " in the side deck" if self.title == "side deck" else ""

    @property
    def monsters(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.card.kind == "monster"]

    @property
    def cards(self) -> list[CardDef]:
        """Each card once, however many copies there are."""
        return [entry.card for entry in self.entries]

    def copies(self, *, kind: str = "") -> int:
        """How many cards of a kind there are; without a kind, unknown cards count too."""
        if not kind:
            return sum(entry.count for entry in self.entries) + self.section.unresolved
        return sum(entry.count for entry in self.entries if entry.card.kind == kind)


def books(deck: Deck) -> Iterator[Book]:
    for key in ("cards", "side_deck"):
        section = deck.section(key)
        if section is not None:
            yield Book(section)


def complete_books(deck: Deck) -> Iterator[Book]:
    """The books whose cards are all known: only there can something be called missing."""
    return (book for book in books(deck) if book.entries and not book.section.unresolved)


def is_legendary(same: Namesakes) -> bool:
    return any(is_legend(entry.card) for entry in same.entries)


def own_limit(same: Namesakes, *, otherwise: int) -> int:
    """The lowest limit printed on one of the cards, or the rulebook's if none has one."""
    limits = (entry.card.get("deck_limit") for entry in same.entries)
    return min((int(limit) for limit in limits if limit is not None), default=otherwise)


def names_in(book: Book) -> list[Namesakes]:
    """The book's cards by name; art, skills and number of a card make no difference.

    Avatars are left out: they do not belong in a deck, whatever their number.
    """
    return namesakes(entry for entry in book.entries if entry.card.kind != "avatar")

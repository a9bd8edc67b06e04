"""A user's collection: a deck file of any size, read without the deck rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from deckcli.core.errors import DeckcliError
from deckcli.core.files import Source, Unreadable, read_source
from deckcli.core.findings import Finding
from deckcli.core.text import plural
from deckcli.decks.checking import of_the_file
from deckcli.decks.deck import Deck
from deckcli.decks.reading import unreadable
from deckcli.games.library import Library


class BadCollection(DeckcliError):
    """A collection file with errors."""

    code = "collection"

    def __init__(self, findings: list[Finding]) -> None:
        first = findings[0]
        others = f" (and {plural(len(findings) - 1, 'other error')})" if findings[1:] else ""
        super().__init__(f"{first.message}{others}", where=str(first.place), hint=first.hint)
        self.findings = findings


@dataclass(frozen=True, slots=True)
class Collection:
    """How many of each card, and of each word of a key such as `dice` if listed."""

    cards: Mapping[str, int] = field(default_factory=dict)
    amounts: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    def content(self) -> dict[str, Any]:
        return {"cards": dict(self.cards), **{key: dict(of) for key, of in self.amounts.items()}}


def read_collection(path: str, game: str, library: Library) -> Collection:
    """The collection in a file: `game:`, `cards:` and amounts as in a deck; or a plain list."""
    try:
        source = read_source(path)
    except Unreadable as trouble:
        raise BadCollection([unreadable(trouble)]) from trouble
    return collection_from(source, game, library)


def collection_from(source: Source, game: str, library: Library) -> Collection:
    file = library.deck_from_text(source, game=game)
    troubles = of_the_file(file.findings)  # a collection is no deck: deck rules do not apply
    if troubles:
        raise BadCollection(troubles)
    assert file.deck is not None
    if file.deck.game != game:
        message = f"this is a collection of {file.deck.game}; the draft is of {game}"
        raise DeckcliError(message, where=source.path)
    return of_deck(file.deck)


def of_deck(deck: Deck) -> Collection:
    cards: dict[str, int] = {}
    for key in deck.sections:
        for card_id, count in deck.counts(key).items():
            cards[card_id] = cards.get(card_id, 0) + count
    amounts = {
        key: {amount.name: amount.count for amount in deck.amounts(key)}
        for key in deck.amount_lists
    }
    return Collection(cards, amounts)

"""deckcli from Python: load a catalog, read a deck, check a deck.

>>> from deckcli.api import check_deck, load_catalog, read_deck
>>> load_catalog("cipher")["B01-003"].name("ja")
'アリティアの王子 マルス'
>>> read_deck("cipher/s01-marth").size("cards")
50
>>> check_deck("cipher/s01-marth")
[]

Card data is read once per process, however many decks follow. Failures raise a `DeckcliError`,
whose text is what the command line would print.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.errors import DeckcliError
from deckcli.core.files import Unreadable, decode
from deckcli.core.findings import Finding, Place, Severity
from deckcli.decks.deck import Deck
from deckcli.decks.reading import DeckFile, unreadable
from deckcli.games.library import Library

__all__ = [
    "CardDef",
    "Catalog",
    "Deck",
    "DeckcliError",
    "Finding",
    "NotADeck",
    "Place",
    "Severity",
    "check_deck",
    "load_catalog",
    "read_deck",
]

StrPath = str | os.PathLike[str]


class NotADeck(DeckcliError):
    """The text is not a deck of any game; `findings` say why."""

    code = "not-a-deck"

    def __init__(self, findings: list[Finding]) -> None:
        first = findings[0]
        super().__init__(first.message, where=str(first.place), hint=first.hint)
        self.findings = findings


def load_catalog(game: str, card_data: Iterable[StrPath] = ()) -> Catalog:
    """All cards of a game, including those in the user's own folders.

    >>> ashes = load_catalog("ashes")
    >>> len(ashes), ashes.limits["deck_size"]
    (306, 30)
    >>> [card.id for card in ashes.find("鉄職人").cards]
    ['iron-worker']
    >>> ashes["iron-worker"]["stats"]["attack"]
    2
    >>> load_catalog("chess")
    Traceback (most recent call last):
    deckcli.core.errors.UnknownName: error[unknown]: no game is called 'chess'
      hint: games: ashes, blackpoker, blue_moon, cipher, summon_magic
    """
    return _library(card_data).catalog(game)


def read_deck(
    deck: StrPath,
    *,
    text: str | None = None,
    game: str = "",
    file_format: str = "",
    card_data: Iterable[StrPath] = (),
) -> Deck:
    """A deck from a file, a built-in one (`game/name`), or a text.

    With `text` no file is opened: `deck` is the name used in findings, and its extension tells the
    format unless `file_format` does. Lines that cannot be understood are left out; `check_deck`
    reports them. Raises NotADeck if there is no deck at all.

    >>> marth = read_deck("cipher/s01-marth")
    >>> marth.name, marth.entry("main_character").card.name()
    ('Starter S01: Marth', 'Marth, Altean Prince')
    >>> [(entry.count, entry.card.id) for entry in marth.entries("cards")][:2]
    [(2, 'B01-003'), (2, 'B01-006')]
    >>> read_deck("two.txt", text="2 Iron Worker", game="ashes").entries("cards")[0].card
    <ashes iron-worker Iron Worker>
    """
    file = _file(deck, text, game, file_format, "", card_data)
    if file.deck is None:
        raise NotADeck(file.findings)
    return file.deck


def check_deck(
    deck: StrPath,
    *,
    text: str | None = None,
    game: str = "",
    file_format: str = "",
    play_format: str = "",
    card_data: Iterable[StrPath] = (),
) -> list[Finding]:
    """Everything that is wrong with a deck, and advice, sorted by place.

    The arguments are those of `read_deck`; `play_format` is the format of play to check for. A deck
    is legal if nothing but advice is found. What cannot be read is a finding, too.

    >>> for finding in check_deck("mine.yaml", text="game: ashes\\ncards: {Iron Wrker: 3}"):
    ...     print(finding.place.line, finding.code, finding.severity, finding.message)
    1 ASH101 error the deck has no Phoenixborn
    1 ASH105 error 0 dice; a deck has exactly 10
    2 ASH103 error 3 cards; a deck has exactly 30
    2 DCK209 error no card is called "Iron Wrker"
    >>> [finding.code for finding in check_deck("no-such-file.yaml")]
    ['DCK101']
    >>> all(found.severity is Severity.ADVICE for found in check_deck("blackpoker/entry"))
    True
    """
    return _file(deck, text, game, file_format, play_format, card_data).findings


def _file(
    deck: StrPath,
    text: str | None,
    game: str,
    file_format: str,
    play_format: str,
    card_data: Iterable[StrPath],
) -> DeckFile:
    library, name = _library(card_data), os.fspath(deck)
    if text is None:
        return library.deck(name, game=game, format_name=file_format, play_format=play_format)
    try:
        source = decode(name, text.encode("utf-8", "surrogatepass"))
    except Unreadable as trouble:
        return DeckFile(name, findings=[unreadable(trouble)])
    return library.deck_from_text(
        source, game=game, format_name=file_format, play_format=play_format
    )


def _library(card_data: Iterable[StrPath]) -> Library:
    return _opened(tuple(Path(folder).absolute() for folder in card_data))


@lru_cache(maxsize=4)
def _opened(folders: tuple[Path, ...]) -> Library:
    return Library(folders)

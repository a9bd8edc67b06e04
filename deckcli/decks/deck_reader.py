"""Builds a deck from a file, noting every line that cannot be understood."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog, Match
from deckcli.core.files import Source
from deckcli.core.findings import Finding, Place
from deckcli.core.printable import printable
from deckcli.core.rules import Rule
from deckcli.core.text import fold, listed, meant, shortened
from deckcli.decks import file_rules
from deckcli.decks.corrections import Rename
from deckcli.decks.deck import Amount, Amounts, Deck, Entry, Option, Section

MAX_COUNT = 999
_MOST_GUESSES = 50
Path = tuple[str | int, ...]


class DeckReader:
    """A deck file being read: its text, the findings so far, and access to the catalogs.

    `open_catalog` returns None for an unknown game; `games` lists the known ones.
    """

    __slots__ = ("findings", "game", "games", "open_catalog", "source")

    def __init__(
        self,
        source: Source,
        open_catalog: Callable[[str], Catalog | None],
        games: tuple[str, ...],
        game: str = "",
    ) -> None:
        self.source, self.open_catalog, self.games = source, open_catalog, games
        self.game = game  # given by the user, for files that do not say
        self.findings: list[Finding] = []

    def find(
        self,
        rule: Rule,
        message: str,
        place: Place | None = None,
        *,
        hint: str = "",
        fix: Any = None,
    ) -> None:
        where = place or Place(self.source.path, 1, 1, 1)
        self.findings.append(rule.finding(message, where, hint=hint, fix=fix))

    def line_place(self, number: int) -> Place:
        """The whole line, without the spaces around it."""
        line = self.source.line(number)
        start = len(line) - len(line.lstrip())
        return Place(self.source.path, number, start + 1, max(len(line.rstrip()), start + 1) + 1)

    def builder(self, game: str, place: Place | None = None) -> DeckBuilder | None:
        """A builder for a deck of that game, or None with a finding."""
        catalog = self.open_catalog(game) if game else None
        if catalog is not None:
            return DeckBuilder(self, catalog)
        message = (
            f'no game is called "{game}"' if game else "the file does not say which game it is for"
        )
        hint = f"{meant(game, self.games)} games: {listed(self.games)}".lstrip()
        self.find(file_rules.UNKNOWN_GAME, message, place, hint=hint)
        return None


class DeckBuilder:
    """Collects a deck; anything wrong becomes a finding and is left out."""

    def __init__(self, reader: DeckReader, catalog: Catalog) -> None:
        self.reader, self.catalog = reader, catalog
        self.name = ""
        self._guesses = 0
        self._places: dict[str, Place] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._unresolved: dict[str, int] = {}
        self._amounts: dict[str, list[Amount]] = {}
        self._options: dict[str, Option] = {}

    def section(self, key: str, place: Place) -> None:
        """Note that the file has this key, even if nothing is in it."""
        self._places.setdefault(key, place)
        self._entries.setdefault(key, [])

    def card(self, key: str, written: str, count: int, place: Place, path: Path = ()) -> None:
        """Add copies of a card by any of its names."""
        match = self.resolve(written, place, path)
        self.section(key, place)
        if match is None:
            self._unresolved[key] = self._unresolved.get(key, 0) + count
        else:
            entry = Entry(match.cards[0], count, place, match.printing, path)
            self._entries[key].append(entry)

    def known_card(
        self, key: str, card: CardDef, count: int, place: Place, printing: str = ""
    ) -> None:
        """Add copies of a card that the format names by its own code."""
        self.section(key, place)
        self._entries[key].append(Entry(card, count, place, printing))

    def unknown_copies(self, key: str, count: int, place: Place, message: str) -> None:
        """Count copies of a card that the format names by an unknown code."""
        self.section(key, place)
        self._unresolved[key] = self._unresolved.get(key, 0) + count
        self.reader.find(file_rules.UNKNOWN_CARD, message, place)

    def amount(self, key: str, word: str, count: int, place: Place) -> None:
        """Add an amount under one of the words the key allows."""
        self.amounts(key, place)
        chosen = self.choice(key, word, place)
        if chosen:
            self._amounts[key].append(Amount(chosen, count, place))
        else:
            self._unresolved[key] = self._unresolved.get(key, 0) + count

    def amounts(self, key: str, place: Place) -> None:
        """Note that the file has this key, even if nothing is in it."""
        self._places.setdefault(key, place)
        self._amounts.setdefault(key, [])

    def option(self, key: str, value: Any, place: Place) -> None:
        self._options[key] = Option(value, place)

    def choice(self, key: str, word: str, place: Place) -> str:
        """The allowed word that was meant, or "" with a finding."""
        allowed = self.catalog.info.deck_keys[key].of
        for known in allowed:
            if fold(known) == fold(word):
                return known
        hint = meant(word, allowed) or f"allowed: {listed(allowed)}"
        self.reader.find(
            file_rules.NOT_A_CHOICE, f'"{shortened(word)}" is no {key}', place, hint=hint
        )
        return ""

    def resolve(self, written: str, place: Place, path: Path = ()) -> Match | None:
        """The one card that a name means, or None with a finding."""
        match = self.catalog.find(written)
        if len(match.cards) == 1:
            if match.spelling != written:
                message = f'"{written}" is written "{match.spelling}"'
                fix = Rename(path, match.spelling) if path else None
                self.reader.find(file_rules.SPELLING, message, place, fix=fix)
            return match
        if match.cards:
            which = listed([f"{card.id} ({card.name()})" for card in match.cards[:4]])
            more = " and others" if len(match.cards) > 4 else ""
            message = f'{len(match.cards)} cards are called "{written}"'
            hint = f"write the id: {which}{more}"
            self.reader.find(file_rules.AMBIGUOUS_CARD, message, place, hint=hint)
            return None
        self._unknown(written, place, path)
        return None

    def _unknown(self, written: str, place: Place, path: Path) -> None:
        self._guesses += 1  # don't guess for every line of a list of another game
        close = self.catalog.suggest(written) if self._guesses <= _MOST_GUESSES else []
        quoted = [f'"{name}"' for name in close]
        hint = f"did you mean {listed(quoted)}?" if close else ""
        # An id with a wrong digit could mean any of its neighbours; a misspelt name is unambiguous.
        sure = len(close) == 1 and close[0] not in self.catalog.cards
        fix = Rename(path, close[0]) if path and sure else None
        message = f'no card is called "{shortened(written)}"'
        self.reader.find(file_rules.UNKNOWN_CARD, message, place, hint=hint, fix=fix)

    def build(self) -> Deck:
        sections = {
            key: Section(key, self._places[key], tuple(entries), self._unresolved.get(key, 0))
            for key, entries in self._entries.items()
        }
        amounts = {
            key: Amounts(key, self._places[key], tuple(found), self._unresolved.get(key, 0))
            for key, found in self._amounts.items()
        }
        place = Place(self.reader.source.path, 1, 1, 1)
        return Deck(
            self.catalog.game, printable(self.name), place, sections, amounts, self._options
        )

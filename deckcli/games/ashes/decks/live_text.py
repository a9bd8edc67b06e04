"""Deck lists as ashes.live writes them to be pasted elsewhere.

    The Iron Men

    Phoenixborn: Coal Roarkwin

    Dice:
    5x Natural

    Cards (30 / 30):
    3x Iron Worker
    3x One Hundred Blades (Coal Roarkwin)

    Conjuration Pile:
    5x Iron Rhino

The site may put a heading before each type of card and a credit line at the end. It has no place
for the first five; here they have a heading like the others.
"""

from __future__ import annotations

import re

from deckcli.catalog.catalog import Catalog
from deckcli.core.files import Source
from deckcli.core.findings import Place
from deckcli.core.text import fold
from deckcli.decks import file_rules
from deckcli.decks.deck import Deck, Entry
from deckcli.decks.deck_reader import MAX_COUNT, DeckBuilder, DeckReader
from deckcli.decks.lines import split_count

_LEADER = re.compile(r"^Phoenixborn:[ \t]*\S", re.MULTILINE)
# A line that states the game makes it another format.
_STATES_GAME = re.compile(r"^[ \t]*(?:#|//)?[ \t]*game[ \t]*:", re.MULTILINE | re.IGNORECASE)
_KEYS = {"dice": "dice", "conjuration pile": "conjurations", "first five": "first_five"}
_PASSED_OVER = ("created with", "//", "#")


def looks_like(source: Source) -> bool:
    text = source.text
    return bool(_LEADER.search(text)) and not _STATES_GAME.search(text)


def read(reader: DeckReader) -> DeckBuilder | None:
    """Line by line; a line that cannot be understood is a finding, and reading goes on."""
    builder = reader.builder("ashes")
    if builder is not None:
        lines = _Lines(reader, builder)
        for number, line in enumerate(reader.source.text.split("\n"), 1):
            if text := line.strip():
                lines.take(text, reader.line_place(number))
        if not builder.build().has("cards"):
            reader.find(file_rules.MISSING_KEY, 'the deck has no "cards"')
    return builder


class _Lines:
    """Knows which heading the next line belongs to; before the first one comes the title."""

    def __init__(self, reader: DeckReader, builder: DeckBuilder) -> None:
        self.reader, self.builder, self.key = reader, builder, ""

    def take(self, text: str, place: Place) -> None:
        if fold(text).startswith(_PASSED_OVER) and (self.key or not text[0].isalpha()):
            return
        before, colon, rest = text.partition(":")
        heading = fold(_less_parenthesis(before)) if colon else ""
        if heading == "phoenixborn":
            self.key = self.key or "cards"
            if rest.strip():
                self.builder.card("phoenixborn", rest.strip(), 1, place)
        elif not self.key and not self.builder.name:
            self.builder.name = text
        elif heading and not rest:
            self._enter(_KEYS.get(heading, "cards"), place)
        else:
            self._listed(text, place)

    def _enter(self, key: str, place: Place) -> None:
        self.key = key
        if key == "dice":
            self.builder.amounts(key, place)
        else:
            self.builder.section(key, place)

    def _listed(self, text: str, place: Place) -> None:
        counted = split_count(text)
        if counted is None and self._card_name(text):
            counted = 1, text
        if counted is None:
            self.reader.find(file_rules.BAD_LINE, f'no count and card in "{text}"', place)
        elif not 1 <= counted[0] <= MAX_COUNT:
            message = f"{counted[0]} is not a count from 1 to {MAX_COUNT}"
            self.reader.find(file_rules.BAD_COUNT, message, place)
        elif self.key == "dice":
            self.builder.amount("dice", counted[1], counted[0], place)
        else:
            name = self._card_name(counted[1]) or counted[1]
            self.builder.card(self.key or "cards", name, counted[0], place)

    def _card_name(self, written: str) -> str:
        """The name as the catalog can find it, without the owner of a unique card; else empty."""
        for name in (written, _less_parenthesis(written)):
            if self.builder.catalog.find(name).cards:
                return name
        return ""


def _less_parenthesis(text: str) -> str:
    """`Cards` of `Cards (30 / 30)`, `Fear` of `Fear (Jessa Na Ni)`."""
    before, opened, _ = text.rpartition("(")
    return before.strip() if opened and text.endswith(")") else text


def write(deck: Deck, catalog: Catalog) -> str:
    """The list sorted by name, as on the site, with a pile if the deck states one."""
    lines = [" ".join(deck.name.split()) or "Untitled deck", ""]
    lines += [f"Phoenixborn: {entry.card.name()}\n" for entry in deck.entries("phoenixborn")]
    if deck.has("dice"):
        dice = [f"{amount.count}x {amount.name.capitalize()}" for amount in deck.amounts("dice")]
        lines += ["Dice:", *dice, ""]
    if deck.has("cards"):
        size = f"{deck.size('cards')} / {catalog.limits['deck_size']}"
        lines += [f"Cards ({size}):", *_listing(deck, "cards", catalog), ""]
    for key, title in (("conjurations", "Conjuration Pile"), ("first_five", "First Five")):
        if deck.has(key):
            lines += [f"{title}:", *_listing(deck, key, catalog), ""]
    return "\n".join(lines).rstrip() + "\n"


def _listing(deck: Deck, key: str, catalog: Catalog) -> list[str]:
    entries = sorted(deck.entries(key), key=_name)
    return [f"{entry.count}x {entry.card.name()}{_owner(entry, catalog)}" for entry in entries]


def _name(entry: Entry) -> str:
    return entry.card.name()


def _owner(entry: Entry, catalog: Catalog) -> str:
    owner = catalog.get(entry.card.get("unique_to", ""))
    return f" ({owner.name()})" if owner is not None else ""

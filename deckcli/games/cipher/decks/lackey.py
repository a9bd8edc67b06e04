"""LackeyCCG's `.dek`: XML with one element per copy, and a separate zone for the main character."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.files import Source
from deckcli.core.findings import Place
from deckcli.core.text import fold
from deckcli.decks import file_rules
from deckcli.decks.deck import Deck, Entry
from deckcli.decks.deck_reader import DeckBuilder, DeckReader
from deckcli.decks.formats import DeckFormat
from deckcli.games.cipher.decks.lackey_xml import Copy, LackeyFile, parse
from deckcli.games.cipher.decks.printings import (
    Printing,
    code_of_picture,
    lackey_id,
    lackey_name,
    leader_and_others,
    own_picture,
    printing_code,
    printing_of,
)

GAME = "FECipher0"  # the name of the Lackey plug-in
_DECK, _LEADER = "Deck", "MC"
_ENDING = re.compile(r"(\+|\s*\(P[0-9]*\))$")


def read(reader: DeckReader) -> DeckBuilder | None:
    """Every known card in the zones Deck and MC; the main character counts among the cards."""
    file = parse(reader.source)
    if file.game and fold(file.game) != fold(GAME):
        message = f'this is a Lackey deck for "{file.game}", not for {GAME}'
        reader.find(file_rules.UNKNOWN_GAME, message, reader.line_place(file.game_line))
        return None
    if not file.zones and not file.copies:
        reader.find(file_rules.NOT_A_DECK, "this XML is no Lackey deck: it has no <superzone>")
        return None
    builder = reader.builder("cipher")
    if builder is not None:
        builder.name = file.notes.get("name", ("", 0))[0]
        _Import(reader, builder).take(file)
    return builder


@dataclass(slots=True)
class _Known:
    """A card that was found, with the code of its printing if that matters."""

    card: CardDef
    printing: str = ""


class _Import:
    """Puts the copies of a Lackey file into a deck."""

    def __init__(self, reader: DeckReader, builder: DeckBuilder) -> None:
        self.reader, self.builder = reader, builder

    def take(self, file: LackeyFile) -> None:
        if "format" in file.notes:
            word, line = file.notes["format"]
            place = self.reader.line_place(line)
            if chosen := self.builder.choice("format", word, place):
                self.builder.option("format", chosen, place)
        for zone, line in file.zones:
            if not _is(zone, _DECK) and not _is(zone, _LEADER):
                message = f'"{zone}" is no zone of a Cipher deck; its cards are left out'
                hint = f"the zones are {_DECK} and {_LEADER}"
                self.reader.find(
                    file_rules.BAD_LINE, message, self.reader.line_place(line), hint=hint
                )
            elif _is(zone, _DECK):
                self.builder.section("cards", self.reader.line_place(line))
        self.builder.section("cards", self.reader.line_place(1))
        self._leaders([copy for copy in file.copies if _is(copy.zone, _LEADER)])
        for copy in file.copies:
            if copy.zone is None:
                message = "a card outside of the superzones"
                self.reader.find(file_rules.BAD_LINE, message, self._place(copy))
            elif _is(copy.zone, _DECK):
                self._add(copy)

    def _leaders(self, copies: list[Copy]) -> None:
        for number, copy in enumerate(copies):
            place = self._place(copy)
            known = self._add(copy)
            if number > 0:
                message = "a second main character; it is counted as one of the other cards"
                self.reader.find(file_rules.BAD_LINE, message, place)
            elif known:
                self.builder.known_card("main_character", known.card, 1, place, known.printing)
            else:
                self.builder.section("main_character", place)

    def _add(self, copy: Copy) -> _Known | None:
        """Count the copy among the cards; unknown ones are reported and counted as well."""
        place, known = self._place(copy), self._known(copy)
        if known:
            self.builder.known_card("cards", known.card, 1, place, known.printing)
        elif copy.name or copy.picture:
            self.builder.card("cards", _ENDING.sub("", copy.name) or copy.picture, 1, place)
        else:
            self.reader.find(file_rules.BAD_LINE, "a card with neither a name nor an id", place)
        return known

    def _known(self, copy: Copy) -> _Known | None:
        """By the picture first: several printings share a name."""
        printings = self._printings(copy.picture) if copy.picture else []
        for card, printing in sorted(printings, key=lambda pair: pair[1]["set"] != copy.set_id):
            return _Known(card, printing_code(card, printing))
        for name in (copy.name, _ENDING.sub("", copy.name)):
            cards = self.builder.catalog.find(name).cards if name else ()
            if len(cards) == 1:
                return _Known(cards[0])
        return None

    def _printings(self, picture: str) -> list[tuple[CardDef, Printing]]:
        """All printings with a picture: the one it is named after, and those that share it."""
        find = self.builder.catalog.find
        named = (code_of_picture(picture), f"lackey {picture}")
        cards = dict.fromkeys(card for written in named for card in find(written).cards)
        return [
            (card, printing)
            for card in cards
            for printing in card.get("printings", ())
            if picture in (lackey_id(printing), own_picture(printing))
        ]

    def _place(self, copy: Copy) -> Place:
        return self.reader.line_place(copy.line)


def _is(zone: str | None, name: str) -> bool:
    return zone is not None and fold(zone) == fold(name)


def write(deck: Deck, catalog: Catalog) -> str:
    """A Lackey deck; its name and format, for which Lackey has no place, become comments."""
    leader, others = leader_and_others(deck)
    lines = ['<deck version="0.8">', "\t<meta>", f"\t\t<game>{GAME}</game>"]
    if deck.name:
        lines.append(f"\t\t<!-- name: {_comment(deck.name)} -->")
    option = deck.option("format")
    if option:
        lines.append(f"\t\t<!-- format: {_comment(str(option.value))} -->")
    lines.append("\t</meta>")
    if leader:
        lines += _zone(_LEADER, [leader])
    return "\n".join([*lines, *_zone(_DECK, others), "</deck>"]) + "\n"


def _zone(name: str, entries: list[Entry]) -> Iterator[str]:
    yield f'\t<superzone name="{name}">'
    for entry in entries:
        printing = printing_of(entry)
        picture = lackey_id(printing) if printing else entry.card.id
        set_id = printing["set"] if printing else entry.card.set_id
        title = escape(lackey_name(entry.card, printing), quote=False)
        yield f'\t\t<card><name id="{escape(picture)}">{title}</name><set>{set_id}</set></card>'
    yield "\t</superzone>"


def _comment(text: str) -> str:
    """The text without what an XML comment may not contain."""
    printable = "".join(character for character in text if character.isprintable())
    return re.sub(r"-+(?=-)|-$", "", printable)


def _looks_like(source: Source) -> bool:
    return source.text.lstrip().startswith("<") and "<deck" in source.text


LACKEY = DeckFormat(
    "lackey", "LackeyCCG deck (.dek)", (".dek",), _looks_like, read, write, game="cipher"
)

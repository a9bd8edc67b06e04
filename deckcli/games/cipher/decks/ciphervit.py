"""CipherVit's `.fe0d`: one number per line, one line per copy, and no main character."""

from __future__ import annotations

import re

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.errors import DeckcliError
from deckcli.core.files import Source
from deckcli.decks import file_rules
from deckcli.decks.deck import Deck, Entry
from deckcli.decks.deck_reader import DeckBuilder, DeckReader
from deckcli.decks.formats import DeckFormat
from deckcli.games.cipher.decks.printings import (
    Printing,
    leader_and_others,
    printing_code,
    printing_of,
)

_NUMBER = re.compile(r"[0-9]{1,6}\+?")


class NotInCipherVit(DeckcliError):
    """A card that CipherVit has no number for."""

    code = "not-in-ciphervit"


def read(reader: DeckReader) -> DeckBuilder | None:
    """Every line is a copy; a first card of cost 1 is taken to be the main character."""
    builder = reader.builder("cipher")
    if builder is None:
        return None
    builder.section("cards", reader.line_place(1))
    first = True
    for index, line in enumerate(reader.source.text.split("\n"), start=1):
        number, place = line.strip(), reader.line_place(index)
        if not number:
            continue
        known = _numbered(builder.catalog, number)
        if known is not None:
            card, printing = known
            if first:
                _guess_leader(reader, builder, Entry(card, 1, place, printing))
            builder.known_card("cards", card, 1, place, printing)
        elif _NUMBER.fullmatch(number):
            message = f"no card has the CipherVit number {number}"
            builder.unknown_copies("cards", 1, place, message)
        else:
            reader.find(file_rules.BAD_LINE, f'"{number[:40]}" is not a CipherVit number', place)
        first = False
    return builder


def _numbered(catalog: Catalog, number: str) -> tuple[CardDef, str] | None:
    """The card of a CipherVit number and the code of its printing."""
    found = catalog.find(f"ciphervit {number}")
    if len(found.cards) != 1:
        return None
    (card,) = found.cards
    named = {printing["code"]: printing for printing in card.get("printings", ())}
    return card, printing_code(card, named[found.printing])


def _guess_leader(reader: DeckReader, builder: DeckBuilder, first: Entry) -> None:
    if first.card["cost"]["deploy"] != builder.catalog.limits["main_character_cost"]:
        return
    builder.known_card("main_character", first.card, 1, first.place, first.printing)
    message = f'"{first.card.name()}" on the first line is taken for the main character'
    hint = "the format has no place for it; in a YAML deck say `main_character:`"
    reader.find(file_rules.GUESSED, message, first.place, hint=hint)


def write(deck: Deck, catalog: Catalog) -> str:
    """The main character's copy first, then the others in the order of the deck.

    CipherVit writes no newline at the end, so neither does this.
    """
    leader, others = leader_and_others(deck)
    return "\n".join(_number(entry) for entry in ([leader, *others] if leader else others))


def _number(entry: Entry) -> str:
    """The number of the entry's printing, or of any printing of the card that has one."""
    wanted = printing_of(entry)
    printings: list[Printing] = [wanted] if wanted else []
    for printing in (*printings, *entry.card.get("printings", ())):
        if "ciphervit" in printing:
            number: str = printing["ciphervit"]
            return number
    raise NotInCipherVit(f'CipherVit has no number for {entry.card.id} "{entry.card.name()}"')


def _looks_like(source: Source) -> bool:
    lines = source.text.split()
    return bool(lines) and all(_NUMBER.fullmatch(line) for line in lines)


CIPHERVIT = DeckFormat(
    "fe0d", "CipherVit deck (.fe0d)", (".fe0d",), _looks_like, read, write, game="cipher"
)

"""Plain deck lists, as people paste them: a count and a name on each line.

    # game: ashes
    Phoenixborn: Coal Roarkwin
    Dice:
    5 natural
    Cards:
    3x Iron Worker
    ハンマー・ナイト ×3

Headings are the keys of the game's deck files; `SB:` before a line means the side deck.
"""

from __future__ import annotations

import re

from deckcli.catalog.catalog import Catalog
from deckcli.catalog.game_info import DeckKey, Holds
from deckcli.core.files import Source
from deckcli.core.findings import Place
from deckcli.core.text import fold, mend
from deckcli.decks import file_rules
from deckcli.decks.builder import MAX_COUNT, DeckBuilder, DeckReader
from deckcli.decks.deck import Deck, Entry
from deckcli.decks.formats.deck_format import DeckFormat
from deckcli.decks.lines import split_count, without_set

_COMMENT = re.compile(r"(#|//)\s*(?P<text>.*)")
_STATED = re.compile(r"(?P<key>[\w ]+?)\s*:\s*(?P<value>.*)")
_MAIN_WORDS = ("deck", "main", "main deck", "mainboard", "メイン", "デッキ", "メインデッキ")
_SIDE_WORDS = ("sb", "side", "sideboard", "サイド", "サイドデッキ")


def read(reader: DeckReader) -> DeckBuilder | None:
    """Line by line; a line that cannot be understood is a finding and the rest goes on."""
    stated = _stated_in_comments(reader.source)
    game = stated.get("game", "") or reader.game
    if not game:
        game = _guessed_game(reader)
    builder = reader.builder(game)
    if builder is not None:
        builder.name = stated.get("name", "")
        lines = _Lines(reader, builder)
        for key, value in stated.items():
            lines.option(key, value)
        for number, line in enumerate(reader.source.text.split("\n"), 1):
            lines.take(number, line)
    return builder


class _Lines:
    """Knows under which heading the next line stands."""

    def __init__(self, reader: DeckReader, builder: DeckBuilder) -> None:
        self.reader, self.builder = reader, builder
        self.shape = builder.catalog.info.deck_keys
        self.headings = {fold(key.replace("_", " ")): key for key in self.shape}
        self.headings.update(dict.fromkeys(map(fold, _MAIN_WORDS), "cards"))
        if "side_deck" in self.shape:
            self.headings.update(dict.fromkeys(map(fold, _SIDE_WORDS), "side_deck"))
        self.key = self.shape["cards"]

    def option(self, key: str, value: str) -> None:
        """A word or flag of the deck, which text decks state in a comment."""
        known = self.shape.get(key.replace(" ", "_"))
        place = Place(self.reader.source.path, 1, 1, 1)
        if known and known.holds is Holds.CHOICE:
            if chosen := self.builder.choice(known.name, value, place):
                self.builder.option(known.name, chosen, place)
        elif known and known.holds is Holds.FLAG:
            self.builder.option(known.name, fold(value) == "true", place)

    def take(self, number: int, line: str) -> None:
        text = line.strip()
        if not text or _COMMENT.match(text):
            return
        place = self.reader.line_place(number)
        if self._takes_heading(text, place):
            return
        counted = split_count(text)
        count, name = counted if counted else (1, mend(text))
        if counted and self.key.holds is not Holds.AMOUNTS and self._known(text):
            count, name = 1, mend(text)  # "10 of Spades" is a name
        if not 1 <= count <= MAX_COUNT:
            message = f"{count} is not a count from 1 to {MAX_COUNT}"
            self.reader.find(file_rules.BAD_COUNT, message, place)
        elif not any(letter.isalnum() for letter in name) or re.fullmatch(r"[0-9]+\s*[x×*]?", name):
            self.reader.find(file_rules.BAD_LINE, f'no card in "{text}"', place)
        elif self.key.holds is Holds.AMOUNTS:
            self.builder.amount(self.key.name, name, count, place)
        else:
            written = name if self._known(name) else without_set(name)
            self.builder.card(self.key.name, written, count, place)

    def _takes_heading(self, text: str, place: Place) -> bool:
        """`Cards:`, `[Side deck]`, or a heading with its one card on the same line."""
        bare = text.strip("[]=").strip()
        if text != bare and fold(bare) in self.headings:
            self._enter(self.headings[fold(bare)], place)
            return True
        key, colon, value = mend(text).partition(":")
        heading = re.sub(r"\s*\([^)]*\)$", "", key).strip()
        if not colon or fold(heading) not in self.headings:
            return False
        if value.strip() and fold(heading) == "sb":  # only this line is of the side deck
            before, self.key = self.key, self.shape["side_deck"]
            self.take(place.line, value)
            self.key = before
            return True
        self._enter(self.headings[fold(heading)], place)
        if value.strip():
            self.take(place.line, value)
            self.key = self.shape["cards"] if self.key.holds is Holds.CARD else self.key
        return True

    def _enter(self, key: str, place: Place) -> None:
        self.key = self.shape[key]
        if self.key.holds is Holds.AMOUNTS:
            self.builder.amounts(key)
        elif self.key.holds is Holds.CARDS:
            self.builder.section(key, place)

    def _known(self, name: str) -> bool:
        return bool(self.builder.catalog.find(name).cards)


def _stated_in_comments(source: Source) -> dict[str, str]:
    """`# game: ashes`, `// name: …`: what the list itself has no line for."""
    stated: dict[str, str] = {}
    for line in source.text.split("\n"):
        comment = _COMMENT.match(line.strip())
        if comment and (said := _STATED.fullmatch(comment["text"].strip())):
            stated.setdefault(fold(said["key"]), said["value"].strip())
    return stated


def _guessed_game(reader: DeckReader) -> str:
    """The game that knows most of the names, where any does."""
    names = []
    for line in reader.source.text.split("\n"):
        if line.strip() and not _COMMENT.match(line.strip()):
            counted = split_count(line)
            names.append(counted[1] if counted else mend(line).strip())
    best, most = "", 0
    for game in reader.games:
        catalog = reader.open_catalog(game)
        hits = sum(bool(catalog.find(without_set(name)).cards) for name in names) if catalog else 0
        if hits > most:
            best, most = game, hits
    if best:
        message = f"no line says which game this is; {best} knows {most} of {len(names)} lines"
        hint = f'say so: a first line "# game: {best}", or --game {best}'
        reader.find(file_rules.GUESSED, message, hint=hint)
    return best


def write(deck: Deck, catalog: Catalog) -> str:
    """A list that `read` understands again and a person can type in elsewhere."""
    lines = [f"# game: {deck.game}"]
    if deck.name:
        lines.append(f"# name: {deck.name}")
    for key in catalog.info.deck_keys.values():
        if key.name in deck.options:
            value = deck.options[key.name].value
            lines.append(f"# {key.name}: {str(value).lower() if value is True else value}")
    for key in catalog.info.deck_keys.values():
        if key.name not in deck.options and deck.has(key.name):
            lines += [
                "",
                f"{key.name.replace('_', ' ').capitalize()}:",
                *_written(deck, key, catalog),
            ]
    return "\n".join(lines) + "\n"


def _written(deck: Deck, key: DeckKey, catalog: Catalog) -> list[str]:
    if key.holds is Holds.AMOUNTS:
        return [f"{amount.count} {amount.name}" for amount in deck.amounts(key.name)]
    return [f"{one.count} {unique_name(one, catalog)}" for one in deck.entries(key.name)]


def unique_name(entry: Entry, catalog: Catalog) -> str:
    """The name where only this card has it, else the id; a named printing stays named."""
    name = entry.card.name()
    unique = not entry.printing and catalog.find(name).cards == (entry.card,)
    return name if unique else entry.code


def _looks_like_text(source: Source) -> bool:
    return not source.text.lstrip().startswith(("{", "<"))


TEXT = DeckFormat("text", "plain deck list", (".txt",), _looks_like_text, read, write)

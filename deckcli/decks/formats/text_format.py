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
from collections.abc import Mapping
from dataclasses import dataclass

from deckcli.catalog.catalog import Catalog
from deckcli.catalog.game_facts import DeckKey, Holds
from deckcli.core.files import Source
from deckcli.core.findings import Place
from deckcli.core.text import fold, mend
from deckcli.decks import file_rules
from deckcli.decks.deck import Deck, Entry
from deckcli.decks.deck_reader import MAX_COUNT, DeckBuilder, DeckReader
from deckcli.decks.formats.deck_format import DeckFormat
from deckcli.decks.lines import LONGEST, split_count, split_set

_MAX_LINES = 1_000  # not counting blank ones
_COMMENT = re.compile(r"(#|//)\s*(?P<text>.*)")
_REMARK = re.compile(r"\s(#|//).*")
_BULLET = re.compile(r"[-*•・]\s+")
_BRACKETS = "[]=【】 "
_STATED = re.compile(r"(?P<key>[\w ]{1,40}?)\s*:\s*(?P<value>.*)")
_TRUE = ("true", "yes", "1")
_MAIN_WORDS = ("deck", "main", "main deck", "mainboard", "メイン", "デッキ", "メインデッキ")
_SIDE_WORDS = ("sb", "side", "sideboard", "サイド", "サイドデッキ")


@dataclass(frozen=True, slots=True)
class _Stated:
    """Something stated in a comment: `# game: ashes`, `// name: …`."""

    value: str
    line: int


def read(reader: DeckReader) -> DeckBuilder | None:
    """Read line by line; a line that cannot be understood becomes a finding."""
    lines = reader.source.text.split("\n")
    if sum(not line.isspace() and bool(line) for line in lines) > _MAX_LINES:
        reader.find(file_rules.NOT_A_DECK, f"more than {_MAX_LINES:,} lines; no deck is so long")
        return None
    stated = _stated(lines)
    game = stated.get("game")
    if game:
        builder = reader.builder(_key(game.value), reader.line_place(game.line))
    else:
        builder = reader.builder(reader.game or _guessed_game(reader, lines))
    if builder is not None:
        builder.name = stated["name"].value if "name" in stated else ""
        taker = _Lines(reader, builder)
        for key, said in stated.items():
            taker.option(key, said.value, reader.line_place(said.line))
        for number, line in enumerate(lines, 1):
            taker.take(number, line)
    return builder


class _Lines:
    """Keeps track of the heading that the next line is under."""

    def __init__(self, reader: DeckReader, builder: DeckBuilder) -> None:
        self.reader, self.builder = reader, builder
        self.shape = builder.catalog.info.deck_keys
        self.headings = {fold(key.replace("_", " ")): key for key in self.shape}
        self.headings.update(dict.fromkeys(map(fold, _MAIN_WORDS), "cards"))
        if "side_deck" in self.shape:
            self.headings.update(dict.fromkeys(map(fold, _SIDE_WORDS), "side_deck"))
        self.key = self.shape["cards"]
        self.single: set[str] = set()  # single-card keys that already have their card

    def option(self, key: str, value: str, place: Place) -> None:
        """A word or flag of the deck."""
        known = self.shape.get(key)
        if known and known.holds is Holds.CHOICE:
            if chosen := self.builder.choice(known.name, value, place):
                self.builder.option(known.name, chosen, place)
        elif known and known.holds is Holds.FLAG:
            self.builder.option(known.name, fold(value) in _TRUE, place)

    def take(self, number: int, line: str) -> None:
        if len(line) > LONGEST:
            message = f"a line of {len(line):,} characters"
            self.reader.find(file_rules.BAD_LINE, message, self.reader.line_place(number))
            return
        text = _BULLET.sub("", line.strip(), count=1) if _BULLET.match(line.strip()) else line
        text = _REMARK.sub("", text).strip()
        if not text or _COMMENT.match(text) or _says_something(text, self.shape):
            return
        place = self.reader.line_place(number)
        if not self._takes_heading(text, place):
            self._take_card(text, place)

    def _take_card(self, text: str, place: Place) -> None:
        counted = split_count(text)
        count, name = counted or (1, " ".join(mend(text).split()))
        if counted and self.key.holds is not Holds.AMOUNTS and self._known(text):
            count, name = 1, " ".join(mend(text).split())  # "10 of Spades" is a name
        if not 1 <= count <= MAX_COUNT:
            message = f"{count} is not a count from 1 to {MAX_COUNT}"
            self.reader.find(file_rules.BAD_COUNT, message, place)
        elif not any(letter.isalnum() for letter in name) or re.fullmatch(r"[0-9]+ ?[x×*]?", name):
            self.reader.find(file_rules.BAD_LINE, f'no card in "{text[:40]}"', place)
        elif self.key.holds is Holds.AMOUNTS:
            self.builder.amount(self.key.name, name, count, place)
        elif self.key.holds is Holds.CARD:
            self._take_single(name, count, place)
        else:
            self.builder.card(self.key.name, self._meant(name), count, place)

    def _take_single(self, name: str, count: int, place: Place) -> None:
        """The only card of a key such as the leader; later lines belong to the deck again."""
        key, self.key = self.key, self.shape["cards"]
        if count != 1 or key.name in self.single:
            words = key.name.replace("_", " ")
            message = f"a deck has one {words}"
            self.reader.find(file_rules.BAD_COUNT, message, place)
        else:
            self.single.add(key.name)
            self.builder.card(key.name, self._meant(name), 1, place)

    def _takes_heading(self, text: str, place: Place) -> bool:
        """`Cards`, `Cards (30):`, `[Side deck]`, or a heading with its single card on the line."""
        bare, colon, value = mend(text).partition(":")
        bare = re.sub(r"\s*\([^()]*\)$", "", bare.strip(_BRACKETS)).strip(_BRACKETS)
        value = value.strip(_BRACKETS)
        if fold(bare) not in self.headings or (not colon and self._known(text)):
            return False
        if value and fold(bare) == "sb":  # only this line belongs to the side deck
            before, self.key = self.key, self.shape["side_deck"]
            self._take_card(value, place)
            self.key = before
            return True
        self._enter(self.headings[fold(bare)], place)
        if value and not value.isdecimal():  # a number is only the count of the lines below
            self._take_card(value, place)
        return True

    def _enter(self, key: str, place: Place) -> None:
        self.key = self.shape[key]
        if self.key.holds is Holds.AMOUNTS:
            self.builder.amounts(key, place)
        elif self.key.holds is Holds.CARDS:
            self.builder.section(key, place)

    def _known(self, name: str) -> bool:
        return bool(self.builder.catalog.find(name).cards)

    def _meant(self, name: str) -> str:
        """The name, or the card meant by `Name (SET) number` if no card has the full name."""
        parts = None if self._known(name) else split_set(name)
        if parts is None:
            return name
        bare, card_set, number = parts
        for code in (f"{card_set}-{number}", f"{card_set}-{number.zfill(3)}"):
            if self._known(code):
                return code
        return bare


def _key(written: str) -> str:
    return fold(written).replace(" ", "_")


def _says_something(text: str, shape: Mapping[str, DeckKey]) -> bool:
    """Whether the line states the game, the name or an option, as read by `_stated`."""
    said = _STATED.fullmatch(text)
    if said is None:
        return False
    key = _key(said["key"])
    is_option = key in shape and shape[key].holds in (Holds.CHOICE, Holds.FLAG)
    return is_option or key in ("game", "name")


def _stated(lines: list[str]) -> dict[str, _Stated]:
    """What lines and comments such as `# game: ashes` say, by key; the first one wins."""
    stated: dict[str, _Stated] = {}
    for number, line in enumerate(lines, 1):
        text = line.strip()[:LONGEST]
        comment = _COMMENT.match(text)
        if said := _STATED.fullmatch(comment["text"].strip() if comment else text):
            stated.setdefault(_key(said["key"]), _Stated(said["value"].strip(), number))
    return stated


def _guessed_game(reader: DeckReader, lines: list[str]) -> str:
    """The game that knows most of the names, or "" if none does."""
    names = []
    for line in map(str.strip, lines):
        if line and len(line) <= LONGEST and not _COMMENT.match(line):
            counted = split_count(line)
            name = counted[1] if counted else mend(line)
            names.append((line, (split_set(name) or (name,))[0]))
    best, most = "", 0
    for game in reader.games:
        catalog = reader.open_catalog(game)
        hits = (
            sum(any(catalog.find(spelling).cards for spelling in each) for each in names)
            if catalog
            else 0
        )
        if hits > most:
            best, most = game, hits
    if best:
        message = f"no line says which game this is; {best} knows {most} of {len(names)} lines"
        hint = f'say so: a first line "# game: {best}", or --game {best}'
        reader.find(file_rules.GUESSED, message, hint=hint)
    return best


def write(deck: Deck, catalog: Catalog) -> str:
    """A list that `read` can read back and that people can use elsewhere."""
    lines = [f"# game: {deck.game}"]
    if deck.name:
        lines.append(f"# name: {deck.name}")
    for key in catalog.info.deck_keys.values():
        if key.name in deck.options:
            value = deck.options[key.name].value
            lines.append(f"# {key.name}: {str(value).lower() if value in (True, False) else value}")
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
    return [f"{entry.count} {unique_name(entry, catalog)}" for entry in deck.entries(key.name)]


def unique_name(entry: Entry, catalog: Catalog) -> str:
    """The name if only this card has it, else the id; a named printing stays named."""
    name = entry.card.name()
    unique = not entry.printing and catalog.find(name).cards == (entry.card,)
    return name if unique else entry.code


def _looks_like_text(source: Source) -> bool:
    return not source.text.lstrip().startswith(("{", "<"))


TEXT = DeckFormat("text", "plain deck list", (".txt",), _looks_like_text, read, write)

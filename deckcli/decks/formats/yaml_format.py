"""The project's own deck format: YAML, or the same as JSON."""

from __future__ import annotations

from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.catalog.game_facts import DeckKey, Holds
from deckcli.core.files import Source
from deckcli.core.text import meant
from deckcli.core.yaml_source import Document, read_yaml
from deckcli.decks import file_rules
from deckcli.decks.deck import Deck
from deckcli.decks.deck_reader import MAX_COUNT, DeckBuilder, DeckReader
from deckcli.decks.formats.deck_format import DeckFormat
from deckcli.decks.lines import split_count

_ALWAYS = ("game", "name")
_MAX_VALUES = 2_000  # keys and values; far more than a deck has, and still quick to check


def read(reader: DeckReader) -> DeckBuilder | None:
    """Read every key as the game's `game.yaml` declares it."""
    document = read_yaml(reader.source, max_values=_MAX_VALUES, repeats=True)
    content = document.value
    for again in document.repeated:
        reader.find(file_rules.REPEATED_KEY, again.message, document.place_of(again.span))
    if not isinstance(content, dict):
        reader.find(file_rules.NOT_A_DECK, "this is not a mapping with `game:` and `cards:`")
        return None
    game = content.get("game", reader.game)
    if not isinstance(game, str):
        _wrong(reader, document, ("game",), "the name of a game")
        return None
    builder = reader.builder(game, document.place(("game",)))
    if builder is not None:
        _Keys(reader, document, builder).read(content)
    return builder


def _wrong(
    reader: DeckReader, document: Document, path: tuple[str | int, ...], wanted: str
) -> None:
    message = f'"{path[0]}" must be {wanted}' if len(path) == 1 else f"this must be {wanted}"
    reader.find(file_rules.WRONG_TYPE, message, document.place(path))


class _Keys:
    """Reads the keys of one deck file, with a method for each kind of content."""

    def __init__(self, reader: DeckReader, document: Document, builder: DeckBuilder) -> None:
        self.reader, self.document, self.builder = reader, document, builder
        self.shape = builder.catalog.info.deck_keys
        self.kinds = {
            Holds.CARD: self._card,
            Holds.CARDS: self._cards,
            Holds.AMOUNTS: self._amounts,
            Holds.CHOICE: self._choice,
            Holds.FLAG: self._flag,
        }

    def read(self, content: dict[str, Any]) -> None:
        name = content.get("name", "")
        if isinstance(name, dict | list):
            _wrong(self.reader, self.document, ("name",), "text")
        else:
            self.builder.name = "" if name is None else self._written(("name",), name)
        for key, value in content.items():
            if key in self.shape and value is None:
                self._empty(self.shape[key])
            elif key in self.shape:
                self.kinds[self.shape[key].holds](self.shape[key], value)
            elif key not in _ALWAYS:
                self._unknown_key(key)
        for known in self.shape.values():
            if known.required and known.name not in content:
                self.reader.find(file_rules.MISSING_KEY, f'the deck has no "{known.name}"')

    def _empty(self, key: DeckKey) -> None:
        """A key without a value, as in a new deck."""
        place = self.document.place((key.name,), key=True)
        hint = "fill it in" if key.required else "fill it in, or take the line out"
        self.reader.find(file_rules.WRONG_TYPE, f'"{key.name}" is empty', place, hint=hint)
        self.builder.section(key.name, place)

    def _unknown_key(self, key: str) -> None:
        known = [*_ALWAYS, *self.shape]
        hint = meant(key, known) or f"known keys: {', '.join(known)}"
        place = self.document.place((key,), key=True)
        self.reader.find(file_rules.UNKNOWN_KEY, f'unknown key "{key}"', place, hint=hint)

    def _written(self, path: tuple[str | int, ...], value: Any) -> str:
        """A value meant as text, even if YAML reads it as a number or boolean."""
        if isinstance(value, str):
            return value
        span = self.document.values[path]
        return self.document.source.text[span.start : span.end]

    def _card(self, key: DeckKey, value: Any) -> None:
        path, place = (key.name,), self.document.place((key.name,))
        if not isinstance(value, str | int) or isinstance(value, bool):
            _wrong(self.reader, self.document, path, "one card")
            self.builder.section(key.name, place)
            return
        self.builder.card(key.name, self._written(path, value), 1, place, path)

    def _cards(self, key: DeckKey, value: Any) -> None:
        self.builder.section(key.name, self.document.place((key.name,), key=True))
        if isinstance(value, dict):
            for written, count in value.items():
                path = (key.name, written)
                number = self._count(count, path)
                if number:
                    place = self.document.place(path, key=True)
                    self.builder.card(key.name, written, number, place, path)
        elif isinstance(value, list):
            for index, item in enumerate(value):
                self._listed_card(key, item, (key.name, index))
        else:
            _wrong(
                self.reader, self.document, (key.name,), "a mapping of cards to counts or a list"
            )

    def _listed_card(self, key: DeckKey, item: Any, path: tuple[str, int]) -> None:
        if not isinstance(item, str | int) or isinstance(item, bool):
            _wrong(self.reader, self.document, path, "a card")
            return
        written, number = self._written(path, item), 1
        place = self.document.place(path)
        counted = split_count(written)
        if counted and not self.builder.catalog.find(written).cards:  # "10 of Spades" is a name
            number = self._count(counted[0], path)
            written = counted[1]
        if number:
            self.builder.card(key.name, written, number, place, path)

    def _amounts(self, key: DeckKey, value: Any) -> None:
        self.builder.amounts(key.name, self.document.place((key.name,), key=True))
        if not isinstance(value, dict):
            _wrong(self.reader, self.document, (key.name,), "a mapping of words to numbers")
            return
        for word, count in value.items():
            number = self._count(count, (key.name, word))
            if number:
                place = self.document.place((key.name, word), key=True)
                self.builder.amount(key.name, word, number, place)

    def _choice(self, key: DeckKey, value: Any) -> None:
        place = self.document.place((key.name,))
        if not isinstance(value, str | int) or isinstance(value, bool):
            _wrong(self.reader, self.document, (key.name,), "one word")
            return
        chosen = self.builder.choice(key.name, self._written((key.name,), value), place)
        if chosen:
            self.builder.option(key.name, chosen, place)

    def _flag(self, key: DeckKey, value: Any) -> None:
        if isinstance(value, bool):
            self.builder.option(key.name, value, self.document.place((key.name,)))
        else:
            _wrong(self.reader, self.document, (key.name,), "true or false")

    def _count(self, value: Any, path: tuple[str | int, ...]) -> int:
        """The count, or 0 with a finding."""
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MAX_COUNT:
            return value
        message = f"{_shown(value)} is not a count from 1 to {MAX_COUNT}"
        self.reader.find(file_rules.BAD_COUNT, message, self.document.place(path))
        return 0


def _shown(value: Any) -> str:
    """A value for a message: short, and in YAML notation."""
    if isinstance(value, dict | list):
        return "a list" if isinstance(value, list) else "a mapping"
    if value is None or isinstance(value, bool):
        return "nothing" if value is None else str(value).lower()
    text = str(value)
    short = text if len(text) <= 40 else f"{text[:37]}..."
    return short if text[1:].isdecimal() or not isinstance(value, str) else f'the text "{short}"'


def _looks_like_yaml(source: Source) -> bool:
    return any(line.startswith("game:") for line in source.text.split("\n"))


def _looks_like_json(source: Source) -> bool:
    return source.text.lstrip().startswith("{")


def _write_yaml(deck: Deck, catalog: Catalog) -> str:
    from deckcli.decks.formats.yaml_writer import write_yaml  # most decks are only read

    return write_yaml(deck, catalog)


def _write_json(deck: Deck, catalog: Catalog) -> str:
    from deckcli.decks.formats.yaml_writer import write_json

    return write_json(deck, catalog)


YAML = DeckFormat(
    "yaml", "deckcli deck file", (".yaml", ".yml"), _looks_like_yaml, read, _write_yaml
)
JSON = DeckFormat(
    "json", "deckcli deck file as JSON", (".json",), _looks_like_json, read, _write_json
)

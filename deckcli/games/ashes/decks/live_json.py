"""Decks as JSON: what ashes.live serves, and two relatives that use its card ids.

| of | Phoenixborn | dice | cards | first five |
| --- | --- | --- | --- | --- |
| ashes.live | `phoenixborn: {stub}` | `[{name, count}]` | `[{stub, count}]` | `first_five` |
| Ashteki | `phoenixborn: [{id}]` | `[{magic, count}]` | `[{id, count, ff}]` | marked `ff` |
| mobile builder | `phoenixBornStub` | `{type: n}` | `{stub: {count}}` | `firstFive` |

All three can be read; the ashes.live form is written.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.core.files import Source
from deckcli.core.yaml_source import Document, Path, read_yaml
from deckcli.decks import file_rules
from deckcli.decks.deck import Deck, Entry
from deckcli.decks.deck_reader import MAX_COUNT, DeckBuilder, DeckReader

_STATES_GAME = re.compile(r'"game"\s*:')  # the project's own JSON does
_LEADER = re.compile(r'"phoenixborn(?:stub)?"\s*:', re.IGNORECASE)
_NAMING = ("stub", "id", "name", "magic")  # the keys that may identify an item, best first


def looks_like(source: Source) -> bool:
    text = source.text
    is_object = text.lstrip().startswith("{")
    return is_object and bool(_LEADER.search(text)) and not _STATES_GAME.search(text)


def read(reader: DeckReader) -> DeckBuilder | None:
    """Item by item; one that cannot be understood is a finding, and reading goes on."""
    document = read_yaml(reader.source, repeats=True)
    content = document.value
    for again in document.repeated:
        reader.find(file_rules.REPEATED_KEY, again.message, document.place_of(again.span))
    root: Path = ()
    if isinstance(content, dict) and isinstance(content.get("deck"), dict):
        content, root = content["deck"], ("deck",)
    if not isinstance(content, dict):
        reader.find(file_rules.NOT_A_DECK, "this is not a JSON object with a deck in it")
        return None
    builder = reader.builder("ashes")
    if builder is not None:
        title = content.get("title") or content.get("name") or ""
        builder.name = title if isinstance(title, str) else ""
        _Items(reader, document, builder, root).read(content)
    return builder


class _Items:
    """Reads the parts of one deck; tools write a part as a list of objects or as a mapping."""

    def __init__(
        self, reader: DeckReader, document: Document, builder: DeckBuilder, root: Path
    ) -> None:
        self.reader, self.document, self.builder, self.root = reader, document, builder, root

    def read(self, content: dict[str, Any]) -> None:
        if "cards" not in content:
            self.reader.find(file_rules.MISSING_KEY, 'the deck has no "cards"')
        for key in ("phoenixborn", "phoenixBornStub"):
            if content.get(key):
                self._phoenixborn(key, content[key])
        for key in ("dice", "dicepool"):
            if key in content:
                self._dice(key, content[key])
        for key in ("cards", "conjurations"):
            if key in content:
                self._cards(key, key, content[key])
        for key in ("first_five", "firstFive"):
            if content.get(key):
                self._cards("first_five", key, content[key])

    def _dice(self, key: str, value: Any) -> None:
        self.builder.amounts("dice", self.document.place((*self.root, key), key=True))
        for word, count, _, path in self._items(key, value):
            self.builder.amount("dice", word, count, self.document.place(path))

    def _cards(self, section: str, key: str, value: Any) -> None:
        self.builder.section(section, self.document.place((*self.root, key), key=True))
        for written, count, item, path in self._items(key, value):
            self._card(section, written, count, item, path)

    def _phoenixborn(self, key: str, value: Any) -> None:
        items = value if isinstance(value, list) else [value]
        for written, _, item, path in self._items(key, items):
            self._card("phoenixborn", written, 1, item, path)

    def _card(self, key: str, written: str, count: int, item: Any, path: Path) -> None:
        place = self.document.place(path)
        name = item.get("name") if isinstance(item, dict) else None
        if isinstance(name, str) and not self.builder.catalog.find(written).cards:
            written = name
        self.builder.card(key, written, count, place)
        if key == "cards" and isinstance(item, dict) and item.get("ff"):
            self.builder.card("first_five", written, 1, place)

    def _items(self, key: str, value: Any) -> Iterator[tuple[str, int, Any, Path]]:
        """What each item names, how often, the item itself and its path."""
        if isinstance(value, dict):
            named = [(word, item, (*self.root, key, word)) for word, item in value.items()]
        elif isinstance(value, list):
            named = [(_naming(item), item, (*self.root, key, at)) for at, item in enumerate(value)]
        else:
            message, place = f'"{key}" must be a list', self.document.place((*self.root, key))
            self.reader.find(file_rules.WRONG_TYPE, message, place)
            return
        for written, item, path in named:
            count = _count(item)
            if item is None or (count == 0 and key.startswith("dice")):
                continue  # an empty slot of the first five, or an unused type of dice
            if not written:
                message = "no card or die is named here"
                self.reader.find(file_rules.BAD_LINE, message, self.document.place(path))
            elif type(count) is not int or not 0 < count <= MAX_COUNT:
                message = f"{json.dumps(count)[:40]} is not a count from 1 to {MAX_COUNT}"
                self.reader.find(file_rules.BAD_COUNT, message, self.document.place(path))
            else:
                yield written, count, item, path


def _count(item: Any) -> Any:
    if isinstance(item, str):
        return 1
    return item.get("count", 1) if isinstance(item, dict) else item


def _naming(item: Any) -> str:
    if isinstance(item, str):
        return item
    if isinstance(item, dict):
        names = (item.get(key) for key in _NAMING)
        return next((name for name in names if isinstance(name, str) and name), "")
    return ""


def write(deck: Deck, catalog: Catalog) -> str:
    """The object of ashes.live, without what only the site knows (dates, authors, its own ids)."""
    found: dict[str, Any] = {"title": deck.name}
    for leader in deck.entries("phoenixborn"):
        stats = leader.card.get("stats", {})
        found["phoenixborn"] = {"name": leader.card.name(), "stub": leader.card.id, **stats}
    if deck.has("dice"):
        found["dice"] = [
            {"name": amount.name, "count": amount.count} for amount in deck.amounts("dice")
        ]
    for key in ("cards", "conjurations"):
        if deck.has(key):
            found[key] = [_card_item(entry, catalog) for entry in deck.entries(key)]
    if deck.has("first_five"):
        five = deck.entries("first_five")
        found["first_five"] = [entry.card.id for entry in five for _ in range(entry.count)]
    found["is_legacy"] = True  # the site's word for cards of the first edition
    return json.dumps(found, ensure_ascii=False, indent=2) + "\n"


def _card_item(entry: Entry, catalog: Catalog) -> dict[str, Any]:
    card = entry.card
    kind = card.kind.replace("_", " ").title()
    item = {"count": entry.count, "name": card.name(), "stub": card.id, "type": kind}
    owner = catalog.get(card.get("unique_to", ""))
    return {**item, "phoenixborn": owner.name()} if owner is not None else item

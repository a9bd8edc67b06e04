"""Writes decks in the project's own format, as a careful person would type them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.catalog.game_facts import Holds
from deckcli.core.yaml_text import escape, scalar
from deckcli.decks.deck import Deck, Entry

_MOSTLY = 0.8  # with at least this share of single copies, cards are listed one by one


def write_yaml(deck: Deck, catalog: Catalog) -> str:
    """Keys in the game's order, cards by id with their names as comments."""
    lines = [f"game: {deck.game}"]
    if deck.name:
        lines.append(f"name: {scalar(deck.name)}")
    for key in catalog.info.deck_keys.values():
        if not deck.has(key.name):
            continue
        if key.holds is Holds.CARD:
            if entry := deck.entry(key.name):
                lines.append(f"{key.name}: {_with_name(entry)}")
        elif key.holds is Holds.CARDS:
            lines += _card_lines(key.name, deck.entries(key.name))
        elif key.holds is Holds.AMOUNTS:
            amounts = [f"{word}: {count}" for word, count in _amounts(deck, key.name).items()]
            lines.append(f"{key.name}: {{{', '.join(amounts)}}}")
        else:
            lines.append(f"{key.name}: {scalar(deck.options[key.name].value)}")
    return "\n".join(lines) + "\n"


def write_json(deck: Deck, catalog: Catalog) -> str:
    """The same content as `write_yaml`, for programs."""
    found: dict[str, Any] = {"game": deck.game, "name": deck.name}
    for key in catalog.info.deck_keys.values():
        if not deck.has(key.name):
            continue
        if key.holds is Holds.CARD:
            if entry := deck.entry(key.name):
                found[key.name] = entry.code
        elif key.holds is Holds.CARDS:
            found[key.name] = _totals((entry.code, entry.count) for entry in deck.entries(key.name))
        elif key.holds is Holds.AMOUNTS:
            found[key.name] = _amounts(deck, key.name)
        else:
            found[key.name] = deck.options[key.name].value
    return as_json(found)


def as_json(content: dict[str, Any]) -> str:
    """JSON that our YAML reader can read too."""
    return escape(json.dumps(content, ensure_ascii=False, indent=2)) + "\n"


def _totals(counted: Iterable[tuple[str, int]]) -> dict[str, int]:
    totals: dict[str, int] = {}
    for name, count in counted:
        totals[name] = totals.get(name, 0) + count
    return totals


def _amounts(deck: Deck, key: str) -> dict[str, int]:
    return _totals((amount.name, amount.count) for amount in deck.amounts(key))


def _card_lines(key: str, entries: tuple[Entry, ...]) -> list[str]:
    counts = _totals((entry.code, entry.count) for entry in entries)
    first = {entry.code: entry for entry in reversed(entries)}
    if not counts:
        return [f"{key}: []"]
    singles = sum(count == 1 for count in counts.values())
    if singles >= _MOSTLY * len(counts):
        copies = [first[code] for code, count in counts.items() for _ in range(count)]
        return [f"{key}:", *(f"  - {_with_name(entry)}" for entry in copies)]
    lines = [(f"  {scalar(code)}: {count}", first[code]) for code, count in counts.items()]
    return [f"{key}:", *(_commented(line, entry) for line, entry in lines)]


def _with_name(entry: Entry) -> str:
    return _commented(scalar(entry.code), entry)


def _commented(line: str, entry: Entry) -> str:
    """The line with the card's name as a comment, unless the code is the name."""
    name = entry.card.name()
    return line if name == entry.code else f"{line}  # {name}"

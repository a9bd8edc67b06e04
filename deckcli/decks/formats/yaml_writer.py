"""Decks written as the project's own files, the way a careful person would type them."""

from __future__ import annotations

import json
import re
from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.catalog.game_info import Holds
from deckcli.core.yaml_source import read_scalar
from deckcli.decks.deck import Deck, Entry

_MOSTLY = 0.8  # from this share of single copies on, cards are listed one by one
_PLAIN = re.compile(r"[^\s\-?:,\[\]{}#&*!|>'\"%@`][^#:\n]*(?<!\s)")


def write_yaml(deck: Deck, catalog: Catalog) -> str:
    """Keys in the game's order, cards by id with their names as comments."""
    lines = [f"game: {deck.game}"]
    if deck.name:
        lines.append(f"name: {scalar(deck.name)}")
    for key in catalog.info.deck_keys.values():
        if not deck.has(key.name):
            continue
        if key.holds is Holds.CARD:
            lines += [f"{key.name}: {_with_name(entry)}" for entry in deck.entries(key.name)]
        elif key.holds is Holds.CARDS:
            lines += _card_lines(key.name, deck.entries(key.name))
        elif key.holds is Holds.AMOUNTS:
            amounts = [f"{one.name}: {one.count}" for one in deck.amounts(key.name)]
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
            found.update({key.name: entry.code for entry in deck.entries(key.name)})
        elif key.holds is Holds.CARDS:
            counts: dict[str, int] = {}
            for entry in deck.entries(key.name):
                counts[entry.code] = counts.get(entry.code, 0) + entry.count
            found[key.name] = counts
        elif key.holds is Holds.AMOUNTS:
            found[key.name] = {one.name: one.count for one in deck.amounts(key.name)}
        else:
            found[key.name] = deck.options[key.name].value
    return json.dumps(found, ensure_ascii=False, indent=2) + "\n"


def scalar(value: Any) -> str:
    """A value as YAML, quoted only where it would be read as something else."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = str(value)
    plain = _PLAIN.fullmatch(text) and isinstance(read_scalar(text), str)
    return text if plain else json.dumps(text, ensure_ascii=False)


def _card_lines(key: str, entries: tuple[Entry, ...]) -> list[str]:
    counts: dict[str, int] = {}
    first: dict[str, Entry] = {}
    for entry in entries:
        counts[entry.code] = counts.get(entry.code, 0) + entry.count
        first.setdefault(entry.code, entry)
    if not counts:
        return [f"{key}: []"]
    singles = sum(count == 1 for count in counts.values())
    if singles >= _MOSTLY * len(counts):
        copies = [first[code] for code, count in counts.items() for _ in range(count)]
        return [f"{key}:", *(f"  - {_with_name(entry)}" for entry in copies)]
    lines = [(f"  {scalar(code)}: {count}", first[code]) for code, count in counts.items()]
    return [f"{key}:", *(f"{line}  # {entry.card.name()}" for line, entry in lines)]


def _with_name(entry: Entry) -> str:
    return f"{scalar(entry.code)}  # {entry.card.name()}"

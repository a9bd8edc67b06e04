"""What a game's `game.yaml` says: its names, limits, searchable fields and deck keys."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple


class Field(NamedTuple):
    """A fact of a card under the name used for searching and listing."""

    name: str
    path: tuple[str, ...]
    label: str
    aliases: tuple[str, ...] = ()
    reads: str = ""  # a mapping: its "total", its "keys"; "card": the name of one


class Holds(StrEnum):
    """What a key of a deck file holds."""

    CARD = "card"
    CARDS = "cards"
    AMOUNTS = "amounts"
    CHOICE = "choice"
    FLAG = "flag"


class DeckKey(NamedTuple):
    """One key of a game's deck files; `of` lists the words that amounts and choices allow."""

    name: str
    holds: Holds
    of: tuple[str, ...] = ()
    required: bool = False
    default: str = ""


class GameFacts:
    """The facts of `game.yaml`, read once; `tables` keeps the game's own extra ones."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.game: str = data["game"]
        self.names: Mapping[str, str] = data["name"]
        self.edition: str = data["edition"]
        self.owner: str = data.get("owner", "")
        self.name_forms: Mapping[str, Sequence[str]] = data.get("names", {})
        self.default_kind: str = data.get("default_kind", "")
        self.pool: Sequence[str] = data["pool"]
        self.limits: Mapping[str, int] = data.get("limits", {})
        self.formats: Mapping[str, Any] = data.get("formats", {})
        self.columns: Sequence[str] = data["columns"]
        self.stats: Sequence[Mapping[str, Any]] = data.get("stats", ())
        self.glossary: Mapping[str, Any] = data.get("glossary", {})
        self.bench: Sequence[str] = data.get("bench", ())  # sample decks used for benchmarks
        self.prizes: str = data.get("prizes", "")  # what winners take: races are to so many of them
        # kinds that consist only of their abilities
        self.effects: Sequence[str] = data.get("effects", ())
        self.filler: str = data.get("filler", "")  # the card that rulings need not mention
        # by card: abilities that only repeat the rules, and why
        self.redundant: Mapping[str, Mapping[str, str]] = data.get("redundant", {})
        self.fields = {name: _field(name, entry) for name, entry in data["fields"].items()}
        self.deck_keys = {name: _deck_key(name, entry) for name, entry in data["deck"].items()}

    def table(self, name: str) -> Mapping[str, Any]:
        """A table that only this game has, such as the dice of Ashes."""
        found: Mapping[str, Any] = self.data.get(name, {})
        return found

    def name(self, lang: str = "en") -> str:
        return self.names.get(lang) or next(iter(self.names.values()))


def _field(name: str, entry: Mapping[str, Any]) -> Field:
    path, aliases = tuple(entry["path"].split(".")), tuple(entry.get("aliases", ()))
    return Field(name, path, entry.get("label", name), aliases, entry.get("as", ""))


def _deck_key(name: str, entry: Mapping[str, Any]) -> DeckKey:
    return DeckKey(
        name,
        Holds(entry["holds"]),
        tuple(str(word) for word in entry.get("of", ())),
        entry.get("required", False),
        str(entry.get("default", "")),
    )

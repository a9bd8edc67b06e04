"""A deck as the rules see it: cards with counts, each with its place in the file."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from deckcli.catalog.catalog import CardDef
from deckcli.core.findings import Place


class Entry(NamedTuple):
    """Some copies of one card. `printing` is set if the file gives a printing's code."""

    card: CardDef
    count: int  # type: ignore[assignment]  # hides tuple.count, which is of no use here
    place: Place
    printing: str = ""
    path: tuple[str | int, ...] = ()  # where the name is in a YAML deck, for fixes

    @property
    def code(self) -> str:
        """The id to write: that of the printing if one was named, else that of the card."""
        return self.printing or self.card.id


class Section(NamedTuple):
    """A key of the deck file that holds cards; `unresolved` counts copies of unknown cards."""

    key: str
    place: Place
    entries: tuple[Entry, ...] = ()
    unresolved: int = 0


class Amount(NamedTuple):
    """A number of something other than cards, such as dice of one type."""

    name: str
    count: int  # type: ignore[assignment]  # ditto
    place: Place


class Amounts(NamedTuple):
    """A key of the deck file that holds amounts; `unresolved` counts unknown ones."""

    key: str
    place: Place
    items: tuple[Amount, ...] = ()
    unresolved: int = 0


class Option(NamedTuple):
    """A word or a flag, such as the format of a deck."""

    value: Any
    place: Place


class Deck(NamedTuple):
    """Everything in a deck file that could be understood."""

    game: str
    name: str
    place: Place
    sections: Mapping[str, Section] = {}
    amount_lists: Mapping[str, Amounts] = {}
    options: Mapping[str, Option] = {}

    def section(self, key: str) -> Section | None:
        return self.sections.get(key)

    def has(self, key: str) -> bool:
        """Whether the file has this key, even if what it holds could not be resolved."""
        return key in self.sections or key in self.amount_lists or key in self.options

    def entries(self, key: str = "cards") -> tuple[Entry, ...]:
        section = self.sections.get(key)
        return section.entries if section else ()

    def entry(self, key: str) -> Entry | None:
        """The one card of a key that holds a single card."""
        return next(iter(self.entries(key)), None)

    def size(self, key: str = "cards") -> int:
        """How many copies (or pieces) the key lists, including those with an unknown name."""
        if section := self.sections.get(key):
            return sum(entry.count for entry in section.entries) + section.unresolved
        if listed := self.amount_lists.get(key):
            return sum(amount.count for amount in listed.items) + listed.unresolved
        return 0

    def amounts(self, key: str) -> tuple[Amount, ...]:
        listed = self.amount_lists.get(key)
        return listed.items if listed else ()

    def option(self, key: str) -> Option | None:
        return self.options.get(key)

    def counts(self, key: str = "cards") -> dict[str, int]:
        """Card id -> copies, summed over printings and repeated lines."""
        totals: dict[str, int] = {}
        for entry in self.entries(key):
            totals[entry.card.id] = totals.get(entry.card.id, 0) + entry.count
        return totals

    def content(self) -> dict[str, Any]:
        """What makes two decks the same: everything but places, order and the name."""
        found: dict[str, Any] = {"game": self.game}
        for key, section in self.sections.items():
            totals: dict[str, int] = {}
            for entry in section.entries:
                totals[entry.code] = totals.get(entry.code, 0) + entry.count
            found[key] = dict(sorted(totals.items()))
        for key, listed in self.amount_lists.items():
            amounts: dict[str, int] = {}
            for amount in listed.items:
                amounts[amount.name] = amounts.get(amount.name, 0) + amount.count
            found[key] = dict(sorted(amounts.items()))
        found.update({key: option.value for key, option in self.options.items()})
        return dict(sorted(found.items()))

    def place_of(self, at: Any) -> Place:
        """The place of a part of this deck; None means the whole deck."""
        if at is None:
            return self.place
        place: Place = at if isinstance(at, Place) else at.place
        return place

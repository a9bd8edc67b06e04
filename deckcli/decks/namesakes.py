"""Cards that share a name across ids, printings and languages, as copy limits count them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from deckcli.catalog.catalog import CardDef
from deckcli.core.text import fold
from deckcli.decks.deck import Entry


@lru_cache(maxsize=8192)  # a thousand decks have the same few names
def names_of(card: CardDef) -> tuple[str, ...]:
    """The card's names in every language, folded for comparison."""
    return tuple(fold(name) for name in card.names.values())


def name_keys(cards: Iterable[CardDef]) -> dict[str, str]:
    """For each card id a key, equal for all cards that share a name.

    Sharing is transitive: A and B may share the Japanese name, B and C the English one.
    """
    keys: dict[str, str] = {}
    members: dict[str, list[str]] = {}
    bearer: dict[str, str] = {}
    for card in cards:
        if card.id in keys:
            continue
        keys[card.id], members[card.id] = card.id, [card.id]
        for name in names_of(card):
            theirs, own = keys[bearer.setdefault(name, card.id)], keys[card.id]
            if theirs != own:
                members[theirs] += members[own]
                keys.update(dict.fromkeys(members.pop(own), theirs))
    return keys


class Namesakes:
    """The lines of a deck that share a name and so count as the same card."""

    __slots__ = ("entries",)

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    @property
    def name(self) -> str:
        return self.entries[0].card.name()

    @property
    def count(self) -> int:
        return sum(entry.count for entry in self.entries)

    @property
    def hint(self) -> str:
        """A hint for a reader who is shown only one of the lines."""
        lines = len(self.entries)
        return f"{lines} lines of the deck count together" if lines > 1 else ""

    def past(self, limit: int) -> Entry:
        """The line with the first copy over the limit."""
        total = 0
        for entry in self.entries:
            total += entry.count
            if total > limit:
                return entry
        return self.entries[-1]


def namesakes(entries: Iterable[Entry]) -> list[Namesakes]:
    """The lines grouped by name, in deck order."""
    lines = list(entries)
    keys = name_keys(entry.card for entry in lines)
    groups: dict[str, Namesakes] = {}
    for entry in lines:
        groups.setdefault(keys[entry.card.id], Namesakes()).entries.append(entry)
    return list(groups.values())

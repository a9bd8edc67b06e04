"""Decks as plain values: what is kept in stores and logs and sent to other processes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.game_facts import DeckKey, Holds
from deckcli.core.errors import DeckcliError, NotPlayable
from deckcli.core.findings import Place
from deckcli.core.printable import printable
from deckcli.core.text import listed, shortened
from deckcli.decks.deck import Amount, Amounts, Deck, Entry, Option, Section
from deckcli.decks.deck_reader import MAX_COUNT

Content = Mapping[str, Any]
_NOWHERE = Place("a deck without a file")


def content_of(deck: Deck, catalog: Catalog) -> dict[str, Any]:
    """A deck as card ids, in order of id; `deck_of` makes a deck of it again."""
    content: dict[str, Any] = {"game": deck.game, "name": deck.name}
    for key, section in deck.sections.items():
        if section.unresolved:
            raise NotPlayable(
                f'the deck "{deck.name}" has cards that nobody knows',
                where=str(section.place),
                hint="deckcli check names them",
            )
        counts = dict(sorted(deck.counts(key).items()))
        single = catalog.info.deck_keys[key].holds is Holds.CARD
        content[key] = next(iter(counts)) if single else counts
    for key, found in deck.amount_lists.items():
        content[key] = {
            amount.name: amount.count for amount in sorted(found.items, key=lambda x: x.name)
        }
    content.update({key: option.value for key, option in deck.options.items()})
    return content


def deck_of(content: Content, catalog: Catalog) -> Deck:
    """The deck that `content_of` made plain; raises DeckcliError if part of it is unknown."""
    name = printable(str(content.get("name", "")))
    try:
        return _Reading(catalog).deck(content, name)
    except _Unknown as unknown:
        told = f'the deck "{shortened(name)}" cannot be read again: {unknown}'
        raise DeckcliError(told, hint=unknown.hint) from unknown


class _Unknown(Exception):
    """Something in a plain deck that this catalog does not know."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


class _Reading:
    """Reads each key as the game declares it."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    def deck(self, content: Content, name: str) -> Deck:
        if content.get("game") != self.catalog.game:
            raise _Unknown(f"it is a deck of {content.get('game')}, not of {self.catalog.game}")
        keys = self.catalog.info.deck_keys
        sections, amounts, options = {}, {}, {}
        for word, value in content.items():
            if word in ("game", "name"):
                continue
            key = keys.get(word)
            if key is None:
                raise _Unknown(f'unknown key "{shortened(word)}"')
            if key.holds in (Holds.CARD, Holds.CARDS):
                counts = {_one(key, value): 1} if key.holds is Holds.CARD else value
                entries = [
                    Entry(self._card(card), count, _NOWHERE) for card, count in _counts(key, counts)
                ]
                sections[word] = Section(word, _NOWHERE, tuple(entries))
            elif key.holds is Holds.AMOUNTS:
                found = [Amount(_choice(key, of), n, _NOWHERE) for of, n in _counts(key, value)]
                amounts[word] = Amounts(word, _NOWHERE, tuple(found))
            else:
                options[word] = Option(_option(key, value), _NOWHERE)
        return Deck(self.catalog.game, name, _NOWHERE, sections, amounts, options)

    def _card(self, written: str) -> CardDef:
        """By id; logs written by hand may have names, too."""
        card = self.catalog.get(written)
        if card is not None:
            return card
        found = self.catalog.find(written).cards
        if len(found) == 1:
            return found[0]
        if found:
            raise _Unknown(f'{len(found)} cards are called "{shortened(written)}"')
        close = [f'"{name}"' for name in self.catalog.suggest(written)]
        hint = f"did you mean {listed(close)}?" if close else ""
        raise _Unknown(f'no card is called "{shortened(written)}"', hint)


def _one(key: DeckKey, value: Any) -> str:
    if not isinstance(value, str):
        raise _Unknown(f'"{key.name}" must be one card')
    return value


def _counts(key: DeckKey, value: Any) -> list[tuple[str, int]]:
    if not isinstance(value, dict):
        raise _Unknown(f'"{key.name}" must be a mapping to counts')
    for count in value.values():
        if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MAX_COUNT:
            raise _Unknown(f"{shortened(str(count))} is not a count from 1 to {MAX_COUNT}")
    return list(value.items())


def _choice(key: DeckKey, value: Any) -> str:
    if not isinstance(value, str) or value not in key.of:
        raise _Unknown(f'"{shortened(str(value))}" is no {key.name}')
    return value


def _option(key: DeckKey, value: Any) -> Any:
    if key.holds is Holds.FLAG and isinstance(value, bool):
        return value
    return _choice(key, value)

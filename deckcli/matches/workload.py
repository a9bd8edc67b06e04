"""What is played: two runs with equal workloads play the same games, pair by pair."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from deckcli import __version__
from deckcli.catalog.catalog import Catalog
from deckcli.catalog.game_info import Holds
from deckcli.core.errors import DeckcliError
from deckcli.core.files import Source
from deckcli.core.rng import seeded
from deckcli.decks.deck import Deck
from deckcli.games.library import Library
from deckcli.games.playing import NotPlayable

Content = Mapping[str, Any]
SIDES = ("A", "B")
_SETTINGS = ("game", "card_data", "rules", "seed", "version")
_WORDS = {"card_data": "card data", "version": "deckcli version"}


@dataclass(frozen=True, slots=True)
class Workload:
    """Everything that decides how a match goes; plain values, so that it travels and is kept.

    Decks are lists of card ids: where they were read from makes no difference, nor do their names.
    """

    game: str
    decks: tuple[Content, Content]
    bots: tuple[str, str]
    rules: Mapping[str, int]
    seed: int
    card_data: str
    version: str = __version__

    @classmethod
    def of(
        cls, decks: tuple[Deck, Deck], bots: tuple[str, str], *, library: Library, **rest: Any
    ) -> Workload:
        """The workload of two decks of one game; `rest` are `rules` and `seed`."""
        catalog = library.catalog(decks[0].game)
        one, other = (content_of(deck, catalog) for deck in decks)
        return cls(catalog.game, (one, other), bots, card_data=catalog.digest, **rest)

    @classmethod
    def from_text(cls, text: str) -> Workload:
        """From what `to_text` wrote; raises ValueError, TypeError or KeyError for anything else."""
        plain = json.loads(text)
        one, other = plain.pop("decks")
        first, second = plain.pop("bots")
        return cls(decks=(one, other), bots=(first, second), **plain)

    def to_text(self) -> str:
        """One spelling for equal workloads."""
        plain = {key: getattr(self, key) for key in (*_SETTINGS, "decks", "bots")}
        return json.dumps(plain, ensure_ascii=False, sort_keys=True)

    @property
    def is_mirror(self) -> bool:
        """Whether both sides are one deck and one bot: then both games of a pair are the same."""
        return self.bots[0] == self.bots[1] and _cards(self.decks[0]) == _cards(self.decks[1])

    def names(self) -> tuple[str, str]:
        one, other = (str(deck.get("name") or "a deck without a name") for deck in self.decks)
        return one, other

    def pair_seed(self, pair: int) -> int:
        """The seed of both games of a pair: enough to play either of them alone."""
        return seeded(self.seed, "pair", pair).state

    def differences(self, other: Workload, *, besides: tuple[str, ...] = ()) -> list[str]:
        """In what this differs from another workload, leaving out what is named in `besides`."""
        found = []
        for key in _SETTINGS:
            mine, theirs = getattr(self, key), getattr(other, key)
            if key not in besides and mine != theirs:
                found.append(f"{_WORDS.get(key, key)} {_shown(theirs)}, not {_shown(mine)}")
        for side, name in enumerate(SIDES):
            if _cards(self.decks[side]) != _cards(other.decks[side]):
                found.append(f"another deck {name} ({other.names()[side]})")
            if self.bots[side] != other.bots[side]:
                found.append(f"bot {other.bots[side]} for {name}, not {self.bots[side]}")
        return found


def content_of(deck: Deck, catalog: Catalog) -> dict[str, Any]:
    """A deck by the ids of its cards, in the order of the ids; `deck_of` reads it again."""
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
    for key, listed in deck.amount_lists.items():
        content[key] = {one.name: one.count for one in sorted(listed.items, key=lambda x: x.name)}
    content.update({key: option.value for key, option in deck.options.items()})
    return content


def deck_of(content: Content, library: Library) -> Deck:
    """The deck that `content_of` wrote."""
    file = library.deck_from_text(Source("deck.json", json.dumps(dict(content))))
    if file.deck is None:
        raise DeckcliError(f'the deck "{content.get("name", "")}" cannot be read again')
    return file.deck


def _cards(content: Content) -> dict[str, Any]:
    return {key: value for key, value in content.items() if key != "name"}


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return json.dumps(value)
    return str(value)[:12]  # digests are long

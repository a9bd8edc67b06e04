"""What is played: two runs with equal workloads play the same games, pair by pair.

A match is one pairing of two decks. A tournament is a list of pairings, each a separate match whose
seed is derived from the tournament's and from what the two sides bring, so that an additional deck
changes nothing between the others. Pairs are numbered across all pairings in turn, so that whatever
works with the numbers of a match also works with those of a tournament.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256
from itertools import combinations
from typing import Any

from deckcli import __version__
from deckcli.catalog.catalog import Catalog
from deckcli.catalog.game_facts import Holds
from deckcli.core.errors import DeckcliError, NotPlayable
from deckcli.core.files import Source
from deckcli.core.rng import seeded
from deckcli.decks.checking import of_the_file
from deckcli.decks.deck import Deck
from deckcli.engine.rule_options import Rules
from deckcli.games.library import Library
from deckcli.matches.table import SIDES

Content = Mapping[str, Any]
_SETTINGS = ("plan", "game", "card_data", "rules", "seed", "version")
_WORDS = {"card_data": "card data", "version": "deckcli version"}
_SEEDS = 10**9  # limit for the seeds of pairings: short enough to type


class Plan(StrEnum):
    """Who meets whom."""

    MATCH = "match"
    ROUND_ROBIN = "roundrobin"  # everybody meets everybody
    GAUNTLET = "gauntlet"  # the first meets all others


@dataclass(frozen=True, slots=True)
class Workload:
    """Everything that decides how games go, as plain values that can be sent and stored.

    Decks are lists of card ids: neither the files they came from nor their names matter.
    """

    game: str
    decks: tuple[Content, ...]
    bots: tuple[str, ...]
    rules: Rules
    seed: int
    card_data: str
    version: str = __version__
    plan: str = Plan.MATCH

    def __post_init__(self) -> None:
        if len(self.bots) != len(self.decks) or len(self.decks) < 2:
            raise ValueError(f"{len(self.decks)} decks and {len(self.bots)} bots")
        if Plan(self.plan) is Plan.MATCH and len(self.decks) != 2:
            raise ValueError(f"a match has two decks, not {len(self.decks)}")

    @classmethod
    def of(
        cls, decks: Sequence[Deck], bots: Sequence[str], *, library: Library, **rest: Any
    ) -> Workload:
        """The workload of decks of one game; `rest` are `rules`, `seed` and `plan`."""
        catalog = library.catalog(decks[0].game)
        contents = tuple(content_of(deck, catalog) for deck in decks)
        return cls(catalog.game, contents, tuple(bots), card_data=catalog.digest, **rest)

    @classmethod
    def from_text(cls, text: str) -> Workload:
        """Read what `to_text` wrote; raises ValueError, TypeError or KeyError for anything else."""
        plain = json.loads(text)
        decks, bots = tuple(plain.pop("decks")), tuple(plain.pop("bots"))
        return cls(decks=decks, bots=bots, **plain)

    def to_text(self) -> str:
        """A text that is the same for equal workloads."""
        plain = {key: getattr(self, key) for key in (*_SETTINGS, "decks", "bots")}
        return json.dumps(plain, ensure_ascii=False, sort_keys=True)

    @property
    def is_match(self) -> bool:
        return self.plan == Plan.MATCH

    @property
    def is_mirror(self) -> bool:
        """Whether both sides have the same deck and bot: then both games of a pair are the same."""
        return self.is_match and self.entrant(0) == self.entrant(1)

    def names(self) -> list[str]:
        """The names of the decks, numbered where they are the same."""
        names = [str(deck.get("name") or "a deck without a name") for deck in self.decks]
        if self.is_match:
            return names
        often = Counter(names)
        return [
            f"{name} ({names[: at + 1].count(name)})" if often[name] > 1 else name
            for at, name in enumerate(names)
        ]

    def entrant(self, deck: int) -> str:
        """What a side brings: its cards and its bot, as a canonical text."""
        return json.dumps([_cards(self.decks[deck]), self.bots[deck]], sort_keys=True)

    # -- pairings

    def pairings(self) -> list[tuple[int, int]]:
        """The decks that meet, by index; a match has one pairing."""
        if self.plan == Plan.GAUNTLET:
            return [(0, opponent) for opponent in range(1, len(self.decks))]
        return list(combinations(range(len(self.decks)), 2))

    def matches(self) -> list[Workload]:
        """Each pairing as a match; played alone, it goes the same way."""
        if self.is_match:
            return [self]
        entrants = [
            sha256(self.entrant(deck).encode()).hexdigest() for deck in range(len(self.decks))
        ]
        return [
            replace(
                self,
                decks=(self.decks[a], self.decks[b]),
                bots=(self.bots[a], self.bots[b]),
                seed=seeded(self.seed, "pairing", *sorted((entrants[a], entrants[b]))).below(
                    _SEEDS
                ),
                plan=Plan.MATCH,
            )
            for a, b in self.pairings()
        ]

    def pair_seed(self, pair: int) -> int:
        """The seed of both games of a pair in a match: enough to play either of them alone."""
        return seeded(self.seed, "pair", pair).state

    # -- comparing

    def differences(self, other: Workload, *, besides: tuple[str, ...] = ()) -> list[str]:
        """How this differs from another workload, apart from the fields in `besides`."""
        found = []
        for key in _SETTINGS:
            mine, theirs = getattr(self, key), getattr(other, key)
            if key not in besides and mine != theirs:
                found.append(f"{_WORDS.get(key, key)} {_shown(theirs)}, not {_shown(mine)}")
        if len(self.decks) != len(other.decks):
            return [*found, f"{len(other.decks)} decks, not {len(self.decks)}"]
        for place, name in enumerate(other.names()):
            side = SIDES[place] if self.is_match else str(place + 1)
            if _cards(self.decks[place]) != _cards(other.decks[place]):
                found.append(f"another deck {side} ({name})")
            if self.bots[place] != other.bots[place]:
                whose = side if self.is_match else f"deck {side}"
                found.append(f"bot {other.bots[place]} for {whose}, not {self.bots[place]}")
        return found


def turn_of(number: int, pairings: int) -> tuple[int, int]:
    """The pairing that the pair with this number belongs to, and its number in that pairing."""
    before, pairing = divmod(number - 1, pairings)
    return pairing, before + 1


def content_of(deck: Deck, catalog: Catalog) -> dict[str, Any]:
    """A deck as card ids, in order of id; `deck_of` reads it back."""
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
        content[key] = {
            amount.name: amount.count for amount in sorted(listed.items, key=lambda x: x.name)
        }
    content.update({key: option.value for key, option in deck.options.items()})
    return content


def deck_of(content: Content, library: Library) -> Deck:
    """The deck that `content_of` wrote; raises DeckcliError if part of it is unknown."""
    file = library.deck_from_text(Source("deck.json", json.dumps(dict(content))))
    for finding in of_the_file(file.findings):
        message = f'the deck "{content.get("name", "")}" cannot be read again: {finding.message}'
        raise DeckcliError(message, hint=finding.hint)
    assert file.deck is not None  # else there would be a finding
    return file.deck


def _cards(content: Content) -> dict[str, Any]:
    return {key: value for key, value in content.items() if key != "name"}


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return json.dumps(value)
    return str(value)[:12]  # digests are long

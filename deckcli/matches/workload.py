"""What is played: two runs with equal workloads play the same games, rotation by rotation.

A rotation is one seed in every cyclic seating; with two decks it is a pair. A match is one group of
two to four decks. A tournament is a list of groups, each a separate match whose seed is derived
from the tournament's and from what its decks bring, so that an additional deck changes nothing
between the others. Rotations are numbered across all groups in turn, so that whatever works with
the numbers of a match also works with those of a tournament.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import sha256
from itertools import combinations
from math import comb
from typing import Any

from deckcli import __version__
from deckcli.catalog.catalog import Catalog
from deckcli.core.errors import BadSetting
from deckcli.core.json_text import without_halves
from deckcli.core.rng import seeded
from deckcli.decks.deck import Deck
from deckcli.decks.plain import Content, content_of
from deckcli.engine.rule_options import Rules
from deckcli.games.library import Library
from deckcli.matches.table import LETTERS

_WORDS = {"card_data": "card data", "version": "deckcli version", "sample": "a sample of groups"}
_KINDS = {
    "plan": str, "table": int, "sample": int, "game": str, "card_data": str, "rules": dict,
    "seed": int, "version": str, "race": int, "pilots": dict,
}  # fmt: skip
_SEEDS = 10**9  # limit for the seeds of groups: short enough to type


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
    table: int = 2  # how many decks meet in a game of a tournament
    sample: int = 0  # how many groups meet; 0: all of them
    race: int = 0  # to how many prizes each row of a store is played; 0: the game has none
    pilots: Mapping[str, str] = field(default_factory=dict)  # the versions of bots, where known

    def __post_init__(self) -> None:
        decks = len(self.decks)
        if len(self.bots) != decks:
            raise ValueError(f"{decks} decks and {len(self.bots)} bots")
        if self.race < 0:
            raise ValueError(f"a race to {self.race}")
        if not 2 <= self.seats <= min(decks, len(LETTERS)) or self.sample < 0:
            raise ValueError(f"a {Plan(self.plan)} of {decks} decks at tables for {self.seats}")

    def __hash__(self) -> int:
        return hash(self.to_text())

    @classmethod
    def of(
        cls,
        decks: Sequence[Deck],
        bots: Sequence[str],
        *,
        library: Library,
        race: int = 0,
        **rest: Any,
    ) -> Workload:
        """The workload of decks of one game; `rest` are its other fields, such as `rules`.

        Without a race, each game of one with prizes is a race to one. Raises BadSetting for a race
        in a game without prizes.
        """
        catalog = library.catalog(decks[0].game)
        rest["race"] = _race_in(catalog, race)
        contents = tuple(content_of(deck, catalog) for deck in decks)
        return cls(catalog.game, contents, tuple(bots), card_data=catalog.digest, **rest)

    @classmethod
    def from_text(cls, text: str) -> Workload:
        """Read what `to_text` wrote; raises ValueError, TypeError or KeyError for anything else."""
        plain = json.loads(text)
        if not isinstance(plain, dict):
            raise TypeError("it is no mapping")
        decks, bots = tuple(plain.pop("decks")), tuple(plain.pop("bots"))
        for key, kind in _KINDS.items():
            if key in plain and type(plain[key]) is not kind:
                raise TypeError(f"{key} is {plain[key]!r}")
        if not all(isinstance(deck, dict) and deck["game"] == plain["game"] for deck in decks):
            raise TypeError("a deck is no deck of the game")
        if not all(isinstance(bot, str) for bot in bots):
            raise TypeError("the name of a bot is no word")
        return cls(decks=decks, bots=bots, **plain)

    def to_text(self) -> str:
        """A text that is the same for equal workloads."""
        plain = {key: getattr(self, key) for key in (*_KINDS, "decks", "bots")}
        if not self.race:
            del plain["race"]
        if not self.pilots:
            del plain["pilots"]
        return without_halves(json.dumps(plain, ensure_ascii=False, sort_keys=True))

    @property
    def is_match(self) -> bool:
        return self.plan == Plan.MATCH

    @property
    def what(self) -> str:
        """A match or a tournament, in a word."""
        return "match" if self.is_match else "tournament"

    @property
    def seats(self) -> int:
        """How many play in a game, and so how many games a rotation has."""
        return len(self.decks) if self.is_match else self.table

    @property
    def unit(self) -> str:
        """What a rotation is called: a pair if two play."""
        return "pair" if self.seats == 2 else "rotation"

    @property
    def is_mirror(self) -> bool:
        """Whether one deck and bot has all seats: then all games of a rotation are the same."""
        first, *others = map(self.entrant, range(len(self.decks)))
        return self.is_match and all(other == first for other in others)

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

    # -- groups

    def groups(self) -> list[tuple[int, ...]]:
        """The decks that meet at one table, by index; a match has one group."""
        decks, always = range(len(self.decks)), range(int(self.plan == Plan.GAUNTLET))
        drawn, number = decks[len(always) :], self.seats - len(always)
        if self.sample:
            found = sampled(drawn, number, self.sample, self.seed)
        else:
            found = list(combinations(drawn, number))
        return [(*always, *group) for group in found]

    def matches(self) -> list[Workload]:
        """Each group as a match; played alone, it goes the same way."""
        if self.is_match:
            return [self]
        entrants = [
            sha256(self.entrant(deck).encode()).hexdigest() for deck in range(len(self.decks))
        ]
        return [
            replace(
                self,
                decks=tuple(self.decks[deck] for deck in group),
                bots=tuple(self.bots[deck] for deck in group),
                seed=seeded(self.seed, "pairing", *sorted(entrants[deck] for deck in group)).below(
                    _SEEDS
                ),
                plan=Plan.MATCH,
                table=2,
                sample=0,
            )
            for group in self.groups()
        ]

    def rotation_seed(self, number: int) -> int:
        """The seed of all games of a rotation in a match: enough to play any of them alone."""
        return seeded(self.seed, "pair", number).state

    # -- comparing

    def differences(
        self, other: Workload, *, besides: Sequence[str] = (), edited: Sequence[int] = ()
    ) -> list[str]:
        """How this differs from another workload, but for some fields and the cards of decks."""
        found = []
        for key in _KINDS:
            mine, theirs = getattr(self, key), getattr(other, key)
            if key not in (*besides, "pilots") and mine != theirs:
                found.append(f"{_WORDS.get(key, key)} {_shown(theirs)}, not {_shown(mine)}")
        if len(self.decks) != len(other.decks):
            return [*found, f"{len(other.decks)} decks, not {len(self.decks)}"]
        for place, name in enumerate(other.names()):
            side = LETTERS[place] if self.is_match else str(place + 1)
            if place not in edited and _cards(self.decks[place]) != _cards(other.decks[place]):
                found.append(f"another deck {side} ({name})")
            if self.bots[place] != other.bots[place]:
                whose = side if self.is_match else f"deck {side}"
                found.append(f"bot {other.bots[place]} for {whose}, not {self.bots[place]}")
        for name, version in self.pilots.items():
            if other.pilots.get(name, version) != version:  # older stores do not know
                found.append(f"another version of the bot {name}")
        return found

    def has_edited(self, other: Workload, deck: int) -> bool:
        """Whether a deck has other cards in the other workload."""
        return _cards(self.decks[deck]) != _cards(other.decks[deck])


def _race_in(catalog: Catalog, race: int) -> int:
    if race and not catalog.info.prizes:
        raise BadSetting(
            f"{catalog.game} is not played in races: its winners take nothing that can be counted",
            hint="leave out --race",
        )
    return race or int(bool(catalog.info.prizes))


def turn_of(number: int, groups: int) -> tuple[int, int]:
    """The group that the rotation with this number belongs to, and its number in that group."""
    before, group = divmod(number - 1, groups)
    return group, before + 1


def sampled(decks: Sequence[int], seats: int, number: int, seed: int) -> list[tuple[int, ...]]:
    """So many groups of so many decks, drawn so that all take part about equally often."""
    if number >= comb(len(decks), seats):
        return list(combinations(decks, seats))
    rng, order = seeded(seed, "groups"), list(decks)
    often: Counter[int] = Counter()
    found: set[tuple[int, ...]] = set()
    while len(found) < number:
        rng.shuffle(order)
        rarest = sorted(order, key=often.__getitem__)
        group = tuple(sorted(rarest[:seats]))
        while group in found:
            rng.shuffle(order)
            group = tuple(sorted(order[:seats]))
        found.add(group)
        often.update(group)
    return sorted(found)


def _cards(content: Content) -> dict[str, Any]:
    return {key: value for key, value in content.items() if key != "name"}


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return json.dumps(value)
    return str(value)[:12]  # digests are long

"""What is printed on a Blue Moon card, in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Face
from deckcli.engine.state import BITS
from deckcli.engine.words.kinds import Static
from deckcli.games.blue_moon.rules.codes import (
    AIMS,
    BLUFFS,
    CHANGES_PLAYS,
    DEPENDS,
    FREE,
    GANG,
    GANGS,
    ICONS,
    INTRICATE,
    IS_FREE_IF,
    KINDS,
    ON_PLAY,
    ONCE_PER_TURN,
    PAIR,
    PEOPLES,
    TAGS,
    TIMINGS,
    USES,
)
from deckcli.games.blue_moon.rules.texts import OneOf, depends, is_boon, is_intricate


class BlueMoonFace(Face):
    """What is printed on a Blue Moon card."""

    __slots__ = (
        "bluff", "capacity", "earth", "fire", "follows_any", "gang", "goes_further", "has_text",
        "has_values", "highest", "icons", "is_chosen", "is_playable", "is_simple", "kind",
        "layered", "moons", "only_helps", "pair", "people", "statics", "tags", "texts", "touches",
    )  # fmt: skip

    def __init__(self, index: i64, card_id: str, names: Mapping[str, str]) -> None:
        super().__init__(index, card_id, names)
        self.kind: i64 = -1
        self.people: i64 = -1
        self.fire: i64 = 0
        self.earth: i64 = 0
        self.has_values = False  # a printed 0 is a value, too
        self.highest: i64 = -1  # the higher printed value
        self.moons: i64 = 0
        self.icons: i64 = 0  # here and below, a bit for each word
        self.tags: i64 = 0
        self.pair: i64 = -1  # its word, as a number
        self.gang: i64 = -1
        self.bluff: i64 = -1
        self.capacity: i64 = 0
        self.has_text = False
        self.is_chosen = False  # the opponent resolves it first
        self.is_playable = True
        self.statics = vec[Static]()  # what its texts do all the time
        self.layered = vec[Static]()  # those of them that have a layer
        self.touches: i64 = 0  # a bit for each kind of these
        self.is_simple = True  # playing it changes nothing that others could be played by
        self.only_helps = True  # played, it makes nothing worth less on its side, or more opposite
        self.goes_further = False  # whether it may be played after others that count, by its icons
        self.follows_any = False  # whether it may follow any other card
        # what its texts do at a certain time, for each of the timings
        self.texts = _no_texts()

    def read(self, facts: Mapping[str, Any], pairs: Mapping[str, int]) -> None:
        """Take over the printed facts."""
        self.kind = KINDS.index(facts["kind"])
        if "people" in facts:
            self.people = PEOPLES.index(facts["people"])
        if "fire" in facts:
            self.fire, self.earth, self.has_values = facts["fire"], facts["earth"], True
            self.highest = max(self.fire, self.earth)
        self.moons = facts.get("moons", 0)
        self.icons = _bits(facts.get("icons", ()), ICONS)
        self.tags = _bits(facts.get("tags", ()), TAGS)
        if "pair" in facts:
            self.pair = pairs[facts["pair"]]
        if "gang" in facts:
            self.gang = GANGS.index(facts["gang"])
        if "bluff" in facts:
            self.bluff = BLUFFS.index(facts["bluff"])
        self.capacity = facts.get("capacity", 0)
        self.has_text = "abilities" in facts
        self.is_chosen = facts.get("chosen", False)

    def file_texts(self, abilities: vec[Ability]) -> None:
        """File the texts it has by when they work."""
        self.statics, self.layered, self.touches = vec[Static](), vec[Static](), 0
        self.texts = _no_texts()
        for ability in abilities:
            for static in ability.statics:
                self.statics = append(self.statics, static)
                self.touches |= BITS[static.stat]
                if isinstance(static.group, OneOf):
                    self.touches |= BITS[AIMS]
                if static.layer > 0:
                    self.layered = append(self.layered, static)
                    if depends(static):
                        self.touches |= BITS[DEPENDS]
                    if is_intricate(static):
                        self.touches |= BITS[INTRICATE]
            if ability.program >= 0:
                timing = TIMINGS.index(ability.kind)
                self.texts[timing] = append(self.texts[timing], ability)
                if timing == ONCE_PER_TURN:
                    self.touches |= BITS[USES]
        may_be_free = self.icons & FREE != 0 or self.touches >> IS_FREE_IF & 1 != 0
        self.goes_further = may_be_free or self.icons & (PAIR | GANG) != 0
        self.follows_any = may_be_free or self.icons & (PAIR | GANG) == PAIR | GANG
        is_quiet = len(self.texts[ON_PLAY]) == 0
        self.is_simple = is_quiet and not self.touches & CHANGES_PLAYS
        self.only_helps = is_quiet and all(
            static.layer == 0 or is_boon(static) for static in self.statics
        )


def _no_texts() -> vec[vec[Ability]]:
    return vec[vec[Ability]]([vec[Ability]() for timing in TIMINGS])


def _bits(words: Sequence[str], known: tuple[str, ...]) -> int:
    """A bit for each word, by its position among the known ones."""
    return sum(2 ** known.index(word) for word in words)

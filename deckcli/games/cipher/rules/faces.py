"""What is printed on a Cipher card, in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Face
from deckcli.engine.state import BITS
from deckcli.engine.words.kinds import Static
from deckcli.games.cipher.rules.codes import (
    FURTHER_NAMES,
    GENDERS,
    ON_FIELD,
    STATS,
    SYMBOLS,
    TYPES,
    WEAPONS,
    bits,
)

_MARKS: Final = 30  # no more: larger numbers take Python twice as long
_ANY_NAME: Final = 2**_MARKS - 1


class CipherFace(Face):
    """What is printed on a Cipher card."""

    __slots__ = (
        "acts", "also", "attack", "attack_skills", "cheapest", "class_change", "cost",
        "defense_skills", "from_back", "from_front", "further", "genders", "is_playable", "marks",
        "places", "ranges", "statics", "support", "symbols", "touches", "touches_others", "types",
        "unit", "weapons", "who",
    )  # fmt: skip

    def __init__(self, index: i64, card_id: str, names: Mapping[str, str]) -> None:
        super().__init__(index, card_id, names)
        self.unit: i64 = -1  # the unit name, as a number
        self.who: dict[str, str] = {}  # the unit name in words, by language
        self.further: i64 = -1  # another unit name that is printed
        self.also: i64 = -1  # another unit name it bears
        self.marks: i64 = _ANY_NAME  # a bit for each name it bears, which others may have, too
        self.cost: i64 = 99
        self.class_change: i64 = -1  # -1: cannot be class-changed into
        self.cheapest: i64 = 99  # the least it costs to bring it onto the field
        self.attack: i64 = 0
        self.support: i64 = 0
        self.symbols: i64 = 0  # here and below, a bit for each word or number
        self.weapons: i64 = 0
        self.types: i64 = 0
        self.genders: i64 = 0
        self.ranges: i64 = 0
        self.from_front: i64 = 0  # lines it reaches: 0 none, 1 front, 2 back, 3 both
        self.from_back: i64 = 0
        self.statics = _no_statics()  # for each stat
        self.touches: i64 = 0  # a bit for each stat with statics
        self.touches_others: i64 = 0  # the same for statics that affect more than the card itself
        self.places: i64 = 0  # where its skills work, apart from the field
        self.acts = vec[Ability]()
        self.attack_skills = vec[Ability]()  # what it does as a supporting card
        self.defense_skills = vec[Ability]()
        self.is_playable = True

    def read(self, facts: Mapping[str, Any], unit: i64, further: i64) -> None:
        """Take over the printed facts. X counts as 0: no card in the pool has it."""
        self.unit, self.further, self.who = unit, further, dict(facts["unit"])
        self.cost = _printed(facts["cost"]["deploy"])
        if "class_change" in facts["cost"]:
            self.class_change = _printed(facts["cost"]["class_change"])
        self.cheapest = self.cost if self.class_change < 0 else min(self.cost, self.class_change)
        self.attack, self.support = _printed(facts["attack"]), _printed(facts["support"])
        self.symbols = bits(facts["symbols"], SYMBOLS)
        self.weapons = bits(facts.get("weapons", ()), WEAPONS)
        self.types = bits(facts.get("types", ()), TYPES)
        self.genders = bits([facts.get("gender", "")], GENDERS)
        for distance in facts["range"]:
            self.ranges |= BITS[distance]
        self.from_front, self.from_back = self.ranges >> 1 & 3, self.ranges >> 2 & 3

    def clear_skills(self) -> None:
        """Forget all skills."""
        self.statics = _no_statics()
        self.touches = self.touches_others = self.places = 0
        self.acts = vec[Ability]()
        self.attack_skills, self.defense_skills = vec[Ability](), vec[Ability]()

    def add_skill(self, ability: Ability, mode: str, place: i64) -> None:
        """File a skill by its use: ACT, support in attack or defence, or continuous."""
        self.places |= place & ~ON_FIELD
        if ability.kind == "ACT":
            self.acts = append(self.acts, ability)
        if mode in ("ATK", "BOTH"):
            self.attack_skills = append(self.attack_skills, ability)
        if mode in ("DEF", "BOTH"):
            self.defense_skills = append(self.defense_skills, ability)
        self._add_statics(ability)

    def _add_statics(self, ability: Ability) -> None:
        for static in ability.statics:
            self.statics[static.stat] = append(self.statics[static.stat], static)
            self.touches |= BITS[static.stat]
            if not static.is_own:
                self.touches_others |= BITS[static.stat]

    def note_names(self) -> None:
        """It bears its further name as long as a skill says so."""
        is_borne = not self.is_playable or self.touches >> FURTHER_NAMES & 1 != 0
        self.also = -1
        if is_borne:
            self.also = self.further
        self.marks = _mark(self.unit)
        if self.also != -1:
            self.marks |= _mark(self.also)

    def shares_name(self, other: CipherFace) -> bool:
        """Whether the two share a unit name; where this is asked often, `marks` are asked first."""
        if self.unit == other.unit or self.unit == other.also:
            return True
        return self.also != -1 and (self.also == other.unit or self.also == other.also)


def _mark(name: i64) -> i64:
    """The bit of a name; there are more names than bits."""
    return BITS[name % _MARKS]


def _no_statics() -> vec[vec[Static]]:
    return vec[vec[Static]]([vec[Static]() for stat in range(STATS)])


def _printed(value: object) -> i64:
    return value if isinstance(value, int) else 0

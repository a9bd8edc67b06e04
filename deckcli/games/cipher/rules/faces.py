"""What is printed on a Cipher card, in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.engine.abilities import Ability
from deckcli.engine.game import Face
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


class CipherFace(Face):
    """What is printed on a Cipher card."""

    __slots__ = (
        "acts", "also", "attack", "attack_skills", "cheapest", "class_change", "cost",
        "defense_skills", "from_back", "from_front", "further", "genders", "is_playable", "places",
        "ranges", "statics", "support", "symbols", "touches", "touches_others", "types", "unit",
        "weapons", "who",
    )  # fmt: skip

    def __init__(self, index: int, card_id: str, names: Mapping[str, str]) -> None:
        super().__init__(index, card_id, names)
        self.unit = -1  # the unit name, as a number
        self.who: dict[str, str] = {}  # the unit name in words, by language
        self.further = -1  # another unit name that is printed
        self.also = -1  # another unit name it bears
        self.cost = 99
        self.class_change = -1  # -1: cannot be class-changed into
        self.cheapest = 99  # the least it costs to bring it onto the field
        self.attack = self.support = 0
        self.symbols = self.weapons = self.types = self.genders = self.ranges = 0
        self.from_front = self.from_back = 0  # lines it reaches: 0 none, 1 front, 2 back, 3 both
        self.statics: list[list[Static]] = [[] for _ in range(STATS)]
        self.touches = 0  # a bit for each stat with statics
        self.touches_others = 0  # the same for statics that affect more than the card itself
        self.places = 0  # where its skills work, apart from the field
        self.acts: list[Ability] = []
        self.attack_skills: list[Ability] = []  # what it does as a supporting card
        self.defense_skills: list[Ability] = []
        self.is_playable = True

    def read(self, facts: Mapping[str, Any], unit: int, further: int) -> None:
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
            self.ranges |= 2 ** int(distance)
        self.from_front, self.from_back = self.ranges >> 1 & 3, self.ranges >> 2 & 3

    def clear_skills(self) -> None:
        """Forget all skills."""
        self.statics = [[] for _ in range(STATS)]
        self.touches = self.touches_others = self.places = 0
        self.acts, self.attack_skills, self.defense_skills = [], [], []

    def add_skill(self, ability: Ability, mode: str, place: int) -> None:
        """File a skill by its use: ACT, support in attack or defence, or continuous."""
        self.places |= place & ~ON_FIELD
        if ability.kind == "ACT":
            self.acts.append(ability)
        if mode in ("ATK", "BOTH"):
            self.attack_skills.append(ability)
        if mode in ("DEF", "BOTH"):
            self.defense_skills.append(ability)
        self._add_statics(ability)

    def _add_statics(self, ability: Ability) -> None:
        for static in ability.statics:
            self.statics[static.stat].append(static)
            self.touches |= 2**static.stat
            if not static.is_own:
                self.touches_others |= 2**static.stat

    def note_names(self) -> None:
        """It bears its further name as long as a skill says so."""
        is_borne = not self.is_playable or self.touches >> FURTHER_NAMES & 1 != 0
        self.also = self.further if is_borne else -1

    def shares_name(self, other: CipherFace) -> bool:
        """Whether the two share a unit name."""
        if self.unit == other.unit or self.unit == other.also:
            return True
        return self.also != -1 and (self.also == other.unit or self.also == other.also)


def _printed(value: object) -> int:
    return value if isinstance(value, int) else 0

"""What is printed on a card, in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Face
from deckcli.engine.state import BITS
from deckcli.engine.words.kinds import Static
from deckcli.games.summon_magic.rules import codes as t


class SummonFace(Face):
    """A card; what its kind does not have is 0."""

    __slots__ = (
        "actions", "answers", "attack", "attacks", "attribute", "base_counters", "base_name",
        "base_race", "bearer", "category", "cost", "cost_kind", "defence", "is_continuous",
        "is_equip", "is_settable", "is_unique", "kind", "lends", "lends_attack",
        "lends_defence", "name_index", "passives", "races", "sacrifice", "statics", "summon",
        "summoned_by", "touches", "touches_others", "use",
    )  # fmt: skip

    def __init__(self, index: i64, card_id: str, names: Mapping[str, str]) -> None:
        super().__init__(index, card_id, names)
        self.kind: i64 = t.MONSTER
        self.summon: i64 = t.NORMAL
        self.attribute: i64 = t.NO_ATTRIBUTE
        self.name_index: i64 = 0  # one number for all cards of the same name
        self.races: i64 = 0  # here and below, a bit for each word
        self.category: i64 = -1
        self.attack: i64 = 0
        self.defence: i64 = 0
        self.cost_kind: i64 = t.NO_COST
        self.cost: i64 = 0
        self.passives: i64 = 0
        self.sacrifice: i64 = 0  # how many monsters it takes to enter
        self.is_unique = False
        self.is_settable = False
        self.is_equip = False
        self.is_continuous = False
        self.bearer: i64 = 0  # the races that an equip card asks for; 0: any
        self.lends_attack: i64 = 0  # what it changes on its bearer
        self.lends_defence: i64 = 0
        self.lends: i64 = 0
        self.base_name: i64 = -1  # what an EVO-L monster asks of its base
        self.base_race: i64 = 0
        self.base_counters: i64 = 0
        self.summoned_by = vec[i64]()  # the names that bring an EX-S monster
        self.answers: i64 = t.ANYTHING  # a bit for each item it may answer
        self.use: Ability | None = None  # what a card that is played does
        self.attacks = vec[Ability]()  # skills of a command, its own or those it lends
        self.actions = vec[Ability]()
        self.statics = _no_statics()  # for each stat
        self.touches: i64 = 0  # a bit for each stat with statics
        self.touches_others: i64 = 0  # the same for statics that reach more than the card itself

    def read(self, facts: Mapping[str, Any], words: Mapping[str, list[str]]) -> None:
        """Take over the printed facts; names of other cards come later."""
        self.kind = t.KINDS.index(facts["kind"])
        if "summon" in facts:
            self.summon = t.SUMMONS.index(facts["summon"])
        if "attribute" in facts:
            self.attribute = t.ATTRIBUTES.index(facts["attribute"])
        self.races = bits(facts.get("races", ()), words["race"])
        if "category" in facts:
            self.category = words["category"].index(facts["category"])
        self.attack, self.defence = facts.get("attack", 0), facts.get("defence", 0)
        cost = facts.get("cost", {"kind": "none"})
        self.cost_kind, self.cost = t.COSTS.index(cost["kind"]), cost.get("amount", 0)
        for passive in facts.get("passives", ()):
            if passive["name"] == "sacrifice":
                self.sacrifice = passive["amount"]
        names = [passive["name"] for passive in facts.get("passives", ())]
        self.passives = passive_bits(facts.get("passives", ()))
        self.is_unique, self.is_settable = "unique" in names, "settable" in names
        self.is_equip = facts.get("subkind") == "equip"
        self.is_continuous = facts.get("subkind") == "continuous"
        if "equip" in facts:
            self._read_equip(facts["equip"], words)
        base = facts.get("evolves_from", {})
        if "race" in base:
            self.base_race = bits([base["race"]], words["race"])
        self.base_counters = base.get("counters", 0)
        answers = facts.get("answers", ["any"])
        if answers != ["any"]:
            self.answers = bits(answers, t.ITEMS)

    def _read_equip(self, equip: Mapping[str, Any], words: Mapping[str, list[str]]) -> None:
        self.lends_attack, self.lends_defence = equip["attack"], equip["defence"]
        self.lends = passive_bits(equip.get("passives", ()))
        if "race" in equip:
            self.bearer = bits([equip["race"]], words["race"])

    def clear_skills(self) -> None:
        """Forget what was derived from abilities."""
        self.statics = _no_statics()
        self.touches = self.touches_others = 0
        self.use = None
        self.attacks, self.actions = vec[Ability](), vec[Ability]()

    def add_skill(self, ability: Ability) -> None:
        """File an ability by its use: commanded, played, or continuous."""
        if ability.kind == "attack":
            self.attacks = append(self.attacks, ability)
        elif ability.kind == "action":
            self.actions = append(self.actions, ability)
        elif ability.event < 0 and ability.program >= 0:
            self.use = ability
        for static in ability.statics:
            self.statics[static.stat] = append(self.statics[static.stat], static)
            self.touches |= BITS[static.stat]
            if not static.is_own:
                self.touches_others |= BITS[static.stat]


def bits(words: Any, known: Any) -> i64:
    """A bit for each of the words."""
    found: i64 = 0
    for word in words:
        found |= BITS[list(known).index(word)]
    return found


def passive_bits(passives: Any) -> i64:
    """The passives that can be gained and lost."""
    spelled = [
        f"resist_{passive['against']}" if passive["name"] == "resist" else passive["name"]
        for passive in passives
    ]
    return bits([name for name in spelled if name in t.PASSIVES], t.PASSIVES)


def _no_statics() -> vec[vec[Static]]:
    return vec[vec[Static]]([vec[Static]() for stat in range(t.STATS)])

"""The printed side of a card, as the rules need it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckcli.core.packed import filled
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.abilities import NO_EVENT, Ability
from deckcli.engine.game import Face
from deckcli.engine.words.kinds import Static
from deckcli.games.ashes.rules.codes import (
    ALLY,
    BASIC,
    CONJURATION,
    COUNTS_AS_ALLY,
    FACES,
    KINDS,
    LEVELS,
    MAIN,
    NO_ACTION,
    REACTION,
    READY,
    SIDE,
)

_ACTIONS = {"main": MAIN, "side": SIDE}
_VALUES = ("attack", "life", "recover")


class Price:
    """What a cost takes: an action, cards of the hand, dice. Never changes."""

    __slots__ = ("action", "basics", "discards", "exhausts", "symbols", "total")

    def __init__(self, types: int) -> None:
        self.action: i64 = NO_ACTION
        self.exhausts = False  # an exhaustion token on the card itself
        self.discards: i64 = 0
        self.symbols = filled(0, types * LEVELS)  # by kind of die; the basic ones are counted
        self.basics: i64 = 0  # here
        self.total: i64 = 0  # of all dice

    def read(self, cost: Mapping[str, Any], types: Sequence[str]) -> bool:
        """Take over what a card file says; whether these rules know how that is paid."""
        if not isinstance(cost.get("action", ""), str):
            return False  # two actions at once
        self.action = _ACTIONS.get(cost.get("action", ""), NO_ACTION)
        self.exhausts = bool(cost.get("exhaust", False))
        self.discards = cost.get("discard", 0)
        for symbol, number in cost.get("dice", {}).items():
            kind, _, level = symbol.partition(".")
            if not isinstance(number, int):
                return False
            self.total += number
            if kind == FACES[BASIC]:
                self.basics += number
            elif kind not in types or level not in FACES:
                return False
            else:
                self.symbols[types.index(kind) * LEVELS + FACES.index(level)] += number
        return True


class AshesFace(Face):
    """What is printed on a card, and what follows from its abilities."""

    __slots__ = (
        "battlefield", "bonuses", "can_be_paid", "discounts", "focus", "frees", "has_lasting_uses",
        "is_playable", "is_unit", "kind", "other_cost", "play", "price", "printed_as_unit",
        "program", "reacts", "reacts_to", "resparks", "spellboard", "statics", "uses", "values",
    )  # fmt: skip

    def __init__(self, index: i64, card_id: str, names: Mapping[str, str], types: int) -> None:
        super().__init__(index, card_id, names)
        self.kind: i64 = 0
        self.values = filled(0, 3)  # attack, life, recover, as the stats are numbered
        self.bonuses = filled(0, 3)  # of an alteration, for its unit
        self.battlefield: i64 = 0
        self.spellboard: i64 = 0
        self.price = Price(types)
        self.program: i64 = -1  # how one is played that has no effect then
        self.is_playable = True
        self.can_be_paid = True  # with the dice that are known
        self.printed_as_unit = False
        # What follows from its abilities:
        self.is_unit = False
        self.play: Ability | None = None  # the effect of an action spell
        self.reacts: Ability | None = None  # the effect of a reaction spell
        self.reacts_to: i64 = NO_EVENT  # what that reaction waits for
        self.resparks: Ability | None = None
        self.uses = vec[Ability]()  # those that are used, as an action or without one
        self.frees = vec[Ability]()  # those of them that are used without one
        self.has_lasting_uses = False  # exhausted, it can still be used
        self.statics = vec[Static]()  # those that change its own values
        self.focus: i64 = 0  # a bit for each level it has a focus ability of
        self.discounts = filled(0, 4)  # by level of focus, fewer basic dice
        self.other_cost: i64 = 0  # the level of focus that allows another cost; 0: none

    def read(self, facts: Mapping[str, Any], types: Sequence[str]) -> None:
        self.kind = KINDS.index(facts["kind"])
        stats = facts.get("stats", {})
        bonus = facts.get("bonus", {})
        self.values = vec[i64]([_number(stats.get(name, 0)) for name in _VALUES])
        self.bonuses = vec[i64]([_number(bonus.get(name, 0)) for name in _VALUES])
        self.battlefield = stats.get("battlefield", 0)
        self.spellboard = stats.get("spellboard", 0)
        self.can_be_paid = self.price.read(facts.get("cost", {}), types)
        self.printed_as_unit = self.kind in (ALLY, CONJURATION)

    @property
    def is_spell(self) -> bool:
        return self.kind >= READY

    def clear_abilities(self) -> None:
        """Forget what followed from its abilities."""
        self.is_unit = self.printed_as_unit
        self.play = self.reacts = self.resparks = None
        self.reacts_to = NO_EVENT
        self.uses, self.frees, self.statics = vec[Ability](), vec[Ability](), vec[Static]()
        self.focus, self.other_cost, self.has_lasting_uses = 0, 0, False
        self.discounts = filled(0, 4)

    def note(self, ability: Ability) -> None:
        """Take over what an ability is for."""
        if ability.kind == "effect":
            if self.kind == REACTION:
                self.reacts, self.reacts_to = ability, ability.event
            else:
                self.play = ability
        elif ability.kind == "respark":
            self.resparks = ability
        elif ability.kind == "activated":
            self.uses = append(self.uses, ability)
        elif ability.kind == "free_action":
            self.uses, self.frees = append(self.uses, ability), append(self.frees, ability)
        for static in ability.statics:
            if static.stat == COUNTS_AS_ALLY:
                self.is_unit = True
            elif static.is_own:
                self.statics = append(self.statics, static)


def _number(value: Any) -> int:
    """What is printed; an X is counted in play."""
    return value if isinstance(value, int) else 0

"""Cards, units, bonds, players, effects and events, as a player speaks of them."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

COMBAT = "combat"  # until its end; other effects last until the end of a turn


@dataclass(eq=False)  # a deck holds a card up to four times
class Card:
    """What is printed on a card, but for its skills."""

    id: str
    names: frozenset[str]
    cost: int
    class_change: int | None
    symbols: frozenset[str]
    gender: str | None
    weapons: frozenset[str]
    types: frozenset[str]
    attack: int
    support: int
    range: frozenset[int]

    @classmethod
    def of(cls, facts):
        names = [facts["unit"], *facts.get("also", ())]
        return cls(
            facts.id,
            frozenset(name["en"] for name in names),
            facts["cost"]["deploy"],
            facts["cost"].get("class_change"),
            frozenset(facts["symbols"]) - {"colourless"},
            facts.get("gender"),
            frozenset(facts.get("weapons", ())),
            frozenset(facts.get("types", ())),
            facts["attack"],
            facts["support"],
            frozenset(facts["range"]),
        )

    def is_named(self, *names):
        return not self.names.isdisjoint(names)

    @property
    def cost_on_a_unit(self):
        """What putting it on a unit costs: the class change cost if it has one."""
        return self.cost if self.class_change is None else self.class_change


@dataclass
class Effect:
    """Something that lasts on a unit: until the end of combat, or of the turn of that number."""

    what: str
    value: Any
    until: Any


@dataclass(eq=False)
class Unit:
    """A stack on the field; the first of its cards is on top."""

    cards: list[Card]
    seat: int
    is_front: bool
    is_tapped: bool = False
    is_leader: bool = False
    effects: list[Effect] = field(default_factory=list)
    used: Counter = field(default_factory=Counter)  # skills this turn, by their names
    has_attacked: bool = False  # this turn
    destroyed: Any = None  # how, until the rules have dealt with it

    @property
    def names(self):
        return self.cards[0].names

    @property
    def face(self):
        """The card that it is: its top card, or the one that it imitates."""
        looks = self.lasting("look") if self.effects else ()
        return looks[-1] if looks else self.cards[0]

    @property
    def cost(self):
        return self.face.cost

    @property
    def gender(self):
        return self.face.gender

    @property
    def types(self):
        return self.face.types

    @property
    def weapons(self):
        return self.face.weapons | set(self.lasting("weapon"))

    @property
    def is_class_changed(self):
        return len(self.cards) > 1 and self.cards[0].class_change is not None

    def is_named(self, *names):
        return self.cards[0].is_named(*names)

    def lasting(self, what):
        return [effect.value for effect in self.effects if effect.what == what]


@dataclass(eq=False)
class Bond:
    card: Card
    is_up: bool = True


@dataclass(eq=False)
class Player:
    """One side; the last card of a deck is its top."""

    seat: int
    deck: list[Card] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    orbs: list[Card] = field(default_factory=list)
    retreat: list[Card] = field(default_factory=list)
    bonds: list[Bond] = field(default_factory=list)
    units: list[Unit] = field(default_factory=list)
    support: Card | None = None
    spent: int = 0  # of the bonds, this turn
    draws: int = 0  # for class changes, which the next check brings
    locked: set[str] = field(default_factory=set)  # skills, for the rest of the game

    @property
    def front(self):
        return [unit for unit in self.units if unit.is_front]

    @property
    def back(self):
        return [unit for unit in self.units if not unit.is_front]

    @property
    def leader(self):
        return next(unit for unit in self.units if unit.is_leader)

    @property
    def face_up(self):
        return [bond for bond in self.bonds if bond.is_up]

    def units_named(self, *names):
        return [unit for unit in self.units if unit.is_named(*names)]


@dataclass
class Event:
    """Something that triggers skills."""

    what: str  # deployed, class_changed, attack, destroyed, moved, evaded, turn_ends
    unit: Unit | None = None  # whom it is about
    target: Unit | None = None  # of an attack
    attacker: Unit | None = None  # whose attack destroyed the unit
    skill: tuple | None = None  # the skill that destroyed it: who used it, and its name


class GameOver(Exception):
    """Somebody has won, or (None) nobody."""

    def __init__(self, winner):
        super().__init__(winner)
        self.winner = winner

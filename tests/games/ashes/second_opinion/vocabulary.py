"""What the cards are told with: abilities, the uses of them, and what they may be aimed at."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ashes.second_opinion.nouns import Card, Cost, Source

ABILITIES = defaultdict(list)  # by the ids of cards, from top to bottom
GUARDS = {"seaside-raven", "massive-growth", "summon-silver-snake"}  # against opponents' spells


@dataclass(frozen=True, eq=False)
class Ability:
    """Something on a card that is played, activated or triggered."""

    name: str  # none where only the card has one
    when: str  # play, activate, anytime, or the event that triggers it
    cost: Cost
    targets: tuple  # functions that tell the candidates
    does: Callable
    where: Callable | None  # tells whether it is triggered, or may be used
    is_optional: bool
    is_inexhaustible: bool
    does_target: bool  # whether its text says so: only then it can be cancelled


@dataclass
class Event:
    """Something that triggers abilities."""

    what: str
    card: Card | None = None  # whom it is about
    seat: int | None = None  # who controlled it, or whose doing it is
    damage: Any = None
    source: Source | None = None
    answered: Any = None  # the use that aims at something


@dataclass(eq=False)
class Use:
    """An ability as somebody uses it."""

    ability: Ability
    card: Card | None  # none for a dice power
    seat: int
    event: Event | None = None
    targets: list = field(default_factory=list)  # None where there was nothing to aim at
    is_cancelled: bool = False
    is_doubled: bool = False  # for a die more

    @property
    def target(self):
        return self.targets[0]

    @property
    def name(self):
        """Of the ability, or of its card where it has none."""
        return self.ability.name or self.card.name

    @property
    def kind(self):
        if self.card is None:
            return "die"
        return "spell" if self.card.kind.endswith("_spell") else "ability"

    @property
    def source(self):
        return Source(self.seat, self.kind)


def ability(card_id, when, cost="", *, name=None, targets=(), where=None, **traits):
    """Says of a function that it is what an ability does."""

    def add(does):
        made = Ability(
            name,
            when,
            Cost.told(cost),
            tuple(targets),
            does,
            where,
            traits.pop("may", bool(cost)),
            traits.pop("inexhaustible", False),
            traits.pop("targeted", bool(targets)),
        )
        if traits:
            raise TypeError(f"{card_id}: {sorted(traits)}")
        ABILITIES[card_id].append(made)
        return does

    return add


# -- what may be aimed at: each tells the candidates from the table and the use


def any_unit(table, use):
    return [unit for player in table.in_turn for unit in player.units]


def own_unit(table, use):
    return table.players[use.seat].units


def opposing_unit(table, use):
    return opposing_units(table, use.seat)


def opposing_units(table, seat):
    return [unit for player in table.opponents(seat) for unit in player.units]


def any_phoenixborn(table, use):
    return [player.phoenixborn for player in table.in_turn]


def unit_or_phoenixborn(table, use):
    return any_unit(table, use) + any_phoenixborn(table, use)


def any_player(table, use):
    return list(table.in_turn)


def opponent(table, use):
    return table.opponents(use.seat)

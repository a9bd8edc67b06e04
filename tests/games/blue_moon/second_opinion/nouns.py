"""Cards, cards that lie on the table, ships, players and turns, as a player speaks of them."""

from dataclasses import dataclass, field
from typing import Any

from blue_moon.second_opinion.texts import TEXTS

ICONS = ("shield_fire", "shield_earth", "stop", "retrieve", "free", "pair", "gang", "protected")
HAND_CARDS = ("character", "booster", "support")  # what an area of a fight takes


class GameOver(Exception):
    """Somebody has won."""

    def __init__(self, winner):
        super().__init__(winner)
        self.winner = winner


@dataclass(frozen=True, eq=False)  # both players may have the same card
class Card:
    """A card as it is printed; one that prints no values has None for them."""

    id: str
    name: str
    kind: str
    people: str
    fire: int | None
    earth: int | None
    moons: int
    icons: frozenset[str]
    pair: str | None
    gang: str | None
    bluff: str | None
    capacity: int

    @classmethod
    def of(cls, facts):
        return cls(
            facts.id,
            facts.name("en"),
            facts.kind,
            facts["people"],
            facts.get("fire"),
            facts.get("earth"),
            facts.get("moons", 0),
            frozenset(facts.get("icons", ())),
            facts.get("pair"),
            facts.get("gang"),
            facts.get("bluff"),
            facts.get("capacity", 0),
        )

    @property
    def text(self):
        return TEXTS.get(self.id, {})

    @property
    def is_flit_character(self):
        return self.people == "flit" and self.kind == "character"

    def value(self, element):
        """What is printed, nothing being 0."""
        return (self.fire if element == "fire" else self.earth) or 0


@dataclass(eq=False)
class Laid:
    """A card in a combat or support area."""

    card: Card
    seat: int
    is_active: bool = True
    is_bluff: bool = False  # it lies face down, a support whatever it is
    is_used: bool = False  # what it may do once on a turn
    chosen: Any = None  # the card that "one of my ..." means

    @property
    def kind(self):
        return "support" if self.is_bluff else self.card.kind

    @property
    def text(self):
        return {} if self.is_bluff else self.card.text


@dataclass(eq=False)
class Ship:
    card: Card
    cargo: list[Card] = field(default_factory=list)

    @property
    def has_room(self):
        return len(self.cargo) < self.card.capacity


@dataclass(eq=False)
class Player:
    """One side; the last card of a deck is its top."""

    seat: int
    deck: list[Card] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    discard: list[Card] = field(default_factory=list)
    leadership: list[Card] = field(default_factory=list)
    combat: list[Laid] = field(default_factory=list)
    support: list[Laid] = field(default_factory=list)
    ships: list[Ship] = field(default_factory=list)
    landed: list[Ship] = field(default_factory=list)  # this turn
    dragons: int = 0
    open: set[Card] = field(default_factory=set)  # of the hand, laid open
    led: Card | None = None  # the leadership card of this turn
    has_run_out: bool = False  # before the other one

    @property
    def table(self):
        return self.combat + self.support

    @property
    def active(self):
        return [laid for laid in self.table if laid.is_active]

    @property
    def is_out_of_cards(self):
        return not self.hand and not self.deck

    def active_of(self, *kinds):
        return [laid for laid in self.active if laid.kind in kinds]

    def ship_with(self, card):
        """The landed ship that carries a card."""
        return next((ship for ship in self.landed if card in ship.cargo), None)


@dataclass
class Play:
    """A card that was played this turn."""

    card: Card
    kind: str  # as what it was played
    counts: bool = True  # it takes a place that another might have taken
    from_hand: bool = True
    pair: str | None = None  # the pair that it begins
    gang: str | None = None


@dataclass
class Turn:
    """What has happened on this turn."""

    plays: list[Play] = field(default_factory=list)
    used: list[Card] = field(default_factory=list)  # those whose text was used
    loads: int = 0
    taken: int = 0  # from the draw deck, by the player on turn
    is_stopped: bool = False
    attacks_again: bool = False
    has_waived: bool = False  # the condition of a mutant
    phase: str = "beginning"
    has_met_demands: bool = False

    @property
    def has_character(self):
        return any(play.kind == "character" for play in self.plays)

    def played(self, *kinds):
        return [play for play in self.plays if play.kind in kinds]

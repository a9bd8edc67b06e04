"""Cards, monsters, cards that lie on the table, players and uses, as a player speaks of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

ATTACK, DEFENCE = "attack", "defence"  # positions


@dataclass(eq=False)  # a deck holds a card up to three times
class Card:
    """What is printed on a card, but for what it does."""

    id: str
    name: str
    kind: str
    subkind: str | None
    summon: str | None  # normal, ex_s or evo_l
    attribute: str | None
    races: frozenset[str]
    category: str | None
    attack: int
    defence: int
    cost_kind: str | None
    cost: int
    passives: frozenset[tuple]  # pairs of a name and what it says more, or None
    equip: dict[str, Any]  # the bearer's race, and what it gives
    answers: tuple[str, ...]
    base: dict[str, Any]  # what it evolves from
    called_by: tuple[str, ...]  # names of cards that extra-summon it
    owner: int = 0
    is_side: bool = False  # it came from the side deck, to which it goes back

    @classmethod
    def of(cls, facts):
        equip = facts.get("equip", {})
        return cls(
            facts.id,
            facts.name("en"),
            facts.kind,
            facts.get("subkind"),
            facts.get("summon"),
            facts.get("attribute"),
            frozenset(facts.get("races", ())),
            facts.get("category"),
            facts.get("attack", 0),
            facts.get("defence", 0),
            facts.get("cost", {}).get("kind"),
            facts.get("cost", {}).get("amount", 0),
            _passives(facts.get("passives", ())),
            {**equip, "passives": _passives(equip.get("passives", ()))} if equip else {},
            tuple(facts.get("answers", ())),
            dict(facts.get("evolves_from", {})),
            tuple(facts.get("extra_summon", {}).get("by", ())),
        )

    @property
    def is_monster(self):
        return self.kind == "monster"

    @property
    def is_settable(self):
        return not self.is_monster or ("settable", None) in self.passives

    @property
    def adv(self):
        return self.cost if self.cost_kind == "adv" else 0

    @property
    def sacrifices(self):
        return sum(amount for name, amount in self.passives if name == "sacrifice")

    @property
    def is_unique(self):
        return ("unique", None) in self.passives


def _passives(printed):
    return frozenset((one["name"], one.get("against", one.get("amount"))) for one in printed)


@dataclass(eq=False)
class Monster:
    """A monster on the field; the first of its cards is on top."""

    cards: list[Card]
    seat: int  # of its controller
    position: str
    is_up: bool = True
    equipment: list[Card] = field(default_factory=list)
    counters: list[Card] = field(default_factory=list)
    damage: dict[str, int] = field(default_factory=lambda: {ATTACK: 0, DEFENCE: 0})
    boosts: list[tuple[int, int]] = field(default_factory=list)  # for the turn
    is_commanded: bool = False  # this turn
    is_turned: bool = False  # this turn, by its player
    used: set[str] = field(default_factory=set)  # skills and equipment, this turn

    @property
    def card(self):
        return self.cards[0]

    @property
    def cost(self):
        """Of which kind and how much: a reference is to the card below."""
        card = next(one for one in self.cards if one.cost_kind != "reference")
        return card.cost_kind, card.cost

    def has_race(self, *races):
        """A monster that nobody sees has no race."""
        return self.is_up and not self.card.races.isdisjoint(races)

    def refresh(self):
        """What lasts for a turn is over."""
        self.damage = {ATTACK: 0, DEFENCE: 0}
        self.boosts, self.used = [], set()
        self.is_commanded = self.is_turned = False


@dataclass(eq=False)
class Laid:
    """A card in a magic, field or weather zone."""

    card: Card
    seat: int  # who laid it there
    is_up: bool = True
    turn: int = 0  # in which it was set


@dataclass(eq=False)
class Player:
    """One side; the last card of a deck is its top."""

    seat: int
    deck: list[Card] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    graveyard: list[Card] = field(default_factory=list)
    side_deck: list[Card] = field(default_factory=list)
    monsters: list[Monster] = field(default_factory=list)
    magic: list[Laid] = field(default_factory=list)
    field: Laid | None = None
    avatar: Card | None = None
    has_read_side_deck: bool = False  # the avatar's use of it, once a game
    evolutions: int = 0  # this turn

    @property
    def sets(self):
        return [laid for laid in self.magic if not laid.is_up]


@dataclass(eq=False)
class Use:
    """An action, a card or a skill that was declared and takes effect later."""

    seat: int
    what: str  # charge, summon, evolve, magic, set, attack, action, position, end, timing, counter
    does: Callable
    card: Card | None = None
    laid: Laid | None = None  # where the card lay face-down
    monster: Monster | None = None
    skill: Any = None
    targets: list = field(default_factory=list)
    position: str | None = None
    answered: Any = None  # the use that this one answers
    is_void: bool = False

    @property
    def is_magic(self):
        return self.what == "use" and self.card.kind == "magic"


class GameOver(Exception):
    """Somebody has won, or (None) nobody; and why."""

    def __init__(self, winner, why):
        super().__init__(winner, why)
        self.winner, self.why = winner, why

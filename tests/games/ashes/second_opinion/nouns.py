"""Cards, dice, players, damage and effects, as a player speaks of them."""

from collections import Counter
from dataclasses import dataclass, field

DICE = ("natural", "charm", "ceremonial", "illusion")
FACES = ("power", "class", "basic")  # each pays for itself and for those after it
UNITS = ("ally", "conjuration")


class Die(tuple):
    """A rolled die: its type and its face. Two that are alike are the same."""

    __slots__ = ()

    def __new__(cls, kind, face):
        return super().__new__(cls, (kind, face))

    @property
    def kind(self):
        return self[0]

    @property
    def face(self):
        return self[1]

    def pays(self, symbol):
        """Whether it pays for a symbol such as `charm.class` or `basic`."""
        if symbol == "basic":
            return True
        kind, _, face = symbol.partition(".")
        return kind == self.kind and FACES.index(self.face) <= FACES.index(face)


@dataclass(eq=False)  # a deck holds a card up to three times
class Card:
    """One card: what is printed on it, and in play what lies on it."""

    id: str
    name: str
    kind: str
    cost: "Cost"
    attack: int | str = 0  # "X" where the text says what it is
    life: int | str = 0
    recover: int = 0
    limit: int = 0  # of a conjuration: how many there are
    slots: dict[str, int] = field(default_factory=dict)  # of a Phoenixborn
    bonus: Counter = field(default_factory=Counter)  # of an alteration

    owner: int = 0
    wounds: int = 0
    exhaustion: int = 0
    status: int = 0
    attached: list["Card"] = field(default_factory=list)
    charm_dice: int = 0
    raised: int = 0  # its attack, until the turn ends
    has_bypass: bool = False  # until the turn ends
    is_cancelled: bool = False  # a ready spell, until the recovery phase
    is_destroyed: bool = False  # it still lies there, but not for long
    is_consumed: bool = False  # it leaves the game instead of being discarded

    @classmethod
    def of(cls, facts, owner=0):
        """A card as the catalog prints it."""
        stats = facts.get("stats", {})
        slots = {key: stats[key] for key in ("battlefield", "spellboard") if key in stats}
        values = (stats.get(key, 0) for key in ("attack", "life", "recover"))
        bonus = Counter(facts.get("bonus", {}))
        cost = Cost.printed(facts.get("cost", {}))
        limit = facts.get("limit", 0)
        return cls(
            facts.id, facts["name"]["en"], facts.kind, cost, *values, limit, slots, bonus, owner
        )

    @property
    def is_exhausted(self):
        return self.exhaustion > 0

    @property
    def is_unit(self):
        """Units of a battlefield: an action spell that lies there is considered to be an ally."""
        return self.kind in UNITS or self.is_copy

    @property
    def is_copy(self):
        return self.id == "strange-copy"

    @property
    def is_ally(self):
        return self.kind == "ally" or self.is_copy

    @property
    def is_phoenixborn(self):
        return self.kind == "phoenixborn"

    def clear(self):
        """As it comes off the table: without tokens and without what was said of it."""
        self.wounds = self.exhaustion = self.status = self.raised = self.charm_dice = 0
        self.has_bypass = self.is_cancelled = False
        self.is_destroyed = self.is_consumed = False


@dataclass(frozen=True)
class Cost:
    """What playing or using something costs."""

    action: str | None = None  # main or side
    exhaust: bool = False
    discard: int = 0
    dice: tuple[str, ...] = ()  # a symbol for each die

    @classmethod
    def printed(cls, facts):
        dice = [symbol for symbol, count in facts.get("dice", {}).items() for _ in range(count)]
        return cls(facts.get("action"), False, 0, strictest_first(dice))

    @classmethod
    def told(cls, text):
        """A cost in words: `side exhaust natural.class basic basic`, `discard` for a card."""
        words = text.split()
        action = next((word for word in words if word in ("main", "side")), None)
        dice = [word for word in words if word == "basic" or "." in word]
        return cls(action, "exhaust" in words, words.count("discard"), strictest_first(dice))


def strictest_first(dice):
    order = [f"{kind}.{face}" for face in FACES[:2] for kind in DICE] + ["basic"]
    return tuple(sorted(dice, key=order.index))


@dataclass(eq=False)
class Player:
    """One side; the last card of a draw pile is its top."""

    seat: int
    phoenixborn: Card
    hand: list[Card] = field(default_factory=list)
    draw_pile: list[Card] = field(default_factory=list)
    discard_pile: list[Card] = field(default_factory=list)
    conjurations: list[Card] = field(default_factory=list)
    battlefield: list[Card] = field(default_factory=list)
    spellboard: list[Card] = field(default_factory=list)
    active: list[Die] = field(default_factory=list)
    exhausted: list[str] = field(default_factory=list)  # types: the faces no longer matter
    is_out: bool = False
    has_main: bool = False  # his actions of this turn
    sides: int = 0
    has_passed: bool = False  # on his latest turn
    has_reacted: bool = False  # this turn
    hunger: int = 0  # cards that he could not draw

    @property
    def units(self):
        """Those that can still be spoken of: not the ones that are being destroyed."""
        return [unit for unit in self.battlefield if not unit.is_destroyed]

    @property
    def has_room(self):
        return len(self.battlefield) < self.phoenixborn.slots["battlefield"]

    def books(self, card_id):
        """The copies of a ready spell on the spellboard."""
        return [spell for spell in self.spellboard if spell.id == card_id]

    def has_shelf_for(self, card):
        names = {spell.id for spell in self.spellboard}
        return card.id in names or len(names) < self.phoenixborn.slots["spellboard"]

    @property
    def cards_in_play(self):
        """Everything he controls."""
        cards = [self.phoenixborn, *self.spellboard]
        for unit in self.battlefield:
            cards += [unit, *unit.attached]
        return cards


@dataclass(eq=False)
class Source:
    """Whose doing something is, and of what kind: a spell, an ability, a die, attack or counter."""

    seat: int | None  # nobody's if something merely ran out
    kind: str
    units: tuple[Card, ...] = ()  # that attack or counter

    @property
    def is_fight(self):
        return self.kind in ("attack", "counter")


@dataclass(eq=False)
class Damage:
    """So much for one card, by one source."""

    target: Card
    amount: int
    source: Source
    is_lessened_by: int = 0  # when a Phoenixborn receives it (Abundance)


class GameOver(Exception):
    """Somebody has won, or (None) nobody."""

    def __init__(self, winner):
        super().__init__(winner)
        self.winner = winner

"""Cards, entries of the action list, characters, players and actions, as a player speaks of them."""

from dataclasses import dataclass, field
from typing import Any

NUMBERS = {"Joker": 0, "A": 1, "J": 11, "Q": 12, "K": 13}
COURT = ("A", "J", "Q", "K")  # what an armed soldier may trigger Next Generation with
CHARACTERS = ("common-soldier", "hero", "ace", "magician", "armed-soldier", "bulwark")


class GameOver(Exception):
    """Somebody has won, or (None) nobody."""

    def __init__(self, winner):
        super().__init__(winner)
        self.winner = winner


@dataclass(eq=False)  # two Jokers are two cards
class Card:
    """A card of a pack; a Joker has no suit and the number 0."""

    id: str
    suit: str | None
    rank: str

    @classmethod
    def of(cls, facts):
        return cls(facts.id, facts.get("suit"), facts["rank"])

    @property
    def number(self):
        return _number(self.rank)

    @property
    def is_dug_for(self):
        """Whether Next Generation looks for it, and losing it as a bulwark triggers that."""
        return self.rank in COURT or self.rank == "Joker"


class Entry:
    """An action as the list prints it: what raising it takes."""

    def __init__(self, facts):
        self.id, self.name, self.format = facts.id, facts.name("en"), facts["format"]
        self.key = facts.get("key", {"cards": 0})
        self.keys = self.key["cards"]
        self.cost = "".join(facts.get("cost", ()))
        self.target = facts.get("target")
        self.is_direct = facts["raised"] == "direct"
        self.is_immediate = facts["speed"] == "immediate"
        self.is_quick = facts["timing"] == "quick"
        self.is_quick_magic = facts["type"] == "quick_magic"
        self.is_once_a_turn = facts.get("once_per_turn", False)
        self.is_for_others_turns = facts.get("not_on_own_turn", False)
        self.is_uncounterable = facts.get("uncounterable", False)

    def fits(self, card, shown):
        """Whether a card may be the next key after those that are shown."""
        key, at = self.key, len(shown)
        if "suits" in key and card.suit != key["suits"][at]:
            return False
        if "ranks" in key and card.rank != key["ranks"][at]:
            return False
        if "from" in key and not _number(key["from"]) <= card.number <= _number(key["to"]):
            return False
        if key.get("same") == "suit":
            return card.suit is not None and all(card.suit == one.suit for one in shown)
        return key.get("same") != "number" or all(card.number == one.number for one in shown)

    def ways_to_show(self, hand, shown=()):
        """Every way to show the keys from a hand, one after the other in the order of the list."""
        if len(shown) == self.keys:
            yield shown
            return
        for card in hand:
            if card not in shown and self.fits(card, shown):
                yield from self.ways_to_show(hand, (*shown, card))


def _number(rank):
    return NUMBERS[rank] if rank in NUMBERS else int(rank)


@dataclass(eq=False)
class Character:
    """A soldier or a bulwark, called by the first of its cards."""

    cards: list[Card]
    seat: int
    is_bulwark: bool = False
    is_driven: bool = False
    new: list[Card] = field(default_factory=list)  # those of its cards that came this turn
    bonus: int = 0  # Up and Down

    @property
    def name(self):
        return self.cards[0].id

    @property
    def is_magician(self):
        return not self.is_bulwark and self.name == "Joker"

    @property
    def is_soldier(self):
        return not self.is_bulwark

    @property
    def may_attack(self):
        """Charged, and not made only of cards that came this turn; aces and magicians are hasty."""
        if self.is_driven or self.is_bulwark:
            return False
        is_hasty = self.is_magician or any(card.rank == "A" for card in self.cards)
        return is_hasty or len(self.new) < len(self.cards)

    @property
    def next_generations(self):
        """How often its death triggers Next Generation."""
        if len(self.cards) == 1:
            return int(self.cards[0].is_dug_for)
        return sum(card.rank in COURT for card in self.cards)


@dataclass(eq=False)
class Action:
    """An action that somebody has raised, or an effect has put up."""

    entry: Entry
    seat: int
    keys: list[Card] = field(default_factory=list)
    target: Any = None  # a character, another action, or a seat

    @property
    def sum_of_keys(self):
        return sum(card.number for card in self.keys)

    def number_of_key(self, suit):
        return next(card.number for card in self.keys if card.suit == suit)


@dataclass(eq=False)
class Player:
    """One side; the last card of a deck is its top."""

    hand: list[Card] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)
    graveyard: list[Card] = field(default_factory=list)
    soldiers: list[Character] = field(default_factory=list)
    bulwarks: list[Character] = field(default_factory=list)
    force: int = 0  # what Force adds to all soldiers this turn

    @property
    def characters(self):
        return self.soldiers + self.bulwarks

    def damage(self, amount):
        for _ in range(min(amount, len(self.deck))):
            self.graveyard.append(self.deck.pop())

    def draw(self, amount):
        for _ in range(min(amount, len(self.deck))):
            self.hand.append(self.deck.pop())

    def discard(self, card):
        self.hand.remove(card)
        self.graveyard.append(card)

    def number(self, soldier):
        """The number of one of the player's soldiers now."""
        return sum(card.number for card in soldier.cards) + soldier.bonus + self.force

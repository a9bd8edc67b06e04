"""Playing cards, actions and characters as the rules need them. None of them ever changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.game import Face
from deckcli.engine.notation import action
from deckcli.engine.state import BITS
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Static
from deckcli.games.blackpoker.rules.codes import (
    FREE,
    RAISE,
    SUITS,
    TYPES,
)
from deckcli.games.blackpoker.rules.key_sets import (
    KeySet,
    bits_of,
    key_sets,
    of_suit,
    or_higher,
    pairs_of,
)

if TYPE_CHECKING:
    from deckcli.games.blackpoker.rules.targets import Target

_CHARACTERS: Final = ("soldier", "bulwark", "character")  # their names in targets


class CardFace(Face):
    """A playing card."""

    __slots__ = ("bits", "is_in", "kind", "number", "or_higher", "suit", "suited")

    def __init__(self, index: i64, card_id: str, names: Mapping[str, str]) -> None:
        super().__init__(index, card_id, names)
        self.bits: i64 = 0  # its bit in a mask of cards; a Joker has one for each copy
        self.is_in: i64 = 0  # a bit for each of the game's `masks` that it is in
        self.number: i64 = 0
        self.suit: i64 = -1
        self.suited: i64 = 0  # the mask of its suit
        self.or_higher: i64 = 0  # the mask of its number and higher ones, in all suits
        self.kind: i64 = 0  # the character it is by itself

    def read(self, facts: Mapping[str, Any], kind: i64) -> None:
        self.number, self.kind = facts["number"], kind
        self.bits = bits_of(facts.get("suit", ""), facts["rank"])
        self.or_higher = or_higher(self.number)
        if "suit" in facts:
            self.suit = SUITS.index(facts["suit"])
            self.suited = of_suit(facts["suit"])


class ActionFace(Face):
    """An action of the list."""

    __slots__ = (
        "aims_at_actions", "aims_at_characters", "asks_for_more", "bulwarks", "cost", "counterable",
        "counts_keys", "discards", "is_immediate", "is_raised_by_players", "keys", "needs",
        "not_on_own_turn", "once", "option", "pairs", "place", "program", "sacrifices", "sets",
        "target", "timing", "type", "wants",
    )  # fmt: skip

    def __init__(self, index: i64, card_id: str, names: Mapping[str, str]) -> None:
        super().__init__(index, card_id, names)
        self.place: i64 = 0  # in the list of actions
        self.option: i64 = 0  # raising it, as an answer to a question
        self.program: i64 = -1
        self.type: i64 = 0
        self.timing = "main"
        self.is_immediate = False
        self.is_raised_by_players = True
        self.not_on_own_turn = False
        self.counterable = True
        self.once: i64 = 0  # its bit among the actions that may be raised once a turn, if any
        self.cost: list[str] = []  # the letters of its cost, in the order of payment
        self.bulwarks: i64 = 0  # how many of each it costs
        self.discards: i64 = 0
        self.sacrifices: i64 = 0
        self.sets = vec[KeySet]()
        self.keys: i64 = 0  # how many key cards
        self.pairs = vec[i64]()  # masks, if the key is two cards of any one of them
        self.needs: i64 = 0  # the cards that can be the first key
        self.wants: i64 = 0  # a bit for each of the game's `masks` that the hand needs a card of
        self.counts_keys = False  # whether that is not enough for a key
        self.target: Target | None = None
        self.aims_at_actions = self.aims_at_characters = False
        self.asks_for_more = False  # more than what it wants, and bulwarks

    def read(self, facts: Mapping[str, Any], place: i64) -> None:
        """Take over the facts of the list; target and program come later."""
        self.place, self.option = place, action(RAISE, place)
        self.type, self.timing = TYPES.index(facts["type"]), facts["timing"]
        self.is_immediate = facts["speed"] == "immediate"
        self.is_raised_by_players = facts["raised"] == "direct"
        self.not_on_own_turn = "not_on_own_turn" in facts
        self.counterable = "uncounterable" not in facts
        if "once_per_turn" in facts and place < len(BITS):
            self.once = BITS[place]  # of an action further down, one that is left (game.py)
        cost = self.cost = list(facts.get("cost", ()))
        self.bulwarks, self.discards = cost.count("B"), cost.count("D")
        self.sacrifices = cost.count("S")
        if "key" in facts:
            self.keys, self.sets = facts["key"]["cards"], key_sets(facts["key"])
            self.pairs = pairs_of(self.sets)
            self.needs = self.wanted()[0]
            self.counts_keys = self.keys > 1
        aim = facts.get("target", {}).get("what")
        self.aims_at_actions, self.aims_at_characters = aim == "action", aim in _CHARACTERS
        paid_later = self.discards + self.sacrifices  # bulwarks are counted for all at once
        self.asks_for_more = paid_later > 0 or "target" in facts or self.counts_keys

    def wanted(self) -> vec[i64]:
        """Masks of cards; whatever key is shown, a card of each of them is in it."""
        if self.keys == 0:
            return vec[i64]()
        if len(self.sets) == 1:
            return self.sets[0].masks
        union: i64 = 0  # and no card, if no pack can supply the key
        for key_set in self.sets:
            union |= key_set.union
        return vec[i64]([union])


class CharacterFace(Face):
    """What a card can be on the field."""

    __slots__ = ("frees", "place", "statics")

    def __init__(self, index: i64, card_id: str, names: Mapping[str, str]) -> None:
        super().__init__(index, card_id, names)
        self.place: i64 = 0  # in the list of characters
        self.frees: i64 = 0  # a bit for each type of action that costs its owner nothing
        self.statics = vec[Static]()

    def note_statics(self) -> None:
        """Collect what its abilities do all the time."""
        self.frees, self.statics = 0, vec[Static]()
        for ability in self.abilities:
            for static in ability.statics:
                self.statics = append(self.statics, static)
                if isinstance(static, Freed):
                    self.frees |= static.types


class Freed(Static):
    """Actions of some types cost the character's owner nothing."""

    __slots__ = ("types",)

    def __init__(self, types: i64) -> None:
        super().__init__(FREE, Itself(), Plain(1))
        self.types = types

"""Which pattern of a word goes with its arguments.

A word may have several patterns. The first whose conditions fit the arguments counts: a value that
is wanted, a type, COUNTED for something that is counted in pieces, ONE for a single card, or YOURS
for cards in a place of your own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from deckcli.core.sentences import Phrasebook
from deckcli.engine.language import vocabulary as v
from deckcli.engine.texts.tree import (
    ITSELF,
    AllBut,
    Bound,
    Choice,
    Said,
    Slot,
    Together,
    plain,
)

Names = Mapping[str, Mapping[str, Mapping[str, str]]]  # sort of name -> name -> language -> name


class Voice(NamedTuple):
    """What a game adds to a language: words for values, names in all languages, `self`."""

    book: Phrasebook
    names: Names
    itself: str
    more: Mapping[str, str]  # slots for facts of the card that are not in its program


class Unsaid(LookupError):
    """A word without a sentence in this language: a bug, which the tests find for every word."""


class Patterns:
    """The patterns of a language, and what they depend on."""

    code = ""

    def __init__(self, voice: Voice) -> None:
        self.book, self.names, self.itself, self.more = voice

    def pattern(self, said: Said) -> str:
        """The pattern of a word that goes with its arguments."""
        for given, patterns in said.word.sayings:
            if all(
                self._fits(said.args.get(name, self.more.get(name)), want)
                for name, want in given.items()
            ):
                if self.code not in patterns:
                    break
                return patterns[self.code]
        raise Unsaid(f'the {said.word.kind} "{said.word.name}" has no sentence in {self.code}')

    def _fits(self, value: Any, want: object) -> bool:
        sorts = {
            v.COUNTED: lambda: self.counted(value) is not None,
            v.ONE: lambda: self.is_one(value),
            v.YOURS: lambda: self.is_yours(value),
            v.ALL_BUT: lambda: isinstance(value, AllBut),
        }
        if isinstance(want, str) and want in sorts:
            return sorts[want]()
        if isinstance(want, type):
            return isinstance(value, want)
        if isinstance(value, Said) and value.word.kind == v.GROUP:  # all of a group, by its name
            return value.word.name == want and not value.word.args and not value.args["filter"]
        return bool(value == want)

    def is_one(self, cards: Any) -> bool:
        """Whether cards are a single one."""
        if isinstance(cards, Choice):
            return cards.most == 1
        if isinstance(cards, Bound):
            return not cards.slot.is_many
        return bool(cards == ITSELF) or (isinstance(cards, Said) and self.is_single(cards))

    def is_single(self, group: Said) -> bool:
        """Whether the noun of a group means one card."""
        raise NotImplementedError

    def is_yours(self, cards: Any) -> bool:
        """Whether cards lie in a place that is called yours, so that they are your own."""
        if isinstance(cards, Choice):
            return self.is_yours(cards.among)
        if isinstance(cards, Together):
            return all(map(self.is_yours, cards.groups))
        if isinstance(cards, Bound):
            return self.is_yours(cards.slot.source)
        return isinstance(cards, Said) and cards.word.kind == v.GROUP and self.has_owner(cards)

    def has_owner(self, group: Said) -> bool:
        """Whether the noun of a group says that its cards are yours."""
        raise NotImplementedError

    def is_alike(self, groups: Together) -> bool:
        """Whether groups differ only in the place where their cards lie."""
        found = [one for one in groups.groups if isinstance(one, Said) and self.place_of(one)]
        asked = [(self.name_of(one), plain(one.args["filter"])) for one in found]
        return len(found) == len(groups.groups) and all(one == asked[0] for one in asked)

    def name_of(self, group: Said) -> str:
        """What the cards of a group are called, wherever they lie."""
        raise NotImplementedError

    @staticmethod
    def same_filters(groups: Together) -> bool:
        """Whether the same is asked of the cards of all groups."""
        found = [one for one in groups.groups if isinstance(one, Said)]
        asked = [plain(one.args.get("filter")) for one in found]
        return len(found) == len(groups.groups) and all(one == asked[0] for one in asked)

    def is_told(self, group: Said, slot: Slot) -> bool:
        """Whether it is said already, where cards get a name, that they are of a group."""
        source = slot.source
        if not isinstance(source, Said):
            return False
        if source.word.kind == v.GROUP:
            return source.word is group.word
        return self.place_of(group) in self.pattern(source) if self.place_of(group) else False

    def told_among(self, group: Said) -> Slot | None:
        """The slot of named cards among which a group is, if they are known to lie there."""
        if not self.place_of(group):
            return None
        for one in group.args.get("filter", ()):
            if one.word.name == "among" and isinstance(one.args["group"], Bound):
                slot: Slot = one.args["group"].slot
                is_named = isinstance(slot.source, Said) and slot.source.word.kind != v.GROUP
                return slot if is_named and self.is_told(group, slot) else None
        return None

    def place_of(self, group: Said) -> str:
        """Where the cards of a group lie, if its noun says so."""
        raise NotImplementedError

    @staticmethod
    def capped(number: Any) -> tuple[Any, int]:
        """A number, and how much of it counts at most; 0 for no limit."""
        if isinstance(number, Said) and number.word.name == "capped":
            return number.args["number"], number.args["most"]
        return number, 0

    def counted(self, number: Any) -> Said | None:
        """The word whose noun says what is counted, if pieces are counted."""
        if not isinstance(number, Said) or number.word.kind != v.NUMBER:
            return None
        if "of" in number.word.args and number.word.name == "count":
            group = number.args["of"]
            return group if isinstance(group, Said) else None
        return number if "|" in self.pattern(number) else None

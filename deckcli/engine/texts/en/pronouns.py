"""When English says "it": of the single card that was named last, and nothing else.

A card that was chosen or set something off is "it" in its sentence and the next one, the card
itself and cards that everybody knows ("the attacking unit") in their sentence only. What a noun or
a filter mentions besides is not what a sentence is about, so it never becomes "it".
"""

from __future__ import annotations

from typing import Any, Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.texts.en.numbers import EnglishNumbers
from deckcli.engine.texts.tree import Said, Slot
from deckcli.engine.things import CARDS

_IT: Final = "it"
_SOURCES: Final = (v.GROUP, v.VERB, v.EVENT)


class EnglishPronouns(EnglishNumbers):
    """Remembers which card was named last."""

    named: object = None  # a slot, the card itself, or the name of a group of one card
    is_fresh = False  # it was named in this sentence
    is_picked = False  # it is picked in this sentence, so nothing else can be meant behind it
    has_rivals = False  # another card was named not long before it

    def mention(self, card: object, name: str) -> str:
        """A single card by its name, or "it" if nothing else can be meant."""
        is_again = card is not None and card == self.named
        if self.named is not None and not is_again:
            self.has_rivals = True
        self.named, self.is_fresh = card, True
        if is_again and (self.is_picked or not self.has_rivals):
            return _IT
        self.is_picked = False
        return name

    def pick(self, slot: Slot) -> None:
        """A card was picked."""
        self.mention(slot if self.can_be_it(slot) else None, "")
        self.is_picked = True

    def forget(self) -> None:
        """Something else was named that could be "it"."""
        self.named = None

    def next_sentence(self) -> None:
        """Only what was chosen, and in the sentence just before, can still be "it"."""
        if not (self.is_fresh and isinstance(self.named, Slot)):
            self.named, self.has_rivals = None, False
        self.is_fresh = self.is_picked = False

    def can_be_it(self, slot: Slot) -> bool:
        """Whether it is a single card without a letter."""
        source = slot.source
        if slot.is_many or (slot.is_used and slot.number in self.labels):
            return False
        if not isinstance(source, Said):
            return source is not None
        if source.word.kind == v.GROUP:
            return source.word.of == CARDS
        return source.word.kind in _SOURCES and source.word.name != "choose_number"

    def introduced(self, slot: Slot) -> str:
        if slot.is_used and slot.number in self.labels:
            self.forget()
            return f" ({self.labels[slot.number]})"
        is_made = isinstance(slot.source, Said) and slot.source.word.kind == v.VERB
        if is_made and self.can_be_it(slot):
            self.pick(slot)
        return ""

    def said(self, said: Said, *, plural: bool = False) -> str:
        if said.word.kind != v.FILTER:
            return super().said(said, plural=plural)
        before, self.named = self.named, None
        text = super().said(said, plural=plural)
        self.named = before
        return text

    def noun_pattern(self, said: Said) -> str:
        before = self.named
        pattern = super().noun_pattern(said)
        self.named = before
        return pattern

    def amount(self, number: Any, form: str, tails: list[str]) -> str:
        before = self.named
        text = super().amount(number, form, tails)
        self.named = None if "card|" in form else before
        return text

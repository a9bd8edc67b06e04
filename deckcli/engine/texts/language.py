"""What all languages have in common: how the slots of a pattern are filled.

    {who} <get|gets> {value:+} attack[ {until}]

- `{who}` is an argument of the word, said in the way that goes with what it holds; what stands
  behind a colon is its form, which each language defines. `{self}` is the card itself.
- `[...]` is left out if an argument in it is not given; those of `[&...][&...]` that are left are
  joined.
- `<get|gets>` follows the number of the cards named before it, where a language has that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, partial
from itertools import takewhile
from typing import Any, Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.texts.patterns import Voice
from deckcli.engine.texts.steps import Steps
from deckcli.engine.texts.tree import (
    ITSELF,
    AllBut,
    Event,
    Every,
    Met,
    Outline,
    Said,
    Slot,
    Span,
    Times,
    Whole,
    is_group,
    is_nested,
)

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_PART: Final = re.compile(r"\{(\w+)(?::([^}]*))?\}|<([^>|]*)\|([^>]*)>")
_OPTION: Final = re.compile(r"\[([^\[\]]*)\]")
_SEVERAL: Final = re.compile(r"(?:\[&[^\[\]]*\])+")
_SLOT: Final = re.compile(r"\{(\w+)")

Part = tuple[str, str | None, str, tuple[str, str]]  # what is before a slot; its name and form


@cache
def _parted(text: str) -> tuple[list[Part], str]:
    """The slots of a pattern, each with what stands before it, and what is left."""
    parts: list[Part] = []
    at = 0
    for found in _PART.finditer(text):
        parts.append((text[at : found.start()], found[1], found[2] or "", (found[3], found[4])))
        at = found.end()
    return parts, text[at:]


class Language(Steps):
    """Says outlines. A language is a subclass; it is made anew for each ability."""

    def __init__(self, voice: Voice, slots: list[Slot]) -> None:
        super().__init__(voice)
        self.labels = {}
        for slot in slots:
            others = [other for other in slots if slot in other.rivals] + list(slot.rivals)
            if self.referred(slot) in map(self.referred, others):
                self.labels[slot.number] = LETTERS[len(self.labels) % len(LETTERS)]

    subject: Any = None  # the cards an ability waits for
    now = ""  # what is asked of the card itself when the event has happened, if it is the subject

    # -- what each language says in its own way

    def ability(self, outline: Outline, *, is_used: bool, is_limited: bool = False) -> str:
        """The whole text.

        is_used: a player decides when, so conditions limit the use; is_limited: it happens only
        so often, which is said beside the text.
        """
        raise NotImplementedError

    def price(self, costs: list[Said]) -> str:
        """A price as it stands before a text."""
        raise NotImplementedError

    def paid(self, costs: list[Said]) -> str:
        """What a player does who pays a price."""
        raise NotImplementedError

    @staticmethod
    def printed(text: str) -> str:
        """What stands beside a text, in the signs of the language."""
        return text

    def alone(self, part: Said | list[Said]) -> str:
        """A step or a price as people are told what they are asked for."""
        return self.price(part) if isinstance(part, list) else self.step(part)

    def cards(self, group: Any, form: str) -> str:
        raise NotImplementedError

    def apart(self, group: Any, form: str) -> str:
        """Cards in marks, so that nobody takes the end of a filter for a part of another one."""
        raise NotImplementedError

    def some_of(self, cards: Any, amount: int, form: str) -> str:
        """So many of a group, or cards so many of which fit a filter."""
        raise NotImplementedError

    def fewer(self, left: Any, right: Any) -> str:
        """That there are fewer pieces of one sort than of another."""
        raise NotImplementedError

    def is_plural(self, group: Any) -> bool:
        raise NotImplementedError

    def referred(self, slot: Slot) -> str:
        """How cards are spoken of again, without a letter."""
        raise NotImplementedError

    def called(self, slot: Slot, noun: str) -> str:
        """How the card of an event is spoken of that has a name for it; "" otherwise."""
        calls = {} if slot.event is None else slot.event.calls_it
        return calls.get(self.code, "").replace("~", noun)

    def introduced(self, slot: Slot) -> str:
        """What follows where cards are named that get a letter."""
        raise NotImplementedError

    def number(self, number: Any, form: str) -> str:
        raise NotImplementedError

    def filtered(self, filters: list[Said], form: str) -> str:
        raise NotImplementedError

    def span(self, span: Span) -> str:
        raise NotImplementedError

    def any_of(self, words: list[str], form: str) -> str:
        raise NotImplementedError

    def all_but(self, word: str) -> str:
        raise NotImplementedError

    def conditions(self, conditions: list[Any]) -> str:
        raise NotImplementedError

    def stats(self, said: Said, tails: list[str]) -> str:
        """What `modify` does to the cards."""
        raise NotImplementedError

    def changes(self, said: Said) -> list[tuple[str, Any]]:
        """The patterns of the stats that are changed, with their values; computed ones last."""
        given = [
            (arg.patterns[self.code], said.args[name])
            for name, arg in said.word.args.items()
            if self.code in arg.patterns and said.args[name] is not None
        ]
        return sorted(given, key=lambda change: isinstance(change[1], Said | Times))

    def is_doubled(self, said: Said, value: Any) -> bool:
        """Whether as much of a stat is added once as one card has of it."""
        if said.word.kind != v.VERB or not isinstance(value, Said) or value.word.kind != v.NUMBER:
            return False
        number: Said = value
        of, stat = said.args["of"], number.word.name.removesuffix("_of")
        is_own = number is said.args.get(stat) and number.args.get("of") == of
        return is_own and self.is_one(of)

    def block(self, steps: list[Said], form: str, *, is_last: bool) -> str:
        """The steps of a block; is_last: nothing of the sentence follows."""
        raise NotImplementedError

    def branches(self, branches: Mapping[str, list[Said]]) -> str:
        raise NotImplementedError

    # -- patterns

    def said(self, said: Said, *, plural: bool = False) -> str:
        """A word with its arguments."""
        return self.filled(self.pattern(said), said, plural=plural)

    def filled(
        self, pattern: str, said: Said, *, plural: bool = False, outer: list[str] | None = None
    ) -> str:
        """A pattern with its slots; tails that may come later go to `outer`, if there is one."""
        args = {**self.more, **said.args, "self": ITSELF}

        def optional(found: re.Match[str]) -> str:
            is_given = all(self.is_given(args[name]) for name in _SLOT.findall(found[1]))
            return found[1] if is_given else ""

        def several(found: re.Match[str]) -> str:
            parts = [optional(part).removeprefix("&") for part in _OPTION.finditer(found[0])]
            return self.joined([part for part in parts if part])

        text = pattern
        if "[" in pattern:
            text = _OPTION.sub(optional, _SEVERAL.sub(several, pattern))
        made: list[str] = []
        tails: list[str] = []
        parts, rest = _parted(text)
        for number, (before, name, form, others) in enumerate(parts):
            made.append(before)
            if name is None:
                made.append(others[0] if plural else others[1])
            elif name == "stats":
                made.append(self.stats(said, tails))
            elif form.startswith("#") and form.endswith(" fewer"):
                made.append(self.fewer(args[name], args[form[1:].partition(" ")[0]]))
            elif form.startswith("#"):  # as many of these as another argument says
                many, _, noun = form[1:].partition(" ")
                made.append(self.some_of(args[name], args[many], noun))
            else:
                value = args[name]
                if is_group(value):
                    plural = self.is_plural(value) and form != "some"
                is_last = not rest and number == len(parts) - 1
                is_apart = said.word.kind == v.FILTER and is_nested(value)
                say = self.apart if is_apart else partial(self.slot, tails=tails, is_last=is_last)
                made.append(say(value, form))
        return self.tailed("".join([*made, rest]), tails, outer)

    def tailed(self, text: str, tails: list[str], outer: list[str] | None) -> str:
        """A clause with what is to be explained about its numbers."""
        raise NotImplementedError

    def joined(self, parts: list[str]) -> str:
        """Several optional parts of a pattern, all of which are meant."""
        raise NotImplementedError

    def noun_pattern(self, said: Said) -> str:
        """How a word declares its noun, with the groups that are spoken of in it."""
        pattern = self.pattern(said)
        return self.filled(pattern, said) if "{" in pattern else pattern

    def whole(self, whole: Whole, itself: str) -> str:
        """An ability inside of another, which calls its own card by this name."""
        voice = Voice(self.book, self.names, itself, self.more)
        inner = type(self)(voice, whole.outline.slots)
        marks = [f"[{self.term(mark, '')}] " for mark in whole.marks]
        name = f"{self.term(whole.name, '')}: " if whole.name else ""
        said = inner.ability(whole.outline, is_used=False)
        return f"{''.join(marks)}{name}{said.rstrip('.。')}"

    def is_given(self, value: Any) -> bool:
        return value is not None and not (isinstance(value, Slot) and not value.is_used)

    # -- slots

    def slot(self, value: Any, form: str, tails: list[str], *, is_last: bool) -> str:
        """An argument in a form; numbers may leave a tail that explains them."""
        if value is None:
            return ""
        if is_group(value):
            return self.cards(value, form)
        if isinstance(value, Whole):
            return self.whole(value, form)
        if isinstance(value, list):
            return self._listed(value, form, is_last=is_last)
        if isinstance(value, Said | Every):
            return self._word(value, form, tails)
        return self._plain(value, form, tails)

    def _word(self, value: Said | Every, form: str, tails: list[str]) -> str:
        if isinstance(value, Every):
            return self.conditions(value.parts)
        if value.word.kind == v.CONDITION:
            return self.conditions([value])
        if value.word.kind == v.NUMBER:
            return self.amount(value, form, tails)
        return self.said(value)

    def _plain(self, value: Any, form: str, tails: list[str]) -> str:
        if isinstance(value, AllBut):
            term = self.term(value.word, form)
            return term if form == "but" else self.all_but(term)
        if isinstance(value, bool | str):
            return self.term(str(value), form)
        if isinstance(value, Slot):
            return self.introduced(value) if value.is_used else ""
        if isinstance(value, Span):
            return self.span(value)
        if isinstance(value, dict):
            return self.branches(value)
        return self.amount(value, form, tails)

    def _listed(self, value: list[Any], form: str, *, is_last: bool) -> str:
        first = value[0] if value else None
        if isinstance(first, Said) and first.word.kind == v.VERB:
            return self.block(value, form, is_last=is_last)
        if isinstance(first, Said) and first.word.kind == v.COST:
            return self.paid(value) if form == "paid" else self.price(value)
        if isinstance(first, Every) or (isinstance(first, Said) and first.word.kind == v.CONDITION):
            return self.alternatives(value)
        if first is None or isinstance(first, Said):
            return self.filtered(value, form)
        return self.any_of([self.term(str(one), form) for one in value], form)

    def alternatives(self, conditions: list[Any]) -> str:
        raise NotImplementedError

    def is_that_many(self, number: Any) -> bool:
        """Whether it is a number that was chosen, the only one that can be meant."""
        if not isinstance(number, Said):
            return False
        for name, arg in number.word.args.items():
            if arg.holds == "chosen_number":
                slot = number.args[name].slot
                is_chosen = isinstance(slot.source, Said) and slot.source.word.kind == v.VERB
                return is_chosen and slot.number not in self.labels
        return False

    def amount(self, number: Any, form: str, tails: list[str]) -> str:
        """A number; one that is computed may be called X, and its tail says what X is."""
        raise NotImplementedError

    def term(self, word: str, form: str) -> str:
        """A word of card files as people say it, or a name of that sort."""
        if form in self.names:
            names = self.names[form].get(word, {})
            return names.get(self.code) or word
        return self.book.word(word.replace("_", " "))

    def event(self, event: Event) -> str:
        """What an ability waits for, as a clause."""
        if event.who is None:
            return self.said(event.said)
        return self._of_event(event)

    def narrowed(self, clause: str, conditions: list[Any]) -> tuple[str, list[Any]]:
        """What is said of an event with the conditions that narrow it, and the rest of them."""
        rest: list[Any] = []
        for one in conditions:
            if isinstance(one, Said) and self.code in one.word.qualifies:
                clause = one.word.qualifies[self.code].format(event=clause)
            else:
                rest.append(one)
        return clause, rest

    def _of_event(self, event: Event) -> str:
        whom = None if event.whom is None else Met(event.whom, event.other)
        args = {"who": Met(event.who, event.it), "whom": whom}
        return self.said(Said(event.said.word, {**args, "other": None if whom else event.other}))


def alike(left: Sequence[str], right: Sequence[str]) -> int:
    """How many words, or signs, two texts have in common at their beginnings."""
    pairs = zip(left, right, strict=False)
    return len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))


def bound_noun(said: Said, pattern: str) -> str:
    """What a word calls the cards that it binds a name to, or the other card of an event."""
    for found in _PART.finditer(pattern):
        arg = said.word.args.get(found[1] or "")
        if found[1] == "other" or (arg is not None and arg.holds == "name"):
            return found[2] or ""
    return ""

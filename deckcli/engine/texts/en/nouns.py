"""How English says groups, filters and cards that are spoken of again.

A group declares its noun as `ally|allies`, with `your>` or `the>` before it if it has an owner or
is definite, and `@ in your hand` behind it if it is somewhere; `=you` takes no article. Adjectives
of filters stand before it, or where it has a `^` (`active ^card`). Numbers of pieces are declared
in the same way. A filter says with `~` where the noun stands: `red ~`, `~ of cost 2`; without the
noun that is what a card "is", or what stands behind `|`. `!soldier|soldiers` takes the place of a
noun that says nothing more.

Forms of groups: `some` (a red ally), `each`, `bare` and `any` (red allies; joined by "and", "or"),
`many` (bare, without an owner), `have` (there are, you have), `exists` and `lacks` (whole clauses),
`from` (what is taken from a place), `'s`; otherwise all of them. Forms of filters: `is`, `not`, or
a noun that they describe (`unit|units`, `all card|cards`).
"""

from __future__ import annotations

import re
from typing import Any, Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.texts.en.filters import CARD, NAME, EnglishFilters, Noun
from deckcli.engine.texts.en.spelling import (
    GENITIVE,
    besides,
    forms,
    is_one,
    keeper,
    listed,
    owning,
    taken_from,
    with_article,
)
from deckcli.engine.texts.language import bound_noun
from deckcli.engine.texts.tree import (
    ALLY,
    ITSELF,
    OTHER_ALLY,
    Bound,
    Choice,
    Met,
    Said,
    Slot,
    Together,
    is_itself,
    plain,
)
from deckcli.engine.things import CARDS

_CLAUSES: Final = ("exists", "lacks")
_IN_HAND: Final = "in hand"
DEFINITE: Final = ("the", NAME)
_HAVE: Final = {"your": "you have", "": "there are", "the": "there are", NAME: "there are"}


_NOBODY: Final = Slot(None, is_many=False)


class EnglishNouns(EnglishFilters):
    """The nouns of English."""

    def cards(self, group: Any, form: str) -> str:
        if form in ("from", GENITIVE):
            text = self.cards(group, "")
            if form == GENITIVE or " from among " not in text:
                text = owning(text) if form == GENITIVE else taken_from(text)
            return text
        if isinstance(group, Met):
            return self._met(group, form)
        if isinstance(group, Said):
            return self.group(group, form)
        if isinstance(group, Choice):
            return self._chosen(group)
        if isinstance(group, Together):
            return self._together(group, form)
        return self._certain(group, form)

    def apart(self, group: Any, form: str) -> str:
        return f"({self.cards(group, form)})"

    def _met(self, met: Met, form: str) -> str:
        """The cards of an event, which may be spoken of again."""
        text = self.cards(met.group, form) + self.introduced(met.slot)
        if met.group != ITSELF:
            self.mention(met.slot if self.can_be_it(met.slot) else None, "")
        return text

    def _certain(self, group: Any, form: str) -> str:
        """The card itself, or cards that were chosen before."""
        no = " not" if form == "lacks" else ""
        if group == ITSELF:
            name = self.mention(ITSELF, self.itself)
            return f"{name} is{no} there" if form in _CLAUSES else name
        if form not in _CLAUSES:
            return self.reference(group.slot)
        if self.was_just_chosen(group.slot):
            return f"you do{no}"
        one, many, _ = self._noun_of(group.slot)
        name = many if group.slot.is_many else with_article(one)
        namesakes = [other for other in group.slot.rivals if self._noun_of(other)[0] == one]
        if group.slot.number in self.labels or namesakes:
            name = self.reference(group.slot)
        how = "targeted" if group.slot.is_target else "chosen"
        return f"{name} {'were' if group.slot.is_many else 'was'}{no} {how}"

    def _together(self, group: Together, form: str) -> str:
        if form == "exists":
            return f"there is {self._together(group, 'some')}"
        if form == "lacks":
            return f"there is none of {self._together(group, 'bare')}"
        owned = self._owned_alike(group) if not form else ""
        if owned:
            return owned
        names = []
        for one in group.groups:
            self.forget()
            names.append(self.cards(one, form))
        self.forget()
        return listed(names, "or" if form in ("some", "each", "any") else "and")

    def _owned_alike(self, groups: Together) -> str:
        """All cards of groups that differ only in whose they are; "" if they differ in more."""
        if not self.same_filters(groups):
            return ""
        found = [self.noun(one) for one in groups.groups]
        if not all(
            noun.owner not in ("", *DEFINITE) and noun[1:] == found[0][1:] for noun in found
        ):
            return ""
        owners = listed([noun.owner for noun in found], "and")
        filters = groups.groups[0].args["filter"]
        return f"all {owners} {self.phrase(found[0].many or found[0].one, found[0], filters)}"

    def group(self, group: Said, form: str) -> str:
        """The cards of a word with a filter."""
        noun, filters = self.noun(group), group.args.get("filter", [])
        if form in ("have", "many", *_CLAUSES):
            noun = _held(noun)
        if form in _CLAUSES:
            return self._existence(group, noun, form)
        if form == "have":
            owner = "your" if group.word.name in (ALLY, OTHER_ALLY) else noun.owner
            return _HAVE.get(owner) or f"{owner.removesuffix(GENITIVE)} has"
        told = self.told_among(group)
        if told is not None and not form and (named := self._of_these(group, told)):
            return named
        noun = noun if told is None else noun._replace(place="")
        many = self.phrase(noun.many or noun.one, noun, filters)
        owned = f"{noun.article} {many}".strip()
        if form == "some":
            return self._some(group, noun, owned)
        if form == "each":
            return f"of {owned}" if noun.owner else self.phrase(noun.one, noun, filters)
        is_clause = any(self.said(one).startswith("~ that ") for one in filters)
        if noun.owner in DEFINITE and not noun.many and is_clause:
            many = f"{noun.one} (if {self.filtered(filters, 'is')})"
            owned = f"{noun.article} {many}".strip()
        if noun.owner in DEFINITE and not noun.many and not filters and group.word.of == CARDS:
            owned = self.mention((noun.owner, noun.one), owned)
        plain = {"many": many, "bare": owned, "any": owned}.get(form)
        return plain or (owned if noun.owner in DEFINITE else f"all {owned}")

    def _of_these(self, group: Said, told: Slot) -> str:
        """All of them that are among named cards; "" if that is said like any other group."""
        named = self.reference(told)
        asked = [self.said(one) for one in group.args["filter"] if one.word.name != "among"]
        if not asked:
            still = f"all of {named} still {self.noun(group).place}"
            rest = f"the rest of {named}" if told.number in self.labels else "the rest"
            return rest if told.is_many else still
        if not told.is_many or not all(text.startswith("~ whose ") for text in asked):
            return ""
        clauses = [text.partition("|")[0].removeprefix("~ ") for text in asked]
        return f"all of {named} {' and '.join(clauses)}"

    def _some(self, group: Said, noun: Noun, owned: str) -> str:
        """Any one of them."""
        filters = group.args.get("filter", [])
        if group.word.of == CARDS and not is_itself(filters):
            self.forget()
        if is_itself(filters):
            rest = [one for one in filters if not is_itself([one])]
            now = self.filtered(rest, "is") if rest and group.word.name == ALLY else ""
            now = now or self.group(Said(group.word, {"filter": rest}), "some")
            if group is self.subject:
                self.now = now
                return self.itself
            return f"{self.itself}, now {now},"
        if noun.owner in DEFINITE and not noun.many:
            return owned
        if noun.owner:
            return f"one of {owned}"
        return with_article(self.phrase(noun.one, noun, filters))

    def _existence(self, group: Said, noun: Noun, form: str) -> str:
        filters = group.args.get("filter", [])
        among = next((one for one in filters if one.word.name == "among"), None)
        no = form == "lacks"
        if among is not None and isinstance(among.args["group"], Bound):
            slot = among.args["group"].slot
            others = [one for one in filters if one is not among]
            name, named = self.reference(slot), self.named
            fits = self.group(Said(group.word, {"filter": others}), "some")
            if others and self.is_told(group, slot):
                fits = self.filtered(others, "is")
            self.named = named
            return is_one(name, fits, no=no, is_many=slot.is_many)
        if noun.owner in DEFINITE and filters:
            name = f"{noun.article} {noun.many or noun.one}".strip()
            fits = self.filtered(filters, "is")
            if not noun.many and group.word.of == CARDS:
                name = self.mention((noun.owner, noun.one), name)
            return is_one(name, fits, no=no, is_many=bool(noun.many))
        if noun.owner == NAME and not noun.many:
            return f"{noun.one} is{' not' if no else ''} in play"
        if noun.owner in DEFINITE:
            verb, place = "are" if noun.many else "is", f" {noun.place}" if noun.place else ""
            return f"there {verb}{' no' if no else ''} {noun.many or noun.one}{place}"
        self.forget()
        have = self.group(group, "have").replace("there are", "there is")
        if " has " in noun.place or " have " in noun.place:  # your opponent has in play
            have, noun = noun.place, noun._replace(place="")
        name = noun.many if no and noun.place == _IN_HAND else noun.one
        one = self.phrase(name, noun, filters)
        return f"{have} no {besides(one)}" if no else f"{have} {with_article(one)}"

    def _chosen(self, choice: Choice) -> str:
        """Cards that are picked; one of them can be "it" from now on."""
        before = self.named
        text = self._picked(choice)
        self.named = before
        self.pick(choice.slot)
        return text

    def _picked(self, choice: Choice) -> str:
        low, high, among = choice.fewest, choice.most, choice.among
        amount = f"up to {high}" if low == 0 else f"{low} to {high}"
        if high < 0 or low == high:
            amount = "any number" if high < 0 else str(high)
        label = self.introduced(choice.slot)
        places = ""
        if isinstance(among, Together) and self.is_alike(among):
            found = [self.place_of(one) for one in among.groups]
            places = (
                f"in {listed([found[0], *(one.removeprefix('your ') for one in found[1:])], 'or')}"
            )
            among = among.groups[0]
        if isinstance(among, Together) and low == high == 1:
            each = [self._picked(choice._replace(among=one, slot=_NOBODY)) for one in among.groups]
            return f"{listed(each, 'or')}{label}"
        if not isinstance(among, Said):
            of = "from among" if isinstance(among, Together) else "of"
            return f"{amount} {of} {self.cards(among, 'bare')}{label}"
        noun, filters = self.noun(among), among.args["filter"]
        noun = noun._replace(place=places or noun.place)
        if self.told_among(among) is not None:
            noun = noun._replace(place="")
        name = noun.one if high == 1 and not noun.owner else noun.many or noun.one
        if noun.owner == NAME and not noun.many and low == high == 1:
            return f"{self.phrase(noun.one, noun, filters)}{label}"
        of = f"of {noun.article} ".replace("  ", " ") if noun.owner or high < 0 else ""
        return f"{amount} {of}{self.phrase(name, noun, filters)}{label}"

    def some_of(self, cards: Any, amount: int, form: str) -> str:
        if isinstance(cards, list):
            noun = Noun("", *forms(form), "")
            return f"{amount} {self.phrase(noun.one if amount == 1 else noun.many, noun, cards)}"
        return self._chosen(Choice(amount, amount, cards, _NOBODY))

    def noun(self, said: Said) -> Noun:
        """The noun of a group, or of a number of pieces."""
        pattern = self.noun_pattern(said)
        owner, _, rest = pattern.rpartition(">")
        if pattern.startswith(NAME):
            owner, rest = NAME, pattern.removeprefix(NAME)
        words, _, place = rest.partition("@")
        return Noun(owner.strip(), *forms(words), place.strip())

    def is_single(self, group: Said) -> bool:
        return not self.is_plural(group)

    def has_owner(self, group: Said) -> bool:
        noun = self.noun(group)
        is_there = noun.place.startswith("in your ") and not noun.place.startswith("in your opp")
        return noun.owner == "your" or is_there or noun.place.startswith("you have ")

    def name_of(self, group: Said) -> str:
        return self.noun(group).one

    def place_of(self, group: Said) -> str:
        place = self.noun(group).place
        return place[3:] if place.startswith("in ") else ""

    def fewer(self, left: Said, right: Said) -> str:
        groups = [group for group in map(self.counted, (left, right)) if group is not None]
        nouns = [self.noun(group) for group in groups]
        kept = [_keeping(noun) for noun in nouns]
        filters = [plain(group.args.get("filter", [])) for group in groups]
        if filters[0] == filters[1] and nouns[0].many == nouns[1].many and kept[0][1] == kept[1][1]:
            (owner, place), (other, _) = kept
            if owner and other and owner != other:
                who, than = keeper(owner), keeper(other)
                many = self.phrase(
                    nouns[0].many, nouns[0]._replace(place=place), groups[0].args.get("filter", [])
                )
                return f"{who} {'have' if who == 'you' else 'has'} fewer {many} than {than}"
        return f"{self.group(groups[0], 'bare')} are fewer than {self.group(groups[1], 'bare')}"

    def is_plural(self, group: Any) -> bool:
        if isinstance(group, Said):
            noun = self.noun(group)
            return noun.owner not in DEFINITE or bool(noun.many)
        if isinstance(group, Met):
            return self.is_plural(group.group)
        if isinstance(group, Choice):
            return group.most != 1
        if isinstance(group, Bound):
            is_lettered = group.slot.is_used and group.slot.number in self.labels
            return group.slot.is_many and not is_lettered
        return isinstance(group, Together)

    # -- cards that are spoken of again

    def reference(self, slot: Slot) -> str:
        """Cards that were named before; with their letter, if they have one."""
        label = self.labels.get(slot.number) if slot.is_used else None
        if label:
            self.forget()
            return f"{self._noun_of(slot)[0]} {label}"
        name = self.referred(slot)
        return self.mention(slot, name) if self.can_be_it(slot) else name

    def referred(self, slot: Slot) -> str:
        one, many, is_bound = self._noun_of(slot)
        if is_bound:
            known = f"the {many if slot.is_many else one}"
            return "that number" if slot is self.taken_slot else known
        if isinstance(slot.source, Said) and self.place_of(slot.source):
            return f"the chosen {many if slot.is_many else one}"
        return f"those {many}" if slot.is_many else self.called(slot, one) or f"that {one}"

    def _noun_of(self, slot: Slot) -> tuple[str, str, bool]:
        """Singular and plural, and whether a word or an event gave these cards their name."""
        source = slot.source
        if not isinstance(source, Said):
            return *CARD, False
        if source.word.kind != v.GROUP:
            one, many = forms(bound_noun(source, self.pattern(source)))
            return one, many or one, True
        noun = self.noun(source)
        one, many = noun.one or noun.many, noun.many or noun.one
        one, many = one.rpartition("^")[2], many.rpartition("^")[2]
        return one.removeprefix("other "), many.removeprefix("other "), False


def _held(noun: Noun) -> Noun:
    """Of cards in a hand, what somebody has in hand."""
    found = re.fullmatch(r"in ((?:your|the)(?: opponent's)?) hand", noun.place)
    return noun._replace(owner=found[1], place=_IN_HAND) if found else noun


def _keeping(noun: Noun) -> tuple[str, str]:
    """Whose they are, and where, without saying whose."""
    if noun.owner:
        return noun.owner, ""
    found = re.fullmatch(r"in (your(?: opponent's)?) (\w+)", noun.place)
    return (found[1], f"in {found[2]}") if found else ("", noun.place)

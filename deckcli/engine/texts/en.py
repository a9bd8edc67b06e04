"""English: how clauses are joined, and how groups, filters and numbers are said.

A group declares its noun as `ally|allies`, with `your>` or `the>` before it if it has an owner or is
definite, and `@ in your hand` behind it if it is somewhere. A filter says where the noun stands
with `~`: `red ~`, `~ of cost 2`; without the noun that is what a card "is". Numbers of pieces are
declared like groups.

Forms of groups: `some` (a red ally), `no`, `each`, `bare` (red allies), `many` (bare, without its
owner), `have` (there are, you have), `exists` and `lacks` (whole clauses); otherwise all of them.
Forms of numbers: `+` (+20), or a noun: `card|cards`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from deckcli.engine.language import vocabulary as v
from deckcli.engine.texts.language import Language, Met, bound_noun, certain, is_block, is_itself
from deckcli.engine.texts.outline import (
    ITSELF,
    Bound,
    Choice,
    Every,
    Outline,
    Said,
    Slot,
    Span,
    Times,
    Together,
)

_CARD: Final = "card|cards"


class Noun(NamedTuple):
    owner: str
    one: str
    many: str
    place: str


class English(Language):
    """Says abilities in English."""

    code = "en"

    # -- whole abilities

    def ability(self, outline: Outline, *, is_used: bool) -> str:
        head, event = "", outline.event
        if event is not None:
            when = "when" if _is_definite(self, event.who) else "whenever"
            head = f"{when} {self.event(event)}"
        if outline.times is not None:
            head += f", as many times as {self.number(outline.times, '')}"
        requires = self.conditions(outline.requires) if outline.requires else ""
        if outline.gives:
            head = f"while {requires}, " if requires else ""
            return _sentences([head + self.said(one) for one in outline.gives])
        if requires and not is_used:
            head += f"{', ' if head else ''}if {requires}"
        head = self._with_price(head, outline, is_open=bool(requires) and not is_used)
        steps = [self.step(one) for one in outline.steps]
        first = _capital(steps[0]) if head.endswith("] ") else steps[0]
        text = _sentences([head + first, *steps[1:]])
        return f"{text} Use this only if {requires}." if requires and is_used else text

    def _with_price(self, head: str, outline: Outline, *, is_open: bool) -> str:
        """The beginning of a text up to its first step."""
        if not outline.price:
            return f"{head}{':' if is_open else ','} " if head else ""
        price = f"[{self.price(outline.price)}]"
        if outline.is_offered:
            return f"{head}{', ' if head else ''}you may pay {price}: "
        return f"{head}, pay {price}: " if head else f"{price[0]}{_capital(price[1:])} "

    def price(self, costs: list[Said]) -> str:
        return ", ".join(self.said(cost) for cost in costs)

    # -- steps

    def step(self, said: Said) -> str:
        optional = [arg for arg in said.args.values() if isinstance(arg, Choice)]
        is_may = len(optional) == 1 and (optional[0].fewest, optional[0].most) == (0, 1)
        if is_may and not self.pattern(said).startswith("{"):
            name = next(name for name, arg in said.args.items() if arg is optional[0])
            return (
                f"you may {self.said(Said(said.word, {**said.args, name: certain(optional[0])}))}"
            )
        return self.said(said)

    def block(self, steps: list[Said], form: str, *, is_last: bool) -> str:
        made: list[str] = []
        for number, step in enumerate(steps):
            ends = is_last and number == len(steps) - 1
            text = self.step(step)
            made.append(f"({text})" if is_block(step) and not ends else text)
        return ", then ".join(made)

    def branches(self, branches: Mapping[str, list[Said]]) -> str:
        made = []
        for word, steps in branches.items():
            done = self.block(steps, "", is_last=True) if steps else "nothing"
            made.append(f'"{self.term(word, "")}" ({done})')
        return _listed(made, "or")

    def stats(self, said: Said, tails: list[str]) -> str:
        plural = self.is_plural(said.args["of"])
        made: list[str] = []
        verb = ""
        for pattern, value in self.changes(said):
            change = Said(said.word, {"value": value})
            text = self.filled(pattern, change, plural=plural, outer=tails)
            first, _, rest = text.partition(" ")
            made.append(rest if first == verb else text)
            verb = first
        return _listed(made, "and")

    # -- conditions

    def conditions(self, conditions: list[Any]) -> str:
        if len(conditions) == 1 and isinstance(conditions[0], Every):
            return f"({self.conditions(conditions[0].parts)})"
        return " and ".join(self._condition(one) for one in conditions)

    def _condition(self, condition: Any) -> str:
        return (
            self.conditions([condition]) if isinstance(condition, Every) else self.said(condition)
        )

    def alternatives(self, conditions: list[Any]) -> str:
        return " or ".join(
            f"({text})" if " or " in text else text
            for text in (self._condition(one) for one in conditions)
        )

    # -- groups

    def cards(self, group: Any, form: str) -> str:
        if group == ITSELF:
            return self.itself
        if isinstance(group, Bound):
            return self._clause(group.slot, form) or self.reference(group.slot)
        if isinstance(group, Together):
            return self._together(group, form)
        if isinstance(group, Met):
            return self.cards(group.group, form) + self.introduced(group.slot)
        if isinstance(group, Choice):
            return self._chosen(group)
        return self._said_group(group, form)

    def _clause(self, slot: Slot, form: str) -> str:
        """Whether cards were chosen at all."""
        if form not in ("exists", "lacks"):
            return ""
        one, many, _ = self._noun_of(slot)
        name = many if slot.is_many else _with_article(one)
        if slot.number in self.labels:
            name = self.reference(slot)
        was = "were" if slot.is_many else "was"
        return f"{name} {was} {'not ' if form == 'lacks' else ''}chosen"

    def _together(self, group: Together, form: str) -> str:
        if form in ("exists", "lacks"):
            joined = self._together(group, "some" if form == "exists" else "bare")
            return f"there is {joined}" if form == "exists" else f"there is none of {joined}"
        names = [self.cards(one, form) for one in group.groups]
        return _listed(names, "or" if form in ("some", "each") else "and")

    def _said_group(self, group: Said, form: str) -> str:
        noun, filters = self.noun(group), group.args.get("filter", [])
        if form in ("exists", "lacks"):
            return self._existence(group, noun, filters, form)
        if form == "some" and is_itself(filters):
            rest = [one for one in filters if not is_itself([one])]
            return f"{self.itself}, {_with_article(self.phrase(noun.one, noun, rest))},"
        if form == "have":
            return {"your": "you have", "": "there are", "the": "there are"}.get(
                noun.owner, f"{noun.owner.removesuffix(chr(39) + 's')} has"
            )
        many = self.phrase(noun.many or noun.one, noun, filters)
        if form == "many":
            return many
        if noun.owner == "the":
            if form in ("each", "some") and noun.many:
                return f"{'of' if form == 'each' else 'one of'} the {many}"
            return f"the {many}"
        owned = f"{noun.owner} {many}" if noun.owner else many
        one = self.phrase(noun.one, noun, filters)
        match form:
            case "some":
                return f"one of {owned}" if noun.owner else _with_article(one)
            case "each":
                return f"of {owned}" if noun.owner else one
            case "bare":
                return owned
        return f"all {owned}"

    def _existence(self, group: Said, noun: Noun, filters: list[Said], form: str) -> str:
        among = next((one for one in filters if one.word.name == "among"), None)
        no = " not" if form == "lacks" else ""
        if among is not None and isinstance(among.args["group"], Bound):
            slot = among.args["group"].slot
            rest = Said(group.word, {"filter": [one for one in filters if one is not among]})
            some = self._said_group(rest, "some")
            which = self.reference(slot)
            if slot.is_many:
                return f"{'none' if no else 'one'} of {which} is {some}"
            return f"{which} is{no} {some}"
        if noun.owner == "the" and filters:
            what, fits = noun.many or noun.one, self.filtered(filters, "is")
            if noun.many:
                return f"{'none' if no else 'one'} of the {what} is {fits}"
            return f"the {what} is{no} {fits}"
        if noun.owner == "the":
            return (
                f"there {'are' if noun.many else 'is'}{' no' if no else ''} {noun.many or noun.one}"
            )
        have = self._said_group(group, "have").replace("there are", "there is")
        one = self.phrase(noun.one, noun, filters)
        return f"{have} {'no ' + one if no else _with_article(one)}"

    def _chosen(self, choice: Choice) -> str:
        low, high, among = choice.fewest, choice.most, choice.among
        amount = f"up to {high}" if low == 0 else f"{low} to {high}"
        if high < 0 or low == high:
            amount = "any number" if high < 0 else str(high)
        label = self.introduced(choice.slot)
        if not isinstance(among, Said):
            return f"{amount} of {self.cards(among, 'bare')}{label}"
        noun, filters = self.noun(among), among.args["filter"]
        many = self.phrase(noun.many or noun.one, noun, filters)
        if noun.owner:
            return f"{amount} of {noun.owner} {many}{label}"
        if high == 1:
            return f"{amount} {self.phrase(noun.one, noun, filters)}{label}"
        return f"{amount} {'of ' if high < 0 else ''}{many}{label}"

    def noun(self, said: Said) -> Noun:
        """The noun of a group, or of a number of pieces."""
        pattern = self.pattern(said)
        owner, marked, rest = pattern.rpartition(">")
        words, _, place = rest.partition("@")
        return Noun(owner.strip() if marked else "", *_forms(words), place.strip())

    def phrase(self, word: str, noun: Noun, filters: list[Said]) -> str:
        """A noun with what is asked of it: red allies of cost 2 or less in your hand."""
        before, after = [], []
        for one in filters:
            text = self.said(one).partition("|")[0]
            if text.startswith("!"):
                kind = Noun("", *_forms(self.said(one)[1:]), "")
                if noun.owner in ("", "the"):
                    before.append(kind.one)
                else:
                    word = kind.many if word == noun.many else kind.one
            elif text.startswith("~"):
                after.append(text.removeprefix("~").strip())
            else:
                before.append(text.removesuffix("~").strip())
        first = word
        if word.startswith("other "):
            before, first = ["other", *before], word.removeprefix("other ")
        clauses = [text for text in after if text.startswith("that ")]
        after = [text for text in after if text not in clauses]
        return " ".join(part for part in [*before, first, *after, noun.place, *clauses] if part)

    def filtered(self, filters: list[Said], form: str) -> str:
        if "|" in form:
            noun = Noun("", *_forms(form.removeprefix("all ")), "")
            if form.startswith("all "):
                return f"all {self.phrase(noun.many, noun, filters)}"
            return _with_article(self.phrase(noun.one, noun, filters))
        made = [_predicate(self.said(one)) for one in filters]
        if len(made) > 1 and form == "not":
            return (
                f"both {' and '.join(made)}"
                if len(made) == 2
                else f"at once {_listed(made, 'and')}"
            )
        return _listed(made, "and")

    def some_of(self, cards: Any, amount: int, form: str) -> str:
        if isinstance(cards, list):
            noun = Noun("", *_forms(form), "")
            return f"{amount} {self.phrase(noun.one if amount == 1 else noun.many, noun, cards)}"
        return self._chosen(Choice(amount, amount, cards, Slot(None, is_many=False)))

    def is_plural(self, group: Any) -> bool:
        if isinstance(group, Said):
            noun = self.noun(group)
            return noun.owner != "the" or bool(noun.many)
        if isinstance(group, Met):
            return self.is_plural(group.group)
        if isinstance(group, Choice):
            return group.most != 1
        if isinstance(group, Bound):
            return group.slot.is_many and group.slot.number not in self.labels
        return isinstance(group, Together)

    # -- cards that are spoken of again

    def reference(self, slot: Slot) -> str:
        label = self.labels.get(slot.number)
        return f"{self._noun_of(slot)[0]} {label}" if label else self.referred(slot)

    def referred(self, slot: Slot) -> str:
        one, many, is_bound = self._noun_of(slot)
        if is_bound:
            return f"the {many if slot.is_many else one}"
        return f"those {many}" if slot.is_many else f"that {one}"

    def introduced(self, slot: Slot) -> str:
        label = self.labels.get(slot.number) if slot.is_used else None
        return f" ({label})" if label else ""

    def _noun_of(self, slot: Slot) -> tuple[str, str, bool]:
        source = slot.source
        if isinstance(source, Said) and source.word.kind != v.GROUP:
            one, _, many = bound_noun(source, self.pattern(source)).partition("|")
            return one, many or one, True
        one, _, many = _CARD.partition("|")
        if isinstance(source, Said):
            noun = self.noun(source)
            one = (noun.one or noun.many).removeprefix("other ")
            many = (noun.many or noun.one).removeprefix("other ")
        return one, many, False

    # -- numbers and words

    def number(self, number: Any, form: str) -> str:
        if isinstance(number, int):
            return str(number)
        if isinstance(number, Times):
            return f"{number.factor} times {self.number(number.number, form)}"
        group = self.counted(number)
        if group is not None:
            return f"the number of {self._said_group(group, 'bare')}"
        return self.said(number)

    def term(self, word: str, form: str) -> str:
        text = super().term(word, form)
        return f'"{text}"' if form in ("skill", "action") else text

    def amount(self, number: Any, form: str, tails: list[str]) -> str:
        if form in ("have", "many", "bare"):
            group = self.counted(number)
            assert group is not None
            return self._said_group(group, form)
        if not form:
            return self.number(number, form)
        top = "top " if form.startswith("top ") else ""
        one, _, many = form.replace("top ", "").partition("|")
        if top and number == 1:
            return f"{top}{one}"
        if isinstance(number, int):
            counted = f"{top}{number} {one if number == 1 else many}"
            return f"{number:+}" if form == "+" else counted
        factor, inner = (number.factor, number.number) if isinstance(number, Times) else (1, number)
        group = self.counted(inner)
        if form == "+" and group is not None:
            tails.append(f" for each {self._said_group(group, 'each')}")
            return f"{factor:+}"
        tails.append(f", X being {self.number(inner, '')}")
        times = {1: "", -1: ""}.get(factor, str(abs(factor)))
        sign = ("-" if factor < 0 else "+") if form == "+" else ("-" if factor < 0 else "")
        return f"{top}{sign}{times}X" + ("" if form == "+" else f" {many}")

    def tailed(self, text: str, tails: list[str], outer: list[str] | None) -> str:
        if outer is not None:  # what X is comes at the end of the sentence
            outer += [tail for tail in tails if tail.startswith(",")]
            tails = [tail for tail in tails if not tail.startswith(",")]
        return text + "".join(tails)

    def span(self, span: Span) -> str:
        if span.low == span.high:
            return str(span.low)
        if span.high is None:
            return f"{span.low} or more"
        return f"{span.high} or less" if span.low is None else f"{span.low} to {span.high}"

    def any_of(self, words: list[str], form: str) -> str:
        if form == "range":
            return _ranges(words)
        return _listed(words, "and" if form == "and" else "or")


def _forms(words: str) -> tuple[str, str]:
    one, _, many = words.partition("|")
    return one.strip(), many.strip()


def _predicate(text: str) -> str:
    """What a card is that fits a filter: red, of cost 2, a soldier."""
    if text.startswith("!"):
        return _with_article(_forms(text[1:])[0])
    attribute, _, predicate = text.partition("|")
    return (predicate or attribute).replace("~", "").strip()


def _ranges(words: list[str]) -> str:
    """1-2 for neighbours, else each number."""
    numbers = [int(word) for word in words]
    is_run = numbers == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 1
    return f"{words[0]}-{words[-1]}" if is_run else _listed(words, "and")


def _is_definite(language: English, who: Any) -> bool:
    if isinstance(who, Said):
        return language.noun(who).owner == "the" or is_itself(who.args["filter"])
    return not isinstance(who, Together)


def _listed(words: list[str], last: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def _with_article(words: str) -> str:
    if words.startswith("other "):
        return f"an{words}"
    is_vowel = words[:1].lower() in "aeio" or (words[:1] == "u" and not words.startswith("uni"))
    return f"{'an' if is_vowel else 'a'} {words}"


def _sentences(clauses: list[str]) -> str:
    return " ".join(f"{_capital(clause)}." for clause in clauses)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


SPEAKS: Final = English

"""How English joins clauses: steps are sentences, the steps of a block are one sentence.

A block that is not the end of its sentence stands in brackets, so that nobody can take the step
behind it for one of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.texts.en.nouns import DEFINITE, EnglishNouns
from deckcli.engine.texts.en.spelling import both, capital, listed, sentences
from deckcli.engine.texts.language import alike
from deckcli.engine.texts.tree import (
    ITSELF,
    Bound,
    Choice,
    Every,
    Outline,
    Said,
    Together,
    certain,
    computed_from,
    is_alternative,
    is_block,
    is_itself,
    is_time,
    needs_its_choice,
    several_picked,
    targeted,
)


class English(EnglishNouns):
    """Says abilities in English."""

    is_wished = False  # behind "you may have", where a verb has no ending
    is_begun = False  # the sentence has a beginning
    goes_on: Said | None = None  # a step that goes on with the sentence before it
    first: Said | None = None  # the first step behind "you may"

    # -- whole abilities

    def ability(self, outline: Outline, *, is_used: bool, is_limited: bool = False) -> str:
        head, event, asked = "", outline.event, outline.requires
        if event is not None:
            when = "when" if is_limited or self._is_definite(event.who) else "whenever"
            when = "after" if event.is_after else when
            self.subject = event.who
            clause, asked = self.narrowed(self.event(event), asked)
            head = f"{when} {clause}"
            head += f" and is now {self.now}" if self.now else ""
            if clause.startswith(_TIMES):
                head = f"after {clause.removeprefix(_AT)}" if event.is_after else clause
        if outline.times is not None:
            counted = self.counted(outline.times)
            each = "" if counted is None else f", for each {self.group(counted, 'each')}"
            head += each or f", as many times as {self.number(outline.times, '')}"
        if outline.gives:
            return sentences(self._given(outline))
        if asked and not is_used:
            head += f"{', ' if head else ''}if {self.conditions(asked)}"
        is_open = event is not None and not asked and "condition" in outline.steps[0].args
        head = self._with_price(head, outline, is_open=is_open)
        self.is_begun = bool(head) and not outline.price
        if outline.is_offered and not outline.price:
            steps = [self.block(outline.steps, "may", is_last=True)]
        else:
            is_one = bool(asked) and not is_used  # what is asked goes before all of it
            steps = [*filter(None, self._aimed(outline.steps, are_sentences=not is_one))]
            steps = ["; ".join(steps)] if is_one else steps
        first = capital(steps[0]) if head.endswith("] ") else steps[0]
        text = sentences([head + first, *steps[1:]])
        if not (asked and is_used):
            return text
        self.forget()
        requires = "there is one" if needs_its_choice(outline) else self.conditions(asked)
        return f"{text} {sentences([f'use this only if {requires}'])}"

    def _given(self, outline: Outline) -> list[str]:
        """What holds all the time or while something is so: first the time, then what is so."""
        times = [one.word.during[self.code] for one in outline.requires if is_time(one)]
        rest = [one for one in outline.requires if not is_time(one)]
        being, made = f"{self.itself} is ", []
        for one in outline.gives:
            self.forget()
            asked = self.conditions(rest) if rest else ""
            is_of_it = self.pattern(one).startswith("{of}") and one.args["of"] == ITSELF
            if is_of_it and len(rest) == 1 and asked.startswith(being):  # while attacking
                self.forget()
                asked = asked.removeprefix(being)
            heads = [*times, f"while {asked}"] if asked else times
            made.append(", ".join([*heads, self.said(one)]))
        return made

    def _with_price(self, head: str, outline: Outline, *, is_open: bool) -> str:
        """The beginning of a text up to its first step."""
        if not outline.price and outline.is_offered:
            return f"{head}{', ' if head else ''}you may "
        if not outline.price:
            return f"{head}{':' if is_open else ','} " if head else ""
        if outline.is_offered:
            paid = self.paid(outline.price)
            self.forget()
            return f"{head}{', ' if head else ''}you may {paid}. If you do, "
        price = f"[{self.price(outline.price)}]"
        return f"{head}, pay {price}: " if head else f"{price[0]}{capital(price[1:])} "

    def price(self, costs: list[Said]) -> str:
        self.forget()
        text = ", ".join(self._together_paid(costs))
        self.forget()
        return text

    def paid(self, costs: list[Said]) -> str:
        return _either(self._together_paid(costs, "pay "), "and")

    def _together_paid(self, costs: list[Said], pay: str = "") -> list[str]:
        """The parts of a price; what is done to several cards is said once."""
        made: list[str] = []
        verb = ""
        for cost in costs:
            text, pattern = self.said(cost), self.pattern(cost)
            text = pay + text if cost.word.is_thing else text
            does = pattern.partition("{")[0]
            is_same = does == verb != "" and pattern.endswith("}")
            if is_same:
                made[-1] += f" and {text.removeprefix(verb)}"
            else:
                made.append(text)
            verb = does if pattern.endswith("}") else ""
        return made

    # -- steps

    def repeated(self, said: Said, times: int, say: Callable[[Said], str]) -> str:
        several = several_picked(said, times)
        if several is not None:
            return f"{say(several)}, one after the other"
        text = say(said)
        return (
            text if text == _CANNOT else f"{text} ({'twice' if times == 2 else f'{times} times'})"
        )

    def _aimed(self, steps: list[Said], *, are_sentences: bool) -> list[str]:
        """All steps; what is done to the target at once stands in one sentence with it."""
        slot = targeted(steps)
        is_one = slot is not None and slot.number not in self.labels and self.is_command(steps[1])
        self.goes_on = steps[1] if is_one else None
        texts = self.each_step(steps, are_sentences=are_sentences)
        return [f"{texts[0]} and {texts[1]}", *texts[2:]] if is_one else texts

    def step(self, said: Said) -> str:
        is_sentence, self.is_sentence = self.is_sentence, False
        if is_sentence and not self.is_begun and said is not self.goes_on:
            self.next_sentence()
        self.is_begun = False
        chosen = {name: arg for name, arg in said.args.items() if isinstance(arg, Choice)}
        if len(chosen) != 1:
            return self.said(said)
        ((name, choice),) = chosen.items()
        is_may = choice.fewest == 0 and choice.most in (1, -1)  # one or none, or any number
        may = "you may " if is_may else ""
        sure = certain(choice) if is_may else choice
        if self.pattern(said).removeprefix(_UNTIL).startswith(f"{{{name}}}"):  # who does it
            picked = f"{may}choose {self.cards(sure, '')}"
            does = self.said(Said(said.word, {**said.args, name: Bound(choice.slot)}))
            return f"{picked}. {capital(does)}" if is_sentence and not may else f"{picked}: {does}"
        return may + self.said(Said(said.word, {**said.args, name: sure}))

    def search(self, looked: Said, step: Said, name: str) -> str:
        self.is_sentence = False
        choice: Choice = step.args[name]
        groups = choice.among.groups if isinstance(choice.among, Together) else [choice.among]
        each = [self.cards(choice._replace(among=one), "") for one in groups]
        places = [self.place_of(one) for one in groups]
        made = [text.replace(f" in {at}", "", 1) for text, at in zip(each, places, strict=True)]
        made = [made[0], *(text.removeprefix("up to ") for text in made[1:] if text != made[0])]
        found = listed(made, "or")
        places = list(dict.fromkeys(places))
        places = [places[0], *(one.removeprefix("your ") for one in places[1:])]
        does = self.said(Said(step.word, {**step.args, name: Bound(choice.slot)}))
        both = ", " if " and " in does else " and "
        return f"search {listed(places, 'and')} for {found}{both}{does}"

    def instead(self, stopped: Said, text: str) -> str:
        return f"{stopped.word.instead[self.code]} {text}"

    def is_command(self, said: Said, *, may_choose: bool = False) -> bool:
        """Whether a step tells a player what to do; may_choose: cards may be chosen for it."""
        chosen = [arg for arg in said.args.values() if isinstance(arg, Choice)]
        if chosen and not (may_choose and all(choice.fewest for choice in chosen)):
            return False
        pattern = self.pattern(said)
        return pattern[0].isalpha() and pattern.split()[0] not in _SUBJECTS

    def _wished(self, step: Said) -> str:
        """A step behind "you may": a command, or what you have somebody do."""
        if is_block(step):
            return _CANNOT
        if self.is_command(step, may_choose=step is not self.first):
            return self.step(step)
        pattern = self.pattern(step)
        if any(isinstance(arg, Choice) for arg in step.args.values()):
            return _CANNOT
        if _DOER.match(pattern):
            return f"have {self.filled(_VERB.sub(_plural, pattern, count=1), step)}"
        if pattern.startswith("{of} {stats}"):
            self.is_wished = True
            text = self.said(step)
            self.is_wished = False
            return f"have {text}"
        return _CANNOT

    def block(self, steps: list[Said], form: str, *, is_last: bool) -> str:
        if form == "may":
            named, self.first = self.named, steps[0]
            is_open = is_last and is_block(steps[-1])
            wished = self.each_step(steps[:-1] if is_open else steps, self._wished)
            if _CANNOT not in wished:
                return _then([*wished, self.step(steps[-1])] if is_open else wished)
            self.named = named
        if form:  # behind "you may" or "both players": a command, or "do this: " and the steps
            is_plain = form != "may" and all(
                self.is_command(step, may_choose=True) for step in steps
            )
            text = self.block(steps, "", is_last=is_last)
            text = self._of_each(text) if form != "may" else text
            if form == "all" and text.startswith(_THEY_MAY):
                return text.removeprefix("they ")
            return text if is_plain else f"do this: {text}"
        made: list[str] = []
        for number, text in enumerate(self.each_step(steps)):
            step, ends = steps[number], is_last and number == len(steps) - 1
            made.append(f"({text})" if text and is_block(step) and not ends else text)
        return _then(made)

    def _of_each(self, text: str) -> str:
        """Steps of somebody else, to whom you are the other player."""
        for yours, theirs in _OTHERS.items():
            text = re.sub(rf"\b{yours}\b", theirs, text)
        return _IF_THEY.sub(r"\1they \2", text)

    def joined(self, parts: list[str]) -> str:
        """Cards that are asked for in several ways are other cards each time."""
        return " and ".join(
            [*parts[:1], *(f"{'other ' * part.startswith('cards ')}{part}" for part in parts[1:])]
        )

    def branches(self, branches: Mapping[str, list[Said]]) -> str:
        made: list[str] = []
        telling: list[bool] = []
        for word, steps in branches.items():
            if word == _NOTHING:
                continue
            self.forget()
            done = self.block(steps, "", is_last=True)
            is_telling = len(steps) == 1 and steps[0].word.name == word
            telling.append(is_telling)
            made.append(done if is_telling else f'"{self.term(word, "")}" ({done})')
        may = "you may " if _NOTHING in branches else ""
        if all(telling):
            return f"{may}{_either(made, 'or')}"
        return f"{may}choose one: {listed(made, 'or')}"

    def pattern(self, said: Said) -> str:
        """How long comes first where the end of a clause says when it holds; numbers are whose."""
        text = super().pattern(said)
        if "{stats}" not in text:
            return text
        if "{stats} {until}" in text and any(" while " in one for one, _ in self.changes(said)):
            return _UNTIL + text.removesuffix(" {until}")
        if all(_RAISED in one for one, _ in self.changes(said)):
            return text.replace("{of} {stats}", "{of:'s} {stats}")
        return text

    def stats(self, said: Said, tails: list[str]) -> str:
        plural = self.is_wished or self.is_plural(said.args.get("of"))
        made: list[str] = []
        verb = ""
        for pattern, value in self.changes(said):
            change = Said(said.word, {"value": value})
            twice = f"<double|doubles> <their|its> current {pattern.partition('{value:+} ')[2]}"
            frame = twice if self.is_doubled(said, value) else pattern
            text = self.filled(frame, change, plural=plural, outer=tails)
            first, _, rest = text.partition(" ")
            made.append(rest if first == verb in ("get", "gets") else text)
            verb = first
        if said.word.kind == v.VERB:  # what is computed is so once, when it happens
            is_own = any(said.args["of"] in computed_from(value) for _, value in self.changes(said))
            tails[:] = [f"{tail} at that moment" if is_own else tail for tail in tails]
        return listed(_shared(made), "and")

    # -- conditions

    def conditions(self, conditions: list[Any]) -> str:
        if len(conditions) == 1 and isinstance(conditions[0], Every):
            return f"({self.conditions(conditions[0].parts)})"
        return both([self._condition(one) for one in conditions])

    def _condition(self, condition: Any) -> str:
        return (
            self.conditions([condition]) if isinstance(condition, Every) else self.said(condition)
        )

    def alternatives(self, conditions: list[Any]) -> str:
        made = [self._condition(one) for one in conditions]
        if len(made) == 2 and (shared := _sharing(*made)):
            return shared
        pairs = zip(made, conditions, strict=True)
        return "either " + " or ".join(
            f"({text})" if is_alternative(one) else text for text, one in pairs
        )

    def _is_definite(self, who: Any) -> bool:
        if isinstance(who, Said):
            return self.noun(who).owner in DEFINITE or is_itself(who.args["filter"])
        return not isinstance(who, Together)


_RAISED: Final = "{value:↑}"  # of a stat
_AT: Final = "at "
_TIMES: Final = (_AT, "just before ")  # of an event that is a time
_CANNOT: Final = "?"  # of a step that cannot be said behind "you may"
_THEY_MAY: Final = "they may "
_NOTHING: Final = ""  # the branch in which nothing is done
_DOER: Final = re.compile(r"\{\w+\} <")  # somebody does it
_VERB: Final = re.compile(r"<([^|>]*)\|[^>]*>")
_UNTIL: Final = "{until}, "
# words with which a sentence begins that is no command
_SUBJECTS: Final = (
    "all", "both", "each", "for", "if", "it", "none", "on", "that", "the", "this", "until", "what",
    "you", "your",
)  # fmt: skip
_IF_THEY: Final = re.compile(rf"(if they do, )(?!(?:{'|'.join(_SUBJECTS)}|they)\b)([a-z]+ )")
_OTHERS: Final = {
    "your opponent's": "the other player's", "your opponent": "the other player",
    "your": "their", "you": "they",
}  # fmt: skip


def _either(steps: list[str], last: str) -> str:
    """Several steps; what is done to the same cards names them once."""
    parts = [step.partition(" ") for step in steps]
    if len({cards for _, _, cards in parts}) == 1:
        return f"{listed([verb for verb, _, _ in parts], last)} {parts[0][2]}"
    return listed(steps, last)


def _sharing(left: str, right: str) -> str:
    """Two clauses that begin and end alike, as one; "" if they do not."""
    first, second = left.split(), right.split()
    start = alike(first, second)
    end = alike(first[start:][::-1], second[start:][::-1])
    middles = [words[start : len(words) - end] for words in (first, second)]
    if not start or end < 2 or not all(middles) or {"and", "or"} & {*first, *second}:
        return ""
    kept = [" ".join(part) for part in (first[:start], *middles, first[len(first) - end :])]
    return f"{kept[0]} {kept[1]} or {kept[2]} {kept[3]}"


def _then(steps: list[str]) -> str:
    """One after the other; short ones stand in a row."""
    steps = [step for step in steps if step]
    if any(mark in step for step in steps for mark in (",", "you may", "(", ":")):
        return ", then ".join(steps)
    return ", then ".join([", ".join(steps[:-1]), steps[-1]] if len(steps) > 1 else steps)


def _shared(changes: list[str]) -> list[str]:
    """Two changes for each of the same cards say so once."""
    parts = [change.partition(" for each ") for change in changes]
    if len(parts) != 2 or not parts[0][2] or parts[0][2] != parts[1][2]:
        return changes
    verb, _, rest = parts[0][0].partition(" ")
    return [f"{verb} both {rest}", changes[1]]


def _plural(verb: re.Match[str]) -> str:
    return verb[1]

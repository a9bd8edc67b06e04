"""How English joins clauses: steps are sentences, the steps of a block are one sentence.

A block that is not the end of its sentence stands in brackets, so that nobody can take the step
behind it for one of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.engine.texts.en.nouns import DEFINITE, EnglishNouns
from deckcli.engine.texts.en.spelling import capital, listed
from deckcli.engine.texts.tree import (
    Choice,
    Every,
    Outline,
    Said,
    Together,
    certain,
    is_alternative,
    is_block,
    is_itself,
)


class English(EnglishNouns):
    """Says abilities in English."""

    # -- whole abilities

    def ability(self, outline: Outline, *, is_used: bool) -> str:
        head, event = "", outline.event
        if event is not None:
            when = "when" if self._is_definite(event.who) else "whenever"
            when = "after" if event.is_after else when
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
        first = capital(steps[0]) if head.endswith("] ") else steps[0]
        text = _sentences([head + first, *steps[1:]])
        return f"{text} Use this only if {requires}." if requires and is_used else text

    def _with_price(self, head: str, outline: Outline, *, is_open: bool) -> str:
        """The beginning of a text up to its first step."""
        if not outline.price and outline.is_offered:
            return f"{head}{', ' if head else ''}you may use this: "
        if not outline.price:
            return f"{head}{':' if is_open else ','} " if head else ""
        price = f"[{self.price(outline.price)}]"
        if outline.is_offered:
            return f"{head}{', ' if head else ''}you may pay {price}: "
        return f"{head}, pay {price}: " if head else f"{price[0]}{capital(price[1:])} "

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
        return listed(made, "or")

    def stats(self, said: Said, tails: list[str]) -> str:
        plural = self.is_plural(said.args.get("of"))
        made: list[str] = []
        verb = ""
        for pattern, value in self.changes(said):
            change = Said(said.word, {"value": value})
            text = self.filled(pattern, change, plural=plural, outer=tails)
            first, _, rest = text.partition(" ")
            made.append(rest if first == verb in ("get", "gets") else text)
            verb = first
        return listed(made, "and")

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
        made = [self._condition(one) for one in conditions]
        pairs = zip(made, conditions, strict=True)
        return " or ".join(f"({text})" if is_alternative(one) else text for text, one in pairs)

    def _is_definite(self, who: Any) -> bool:
        if isinstance(who, Said):
            return self.noun(who).owner in DEFINITE or is_itself(who.args["filter"])
        return not isinstance(who, Together)


def _sentences(clauses: list[str]) -> str:
    return " ".join(f"{capital(clause)}." for clause in clauses)

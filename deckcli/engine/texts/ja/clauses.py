"""How Japanese joins clauses: steps are sentences, the steps of a block are one sentence.

A block that is not the end of its sentence stands in brackets, so that nobody can take the step
behind it for one of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.engine.texts.ja.endings import linked, past, plain, te
from deckcli.engine.texts.ja.nouns import JapaneseNouns
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


class Japanese(JapaneseNouns):
    """Says abilities in Japanese."""

    # -- whole abilities

    def ability(self, outline: Outline, *, is_used: bool) -> str:
        head, event = "", outline.event
        if event is not None:
            clause = self.event(event)
            is_once = event.who is None or self._is_definite(event.who)
            head = f"{past(clause)}時、" if is_once else f"{plain(clause)}たび、"
            head = f"{past(clause)}後、" if event.is_after else head
        if outline.times is not None:
            head += f"{self.number(outline.times, '')}と同じ回数、"
        requires = self.conditions(outline.requires) if outline.requires else ""
        if outline.gives:
            head = f"{plain(requires)}間、" if requires else ""
            return "".join(f"{head}{plain(self.said(one))}。" for one in outline.gives)
        if requires and not is_used:
            head += f"{plain(requires)}場合に限り、"
        head += self._price_of(outline)
        steps = "。".join(plain(self.step(one)) for one in outline.steps)
        text = f"{head}{steps}。"
        return f"{text}{plain(requires)}場合のみ使用できる。" if requires and is_used else text

    def _price_of(self, outline: Outline) -> str:
        if not outline.price:
            return "使用してもよい。使用したなら、" if outline.is_offered else ""
        price = f"【{self.price(outline.price)}】"
        if outline.is_offered:
            return f"{price}を支払ってもよい。支払ったなら、"
        return price if outline.event is None else f"{price}を支払い、"

    def price(self, costs: list[Said]) -> str:
        return "、".join(plain(self.said(cost)) for cost in costs)

    # -- steps

    def step(self, said: Said) -> str:
        optional = [arg for arg in said.args.values() if isinstance(arg, Choice)]
        is_may = len(optional) == 1 and (optional[0].fewest, optional[0].most) == (0, 1)
        if is_may and "を}" in self.pattern(said):
            name = next(name for name, arg in said.args.items() if arg is optional[0])
            given = Said(said.word, {**said.args, name: certain(optional[0])})
            return f"{te(self.said(given))}もよ/い"
        return self.said(said)

    def alone(self, part: Said | list[Said]) -> str:
        return plain(super().alone(part))

    def block(self, steps: list[Said], form: str, *, is_last: bool) -> str:
        made: list[str] = []
        for number, step in enumerate(steps):
            text, ends = self.step(step), number == len(steps) - 1
            if is_block(step) and not (is_last and ends):
                made.append(f"（{plain(text)}）")
            else:
                made.append(text if ends and form != "連用" else linked(text))
        return "、".join(made)

    def branches(self, branches: Mapping[str, list[Said]]) -> str:
        made = []
        for word, steps in branches.items():
            done = plain(self.block(steps, "", is_last=True)) if steps else "何もしない"
            made.append(f"「{self.term(word, '')}」（{done}）")
        return "か".join(made)

    def stats(self, said: Said, tails: list[str]) -> str:
        made: list[str] = []
        gained = "を得/る"
        for pattern, value in self.changes(said):
            text = self.filled(pattern, Said(said.word, {"value": value}))
            if made and made[-1].endswith(gained) and text.endswith(gained):
                made[-1] = f"{made[-1].removesuffix(gained)}と{text}"
            else:
                made.append(text)
        before = [te(text) if text.endswith(gained) else linked(text) for text in made[:-1]]
        return "、".join([*before, made[-1]])

    # -- conditions

    def conditions(self, conditions: list[Any]) -> str:
        if len(conditions) == 1 and isinstance(conditions[0], Every):
            return f"（{plain(self.conditions(conditions[0].parts))}）"
        made = [self._condition(one) for one in conditions]
        return "、".join([*map(linked, made[:-1]), made[-1]])

    def _condition(self, condition: Any) -> str:
        return (
            self.conditions([condition]) if isinstance(condition, Every) else self.said(condition)
        )

    def alternatives(self, conditions: list[Any]) -> str:
        made: list[str] = []
        for one in conditions:
            text = self._condition(one)
            made.append(f"（{plain(text)}）" if is_alternative(one) else text)
        return "か、または".join([*map(plain, made[:-1]), made[-1]])

    def slot(self, value: Any, form: str, tails: list[str], *, is_last: bool) -> str:
        """Only at the end of a sentence is it open how a clause goes on."""
        text = super().slot(value, form, tails, is_last=is_last)
        return text if is_last else plain(text)

    def _is_definite(self, who: Any) -> bool:
        if isinstance(who, Said):
            return self.noun(who).is_definite or is_itself(who.args["filter"])
        return not isinstance(who, Together)

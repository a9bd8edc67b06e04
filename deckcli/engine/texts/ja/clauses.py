"""How Japanese joins clauses: steps are sentences, the steps of a block are one sentence.

A block that is not the end of its sentence stands in brackets, so that nobody can take the step
behind it for one of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.texts.ja.endings import linked, past, plain, te
from deckcli.engine.texts.ja.nouns import JapaneseNouns
from deckcli.engine.texts.tree import (
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
)

_SUBJECTS: Final = ("は", ":が}")  # marks of a clause that says who does it


class Japanese(JapaneseNouns):
    """Says abilities in Japanese."""

    again = "これをもう一度行/う"

    # -- whole abilities

    def ability(self, outline: Outline, *, is_used: bool, is_limited: bool = False) -> str:
        head, event = "", outline.event
        if event is not None:
            clause = self.event(event)
            is_once = is_limited or event.who is None or self._is_definite(event.who)
            head = f"{past(clause)}時、" if is_once else f"{plain(clause)}たび、"
            head = f"{past(clause)}後、" if event.is_after else head
        if outline.times is not None:
            head += f"{self.number(outline.times, '')}と同じ回数、"
        if outline.gives:
            head = self._always(outline.requires)
            return "".join(f"{head}{plain(self.said(one))}。" for one in outline.gives)
        requires = self.conditions(outline.requires) if outline.requires else ""
        if requires and not is_used:
            head += f"{plain(requires)}場合に限り、"
        head += self._price_of(outline)
        made = self.in_turn([self.step(one) for one in outline.steps])
        if self._is_plain_offer(outline):
            made = [f"{te(made[0])}もよ/い"]
        text = f"{head}{'。'.join(map(plain, made))}。"
        if is_used and needs_its_choice(outline):
            requires = "選べるものが/ある"
        return f"{text}{plain(requires)}場合のみ使用できる。" if requires and is_used else text

    def _always(self, requires: list[Any]) -> str:
        """When something holds that needs no event: first the time, then what must be so."""
        times = [f"{one.word.during[self.code]}、" for one in requires if is_time(one)]
        rest = [one for one in requires if not is_time(one)]
        return "".join(times) + (f"{plain(self.conditions(rest))}間、" if rest else "")

    def _is_plain_offer(self, outline: Outline) -> bool:
        """Whether one step may be done for nothing."""
        is_one = outline.is_offered and not outline.price and len(outline.steps) == 1
        return is_one and self._is_command(outline.steps[0])

    def _price_of(self, outline: Outline) -> str:
        if not outline.price:
            is_plain = not outline.is_offered or self._is_plain_offer(outline)
            return "" if is_plain else "次のことを行ってもよい："
        price = f"【{self.price(outline.price)}】"
        if outline.is_offered:
            return f"{price}を支払ってもよい。支払ったなら、"
        return price if outline.event is None else f"{price}を支払い、"

    def price(self, costs: list[Said]) -> str:
        return "、".join(plain(self.said(cost)) for cost in costs)

    # -- steps

    def step(self, said: Said) -> str:
        chosen = {name: arg for name, arg in said.args.items() if isinstance(arg, Choice)}
        if len(chosen) != 1:
            return self.said(said)
        ((name, choice),) = chosen.items()
        is_may = choice.fewest == 0 and choice.most in (1, -1)  # one or none, or any number
        pattern = self.pattern(said)
        if f"{{{name}:は}}" in pattern or f"{{{name}:が}}" in pattern:  # who does it comes first
            sure = self.cards(certain(choice) if is_may else choice, "を")
            does = self.said(Said(said.word, {**said.args, name: Bound(choice.slot)}))
            return f"{sure}選ん{'でもよい。選んだなら' if is_may else 'で'}、{does}"
        if is_may and "を}" in pattern:
            given = Said(said.word, {**said.args, name: certain(choice)})
            return f"{te(self.said(given))}もよ/い"
        return self.said(said)

    def _is_command(self, said: Said) -> bool:
        """Whether a step tells a player what to do, and nothing is chosen for it."""
        if any(isinstance(arg, Choice) for arg in said.args.values()) or is_block(said):
            return False
        pattern = self.pattern(said)
        return "/" in pattern and not any(mark in pattern for mark in _SUBJECTS)

    def alone(self, part: Said | list[Said]) -> str:
        return plain(super().alone(part))

    def block(self, steps: list[Said], form: str, *, is_last: bool) -> str:
        if form == "may":
            text = self.block(steps, "", is_last=is_last)
            if len(steps) == 1 and self._is_command(steps[0]):
                return f"{te(text)}もよ/い"
            return f"次のことを行ってもよい：{text}"
        if form == "each":
            text = self.block(steps, "", is_last=is_last)
            return text.replace("相手", "もう一方").replace("自分", "自身")
        made: list[str] = []
        for number, text in enumerate(self.in_turn([self.step(step) for step in steps])):
            step, ends = steps[number], number == len(steps) - 1
            if is_block(step) and not (is_last and ends):
                made.append(f"（{plain(text)}）")
            else:
                made.append(text if ends and form != "連用" else linked(text))
        return "、".join(made)

    def joined(self, parts: list[str]) -> str:
        """Clauses one after the other; cards that are asked for in several ways are others."""
        if parts and "/" in parts[-1]:
            return "、".join([*map(linked, parts[:-1]), parts[-1]])
        return "と、それとは別に".join(parts)

    def branches(self, branches: Mapping[str, list[Said]]) -> str:
        made = []
        for word, steps in branches.items():
            done = plain(self.block(steps, "", is_last=True))
            is_telling = len(steps) == 1 and steps[0].word.name == word
            label = f"「{self.term(word, '')}」"
            made.append(done if is_telling else f"{label}（{done}）" if steps else label)
        return "か、".join(made)

    def stats(self, said: Said, tails: list[str]) -> str:
        made: list[str] = []
        gained = "を得/る"
        known: list[str] = []  # what X is need not be said again
        for pattern, value in self.changes(said):
            text = self.filled(pattern, Said(said.word, {"value": value}), outer=known)
            if said.word.kind == v.VERB and said.args["of"] in computed_from(value):
                # it is so once, when it happens
                text = text.replace("をＸとして", "（その時点）をＸとして")
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

"""How Japanese joins clauses: steps are sentences, the steps of a block are one sentence.

A block that is not the end of its sentence stands in brackets, so that nobody can take the step
behind it for one of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.texts.ja.endings import causative, linked, past, plain, te
from deckcli.engine.texts.ja.nouns import JapaneseNouns
from deckcli.engine.texts.ja.numbers import digits
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
from deckcli.engine.things import PLAYERS

_DOER: Final = re.compile(r"\{(\w+):は\}|((?:対戦)?相手)は")  # somebody does it
_GAINED: Final = "を得/る"
_RAISED: Final = "を{value:+}/する"  # of a stat that is a number
_RISING: Final = "が{value:↑}"  # and of one that is said to rise
_LETTERED: Final = re.compile("([^、が]*[Ａ-Ｚ])が(.*)")
_DONE: Final = {"そうしており": "そうしたうえで"}
_CANNOT: Final = "?"  # of a step that cannot be said before もよい
_NOTHING: Final = ""  # the branch in which nothing is done
_FIRST: Final = ("は}", "が}", "の}{stats}")  # how a pattern goes on that begins with cards
_SUBJECTS: Final = ("は", ":が}")  # marks of a clause that says who does it


class Japanese(JapaneseNouns):
    """Says abilities in Japanese."""

    # -- whole abilities

    def ability(self, outline: Outline, *, is_used: bool, is_limited: bool = False) -> str:
        head, event, asked = "", outline.event, outline.requires
        if event is not None:
            self.subject = event.who
            clause, asked = self.narrowed(self.event(event), asked)
            is_once = is_limited or event.who is None or self._is_definite(event.who)
            head = f"{past(clause)}時、" if is_once else f"{plain(clause)}たび、"
            head = f"{past(clause)}後、" if event.is_after else head
            head += f"その時点で{self.now}なら、" if self.now else ""
        if outline.times is not None:
            counted = self.counted(outline.times)
            each = "" if counted is None else f"{self.cards(counted, 'each')}につき１回、"
            head += each or f"{self.number(outline.times, '')}と同じ回数、"
        if outline.gives:
            head = self._always(outline.requires)
            return "".join(f"{head}{plain(self.said(one))}。" for one in outline.gives)
        requires = self.conditions(asked) if asked else ""
        if requires and not is_used:
            head += f"{plain(requires).removesuffix('である')}なら、"
        head += self._price_of(outline)
        made = self._aimed(outline.steps)
        if outline.is_offered and not outline.price:
            made = [self.block(outline.steps, "may", is_last=True)]
        text = f"{head}{'。'.join(map(plain, filter(None, made)))}。"
        if is_used and needs_its_choice(outline):
            requires = "選べるものが/ある"
        return f"{text}{plain(requires)}場合のみ使用できる。" if requires and is_used else text

    def _always(self, requires: list[Any]) -> str:
        """When something holds that needs no event: first the time, then what must be so."""
        times = [f"{one.word.during[self.code]}、" for one in requires if is_time(one)]
        rest = [one for one in requires if not is_time(one)]
        return "".join(times) + (f"{plain(self.conditions(rest))}間、" if rest else "")

    def _price_of(self, outline: Outline) -> str:
        if not outline.price:
            return ""
        if outline.is_offered:
            return f"{te(self.paid(outline.price))}もよい。そうしたなら、"
        price = f"【{self.price(outline.price)}】"
        return price if outline.event is None else f"{price}を支払い、"

    def price(self, costs: list[Said]) -> str:
        return "、".join(map(plain, self._together_paid(costs)))

    def paid(self, costs: list[Said]) -> str:
        made = self._together_paid(costs, "を支払/う")
        same = made[0].partition("を")[0]
        rest = [text.removeprefix(f"{same}を") for text in made[1:]]
        made = [made[0], *rest]
        return "、".join([*map(linked, made[:-1]), made[-1]])

    def _together_paid(self, costs: list[Said], pay: str = "") -> list[str]:
        """The parts of a price; what is done to several cards is said once."""
        made: list[str] = []
        verb = ""
        for cost in costs:
            text = self.said(cost) + (pay if cost.word.is_thing else "")
            cards, _, does = text.rpartition("を")
            is_bare = self.pattern(cost).startswith("{") and bool(cards) and not cost.word.is_thing
            if is_bare and does == verb:
                made[-1] = f"{made[-1].rpartition('を')[0]}と{text}"
            else:
                made.append(text)
            verb = does if is_bare else ""
        return made

    def _aimed(self, steps: list[Said]) -> list[str]:
        """All steps; what is done to the target at once stands in one sentence with it."""
        texts, slot = self.each_step(steps, are_sentences=True), targeted(steps)
        if slot is None or slot.number in self.labels or not self.is_command(steps[1]):
            return texts
        choice = next(iter(steps[0].args.values()))
        named = self.step(Said(steps[0].word, {"what": choice._replace(fewest=1)}))
        done = texts[1]
        both = f"{linked(named)}、{done if choice.fewest else f'{te(done)}もよ/い'}"
        return [both, *texts[2:]]

    # -- steps

    def repeated(self, said: Said, times: int, say: Callable[[Said], str]) -> str:
        several = several_picked(said, times)
        if several is not None:
            ((_, choice),) = [one for one in several.args.items() if isinstance(one[1], Choice)]
            return _one_by_one(say(several), choice.most, self._counter(choice.among))
        return f"{digits(times)}回続けて{say(said)}"

    def search(self, looked: Said, step: Said, name: str) -> str:
        choice: Choice = step.args[name]
        found = self.cards(choice, "を")
        if isinstance(choice.among, Together) and not self.is_alike(choice.among):
            place = self.place_of(choice.among.groups[0])
            each = [self.cards(one, "some ") for one in choice.among.groups]
            names = "、または".join(one.removeprefix(f"{place}の") for one in each)
            so_many = f"１枚{'' if choice.fewest else 'まで'}"
            found = f"{place}から{names}{self.introduced(choice.slot)}を{so_many}"
        does = self.said(Said(step.word, {**step.args, name: Bound(choice.slot)}))
        return f"{found}探し、{does.replace(self.cards(Bound(choice.slot), 'を'), '', 1)}"

    def step(self, said: Said) -> str:
        is_sentence, self.is_sentence = self.is_sentence, False
        chosen = {name: arg for name, arg in said.args.items() if isinstance(arg, Choice)}
        if len(chosen) != 1:
            return self.said(said)
        ((name, choice),) = chosen.items()
        is_may = choice.fewest == 0 and choice.most in (1, -1)  # one or none, or any number
        pattern = self.pattern(said)
        is_doer = any(f"{{{name}:{mark}" in pattern for mark in _FIRST)
        if is_doer:  # who does it comes first
            sure = self.cards(certain(choice) if is_may else choice, "を")
            does = self.said(Said(said.word, {**said.args, name: Bound(choice.slot)}))
            if is_may:
                return f"{sure}選んでもよい。選んだなら、{does}"
            return f"{sure}{'選ぶ。' if is_sentence else '選び、'}{does}"
        if is_may and "を}" in pattern:
            given = Said(said.word, {**said.args, name: certain(choice)})
            return f"{te(self.said(given))}もよ/い"
        return self.said(said)

    def instead(self, stopped: Said, text: str) -> str:
        return f"{stopped.word.instead[self.code]}{text}"

    def is_command(self, said: Said) -> bool:
        """Whether a step tells a player what to do."""
        chosen = [arg for arg in said.args.values() if isinstance(arg, Choice)]
        if is_block(said) or not all(choice.fewest for choice in chosen):
            return False
        pattern = self.pattern(said)
        return "/" in pattern and not any(mark in pattern for mark in _SUBJECTS)

    def _made_to(self, step: Said, text: str) -> str:
        """What another player is made to do, if somebody else does it."""
        name = _DOER.match(self.pattern(step))
        if name is None or (name[1] and step.word.args[name[1]].of != PLAYERS):
            return _CANNOT
        who = self.cards(step.args[name[1]], "") if name[1] else name[2]
        does = causative(text.removeprefix(f"{who}は"))
        return f"{who}に{does}" if does and text.startswith(f"{who}は") else _CANNOT

    def alone(self, part: Said | list[Said]) -> str:
        return plain(super().alone(part))

    def block(self, steps: list[Said], form: str, *, is_last: bool) -> str:
        if form == "may":
            texts = [
                text if not text or self.is_command(step) else self._made_to(step, text)
                for step, text in zip(steps, self.each_step(steps), strict=True)
            ]
            if _CANNOT not in texts[:-1] and texts[:-1] and is_last and is_block(steps[-1]):
                done = [text for text in texts[:-1] if text]
                return f"{'、'.join(map(te, done))}もよく、そうしたなら{self.step(steps[-1])}"
            if _CANNOT not in texts and not _is_one_choice(steps):
                return f"{'、'.join(map(te, filter(None, texts)))}もよ/い"
            return f"望むなら、{self.block(steps, '', is_last=is_last)}"
        if form == "each":
            text = self.block(steps, "", is_last=is_last)
            return text.replace("相手", "もう一方").replace("自分", "自身")
        made: list[str] = []
        texts = self.each_step(steps)
        for number, (step, text) in enumerate(zip(steps, texts, strict=True)):
            ends = not any(texts[number + 1 :])
            if is_block(step) and not (is_last and ends):
                made.append(f"（{plain(text)}）" if text else "")
            else:
                made.append(text if ends and form != "連用" else linked(text))
        made = [text for text in made if text]
        return "、".join(made)

    def joined(self, parts: list[str]) -> str:
        """Clauses one after the other; cards that are asked for in several ways are others."""
        if parts and "/" in parts[-1]:
            return "、".join([*map(linked, parts[:-1]), parts[-1]])
        return "と、それとは別に".join(parts)

    def branches(self, branches: Mapping[str, list[Said]]) -> str:
        made: list[str] = []
        telling: list[bool] = []
        for word, steps in branches.items():
            if word == _NOTHING:
                continue
            done = self.block(steps, "", is_last=True)
            telling.append(len(steps) == 1 and steps[0].word.name == word)
            made.append(done if telling[-1] else f"「{self.term(word, '')}」（{plain(done)}）")
        may = _NOTHING in branches
        if not all(telling):
            return f"次から１つ選{'んでもよい' if may else 'ぶ'}：{'か、'.join(map(plain, made))}"
        same = made[0][: min(alike(made[0], text) for text in made)] if made[1:] else ""
        same = same[: same.rfind("を") + 1]
        rest = [text.removeprefix(same) for text in made]
        either = same + "か、".join([*map(plain, rest[:-1]), rest[-1]])
        return f"{te(either)}もよ/い" if may else either

    def said(self, said: Said, *, plural: bool = False) -> str:
        """Whether something was done is asked in the same words as behind a price."""
        return super().said(said, plural=plural).replace("そうした場合、", "そうしたなら、")

    def pattern(self, said: Said) -> str:
        """Numbers are raised; what cards can do besides is said of the cards."""
        text = super().pattern(said)
        return text.replace("{of:は}{stats}", "{of:の}{stats}") if self._is_raised(said) else text

    def _is_raised(self, said: Said) -> bool:
        """Whether nothing but numbers of the cards is changed."""
        changes = self.changes(said) if "of" in said.args else []
        return bool(changes) and all(
            _RAISED in pattern or _RISING in pattern for pattern, _ in changes
        )

    def stats(self, said: Said, tails: list[str]) -> str:
        made: list[str] = []
        raised: dict[str, list[str]] = {}  # by how much -> what
        for pattern, value in self.changes(said):
            known: list[str] = []
            stat, is_number, _ = pattern.partition(_RAISED)
            frame = "{value:+}" if is_number else pattern
            text = self.filled(frame, Said(said.word, {"value": value}), outer=known)
            if is_number and self.is_doubled(said, value):
                raised.setdefault("２倍に", []).append(f"その時点の{stat}")
                continue
            if said.word.kind == v.VERB and said.args["of"] in computed_from(value):
                # it is so once, when it happens
                known = [tail.replace("をＸとして", "（その時点）をＸとして") for tail in known]
            tails += [tail for tail in known if tail not in tails]  # said once, in front
            if is_number:
                each = "、" if "につき" in text else ""
                raised.setdefault(f"{each}{text}", []).append(stat)
            elif made and text.endswith(_GAINED) and made[-1].endswith(_GAINED):
                made[-1] = f"{made[-1].removesuffix(_GAINED)}と{text}"
            else:
                made.append(text)
        text = self._in_order(raised, made)
        if said.args.get("of") == ITSELF:
            text = text.replace(f"{self.itself}の", "自身の")
        return text

    @staticmethod
    def _in_order(raised: Mapping[str, list[str]], made: list[str]) -> str:
        """The numbers of cards and by how much they are raised, then what else becomes of them."""
        stats = {by: "と".join(names) for by, names in raised.items()}
        if not made:
            return "、".join(f"{names}を{by}" for by, names in stats.items()) + "/する"
        numbers = [f"{names}が{by.removeprefix('、')}され/る" for by, names in stats.items()]
        return "、".join([*map(linked, [*numbers, *made][:-1]), made[-1]])

    # -- conditions

    def conditions(self, conditions: list[Any]) -> str:
        if len(conditions) == 1 and isinstance(conditions[0], Every):
            return f"（{plain(self.conditions(conditions[0].parts))}）"
        made = [self._condition(one) for one in conditions]
        if len(made) == 2 and (both := _both(*made)):
            return both
        *others, last = [*map(linked, made[:-1]), made[-1]]
        return "、".join([*(_DONE.get(text, text) for text in others), last])

    def _condition(self, condition: Any) -> str:
        return (
            self.conditions([condition]) if isinstance(condition, Every) else self.said(condition)
        )

    def alternatives(self, conditions: list[Any]) -> str:
        made: list[str] = []
        for one in conditions:
            text = self._condition(one)
            made.append(f"（{plain(text)}）" if is_alternative(one) else text)
        subject = f"{self.itself}が"
        if all(text.startswith(subject) for text in made):  # said once
            rest = [text.removeprefix(subject) for text in made]
            return subject + "か、".join([*map(plain, rest[:-1]), rest[-1]])
        return "か、または".join([*map(plain, made[:-1]), made[-1]])

    def slot(self, value: Any, form: str, tails: list[str], *, is_last: bool) -> str:
        """Only at the end of a sentence is it open how a clause goes on."""
        text = super().slot(value, form, tails, is_last=is_last)
        return text if is_last else plain(text)

    def _is_definite(self, who: Any) -> bool:
        if isinstance(who, Said):
            return self.noun(who).is_definite or is_itself(who.args["filter"])
        return not isinstance(who, Together)


def _both(left: str, right: str) -> str:
    """The same of two cards with letters; "" if it is anything else."""
    found = [_LETTERED.fullmatch(text) for text in (left, right)]
    first, second = found
    if first is None or second is None or first[2] != second[2]:
        return ""
    return f"{first[1]}と{second[1]}がどちらも{first[2]}"


def _is_one_choice(steps: list[Said]) -> bool:
    """Whether an offer would sound like a choice of one card or none."""
    return len(steps) == 1 and any(isinstance(arg, Choice) for arg in steps[0].args.values())


def _one_by_one(text: str, number: int, counter: str) -> str:
    """What is done to so many cards, to one after the other."""
    many = f"{digits(number)}{counter}を"
    return text.replace(many, f"{many}１{counter}ずつ", 1)

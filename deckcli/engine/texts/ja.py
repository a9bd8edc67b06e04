"""Japanese: how clauses are joined, and how groups, filters and numbers are said.

A sentence ends in `stem/ending` (`移動させ/る`), from which its other forms are made; a る of the
five-row class is written ル. A group declares its noun with its counter, `味方|体`, what always
stands before it, `自分の手札の>カード|枚`, and `=` if it is definite. A filter says with `~` where the
noun stands: `行動済みの~`; without の~ that is what a card is, and what is no noun gets もの.

Forms of groups: a particle, alone for all of them, after `some` for any of them (`some が`); `each`,
`bare`, `counter`, `いる` (the verb that goes with the counter), `exists` and `lacks` (whole clauses).
Forms of numbers: `+` (＋２０), or a counter.
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

# ending -> how it goes on before a comma, before もよい, and in the past
_ENDINGS: Final = {
    "る": ("", "て", "た"), "ル": ("り", "って", "った"), "する": ("し", "して", "した"),
    "く": ("き", "いて", "いた"), "す": ("し", "して", "した"), "む": ("み", "んで", "んだ"),
    "ぶ": ("び", "んで", "んだ"), "う": ("い", "って", "った"), "つ": ("ち", "って", "った"),
    "い": ("く", "くて", "かった"), "ない": ("ず", "なくて", "なかった"),
    "なる": ("なり", "なって", "なった"), "ある": ("あり", "あって", "あった"),
    "いる": ("おり", "いて", "いた"), "いない": ("おらず", "いなくて", "いなかった"),
    "である": ("であり", "であって", "であった"), "でない": ("でなく", "でなくて", "でなかった"),
}  # fmt: skip
_ANIMATE: Final = "体"
_CARD: Final = "カード"


class Noun(NamedTuple):
    before: str
    name: str
    counter: str
    is_definite: bool
    is_many: bool = False


class Japanese(Language):
    """Says abilities in Japanese."""

    code = "ja"

    # -- whole abilities

    def ability(self, outline: Outline, *, is_used: bool) -> str:
        head, event = "", outline.event
        if event is not None:
            clause = self.event(event)
            is_once = event.who is None or self._is_definite(event.who)
            head = f"{_past(clause)}時、" if is_once else f"{_plain(clause)}たび、"
        if outline.times is not None:
            head += f"{self.number(outline.times, '')}と同じ回数、"
        requires = self.conditions(outline.requires) if outline.requires else ""
        if outline.gives:
            head = f"{_plain(requires)}間、" if requires else ""
            return "".join(f"{head}{_plain(self.said(one))}。" for one in outline.gives)
        if requires and not is_used:
            head += f"{_plain(requires)}場合に限り、"
        head += self._price_of(outline)
        steps = "。".join(_plain(self.step(one)) for one in outline.steps)
        text = f"{head}{steps}。"
        return f"{text}{_plain(requires)}場合のみ使用できる。" if requires and is_used else text

    def _price_of(self, outline: Outline) -> str:
        if not outline.price:
            return ""
        price = f"【{self.price(outline.price)}】"
        if outline.is_offered:
            return f"{price}を支払ってもよい。支払ったなら、"
        return price if outline.event is None else f"{price}を支払い、"

    def price(self, costs: list[Said]) -> str:
        return "、".join(_plain(self.said(cost)) for cost in costs)

    # -- steps

    def step(self, said: Said) -> str:
        optional = [arg for arg in said.args.values() if isinstance(arg, Choice)]
        is_may = len(optional) == 1 and (optional[0].fewest, optional[0].most) == (0, 1)
        if is_may and "を}" in self.pattern(said):
            name = next(name for name, arg in said.args.items() if arg is optional[0])
            given = Said(said.word, {**said.args, name: certain(optional[0])})
            return f"{_te(self.said(given))}もよ/い"
        return self.said(said)

    def block(self, steps: list[Said], form: str, *, is_last: bool) -> str:
        made: list[str] = []
        for number, step in enumerate(steps):
            text, ends = self.step(step), number == len(steps) - 1
            if is_block(step) and not (is_last and ends):
                made.append(f"（{_plain(text)}）")
            else:
                made.append(text if ends and form != "連用" else _linked(text))
        return "、".join(made)

    def branches(self, branches: Mapping[str, list[Said]]) -> str:
        made = []
        for word, steps in branches.items():
            done = _plain(self.block(steps, "", is_last=True)) if steps else "何もしない"
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
        return "、".join([*map(_te, made[:-1]), made[-1]])

    # -- conditions

    def conditions(self, conditions: list[Any]) -> str:
        if len(conditions) == 1 and isinstance(conditions[0], Every):
            return f"（{_plain(self.conditions(conditions[0].parts))}）"
        made = [self._condition(one) for one in conditions]
        return "、".join([*map(_linked, made[:-1]), made[-1]])

    def _condition(self, condition: Any) -> str:
        return (
            self.conditions([condition]) if isinstance(condition, Every) else self.said(condition)
        )

    def alternatives(self, conditions: list[Any]) -> str:
        made = [self._condition(one) for one in conditions]
        made = [f"（{_plain(text)}）" if "または" in text else text for text in made]
        return "か、または".join([*map(_plain, made[:-1]), made[-1]])

    def slot(self, value: Any, form: str, tails: list[str], *, is_last: bool) -> str:
        """Only at the end of a sentence is it open how a clause goes on."""
        text = super().slot(value, form, tails, is_last=is_last)
        return text if is_last else _plain(text)

    # -- groups

    def cards(self, group: Any, form: str) -> str:
        mode, _, particle = form.rpartition(" ")
        if form in ("exists", "lacks", "each", "bare", "counter", "いる", "いない"):
            mode, particle = form, ""
        if isinstance(group, Met):
            return self._met(group, mode, particle)
        if isinstance(group, Choice):
            return self._chosen(group, particle)
        if mode in ("exists", "lacks"):
            return self._existence(group, mode)
        if isinstance(group, Together):
            joined = "か" if mode in ("some", "each") else "と"
            return (
                joined.join(self.cards(one, mode and f"{mode} ") for one in group.groups) + particle
            )
        if not isinstance(group, Said):
            return self._certain(group) + particle
        noun, filters = self.noun(group), group.args.get("filter", [])
        if mode == "some" and is_itself(filters):
            rest = [one for one in filters if not is_itself([one])]
            return f"{self.phrase(noun, rest)}である{self.itself}{particle}"
        phrase = self.phrase(noun, filters)
        if mode == "each":
            return f"{phrase}１{noun.counter}"
        if mode == "counter":
            return noun.counter
        if mode in ("いる", "いない"):
            return _there_is(noun, no=mode == "いない")
        if mode in ("some", "bare") or noun.is_definite:
            return phrase + particle
        if noun.before:
            return f"{phrase}すべて{particle}"
        other = "他の" if phrase.startswith("他の") else ""
        return f"{other}すべての{phrase.removeprefix('他の')}{particle}"

    def _met(self, met: Met, mode: str, particle: str) -> str:
        return self.cards(met.group, f"{mode} ") + self.introduced(met.slot) + particle

    def _certain(self, group: Any) -> str:
        return self.itself if group == ITSELF else self.reference(group.slot)

    def _existence(self, group: Any, form: str) -> str:
        no = form == "lacks"
        if isinstance(group, Together):
            names = "か".join(self.cards(one, "some ") for one in group.groups)
            return f"{names}が{'い/ない' if no else '/いる'}"
        if not isinstance(group, Said):
            name = self._certain(group)
            if isinstance(group, Bound) and group.slot.number not in self.labels:
                name = self._noun_of(group.slot)[0]
            return f"{name}を選{'ばなかった' if no else 'んだ'}"
        noun, filters = self.noun(group), group.args.get("filter", [])
        among = next((one for one in filters if one.word.name == "among"), None)
        if among is not None and isinstance(among.args["group"], Bound):
            slot = among.args["group"].slot
            phrase = self.phrase(noun, [one for one in filters if one is not among])
            if slot.is_many:
                return f"{self.reference(slot)}の中に{phrase}が{_there_is(noun, no=no)}"
            return f"{self.reference(slot)}が{phrase}{'/でない' if no else '/である'}"
        if noun.is_definite and noun.is_many and filters:
            fits = self.filtered(filters, "is")
            return f"{noun.before}{noun.name}の中に{fits}のものが{_there_is(noun, no=no)}"
        if noun.is_definite and filters:
            fits = self.filtered(filters, "is")
            return f"{noun.before}{noun.name}が{fits}{'/でない' if no else '/である'}"
        return f"{self.phrase(noun, filters)}が{_there_is(noun, no=no)}"

    def _chosen(self, choice: Choice, particle: str) -> str:
        low, high, among = choice.fewest, choice.most, choice.among
        label = self.introduced(choice.slot)
        if isinstance(among, Said):
            noun = self.noun(among)
            phrase, counter = self.phrase(noun, among.args["filter"]), noun.counter
        else:
            phrase, counter = f"{self.cards(among, '')}のうち", "枚"
        if low == high:
            picked = "" if particle in ("を", "") else "選んだ"
            return f"{picked}{phrase}{'' if isinstance(among, Said) else 'の'}{_digits(low)}{counter}{label}{particle}"
        if high < 0:
            amount, several = "好きな数だけ", "好きな数"
        elif low == 0:
            amount = several = f"{_digits(high)}{counter}まで"
        else:
            amount = several = f"{_digits(low)}～{_digits(high)}{counter}"
        if particle == "を":
            return f"{phrase}{label}を{amount}"
        return f"選んだ{several}の{phrase}{label}{particle}"

    def noun(self, said: Said) -> Noun:
        """The noun of a group, or of a number of pieces."""
        pattern = self.pattern(said)
        before, marked, rest = pattern.rpartition(">")
        name, _, counted = rest.partition("|")
        counter, _, many = counted.partition("|")
        before = before.removeprefix("=") if marked else ""
        return Noun(before, name.removeprefix("="), counter, pattern.startswith("="), bool(many))

    def phrase(self, noun: Noun, filters: list[Said]) -> str:
        """A noun with what is asked of it; 他の stands before names, but behind clauses."""
        name = noun.name
        made = []
        for one in filters:
            text = self.said(one)
            if text.startswith("!") and noun.before and not noun.is_definite:
                name = text[1:]
            else:
                made.append(f"{text[1:]}の" if text.startswith("!") else text.removesuffix("~"))
        clauses = [text for text in made if not text.endswith("の")]
        names = [text for text in made if text.endswith("の")]
        other = "他の" if noun.name.startswith("他の") else ""
        name = name.removeprefix("他の")
        return "".join([noun.before, *clauses, other, *names, name])

    def filtered(self, filters: list[Said], form: str) -> str:
        if form not in ("is", "not"):
            return self.phrase(Noun("", form, "", is_definite=False), filters)
        made = []
        for one in filters:
            text = self.said(one).removeprefix("!")
            made.append(
                text.removesuffix("の~") if text.endswith("の~") else text.replace("~", "もの")
            )
        joined = "かつ".join(made)
        return f"「{joined}」" if form == "not" and len(made) > 1 else joined

    def some_of(self, cards: Any, amount: int, form: str) -> str:
        if isinstance(cards, list):
            name, _, counter = form.partition("|")
            return f"{self.filtered(cards, name)}{_digits(amount)}{counter}"
        return self._chosen(Choice(amount, amount, cards, Slot(None, is_many=False)), form)

    def is_plural(self, group: Any) -> bool:
        return False

    def _is_definite(self, who: Any) -> bool:
        if isinstance(who, Said):
            return self.noun(who).is_definite or is_itself(who.args["filter"])
        return not isinstance(who, Together)

    # -- cards that are spoken of again

    def reference(self, slot: Slot) -> str:
        label = self.labels.get(slot.number)
        return f"{self._noun_of(slot)[0]}{_wide(label)}" if label else self.referred(slot)

    def referred(self, slot: Slot) -> str:
        name, is_bound = self._noun_of(slot)
        return name if is_bound else f"その{name}"

    def introduced(self, slot: Slot) -> str:
        label = self.labels.get(slot.number) if slot.is_used else None
        return f"（{_wide(label)}）" if label else ""

    def _noun_of(self, slot: Slot) -> tuple[str, bool]:
        source = slot.source
        if isinstance(source, Said) and source.word.kind != v.GROUP:
            return bound_noun(source, self.pattern(source)), True
        if isinstance(source, Said):
            return self.noun(source).name.removeprefix("他の"), False
        return _CARD, False

    # -- numbers and words

    def number(self, number: Any, form: str) -> str:
        if isinstance(number, int):
            return _digits(number)
        if isinstance(number, Times):
            return f"{self.number(number.number, form)}の{_digits(number.factor)}倍"
        group = self.counted(number)
        if group is not None:
            return f"{self.phrase(self.noun(group), group.args.get('filter', []))}の数"
        return self.said(number)

    def term(self, word: str, form: str) -> str:
        text = super().term(word, form)
        if form in ("tag", "tags"):
            return f"〈{text}〉"
        if form in self.names:
            return f"『{text}』"
        return text

    def amount(self, number: Any, form: str, tails: list[str]) -> str:
        group = self.counted(number)
        if form in ("bare", "counter", "いる", "いない"):
            assert group is not None
            return self.cards(group, form)
        if not form:
            return self.number(number, form)
        if isinstance(number, int):
            return _signed(number) if form == "+" else f"{_digits(number)}{form}"
        factor, inner = (number.factor, number.number) if isinstance(number, Times) else (1, number)
        group = self.counted(inner)
        if form == "+" and group is not None:
            tails.append(f"{self.cards(group, 'each')}につき")
            return _signed(factor)
        tails.append(f"{self.number(inner, '')}をＸとして、")
        times = "" if abs(factor) == 1 else _digits(abs(factor))
        sign = ("－" if factor < 0 else "＋") if form == "+" else ("－" if factor < 0 else "")
        return f"{sign}{times}Ｘ{'' if form == '+' else form}"

    def tailed(self, text: str, tails: list[str], outer: list[str] | None) -> str:
        return "".join([*tails, text])

    def span(self, span: Span) -> str:
        if span.low == span.high:
            return _digits(span.low or 0)
        if span.high is None:
            return f"{_digits(span.low or 0)}以上"
        low = "" if span.low is None else f"{_digits(span.low)}以上"
        return f"{low}{_digits(span.high)}以下"

    def any_of(self, words: list[str], form: str) -> str:
        if form == "range":
            numbers = [int(word) for word in words]
            is_run = numbers == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 1
            return (
                f"{_wide(words[0])}－{_wide(words[-1])}" if is_run else "と".join(map(_wide, words))
            )
        return ("と" if form == "tags" else "か").join(words)


def _there_is(noun: Noun, *, no: bool = False) -> str:
    if noun.counter == _ANIMATE:
        return "/いない" if no else "/いる"
    return "な/い" if no else "/ある"


def _plain(text: str) -> str:
    """A clause at the end of a sentence or before a noun."""
    stem, mark, ending = text.rpartition("/")
    return stem + ending.replace("ル", "る") if mark else text


def _linked(text: str) -> str:
    """A clause before a comma."""
    stem, mark, ending = text.rpartition("/")
    return stem + _ENDINGS[ending][0] if mark else text


def _te(text: str) -> str:
    """A clause before もよい."""
    stem, mark, ending = text.rpartition("/")
    return stem + _ENDINGS[ending][1] if mark else text


def _past(text: str) -> str:
    """A clause before 時."""
    stem, mark, ending = text.rpartition("/")
    return stem + _ENDINGS[ending][2] if mark else text


def _wide(text: str) -> str:
    return "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in text)


def _digits(number: int) -> str:
    return _wide(str(number))


def _signed(number: int) -> str:
    return _wide(f"{number:+}")


SPEAKS: Final = Japanese

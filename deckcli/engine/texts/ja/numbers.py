"""How Japanese says numbers and words of a list.

Forms of numbers: `+` (＋２０, and what it is for each of), `↑` (２上がる), `=` and a counter (２点,
or 分 behind a number that is computed; に等しい without a counter), `±` and `≤` (１匹減る,
多くて２枚), a counter (`枚`), or of pieces those of groups (`bare`, `counter`, `いる`, `いない`);
otherwise the number. Words: `tag` and `tags` put each of them in 〈〉, as the icons of cards.
"""

from __future__ import annotations

import re
from typing import Any

from deckcli.engine.texts.language import Language
from deckcli.engine.texts.tree import AnyNumber, Span, Times, size_of


class JapaneseNumbers(Language):
    """The numbers of Japanese."""

    code = "ja"

    @staticmethod
    def printed(text: str) -> str:
        return re.sub("[0-9+]", lambda found: wide(found[0]), text)

    def number(self, number: Any, form: str) -> str:
        if isinstance(number, int):
            return digits(number)
        if isinstance(number, Times):
            return f"{self.number(number.number, form)}の{digits(number.factor)}倍"
        group = self.counted(number)
        return self.said(number) if group is None else f"{self.cards(group, 'bare')}の数"

    def amount(self, number: Any, form: str, tails: list[str]) -> str:
        group = self.counted(number)
        if group is not None and form in ("bare", "counter", "いる", "いない"):
            return self.cards(group, form)
        if not form:
            return self.number(number, form)
        if isinstance(number, AnyNumber):
            return _any_number(number, form)
        if isinstance(number, int):
            return _known(number, form)
        if form[0] not in "=+±≤↑" and self.is_that_many(number):
            return "その数だけ"
        return self._computed(number, form, tails)

    def _computed(self, number: Any, form: str, tails: list[str]) -> str:
        """X, with a clause that says what it is, or what it is for each of."""
        if form == "↑":
            size, is_down = size_of(number)
            return f"{self.number(size, '')}分{'下' if is_down else '上'}が/ル"
        if form.startswith("="):
            return f"{self.number(number, '')}{'分' if form[1:] else 'に等しい'}"
        factor, inner = (number.factor, number.number) if isinstance(number, Times) else (1, number)
        pieces, most = self.capped(inner)
        group = self.counted(pieces)
        if form == "+" and group is not None:
            most_of = f"（最大{digits(most)}{self.cards(group, 'counter')}）" if most else ""
            tails.append(f"{self.cards(group, 'each')}につき{most_of}")
            return signed(factor)
        tails.append(f"{self.number(inner, '')}をＸとして、")
        times = "" if abs(factor) == 1 else digits(abs(factor))
        sign = "－" if factor < 0 else "＋" if form == "+" else ""
        return f"{sign}{times}Ｘ{'' if form == '+' else form}"

    def tailed(self, text: str, tails: list[str], outer: list[str] | None) -> str:
        if outer is None:
            return "".join([*tails, text])
        outer += [tail for tail in tails if tail.endswith("、")]  # what X is comes first of all
        return "".join([*(tail for tail in tails if tail not in outer), text])

    def term(self, word: str, form: str) -> str:
        text = super().term(word, form)
        if form in ("tag", "tags", "but"):
            return f"〈{text}〉"
        return f"『{text}』" if form in self.names else text

    def span(self, span: Span) -> str:
        if span.low == span.high:
            return digits(span.low or 0)
        low = "" if span.low is None else f"{digits(span.low)}以上"
        return low if span.high is None else f"{low}{digits(span.high)}以下"

    def any_of(self, words: list[str], form: str) -> str:
        if form != "range":
            return ("と" if form == "tags" else "か").join(words)
        numbers = [int(word) for word in words]
        is_run = numbers == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 1
        return f"{wide(words[0])}－{wide(words[-1])}" if is_run else "と".join(map(wide, words))

    def all_but(self, word: str) -> str:
        return f"{word}以外のいずれか"


def _any_number(number: AnyNumber, counter: str) -> str:
    """As many cards as one likes: ２枚まで, １枚以上."""
    if number.most is not None:
        most = f"{digits(number.most)}{counter}"
        return f"{digits(number.fewest)}～{most}" if number.fewest else f"{most}まで"
    return f"１{counter}以上" if number.fewest else "好きな数だけ"


def _known(number: int, form: str) -> str:
    """A number that stands in the program: ＋２０, ２点, １匹減る, 多くて２枚."""
    if form == "+":
        return signed(number)
    if form == "↑":
        return f"{digits(abs(number))}{'下' if number < 0 else '上'}が/ル"
    counted = f"{digits(abs(number))}{form.lstrip('=±≤')}"
    if form[0] == "±":
        return f"{counted}{'増え/る' if number > 0 else '減/ル'}"
    return f"多くて{counted}" if form[0] == "≤" and number else counted


def wide(text: str) -> str:
    """Latin letters and digits as wide as Japanese ones."""
    return "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in text)


def digits(number: int) -> str:
    return wide(str(number))


def signed(number: int) -> str:
    return wide(f"{number:+}")

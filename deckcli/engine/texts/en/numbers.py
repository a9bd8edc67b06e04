"""How English says numbers and words of a list.

Forms of numbers: `+` (+20, and what it is for each of), `↑` (raised by 2),
`=` and a noun (2 damage, or damage equal
to a number that is computed), `±` and `≤` with a noun (1 dragon fewer, at most 2 cards), a noun
(`card|cards`, `top card|top cards`), or of pieces those of groups (`have`, `many`, `bare`);
otherwise the number.
"""

from __future__ import annotations

from typing import Any

from deckcli.engine.texts.en.spelling import listed, ranges, with_article
from deckcli.engine.texts.language import Language
from deckcli.engine.texts.tree import AnyNumber, Said, Span, Times, size_of


class EnglishNumbers(Language):
    """The numbers of English."""

    code = "en"

    def group(self, group: Said, form: str) -> str:
        raise NotImplementedError

    def number(self, number: Any, form: str) -> str:
        if isinstance(number, int):
            return str(number)
        if isinstance(number, Times):
            inner = self.number(number.number, form)
            has_limit = self.capped(number.number)[1]  # or it would seem to be one of them all
            return f"{number.factor} times {f'({inner})' if has_limit else inner}"
        group = self.counted(number)
        if group is not None:
            return f"the number of {self.group(group, 'bare')}"
        return self.said(number)

    def amount(self, number: Any, form: str, tails: list[str]) -> str:
        group = self.counted(number)
        if group is not None and form in ("have", "many", "bare"):
            return self.group(group, form)
        if not form:
            return self.number(number, form)
        if isinstance(number, AnyNumber):
            return _any_number(number, form)
        if isinstance(number, int):
            return _known(number, form)
        if "|" in form and self.is_that_many(number):
            return f"that many {form.partition('|')[2]}"
        return self._computed(number, form, tails)

    def _computed(self, number: Any, form: str, tails: list[str]) -> str:
        """X, with a tail that says what it is, or what it is for each of."""
        if form == "↑":
            size, is_down = size_of(number)
            return f"{'lowered' if is_down else 'raised'} by {self.number(size, '')}"
        if form.startswith("="):
            return f"{form[1:]} equal to {self.number(number, '')}"
        factor, inner = (number.factor, number.number) if isinstance(number, Times) else (1, number)
        pieces, most = self.capped(inner)
        group = self.counted(pieces)
        if form == "+" and group is not None:
            most_of = f" (at most {self.number(most, '')})" if most else ""
            tails.append(f" for each {self.group(group, 'each')}{most_of}")
            return f"{factor:+}"
        tails.append(f", where X is {self.number(inner, '')}")
        times = "" if abs(factor) == 1 else str(abs(factor))
        sign = "-" if factor < 0 else "+" if form == "+" else ""
        return f"{sign}{times}X" if form == "+" else _counted(f"{sign}{times}X", form)

    def tailed(self, text: str, tails: list[str], outer: list[str] | None) -> str:
        if outer is not None:  # what X is comes at the end of the sentence
            outer += [tail for tail in tails if tail.startswith(",") and tail not in outer]
            tails = [tail for tail in tails if not tail.startswith(",")]
        return text + "".join(tails)

    def term(self, word: str, form: str) -> str:
        text = super().term(word, form)
        return f'"{text}"' if form in ("skill", "action") else text

    def span(self, span: Span) -> str:
        if span.low == span.high:
            return str(span.low)
        if span.high is None:
            return f"{span.low} or more"
        return f"{span.high} or less" if span.low is None else f"{span.low} to {span.high}"

    def any_of(self, words: list[str], form: str) -> str:
        if form == "range":
            return ranges(words)
        if form == "a":
            words = [with_article(word) for word in words]
        return listed(words, "and" if form == "and" else "or")

    def all_but(self, word: str) -> str:
        return f"anything but {word}"


def _any_number(number: AnyNumber, form: str) -> str:
    """As many cards as one likes: up to 2 cards, 1 or more cards."""
    many = form.partition("|")[2]
    if number.most is not None:
        return f"{f'{number.fewest}-' if number.fewest else 'up to '}{_counted(number.most, form)}"
    return f"1 or more {many}" if number.fewest else f"any number of {many}"


def _known(number: int, form: str) -> str:
    """A number that stands in the program: +20, 2 damage, 1 dragon fewer, at most 2 cards."""
    if form == "+":
        return f"{number:+}"
    if form == "↑":
        return f"{'lowered' if number < 0 else 'raised'} by {abs(number)}"
    if form[0] == "=":
        return f"{number} {form[1:]}"
    if form[0] == "±":
        how = "more" if number > 0 else "fewer"
        return _counted(abs(number), f"{how} {form[1:]}".replace("|", f"|{how} "))
    if form[0] == "≤":
        return f"at most {_counted(number, form[1:])}" if number else f"no {form.partition('|')[2]}"
    return _counted(number, form)


def _counted(number: int | str, form: str) -> str:
    """So many cards; the one on top of a pile is the top card."""
    one, _, many = form.replace("top ", "").partition("|")
    top = "top " if form.startswith("top ") else ""
    if top and number == 1:
        return f"{top}{one}"
    return f"{top}{number} {one if number == 1 else many}"

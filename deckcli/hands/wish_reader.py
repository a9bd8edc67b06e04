"""The language of wishes: `cost<=1 >= 2 and not unit:Marth`.

A term is a query of `card search`, in which several words describe the same card, followed by how
many such cards: `>= 2`, `= 0`. Without a number it is one or more. `and`, `or`, `not` and
parentheses combine terms. Parentheses before a number contain a query: `(a or b) >= 2`.
"""

from __future__ import annotations

from deckcli.catalog.game_facts import GameFacts
from deckcli.catalog.query import And, Node, QueryReader, Sign
from deckcli.catalog.query.tokens import Kind, Token, bad_query, tokens
from deckcli.core.text import fold
from deckcli.hands.wishes import Count, Every, Opposite, Some, Wish

MAX_DEPTH = 40
_MOST = 999  # more cards than any hand has
_TERM_BEGINS = (Kind.WORD, Kind.COMPARE, Kind.MINUS, Kind.OPEN)
_EXAMPLE = "a query and a number, as in cost<=1 >= 2 and type:ally"


def read_wish(text: str, info: GameFacts) -> Wish:
    """The wish; raises BadQuery with a caret at the mistake."""
    return WishReader(text, info).whole()


def read_policy(text: str, info: GameFacts) -> Wish:
    """When a hand is kept: `keep if …`, `mulligan if …`, a bare wish to keep, `always`, `never`.

    The last two say how often a new hand is taken.
    """
    reader = WishReader(text, info)
    words = [fold(token.text) for token in tokens(text) if token.kind is Kind.WORD]
    if fold(text) in ("always", "never"):
        return Every() if fold(text) == "never" else Some()
    if words[:2] in (["keep", "if"], ["mulligan", "if"]) and text.lstrip()[:1] != '"':
        reader.query.take()
        reader.query.take()
        return Opposite(reader.whole()) if words[0] == "mulligan" else reader.whole()
    return reader.whole()


class WishReader:
    """Reads a wish from left to right; a QueryReader reads the parts about single cards."""

    def __init__(self, text: str, info: GameFacts) -> None:
        self.text = text
        self.query = QueryReader(text, info)
        self._depth = 0
        self._follows = _after_parentheses(text)

    def whole(self) -> Wish:
        if self.query.next.kind is Kind.END:
            raise self.query.complaint("there is no wish here", _EXAMPLE)
        wish = self._some()
        follows = self.query.next
        if follows.kind is Kind.CLOSE:
            raise self.query.complaint("this parenthesis closes nothing")
        if follows.kind is Kind.SIGN:
            raise self.query.complaint("a term has one number only")
        if follows.kind is not Kind.END:
            raise self.query.complaint("'and' or 'or' is missing before this", _EXAMPLE)
        return wish

    def _some(self) -> Wish:
        parts = [self._every()]
        while self.query.next.kind is Kind.OR:
            self.query.take()
            parts.append(self._every())
        return parts[0] if len(parts) == 1 else Some(tuple(parts))

    def _every(self) -> Wish:
        parts = [self._one()]
        while self.query.next.kind is Kind.AND:
            self.query.take()
            parts.append(self._one())
        return parts[0] if len(parts) == 1 else Every(tuple(parts))

    def _one(self) -> Wish:
        token = self.query.next
        if self._is_not(token):
            self.query.take()
            return Opposite(self._deeper(token))
        if token.kind is Kind.OPEN and self._follows.get(token.at) not in (
            Kind.SIGN,
            *_TERM_BEGINS,
        ):
            self.query.take()
            wish = self._deeper(token, in_parentheses=True)
            if self.query.take().kind is not Kind.CLOSE:
                raise self.query.complaint("this parenthesis is never closed", at=token.at)
            return wish
        return self._count()

    def _deeper(self, token: Token, *, in_parentheses: bool = False) -> Wish:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            message = f"parentheses and not go deeper than {MAX_DEPTH} levels here"
            raise self.query.complaint(message, at=token.at)
        wish = self._some() if in_parentheses else self._one()
        self._depth -= 1
        return wish

    def _count(self) -> Wish:
        terms = [self._term()]
        while self.query.next.kind in _TERM_BEGINS and not self._is_not(self.query.next):
            terms.append(self._term())
        cards = terms[0] if len(terms) == 1 else And(tuple(terms))
        sign = self.query.next
        if sign.kind is not Kind.SIGN:
            return Count(cards)
        if sign.sign is Sign.SAYS:
            raise self.query.complaint("a number of cards is compared by >=, <=, =, <, > or !=")
        self.query.take()
        return Count(cards, sign.sign, self._number(sign))

    def _term(self) -> Node:
        token = self.query.next
        if token.kind is Kind.COMPARE and self.text[token.value_at] != '"':
            inside = next(
                (at for at, character in enumerate(token.text) if character in "<>=!"), None
            )
            if inside is not None:
                message = "a space is missing before the number of cards"
                raise self.query.complaint(message, at=token.value_at + inside)
        return self.query.term()

    def _number(self, sign: Token) -> int:
        token = self.query.next
        if token.kind is Kind.END:
            raise self.query.complaint(f"how many? a number is missing after {sign.sign}")
        digits = fold(token.text) if token.kind is Kind.WORD else ""
        if not (digits.isascii() and digits.isdecimal()):
            raise self.query.complaint("a number of cards is a whole number from 0 on")
        if len(digits.lstrip("0")) > len(str(_MOST)):
            raise self.query.complaint("no hand has so many cards")
        self.query.take()
        return int(digits)

    def _is_not(self, token: Token) -> bool:
        """Whether it is the word `not`, unless it is quoted and so a search term."""
        is_word = token.kind is Kind.WORD and self.text[token.at] != '"'
        return is_word and fold(token.text) == "not"


def _after_parentheses(text: str) -> dict[int, Kind]:
    """Position of an opening parenthesis -> the token after its closing one."""
    found: dict[int, Kind] = {}
    opened: list[int] = []
    closed: int | None = None
    for token in tokens(text):
        if closed is not None:
            found[closed] = token.kind
            closed = None
        if token.kind is Kind.OPEN:
            opened.append(token.at)
        elif token.kind is Kind.CLOSE:
            if not opened:
                raise bad_query(text, token.at, "this parenthesis closes nothing")
            closed = opened.pop()
    return found

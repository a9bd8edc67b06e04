"""Parses the text of a query into nodes."""

from __future__ import annotations

from deckcli.catalog.fields import find_field, known_fields
from deckcli.catalog.game_facts import Field, GameFacts
from deckcli.catalog.query.nodes import And, Compare, Has, Node, Not, Or, Sign, Text
from deckcli.catalog.query.tokens import Kind, Token, bad_query, tokens
from deckcli.core.errors import BadQuery
from deckcli.core.text import fold, meant

MAX_DEPTH = 40
_HAS = ("has", "is")
_TERM_BEGINS = (Kind.WORD, Kind.COMPARE, Kind.MINUS, Kind.OPEN, Kind.SIGN)


def parse(text: str, info: GameFacts) -> Node:
    """The query as nodes; raises BadQuery with a caret at the mistake."""
    reader = QueryReader(text, info)
    if reader.next.kind is Kind.END:
        raise bad_query(text, 0, "the query is empty", "a word of a name, or a field as in cost>=3")
    node = reader.expression()
    if reader.next.kind is Kind.CLOSE:
        raise reader.complaint("this parenthesis closes nothing")
    return node


class QueryReader:
    """Reads a query from left to right; other languages about cards read single terms with it."""

    def __init__(self, text: str, info: GameFacts) -> None:
        self.text, self.info = text, info
        self._tokens = list(tokens(text))
        self._index = self._depth = 0

    @property
    def next(self) -> Token:
        """The next token, without taking it."""
        return self._tokens[self._index]

    def take(self) -> Token:
        """Take the next token; the end of the query is never used up."""
        token = self.next
        self._index = min(self._index + 1, len(self._tokens) - 1)
        return token

    def complaint(self, message: str, hint: str = "", *, at: int | None = None) -> BadQuery:
        """An error at a position, or at the next token."""
        return bad_query(self.text, self.next.at if at is None else at, message, hint)

    def expression(self) -> Node:
        """Terms next to each other, with `or` between groups of them."""
        parts = [self._group()]
        while self.next.kind is Kind.OR:
            self._expect_term_after(self.take(), "or")
            parts.append(self._group())
        return parts[0] if len(parts) == 1 else Or(tuple(parts))

    def term(self) -> Node:
        """One predicate, possibly negated or in parentheses."""
        token = self.next
        if token.kind in (Kind.OR, Kind.AND):
            raise self.complaint(f"nothing stands before this {token.kind}", _quote_hint(token))
        if token.kind in (Kind.CLOSE, Kind.END):
            raise self.complaint("a word or a comparison is missing here")
        self.take()
        if token.kind is Kind.MINUS:
            return self._negated(token)
        if token.kind is Kind.OPEN:
            return self._bracketed(token)
        return self.predicate(token)

    def predicate(self, token: Token) -> Node:
        """What a word or a comparison says about a card."""
        if token.kind is Kind.SIGN:
            hint = "write it without spaces, as in cost>=3"
            raise self.complaint(
                f"{token.sign} needs a field directly before it", hint, at=token.at
            )
        if token.kind is Kind.WORD:
            return Text(token.text)
        if self._asks_for_presence(token):
            return Has(self._field(token.text, token.value_at).name)
        compare = Compare(self._field(token.field, token.at).name, token.sign, token.text)
        if token.sign.is_order and compare.number is None:
            message = f"{token.sign} compares numbers, and {token.text!r} is none"
            raise self.complaint(message, at=token.value_at)
        return compare

    def _group(self) -> Node:
        parts = [self.term()]
        while True:
            if self.next.kind is Kind.AND:
                self._expect_term_after(self.take(), "and")
            elif self.next.kind not in _TERM_BEGINS:
                return parts[0] if len(parts) == 1 else And(tuple(parts))
            parts.append(self.term())

    def _negated(self, minus: Token) -> Node:
        if self.next.at != minus.at + 1 or self.next.kind not in _TERM_BEGINS:
            hint = "write it directly before what it excludes, as in -type:ally"
            raise self.complaint("nothing follows this -", hint, at=minus.at)
        self._descend(minus)
        node = Not(self.term())
        self._depth -= 1
        return node

    def _bracketed(self, opening: Token) -> Node:
        if self.next.kind is Kind.CLOSE:
            raise self.complaint("nothing stands between these parentheses", at=opening.at)
        self._expect_term_after(opening, "parenthesis")
        self._descend(opening)
        node = self.expression()
        self._depth -= 1
        if self.take().kind is not Kind.CLOSE:
            raise self.complaint("this parenthesis is never closed", at=opening.at)
        return node

    def _descend(self, token: Token) -> None:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            message = f"parentheses and - go deeper than {MAX_DEPTH} levels here"
            raise self.complaint(message, at=token.at)

    def _expect_term_after(self, token: Token, name: str) -> None:
        if self.next.kind in (Kind.CLOSE, Kind.END):
            raise self.complaint(
                f"nothing stands after this {name}", _quote_hint(token), at=token.at
            )

    def _asks_for_presence(self, token: Token) -> bool:
        """`has:` and `is:`, unless the game has a field of that name."""
        word = fold(token.field)
        return word in _HAS and token.sign is Sign.SAYS and find_field(self.info, word) is None

    def _field(self, written: str, at: int) -> Field:
        field = find_field(self.info, written)
        if field is not None:
            return field
        known = known_fields(self.info)
        spellings = [word for info in known.values() for word in (info.name, *info.aliases)]
        close = meant(written, spellings, quote="")
        raise self.complaint(
            f"{self.info.game} has no field {written!r}",
            f"{close} fields: {', '.join(known)}".lstrip(),
            at=at,
        )


def _quote_hint(token: Token) -> str:
    return f'write "{token.text}" in quotes to search for the word' if token.text else ""

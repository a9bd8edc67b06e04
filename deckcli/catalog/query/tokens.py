"""Splits a query into words, phrases, comparisons and brackets, each with its position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from deckcli.catalog.query.nodes import KEYWORDS, Sign
from deckcli.catalog.query.signs import SIGNS, latin_signs
from deckcli.core.errors import BadQuery
from deckcli.core.printable import printable
from deckcli.core.text import display_width, fold

MAX_LENGTH = 2000
_WINDOW = 60  # how much of a long query is shown on each side of the caret

_SIGN = r"(?:>=|<=|!=|==|[:=<>≧≥≦≤≠])"
_WORD = r'(?:(?!!=)[^\s()":=<>≧≥≦≤≠])+'
_PHRASE = r'"[^"]*"'
_TOKEN = re.compile(
    rf"(?P<minus>-)|(?P<open>\()|(?P<close>\))|(?P<phrase>{_PHRASE})|(?P<sign>{_SIGN})"
    rf'|(?P<field>{_WORD})(?P<compare>{_SIGN})(?P<value>{_PHRASE}|[^\s()"]+)?|(?P<word>{_WORD})'
)


class Kind(StrEnum):
    """What a token is; `sign` is a sign on its own, as in `cost<=1 >= 2`."""

    WORD = "word"
    OR = "or"
    AND = "and"
    COMPARE = "compare"
    SIGN = "sign"
    MINUS = "minus"
    OPEN = "open"
    CLOSE = "close"
    END = "end"


@dataclass(frozen=True, slots=True)
class Token:
    """`text` is a word, a phrase without its quotes, or the value of a comparison."""

    kind: Kind
    at: int
    text: str = ""
    field: str = ""
    sign: Sign = Sign.SAYS
    value_at: int = 0


def bad_query(text: str, at: int, message: str, hint: str = "") -> BadQuery:
    """The error, with a caret under the character it is about."""
    start = max(0, at - _WINDOW)
    before, after = printable(text[start:at]), printable(text[at : at + _WINDOW])
    caret = " " * display_width(before) + "^"
    return BadQuery(message, where=f"{before}{after}\n{caret}", hint=hint)


def tokens(text: str) -> Iterator[Token]:
    """The tokens of a query, the last of them `END`; raises BadQuery."""
    if len(text) > MAX_LENGTH:
        message = f"the query is {len(text):,} characters long; at most {MAX_LENGTH:,} are read"
        raise bad_query(text, MAX_LENGTH, message)
    latin, at = latin_signs(text), 0
    while at < len(text):
        if latin[at].isspace():
            at += 1
            continue
        found = _TOKEN.match(latin, at)
        if found is None:  # only a stray quotation mark starts no token
            raise bad_query(text, at, "this quotation mark is never closed")
        yield _token(text, found)
        at = found.end()
    yield Token(Kind.END, len(text))


def _token(text: str, found: re.Match[str]) -> Token:
    at, group = found.start(), str(found.lastgroup)
    if found["compare"]:
        return _comparison(text, found)
    if group == "phrase":
        return Token(Kind.WORD, at, _written(text, at + 1, found.end() - 1))
    if group == "word":
        word = _written(text, at, found.end())
        kind = Kind(fold(word)) if fold(word) in KEYWORDS else Kind.WORD
        return Token(kind, at, word)
    if group == "sign":
        return Token(Kind.SIGN, at, sign=_sign(found["sign"]))
    return Token(Kind(group), at)


def _comparison(text: str, found: re.Match[str]) -> Token:
    sign, value_at = _sign(found["compare"]), found.end("compare")
    if found["value"] is None:
        hint = 'write the value directly after it, as in cost>=3 or name:"two words"'
        raise bad_query(text, value_at, f"nothing is written after {sign}", hint)
    if found["value"][0] in ":=<>≧≥≦≤≠":
        raise bad_query(text, value_at, "two signs stand side by side here")
    quote = 1 if found["value"][0] == '"' else 0
    value = _written(text, value_at + quote, found.end() - quote)
    field = text[found.start() : found.end("field")]
    return Token(Kind.COMPARE, found.start(), value, field, sign, value_at)


def _written(text: str, start: int, end: int) -> str:
    """A range of the query; raises if it has only blanks and invisible characters."""
    if not fold(text[start:end]):
        raise bad_query(text, start, "there is nothing here to search for")
    return text[start:end]


def _sign(written: str) -> Sign:
    return Sign(SIGNS.get(written, written))

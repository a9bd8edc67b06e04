"""The nodes of a query. `str` of a node is a query that parses to the same node."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from deckcli.catalog.query.signs import latin_signs
from deckcli.core.text import fold, mend

KEYWORDS = ("or", "and")
_PLAIN = re.compile(r'[^\s()":=<>!≧≥≦≤≠-][^\s()":=<>!≧≥≦≤≠]*')
_NUMBER = re.compile(r"[+-]?[0-9]+(\.[0-9]+)?")


class Sign(StrEnum):
    """How a fact is compared with the value after it."""

    SAYS = ":"
    IS = "="
    IS_NOT = "!="
    LESS = "<"
    AT_MOST = "<="
    MORE = ">"
    AT_LEAST = ">="

    @property
    def is_order(self) -> bool:
        """Whether it orders numbers, and so makes no sense for words."""
        return self[0] in "<>"


@dataclass(frozen=True, slots=True)
class Text:
    """Words in the card's names, aliases, id or summary."""

    words: str

    def __str__(self) -> str:
        return _quoted(self.words)


@dataclass(frozen=True, slots=True)
class Compare:
    """A field of the card compared with a value; `field` is the field's proper name."""

    field: str
    sign: Sign
    value: str

    def __str__(self) -> str:
        return f"{self.field}{self.sign}{_quoted(self.value)}"

    @property
    def number(self) -> float | None:
        """The value as a number, if it is one."""
        return number_of(self.value)


@dataclass(frozen=True, slots=True)
class Has:
    """The card has something for the field."""

    field: str

    def __str__(self) -> str:
        return f"has:{self.field}"


@dataclass(frozen=True, slots=True)
class Not:
    part: Node

    def __str__(self) -> str:
        return f"-{_bracketed(self.part)}"


@dataclass(frozen=True, slots=True)
class And:
    """All of two or more parts."""

    parts: tuple[Node, ...]

    def __str__(self) -> str:
        return " ".join(map(_bracketed, self.parts))


@dataclass(frozen=True, slots=True)
class Or:
    """Any of two or more parts."""

    parts: tuple[Node, ...]

    def __str__(self) -> str:
        return " or ".join(
            str(part) if isinstance(part, And) else _bracketed(part) for part in self.parts
        )


Node = Text | Compare | Has | Not | And | Or


def number_of(written: str) -> float | None:
    """The number, in digits of any width; None for words."""
    text = mend(written).replace("−", "-")
    return float(text) if _NUMBER.fullmatch(text) else None


def _bracketed(node: Node) -> str:
    return f"({node})" if isinstance(node, And | Or) else str(node)


def _quoted(text: str) -> str:
    plain = _PLAIN.fullmatch(latin_signs(text)) and fold(text) not in KEYWORDS
    return text if plain else f'"{text}"'

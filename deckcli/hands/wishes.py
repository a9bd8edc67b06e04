"""What somebody wants in a hand: numbers of cards of a kind, and combinations of that."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from deckcli.catalog.query import Node, Sign

_SIGNS: dict[Sign, Callable[[int, int], bool]] = {
    Sign.IS: operator.eq,
    Sign.IS_NOT: operator.ne,
    Sign.LESS: operator.lt,
    Sign.AT_MOST: operator.le,
    Sign.MORE: operator.gt,
    Sign.AT_LEAST: operator.ge,
}


@dataclass(frozen=True, slots=True)
class Count:
    """A number of cards in the hand match a query."""

    cards: Node
    sign: Sign = Sign.AT_LEAST
    number: int = 1

    def __str__(self) -> str:
        query = str(self.cards)
        return f"{f'({query})' if ' or ' in query else query} {self.sign} {self.number}"


@dataclass(frozen=True, slots=True)
class Opposite:
    part: Wish

    def __str__(self) -> str:
        return f"not {_bracketed(self.part)}"


@dataclass(frozen=True, slots=True)
class Every:
    """All parts; without parts, any hand will do."""

    parts: tuple[Wish, ...] = ()

    def __str__(self) -> str:
        return " and ".join(map(_bracketed, self.parts))


@dataclass(frozen=True, slots=True)
class Some:
    """One part or more; without parts, no hand will do."""

    parts: tuple[Wish, ...] = ()

    def __str__(self) -> str:
        return " or ".join(map(_bracketed, self.parts))


Wish = Count | Opposite | Every | Some


def holds(wish: Wish, counts: Mapping[Node, int]) -> bool:
    """Whether a hand with these counts for the queries fulfils the wish."""
    match wish:
        case Count(cards, sign, number):
            return _SIGNS[sign](counts[cards], number)
        case Opposite(part):
            return not holds(part, counts)
        case Every(parts):
            return all(holds(part, counts) for part in parts)
        case Some(parts):
            return any(holds(part, counts) for part in parts)


def counts_in(wish: Wish) -> Iterator[Count]:
    """Every count of the wish, from left to right."""
    match wish:
        case Count():
            yield wish
        case Opposite(part):
            yield from counts_in(part)
        case Every(parts) | Some(parts):
            for part in parts:
                yield from counts_in(part)


def _bracketed(wish: Wish) -> str:
    return f"({wish})" if isinstance(wish, Every | Some) else str(wish)

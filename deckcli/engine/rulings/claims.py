"""What rulings can claim: which values each claim can have, and when it holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from deckcli.core.findings import Problem
from deckcli.core.text import known_words, meant, plural
from deckcli.engine.native import mypyc_attr
from deckcli.engine.notation import SEATS

if TYPE_CHECKING:
    from deckcli.engine.game import Game
    from deckcli.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """Which values a claim can have."""

    def problem(self, game: Game[Any], state: State, what: str, value: Any) -> Problem | None:
        """Why this can never be true at a table with these seats and cards; None if it can."""
        raise NotImplementedError

    def holds(self, actual: Any, value: Any) -> bool:
        """Whether a possible value matches the actual one."""
        return bool(actual == value)

    def difference(self, actual: Any, value: Any) -> str:
        return f"is {actual!r}, not {value!r}"


class Claim:
    """One word of `then`: where it looks, and what can be found there."""

    __slots__ = ("kind", "look")

    def __init__(self, kind: Kind, look: Callable[[Any, int], Any]) -> None:
        self.kind = kind
        self.look = look  # takes a state, and a seat or card unless it is about the whole table


class Flag(Kind):
    """True or false."""

    def problem(self, game: Game[Any], state: State, what: str, value: Any) -> Problem | None:
        return None if isinstance(value, bool) else never(what, value, "true or false")


class Whole(Kind):
    """A whole number."""

    def problem(self, game: Game[Any], state: State, what: str, value: Any) -> Problem | None:
        return None if _is_whole(value) else never(what, value, "a whole number")


class OneOf(Kind):
    """One of these words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)

    def problem(self, game: Game[Any], state: State, what: str, value: Any) -> Problem | None:
        if isinstance(value, str) and value in self.words:
            return None
        return never(what, value, known_words(str(value), self.words, "one of"))


class Several(Kind):
    """A set of these words or numbers: a list in any order, or a single one."""

    def __init__(self, words: Sequence[str | int]) -> None:
        self.words = list(words)

    def problem(self, game: Game[Any], state: State, what: str, value: Any) -> Problem | None:
        known = [str(word) for word in self.words]
        for at, entry in _entries(value):
            if (
                isinstance(entry, bool)
                or not isinstance(entry, str | int)
                or entry not in self.words
            ):
                return never(what, entry, known_words(str(entry), known, "some of"), at)
        return None

    def holds(self, actual: Any, value: Any) -> bool:
        return set(actual) == {entry for _, entry in _entries(value)}


class Seat(Kind):
    """A player at the table, or one of some words."""

    def __init__(self, *others: str) -> None:
        self.others = others

    def problem(self, game: Game[Any], state: State, what: str, value: Any) -> Problem | None:
        return OneOf([*SEATS[: state.seats], *self.others]).problem(game, state, what, value)


class Seats(Kind):
    """Players at the table: a list in any order, or a single one."""

    def problem(self, game: Game[Any], state: State, what: str, value: Any) -> Problem | None:
        return Several(SEATS[: state.seats]).problem(game, state, what, value)

    def holds(self, actual: Any, value: Any) -> bool:
        return Several([]).holds(actual, value)


class CardId(Kind):
    """The id of a card at the table, or one of some words."""

    def __init__(self, *others: str) -> None:
        self.others = others

    def problem(self, game: Game[Any], state: State, what: str, value: Any) -> Problem | None:
        if isinstance(value, str) and value in self.others:
            return None
        return not_at_table(game, state, value, ())


class Cards(Kind):
    """The ids of cards, in any order, or how many there are."""

    def problem(self, game: Game[Any], state: State, what: str, value: Any) -> Problem | None:
        if _is_whole(value) and value >= 0:
            return None
        if not isinstance(value, list):
            return never(what, value, "a list of cards, or how many there are")
        for at, card_id in enumerate(value):
            found = not_at_table(game, state, card_id, (at,))
            if found is not None:
                return found
        return None

    def holds(self, actual: Any, value: Any) -> bool:
        if isinstance(value, list):
            return sorted(actual) == sorted(value)
        return bool(len(actual) == value)

    def difference(self, actual: Any, value: Any) -> str:
        if isinstance(value, list):
            return f"is {actual}, not {value}"
        return f"has {plural(len(actual), 'card')} ({', '.join(actual)}), not {value}"


class InOrder(Kind):
    """A list of such words, in this order."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)

    def problem(self, game: Game[Any], state: State, what: str, value: Any) -> Problem | None:
        if not isinstance(value, list):
            return never(what, value, "a list")
        for at, word in enumerate(value):
            if word not in self.words:
                return never(what, word, known_words(str(word), self.words, "some of"), (at,))
        return None


def never(what: str, value: Any, hint: str, at: tuple[int, ...] = ()) -> Problem:
    """The problem of a claim that cannot hold, whatever happens."""
    return Problem(f"{what} can never be {value!r}", at, hint)


def not_at_table(game: Game[Any], state: State, value: Any, at: tuple[int, ...]) -> Problem | None:
    """No card is created during a game, so one that is not there never will be."""
    known = {game.faces[face].id for face in state.faces}
    if isinstance(value, str) and value in known:
        return None
    hint = meant(str(value), sorted(known), quote="")
    return Problem(f"{value!r} is no card at this table", at, hint)


def _entries(value: Any) -> list[tuple[tuple[int, ...], Any]]:
    """The entries of a list with their places, or a single value on its own."""
    if not isinstance(value, list):
        return [((), value)]
    return [((at,), entry) for at, entry in enumerate(value)]


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)

"""Tables of rulings: what every game's layout shares, and words that must mean something."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from deckcli.core.errors import DeckcliError
from deckcli.core.rng import seeded
from deckcli.core.text import known_words, suggestions
from deckcli.engine.native import mypyc_attr
from deckcli.engine.play import MAX_TURNS
from deckcli.engine.state import State

SEATS = ("p1", "p2", "p3", "p4")
CLAIMS = ("legal", "illegal", "asked", "winner", "ending")
_FILLED = 10  # cards below those of a deck that are named


class BadRuling(DeckcliError):
    """A ruling file that cannot be played as it is written."""

    code = "ruling"


class UnknownCard(BadRuling):
    """A card that is not in the card files that were read."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """What a game does for rulings: lay out a table, and look at it."""

    def __init__(self, filler: str, rules: Sequence[str]) -> None:
        self.filler = filler  # the card that lies where a ruling names none
        self.rules = tuple(rules)  # what players may choose; rulings name it beside the table

    def lay_out(self, given: Mapping[str, Any], names: dict[str, int]) -> State:
        """The table of `given`, ready for its first question; aliases go into `names`."""
        raise NotImplementedError

    def look_at_seat(self, state: Any, seat: int, claim: str) -> Any:
        raise NotImplementedError

    def look_at_card(self, state: Any, card: int, claim: str) -> Any:
        raise NotImplementedError

    def look_at_table(self, state: Any, claim: str) -> Any:
        """What is claimed of the table as a whole; raises BadRuling for what cannot be."""
        raise BadRuling(f"{claim!r} is neither a player nor a card with `as:`")

    def is_free(self, state: Any) -> bool:
        """Whether the open question leaves nothing half done."""
        raise NotImplementedError

    def ends_turn(self, action: int) -> bool:
        """Whether who takes this action means to end the turn."""
        raise NotImplementedError

    # -- what is the same in every game

    def prepare(self, state: State, given: Mapping[str, Any], own: Sequence[str]) -> None:
        """What every table needs before cards lie on it: a turn limit, and random numbers.

        Raises BadRuling for words that belong neither to every table nor to the game's own.
        """
        seats = SEATS[: state.seats]
        only(given, ("turn", "turn_number", *own, "seed", *self.rules, "new_game", *seats), "table")
        state.max_turns = given.get("max_turns", MAX_TURNS)
        seed, streams = given.get("seed", 1), state.seats + 1  # one for each seat, then the coin
        state.streams = [seeded(seed, "ruling", number).state for number in range(streams)]

    def entries(self, given: Any, zone: str) -> list[Any]:
        """What is said of a zone: its cards, or only how many; raises BadRuling."""
        if given is None:
            return []
        if isinstance(given, int) and given >= 0:
            return [self.filler] * given
        if not isinstance(given, list) or not all(isinstance(one, str | dict) for one in given):
            raise BadRuling(f"{zone} must be a list of cards, not {given!r}")
        return given

    def deck_entries(self, given: Any) -> list[Any]:
        """A deck from its bottom; it is listed from its top, and others lie below."""
        if isinstance(given, Mapping):
            only(given, ("only",), "deck")
            return self.entries(given.get("only"), "deck")[::-1]
        below = 0 if isinstance(given, int) else _FILLED
        return [self.filler] * below + self.entries(given, "deck")[::-1]


def only(given: Mapping[str, Any], known: Iterable[str], where: str) -> None:
    """Everything that is written must mean something; raises BadRuling."""
    words = list(known)
    for key in given:
        if key not in words:
            raise BadRuling(
                f"{key!r} does not belong to a {where}", hint=known_words(str(key), words)
            )


def one_of(word: Any, known: Iterable[str], what: str) -> str:
    """The word, where it is one of those; raises BadRuling."""
    words = list(known)
    if word not in words:
        raise BadRuling(f"{word!r} is no {what} of a ruling", hint=f"use {', '.join(words)}")
    return str(word)


def seat_called(word: Any, state: State) -> int:
    """A seat at the table; raises BadRuling."""
    return SEATS.index(one_of(word, SEATS[: state.seats], "player"))


def whole_number(value: Any, what: str) -> int:
    """A count; raises BadRuling."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadRuling(f"{what} must be a whole number, not {value!r}")
    return value


def list_of(value: Any, what: str) -> list[Any]:
    """Several words; raises BadRuling."""
    if not isinstance(value, list):
        raise BadRuling(f"{what} must be a list, not {value!r}")
    return value


def new_deck(
    state: State, decks: Mapping[str, Any], seat: int, marks: Sequence[str] = ()
) -> tuple[list[Any], Mapping[str, Any]]:
    """The cards of a player's deck in a new game, and what is said of it; raises BadRuling."""
    who = SEATS[seat]
    only(decks, SEATS[: state.seats], "new game")
    given = decks.get(who)
    side = {"cards": given} if isinstance(given, list) else given
    if not isinstance(side, Mapping):
        raise BadRuling(f"new_game must say what {who} plays", hint=f"{who}: {{cards: {{…}}}}")
    only(side, (*marks, "cards"), "new game")
    for key in (*marks, "cards"):
        if key not in side:
            raise BadRuling(f"{who} of the new game has no {key!r}")
    cards = side["cards"]
    if isinstance(cards, Mapping):
        copies = {one: whole_number(count, f"{who}: cards: {one}") for one, count in cards.items()}
        return [one for one, count in copies.items() for _ in range(count)], side
    return list_of(cards, f"{who}: cards"), side


def marks_of(entry: Any, known: Sequence[str]) -> Mapping[str, Any]:
    """What is said of a card: nothing but its id, or some marks too; raises BadRuling."""
    marks: Mapping[str, Any] = {"card": entry} if isinstance(entry, str) else entry
    only(marks, ("card", "as", *known), "card")
    if "card" not in marks:
        raise BadRuling(f"it is not said which card this is: {dict(marks)}", hint="{card: id, …}")
    return marks


def is_marked(marks: Mapping[str, Any], mark: str) -> bool:
    """Whether a card has a mark that is true or false; raises BadRuling."""
    value = marks.get(mark, False)
    if not isinstance(value, bool):
        raise BadRuling(f"{mark} is true or false, not {value!r}")
    return value


def face_called(card_id: Any, known: Mapping[str, int]) -> int:
    """The face of a card that may lie on the table; raises BadRuling for any other."""
    if not isinstance(card_id, str) or card_id not in known:
        close = suggestions(str(card_id), known, limit=1)
        hint = f"did you mean {close[0]}?" if close else ""
        raise UnknownCard(f"no card is called {card_id!r}", hint=hint)
    return known[card_id]


def call(card: int, name: Any, names: dict[str, int]) -> None:
    """Note an alias; raises BadRuling if it could mean something else too."""
    if not isinstance(name, str) or not name:
        raise BadRuling(f"as must be a name, not {name!r}")
    if name in SEATS:
        raise BadRuling(f"{name!r} is a player, and cannot be a card too")
    if name in CLAIMS:
        raise BadRuling(f"{name!r} is a word of `then`, and cannot be a card too")
    if name in names:
        raise BadRuling(f"two cards are called {name!r}", hint="`as:` names one card")
    names[name] = card

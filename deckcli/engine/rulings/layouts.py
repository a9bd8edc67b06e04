"""Tables of rulings: what every game's layout shares, and words that must mean something."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Generic, NamedTuple

from deckcli.core.errors import DeckcliError
from deckcli.core.rng import seeded
from deckcli.core.text import known_words, suggestions
from deckcli.core.vecs import i64, vec
from deckcli.core.yaml_source import KeyPath, Path
from deckcli.engine.game import Game, S
from deckcli.engine.native import mypyc_attr
from deckcli.engine.notation import MOST_CARDS, SEATS
from deckcli.engine.play import MAX_TURNS
from deckcli.engine.rulings.claims import Claim, Seat, Whole
from deckcli.engine.state import NONE, State

CLAIMS = ("legal", "illegal", "asked", "winner", "ending")
_FILLED = 10  # filler cards below the named cards of a deck

Entry = tuple[Path, Any]  # what is said of a card, and the steps to it from its zone


class BadRuling(DeckcliError):
    """A ruling file that cannot be played as written.

    `at` holds the steps to the mistake, starting from the part being read when it was found. Each
    enclosing `Inside` adds its own, so that in the end they lead there from the top of the file.
    """

    code = "ruling"

    def __init__(self, message: str, *, where: str = "", hint: str = "", at: Path = ()) -> None:
        super().__init__(message, where=where, hint=hint)
        self.at = at


class UnknownCard(BadRuling):
    """A card that is not in the card files that were read."""


class Inside:
    """While part of a ruling is read: the path to that part, for errors found in it."""

    def __init__(self, *steps: str | int, key: bool = False) -> None:
        self.steps = steps
        self.key = key  # the last step is the key being read, not just part of the path

    def __enter__(self) -> None:
        """Nothing to do until an error is found."""

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if isinstance(error, BadRuling):
            steps = (*self.steps, *error.at)
            is_key = isinstance(error.at, KeyPath) or (self.key and not error.at)
            error.at = KeyPath(steps) if is_key else steps


class Heard(NamedTuple):
    """What has happened at a table, as a listener hears it."""

    kind: int
    card: int
    other: int
    amount: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(Generic[S]):
    """What a game does for rulings: lay out a table, and look at it."""

    def __init__(self, filler: str, rules: Sequence[str]) -> None:
        self.filler = filler  # the card used where a ruling names none
        self.rules = tuple(rules)  # options players may choose; rulings name them beside the table
        # What can be claimed of a player, of a card, and of the table as a whole.
        self.of_seats: dict[str, Claim] = {}
        self.of_cards: dict[str, Claim] = {}
        self.of_tables = {
            "turn": Claim(Seat(), lambda state, _: SEATS[state.active]),
            "turn_number": Claim(Whole(), lambda state, _: state.turn),
        }

    def lay_out(self, given: Mapping[str, Any], names: dict[str, int]) -> S:
        """The table of `given`, ready for its first question; aliases go into `names`."""
        raise NotImplementedError

    # -- what is the same in every game

    def claim_on_seat(self, claim: str) -> Claim:
        """What this word claims of a player; raises BadRuling."""
        return _known_claim(self.of_seats, claim, "a player")

    def claim_on_card(self, claim: str) -> Claim:
        """What this word claims of a card; raises BadRuling."""
        return _known_claim(self.of_cards, claim, "a card")

    def claim_on_table(self, claim: str) -> Claim:
        """What this word claims of the table; raises BadRuling."""
        if claim not in self.of_tables:
            known = known_words(claim, (*CLAIMS, *self.of_tables), "of the table")
            raise BadRuling(f"{claim!r} is neither a player nor a card with `as:`", hint=known)
        return self.of_tables[claim]

    def look_at_seat(self, state: S, seat: int, claim: str) -> Any:
        return self.claim_on_seat(claim).look(state, seat)

    def look_at_card(self, state: S, card: int, claim: str) -> Any:
        return self.claim_on_card(claim).look(state, card)

    def look_at_table(self, state: S, claim: str) -> Any:
        return self.claim_on_table(claim).look(state, NONE)

    def follow(self, heard: Heard, names: dict[str, int], laid: Mapping[str, int]) -> None:
        """Keep each name on the same card when something has happened.

        Only a game whose cards change ids has anything to do; `laid` holds the ids that the names
        started with.
        """

    # -- what is the same in every game
    def call(self, card: int, marks: Mapping[str, Any], names: dict[str, int]) -> None:
        """Record a card's alias, if it has one; raises BadRuling if it already means something."""
        if "as" not in marks:
            return
        with Inside("as"):
            name = marks["as"]
            if not isinstance(name, str) or not name:
                raise BadRuling(f"as must be a name, not {name!r}")
            if name in SEATS:
                raise BadRuling(f"{name!r} is a player, and cannot be a card too")
            if name in CLAIMS or name in self.of_tables:
                raise BadRuling(f"{name!r} is a word of `then`, and cannot be a card too")
            if name in names:
                raise BadRuling(f"two cards are called {name!r}", hint="`as:` names one card")
            names[name] = card

    def prepare(
        self, game: Game[Any], state: State, given: Mapping[str, Any], own: Sequence[str]
    ) -> None:
        """Set up what every table needs before cards are laid: a turn limit and random numbers.

        Raises BadRuling for words that are neither common to all tables nor the game's own.
        """
        seats = SEATS[: state.seats]
        only(given, ("turn", "turn_number", *own, "seed", *self.rules, "new_game", *seats), "table")
        state.max_turns = given.get("max_turns", MAX_TURNS)
        seed = _counted(given, "seed", 1)
        streams = state.stream(len(game.purposes), 0)  # the first that there is not
        state.streams = vec[i64](
            [seeded(seed, "ruling", number).state for number in range(streams)]
        )

    def entries(self, given: Any, zone: str) -> list[Entry]:
        """What is given for a zone: its cards, or just how many; raises BadRuling."""
        if given is None:
            return []
        if isinstance(given, int) and not isinstance(given, bool) and given >= 0:
            return self._fillers(whole_number(given, zone))
        if not isinstance(given, list) or not all(isinstance(entry, str | dict) for entry in given):
            raise BadRuling(f"{zone} must be a list of cards, not {given!r}")
        return [((number,), entry) for number, entry in enumerate(given)]

    def deck_entries(self, given: Any) -> list[Entry]:
        """A deck from the bottom up; it is listed from the top, and filler lies below."""
        if isinstance(given, Mapping):
            only(given, ("only",), "deck")
            with Inside("only"):
                listed = self.entries(given.get("only"), "deck")
            return [(("only", *steps), entry) for steps, entry in listed[::-1]]
        below = 0 if isinstance(given, int) else _FILLED
        return self._fillers(below) + self.entries(given, "deck")[::-1]

    def _fillers(self, count: int) -> list[Entry]:
        return [((), self.filler) for _ in range(count)]


def _known_claim(known: Mapping[str, Claim], claim: str, what: str) -> Claim:
    if claim not in known:
        hint = known_words(claim, known)
        raise BadRuling(f"{claim!r} cannot be claimed of {what}", hint=hint)
    return known[claim]


def seen_by(state: State, card: int) -> list[str]:
    """The players who know the face of a card."""
    return [SEATS[seat] for seat in range(state.seats) if state.seen[card] >> seat & 1]


def only(given: Mapping[str, Any], known: Iterable[str], where: str) -> None:
    """Raises BadRuling for any key that has no meaning."""
    words = list(known)
    for key in given:
        if key not in words:
            hint = known_words(str(key), words)
            raise BadRuling(f"{key!r} does not belong to a {where}", hint=hint, at=KeyPath((key,)))


def one_of(word: Any, known: Iterable[str], what: str) -> str:
    """The word, if it is a known one; raises BadRuling."""
    words = list(known)
    if word not in words:
        raise BadRuling(f"{word!r} is no {what} of a ruling", hint=f"use {', '.join(words)}")
    return str(word)


def seat_called(word: Any, state: State) -> int:
    """A seat at the table; raises BadRuling."""
    return SEATS.index(one_of(word, SEATS[: state.seats], "player"))


def seat_to_act(given: Mapping[str, Any], state: State) -> int:
    """Whose turn it is; raises BadRuling."""
    with Inside("turn"):
        return seat_called(given.get("turn"), state)


def turn_number(given: Mapping[str, Any]) -> int:
    """Which turn of the game it is; raises BadRuling."""
    return _counted(given, "turn_number", 5)


def _counted(given: Mapping[str, Any], key: str, usual: int) -> int:
    """A number given for the table; a $name that `for_each` did not fill in is not a number."""
    value = given.get(key, usual)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadRuling(f"{key} must be a whole number, not {value!r}", at=(key,))
    return value


def whole_number(value: Any, what: str) -> int:
    """A number of things on a table; raises BadRuling."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadRuling(f"{what} must be a whole number, not {value!r}")
    if value > MOST_CARDS:
        raise BadRuling(f"{what}: a table has {MOST_CARDS:,} cards at most, not {value:,}")
    return value


def list_of(value: Any, what: str) -> list[Any]:
    """A list of words; raises BadRuling."""
    if not isinstance(value, list):
        raise BadRuling(f"{what} must be a list, not {value!r}")
    return value


def marks_of(entry: Any, zone: str, known: Mapping[str, Sequence[str]]) -> Mapping[str, Any]:
    """What is said of a card: just its id, or some marks too; raises BadRuling.

    `known` lists the valid marks by zone.
    """
    marks: Mapping[str, Any] = {"card": entry} if isinstance(entry, str) else entry
    anywhere = dict.fromkeys(chain.from_iterable(known.values()))
    only(marks, ("card", "as", *anywhere), "card")
    for mark in marks:
        if mark in anywhere and mark not in known[zone]:
            raise BadRuling(
                f"{mark!r} means nothing of a card in {zone}",
                hint=f"marks in {zone}: {', '.join((*known[zone], 'as'))}",
                at=KeyPath((mark,)),
            )
    if "card" not in marks:
        raise BadRuling(f"it is not said which card this is: {dict(marks)}", hint="{card: id, …}")
    return marks


def items_of(marks: Mapping[str, Any], mark: str) -> list[Any]:
    """The items a mark lists, or none if the card lacks it; raises BadRuling."""
    with Inside(mark):
        return list_of(marks.get(mark, []), mark)


def is_marked(marks: Mapping[str, Any], mark: str) -> bool:
    """Whether a card has a true-or-false mark; raises BadRuling."""
    value = marks.get(mark, False)
    if not isinstance(value, bool):
        raise BadRuling(f"{mark} is true or false, not {value!r}", at=(mark,))
    return value


def face_called(card_id: Any, known: Mapping[str, int]) -> int:
    """The face of a card that may lie on the table; raises BadRuling for any other."""
    if not isinstance(card_id, str) or card_id not in known:
        close = suggestions(str(card_id), known, limit=1)
        hint = f"did you mean {close[0]}?" if close else ""
        raise UnknownCard(f"no card is called {card_id!r}", hint=hint)
    return known[card_id]

"""Rulings as files that run: given a table, when these actions are taken, then this holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from deckcli.core.errors import DeckcliError
from deckcli.engine.game import Game
from deckcli.engine.native import mypyc_attr
from deckcli.engine.notation import IllegalAction, read, written
from deckcli.engine.play import advance, apply
from deckcli.engine.state import State

_SEATS = ("p1", "p2", "p3", "p4")
_CLAIMS = ("legal", "illegal", "asked", "winner", "ending")


class BadRuling(DeckcliError):
    """A ruling file that cannot be played as it is written."""

    code = "ruling"


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """What a game does for rulings: lay out a table, and look at it."""

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


class Outcome:
    """How one case of a ruling went: the claims that do not hold, and the table at the end."""

    __slots__ = ("case", "failures", "legal", "table")

    def __init__(self, case: str) -> None:
        self.case = case  # which cards stand for the names of `for_each`
        self.failures: list[str] = []
        self.table = ""
        self.legal: list[str] = []


def run_ruling(game: Game, layout: Layout, ruling: Mapping[str, Any]) -> list[Outcome]:
    """Play the ruling once, or once for each choice of `for_each`."""
    return [_run_case(game, layout, content, case) for content, case in cases(ruling)]


def cases(ruling: Mapping[str, Any]) -> Iterator[tuple[Mapping[str, Any], str]]:
    """The ruling with what `for_each` lists put in the place of its names.

    A mapping of lists stands for every combination, a list of mappings for just these cases.
    """
    given: Any = ruling.get("for_each")
    if not given:
        yield ruling, ""
        return
    if isinstance(given, Mapping):
        given = [dict(zip(given, values, strict=True)) for values in product(*given.values())]
    for chosen in given:
        case = ", ".join(f"{name}: {value}" for name, value in chosen.items())
        yield _filled(ruling, {f"${name}": value for name, value in chosen.items()}), case


def _filled(value: Any, chosen: Mapping[str, Any]) -> Any:
    if isinstance(value, Mapping):
        return {_filled(key, chosen): _filled(item, chosen) for key, item in value.items()}
    if isinstance(value, list):
        return [_filled(item, chosen) for item in value]
    if isinstance(value, str):
        if value in chosen:
            return chosen[value]
        for name, word in chosen.items():
            value = value.replace(name, str(word))
    return value


def _run_case(game: Game, layout: Layout, ruling: Mapping[str, Any], case: str) -> Outcome:
    outcome = Outcome(case)
    names: dict[str, int] = {}
    state = layout.lay_out(ruling["given"], names)
    advance(game, state)
    aliases = {card: name for name, card in names.items()}
    try:
        for line in ruling.get("when", ()):
            _act(game, state, line, aliases)
        outcome.failures += _failures(game, layout, state, ruling["then"], names)
    except IllegalAction as error:
        outcome.failures.append(error.message)
    outcome.table = game.table(state)
    if state.question is not None:
        outcome.legal = [written(game, state, option) for option in state.question.options]
    return outcome


def _act(game: Game, state: State, line: Mapping[str, str], aliases: Mapping[int, str]) -> None:
    ((who, text),) = line.items()
    if state.question is None:
        raise IllegalAction(f"{who}: {text!r} comes after the end: {state.ending}")
    if _SEATS[state.question.seat] != who:
        raise IllegalAction(f"{who} is not to act before {text!r}")
    apply(game, state, read(game, state, text, aliases))


def _failures(
    game: Game, layout: Layout, state: State, then: Mapping[str, Any], names: Mapping[str, int]
) -> Iterator[str]:
    aliases = {card: name for name, card in names.items()}
    for word in ("legal", "illegal"):
        for text in then.get(word, ()):
            if _is_legal(game, state, text, aliases) != (word == "legal"):
                yield f"{text!r} should be {word}"
    yield from _asked(game, layout, state, then.get("asked"))
    yield from _result(state, then)
    for name, claims in then.items():
        if name not in _CLAIMS:
            yield from _claimed(layout, state, name, claims, names)


def _claimed(
    layout: Layout, state: State, name: str, claims: Any, names: Mapping[str, int]
) -> Iterator[str]:
    """What does not hold of a player, of a card with an alias, or of the table."""
    if name in _SEATS:
        for claim, expected in claims.items():
            actual = layout.look_at_seat(state, _SEATS.index(name), claim)
            yield from _compared(f"{name}: {claim}", actual, expected)
    elif name in names:
        for claim, expected in claims.items():
            actual = layout.look_at_card(state, names[name], claim)
            yield from _compared(f"{name}: {claim}", actual, expected)
    else:
        actual = layout.look_at_table(state, name)
        if actual != claims:  # what is claimed of a table has an order
            yield f"{name} is {actual!r}, not {claims!r}"


def _is_legal(game: Game, state: State, text: str, aliases: Mapping[int, str]) -> bool:
    try:
        read(game, state, text, aliases)
    except IllegalAction:
        return False
    return True


def _asked(game: Game, layout: Layout, state: State, expected: Any) -> Iterator[str]:
    """A ruling that does not say what is asked next must leave no choice half made."""
    asked = state.question
    actual = {_SEATS[asked.seat]: game.windows[asked.window]} if asked is not None else {}
    if expected is not None:
        if actual != expected:
            yield f"asked is {actual}, not {expected}"
    elif asked is not None and not layout.is_free(state):
        yield f"{_SEATS[asked.seat]} is still being asked: {game.windows[asked.window]}"


def _result(state: State, then: Mapping[str, Any]) -> Iterator[str]:
    if "winner" in then:
        actual = "nobody yet" if not state.over else "nobody"
        if state.winner >= 0:
            actual = _SEATS[state.winner]
        yield from _compared("winner", actual, then["winner"])
    elif state.over:
        yield f"the game is over: {state.ending}"
    if "ending" in then and then["ending"] not in state.ending:
        yield f"ending is {state.ending!r}, not {then['ending']!r}"


def _compared(what: str, actual: Any, expected: Any) -> Iterator[str]:
    """Lists of cards are compared whatever their order; a number is compared with their count."""
    if isinstance(actual, list):
        if isinstance(expected, int):
            if len(actual) != expected:
                yield f"{what} has {len(actual)} cards ({', '.join(actual)}), not {expected}"
            return
        if isinstance(expected, list):
            if sorted(actual) != sorted(map(str, expected)):
                yield f"{what} is {actual}, not {expected}"
            return
    if actual != expected:
        yield f"{what} is {actual!r}, not {expected!r}"

"""Rulings as files that run: given a table, when these actions are taken, then this holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import product
from typing import Any

from deckcli.engine.game import Game, S
from deckcli.engine.listening import Listener
from deckcli.engine.notation import MOST_CARDS, IllegalAction, read, spellings
from deckcli.engine.play import advance, apply
from deckcli.engine.rulings.action_forms import check_form
from deckcli.engine.rulings.cases import cases
from deckcli.engine.rulings.layouts import CLAIMS, SEATS, BadRuling, Inside, Layout
from deckcli.engine.state import State


class Outcome:
    """How one case of a ruling went: the claims that do not hold, and the table at the end."""

    __slots__ = ("case", "failures", "legal", "notes", "table")

    def __init__(self, case: str) -> None:
        self.case = case  # which cards stand for the names of `for_each`
        self.failures: list[str] = []
        self.notes: list[str] = []  # what nobody did, and a reader may not expect
        self.table = ""
        self.legal: list[str] = []


def run_ruling(
    game: Game[Any],
    layout: Layout,
    ruling: Mapping[str, Any],
    listener: Listener | None = None,
) -> list[Outcome]:
    """Play the ruling once, or once for each choice of `for_each`; somebody may listen."""
    return [_run_case(game, layout, content, case, listener) for content, case in cases(ruling)]


def _run_case(
    game: Game[Any],
    layout: Layout,
    ruling: Mapping[str, Any],
    case: str,
    listener: Listener | None,
) -> Outcome:
    outcome = Outcome(case)
    names: dict[str, int] = {}
    with Inside("given"):
        state = layout.lay_out(ruling["given"], names)
        if len(state.faces) > MOST_CARDS:
            raise BadRuling(f"a table has {MOST_CARDS:,} cards at most, not {len(state.faces):,}")
    state.listener = listener
    advance(game, state)
    laid = dict(names)
    try:
        is_meant = False  # that the turn ends
        for line in ruling.get("when", ()):
            seat, turn = state.active, state.turn
            action = _act(game, state, line, names)
            layout.follow(action, names, laid)
            is_meant = is_meant or game.ends_turn(action)
            if state.turn > turn:
                if not is_meant:
                    outcome.notes.append(_ended(seat, turn))
                is_meant = False
        with Inside("then"):
            outcome.failures += _failures(game, layout, state, ruling["then"], names)
    except IllegalAction as error:
        outcome.failures.append(error.message)
    outcome.table = game.presenter().table(state)
    outcome.legal = spellings(game, state)
    return outcome


def _ended(seat: int, turn: int) -> str:
    return f"{SEATS[seat]}'s turn {turn} ended by itself: nothing was left to do"


def _act(game: Game[S], state: S, line: Mapping[str, str], names: Mapping[str, int]) -> int:
    ((who, text),) = line.items()
    if state.question is None:
        words = game.presenter().ending(state)
        raise IllegalAction(f"{who}: {text!r} comes after the end: {words}")
    if SEATS[state.question.seat] != who:
        raise IllegalAction(f"{who} is not to act before {text!r}")
    action = _meant(game, state, text, names)
    apply(game, state, action)
    return action


def _meant(game: Game[S], state: S, text: str, names: Mapping[str, int]) -> int:
    """The legal action that was written; a card may have two names, and either will do."""
    of_cards: dict[int, list[str]] = {}
    for name, card in names.items():
        of_cards.setdefault(card, []).append(name)
    *others, last = [dict(zip(of_cards, one, strict=True)) for one in product(*of_cards.values())]
    for aliases in others:
        with suppress(IllegalAction):
            return read(game, state, text, aliases)
    return read(game, state, text, last)


def _failures(
    game: Game[Any], layout: Layout, state: State, then: Mapping[str, Any], names: Mapping[str, int]
) -> Iterator[str]:
    for word in ("legal", "illegal"):
        for number, text in enumerate(then.get(word, ())):
            with Inside(word, number):
                check_form(game, state, text, names)
            if _is_legal(game, state, text, names) != (word == "legal"):
                yield f"{text!r} should be {word}"
    yield from _asked(game, state, then.get("asked"))
    yield from _result(game, state, then)
    for name, claims in then.items():
        if name not in CLAIMS:
            yield from _claimed(layout, state, name, claims, names)


def _claimed(
    layout: Layout, state: State, name: str, claims: Any, names: Mapping[str, int]
) -> Iterator[str]:
    """What does not hold of a player, of a card with an alias, or of the table."""
    if name in SEATS[state.seats :]:
        with Inside(name, key=True):
            raise BadRuling(f"there is no {name} at this table")
    if name not in SEATS and name not in names:
        with Inside(name, key=True):
            actual = layout.look_at_table(state, name)
        if actual != claims:  # what is claimed of a table has an order
            yield f"{name} is {actual!r}, not {claims!r}"
        return
    if not isinstance(claims, Mapping):
        with Inside(name):
            raise BadRuling(f"claims on {name} are a mapping, not {claims!r}")
    for claim, expected in claims.items():
        with Inside(name, claim, key=True):
            if name in SEATS:
                actual = layout.look_at_seat(state, SEATS.index(name), claim)
            else:
                actual = layout.look_at_card(state, names[name], claim)
        yield from _compared(f"{name}: {claim}", actual, expected)


def _is_legal(game: Game[S], state: S, text: str, names: Mapping[str, int]) -> bool:
    try:
        _meant(game, state, text, names)
    except IllegalAction:
        return False
    return True


def _asked(game: Game[S], state: S, expected: Any) -> Iterator[str]:
    """A ruling that does not say what is asked next must leave no choice half made."""
    asked = state.question
    actual = {SEATS[asked.seat]: game.windows[asked.window]} if asked is not None else {}
    if expected is not None:
        if actual != expected:
            yield f"asked is {actual}, not {expected}"
    elif asked is not None and not game.is_settled(state):
        yield f"{SEATS[asked.seat]} is still being asked: {game.windows[asked.window]}"


def _result(game: Game[S], state: S, then: Mapping[str, Any]) -> Iterator[str]:
    ending = game.presenter().ending(state) if state.over else ""
    if "winner" in then:
        actual = "nobody yet" if not state.over else "nobody"
        if state.winner >= 0:
            actual = SEATS[state.winner]
        yield from _compared("winner", actual, then["winner"])
    elif state.over:
        yield f"the game is over: {ending}"
    if "ending" in then and then["ending"] not in ending:
        yield f"ending is {ending!r}, not {then['ending']!r}"


def _compared(what: str, actual: Any, expected: Any) -> Iterator[str]:
    """Lists of cards are compared whatever their order; a number is compared with their count."""
    if isinstance(actual, list):
        if isinstance(expected, int) and not isinstance(expected, bool):
            if len(actual) != expected:
                yield f"{what} has {len(actual)} cards ({', '.join(actual)}), not {expected}"
            return
        if isinstance(expected, list):
            if sorted(actual) != sorted(map(str, expected)):
                yield f"{what} is {actual}, not {expected}"
            return
    if actual != expected or type(actual) is not type(expected):  # True == 1 == 1.0
        yield f"{what} is {actual!r}, not {expected!r}"

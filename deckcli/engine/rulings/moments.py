"""The claims of a ruling at one moment: those that fail, and those that say nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import product
from typing import Any, NamedTuple

from deckcli.core.findings import Problem
from deckcli.core.text import known_words
from deckcli.core.yaml_source import Path
from deckcli.engine.game import Game
from deckcli.engine.notation import SEATS, IllegalAction, read
from deckcli.engine.rulings.action_forms import forms_of, verbs_meant
from deckcli.engine.rulings.claims import Claim, Seat
from deckcli.engine.rulings.layouts import CLAIMS, BadRuling, Inside, Layout
from deckcli.engine.state import NONE, State

_WINNER = Seat("nobody", "nobody yet")


class Moment(NamedTuple):
    """What claims look at: a table at this moment, and the names of its cards."""

    game: Game[Any]
    layout: Layout[Any]
    state: State
    names: dict[str, int]

    def aliases(self) -> dict[int, str]:
        return {card: name for name, card in self.names.items()}

    def read(self, text: str) -> int:
        """The legal action that was written; a card may have two names, and either will do."""
        of_cards: dict[int, list[str]] = {}
        for name, card in self.names.items():
            of_cards.setdefault(card, []).append(name)
        chosen = product(*of_cards.values())
        *others, last = [dict(zip(of_cards, names, strict=True)) for names in chosen]
        for aliases in others:
            with suppress(IllegalAction):
                return read(self.game, self.state, text, aliases)
        return read(self.game, self.state, text, last)

    def ending(self) -> str:
        """Why the game is over, in words."""
        return self.game.presenter().ending(self.state)


class Warned(NamedTuple):
    """Something that is not a mistake, but probably not intended."""

    message: str
    hint: str
    at: Path  # the steps to it from the top of the ruling


def failures(now: Moment, then: Mapping[str, Any], *, is_last: bool) -> Iterator[str]:
    """Which claims of `then` do not hold; raises BadRuling for those that never can.

    Unless the last claims of a ruling say so, they must leave nothing half done and no winner.
    """
    for word in ("legal", "illegal"):
        for number, text in enumerate(then.get(word, ())):
            with Inside(word, number):
                verbs_meant(now.game, now.state, text, now.names)
            if _is_legal(now, text) != (word == "legal"):
                yield f"{text!r} should be {word}"
    yield from _asked(now, then.get("asked"), is_last=is_last)
    yield from _result(now, then, is_last=is_last)
    for name, claims in then.items():
        if name not in CLAIMS:
            yield from _claimed(now, name, claims)


def warnings(now: Moment, then: Mapping[str, Any]) -> Iterator[Warned]:
    """Actions that are illegal because nobody is being asked for anything like them."""
    game, asked = now.game, now.state.question
    for number, text in enumerate(then.get("illegal", ())):
        verbs = verbs_meant(game, now.state, text, now.names)
        at: Path = ("illegal", number)
        if asked is None:
            yield Warned(f"{text!r} is illegal anyway: the game is over", "", at)
        elif not set(verbs) & set(game.answers[asked.window]):
            window = game.windows[asked.window]
            what = f"{SEATS[asked.seat]} is asked {window!r}, and that is no answer to it"
            forms = ", ".join(forms_of(game, game.answers[asked.window]))
            hint = f"claim asked: {{{SEATS[asked.seat]}: {window}}}, or one of: {forms}"
            yield Warned(f"{text!r} is illegal anyway: {what}", hint, at)


def _claimed(now: Moment, name: str, claims: Any) -> Iterator[str]:
    """Which claims about a player, a card with an alias, or the table do not hold."""
    layout, state = now.layout, now.state
    if name in SEATS[state.seats :]:
        with Inside(name, key=True):
            raise _nobody(name)
    if name not in SEATS and name not in now.names:
        with Inside(name, key=True):
            claim = layout.claim_on_table(name)
        yield from _compared(now, (name,), claim, NONE, claims)
        return
    if not isinstance(claims, Mapping):
        with Inside(name):
            raise BadRuling(f"claims on {name} are a mapping, not {claims!r}")
    for word, expected in claims.items():
        with Inside(name, word, key=True):
            is_seat = name in SEATS
            claim = layout.claim_on_seat(word) if is_seat else layout.claim_on_card(word)
        subject = SEATS.index(name) if is_seat else now.names[name]
        yield from _compared(now, (name, word), claim, subject, expected)


def _compared(
    now: Moment, at: tuple[str, ...], claim: Claim, subject: int, expected: Any
) -> Iterator[str]:
    with Inside(*at):
        _check(claim.kind.problem(now.game, now.state, at[-1], expected))
    actual = claim.look(now.state, subject)
    if not claim.kind.holds(actual, expected):
        yield f"{': '.join(at)} {claim.kind.difference(actual, expected)}"


def _check(problem: Problem | None) -> None:
    if problem is not None:
        raise BadRuling(problem.message, hint=problem.hint, at=problem.at)


def _nobody(who: str) -> BadRuling:
    return BadRuling(f"there is no {who} at this table")


def check_seat(state: State, who: str) -> None:
    """Raises BadRuling for a player who does not take part."""
    if who not in SEATS[: state.seats]:
        raise _nobody(who)


def _is_legal(now: Moment, text: str) -> bool:
    try:
        now.read(text)
    except IllegalAction:
        return False
    return True


def _asked(now: Moment, expected: Any, *, is_last: bool) -> Iterator[str]:
    """A ruling that does not say what is asked next must leave no choice half made."""
    game, asked = now.game, now.state.question
    actual = {SEATS[asked.seat]: game.windows[asked.window]} if asked is not None else {}
    if expected is not None:
        for who, window in expected.items():
            with Inside("asked", who, key=True):
                check_seat(now.state, who)
            if window not in game.windows:
                hint = known_words(str(window), game.windows, "questions")
                raise BadRuling(f"nobody is ever asked {window!r}", hint=hint, at=("asked", who))
        if actual != expected:
            yield f"asked is {actual}, not {expected}"
    elif is_last and asked is not None and not game.is_settled(now.state):
        yield f"{SEATS[asked.seat]} is still being asked: {game.windows[asked.window]}"


def _result(now: Moment, then: Mapping[str, Any], *, is_last: bool) -> Iterator[str]:
    state = now.state
    if "winner" in then:
        with Inside("winner"):
            _check(_WINNER.problem(now.game, state, "winner", then["winner"]))
        actual = "nobody yet" if not state.over else "nobody"
        if state.winner >= 0:
            actual = SEATS[state.winner]
        if actual != then["winner"]:
            yield f"winner is {actual!r}, not {then['winner']!r}"
    elif is_last and state.over:
        yield f"the game is over: {now.ending()}"
    ending = now.ending() if state.over else ""
    if "ending" in then and then["ending"] not in ending:
        yield f"ending is {ending!r}, not {then['ending']!r}"

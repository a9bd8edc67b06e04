"""What a text of each timing says, and what is available while it works."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deckcli.engine.language.ability_forms import Form

_STEPS: Final = "what happens at a certain time has `do`"
_ALWAYS: Final = "what works for a while has `gives`"
_OUT_OF_TURN: Final = "it says in `gives` what it answers, in `do` what happens then"
_ABOUT_CARD: Final = "a text about playing the card has `gives`, one that happens then has `do`"


INTERFERED: Final = "card that is interfered with"  # what some words depend on
_ABSENT: Final = {INTERFERED: "only a text out of turn answers one: `timing: interference`"}


def _steps(timing: str) -> Form:
    return Form(f"a text {timing}", _STEPS, ("do",), ("if",), _ABSENT)


def _always(timing: str) -> Form:
    return Form(f"a text {timing}", _ALWAYS, ("gives",), ("if",), _ABSENT)


_FORMS: Final = {
    "on_play": Form("a text on play", _ABOUT_CARD, (), ("do", "gives", "if"), _ABSENT),
    "while_active": _always("while active"),
    "this_turn": _always("for this turn"),
    "my_turns": _always("in its player's turns"),
    "once_per_turn": _steps("once per turn"),
    "start_of_turn": _always("at the start of a turn"),
    "leadership_phase": _always("in the leadership phase"),
    "after_booster_support": _steps("after the booster/support phase"),
    "end_of_turn": _steps("at the end of a turn"),
    "after_turn": _always("after a turn"),
    "landing_turn": _always("in the turn of a landing"),
    "demand": _always("that demands something"),
    "interference": Form("a text out of turn", _OUT_OF_TURN, (), ("gives", "do")),
}


def form_of(facts: Mapping[str, Any]) -> Form:
    return _FORMS[facts["timing"]]

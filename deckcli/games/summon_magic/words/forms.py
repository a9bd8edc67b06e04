"""What each kind of ability says, and what is available while it works."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deckcli.engine.language.ability_forms import Form
from deckcli.games.summon_magic.rules.codes import ARTIFACT, MAGIC
from deckcli.games.summon_magic.rules.faces import SummonFace

# What some words depend on.
COMMAND: Final = "command to attack"
ANSWERED: Final = "thing that is answered"
_NO_COMMAND: Final = {COMMAND: "only a skill with `flag: attack` is an attack"}
_NO_ANSWER: Final = {ANSWERED: "only the use of a card answers something"}
_NEITHER: Final = {**_NO_COMMAND, **_NO_ANSWER}

_ALWAYS: Final = "what works all the time has `gives`, and `while` if not always"
_FORMS: Final = {
    "attack": Form(
        "an attack skill", "an attack skill has `do: [strike]`", ("do",), absent=_NO_ANSWER
    ),
    "action": Form(
        "an action skill", "a skill that is commanded has `do`, often with `targets`",
        ("do",), ("if", "cost", "targets"), _NEITHER,
    ),
    "timing": Form(
        "a timing skill", "a skill that is set off has `when` and `do`",
        ("when", "do"), ("if", "cost", "may_pay", "targets"), _NEITHER,
    ),
    "ambush": Form(
        "an ambush skill", "a skill of a set monster has `when: {leaves_set: self}` and `do`",
        ("when", "do"), ("if", "cost", "may_pay"), _NEITHER,
    ),
    "guard": Form("a guard skill", _ALWAYS, ("gives",), ("while",)),
    "constant": Form("a constant skill", _ALWAYS, ("gives",), ("if", "while")),
}  # fmt: skip
_LASTING: Final = Form("what a card always gives", _ALWAYS, ("gives",), ("if", "while"))
_TRIGGERED: Final = Form(
    "what sets a card off", "it has `when` and `do`", ("when", "do"), ("if", "cost", "may_pay"),
    _NEITHER,
)  # fmt: skip
_USED: Final = Form(
    "the use of a card", "a card that is used has `do`, often with `targets`",
    ("do",), ("if", "cost", "targets"), _NO_COMMAND,
)  # fmt: skip


def form_of(face: SummonFace, facts: Mapping[str, Any]) -> Form:
    """The form that an ability must have: skills go by their flag, and what stays has no use."""
    if "flag" in facts:
        return _FORMS[facts["flag"]]
    if "gives" in facts:
        return _LASTING
    is_used_up = face.kind in (MAGIC, ARTIFACT) and not face.is_continuous
    return _USED if is_used_up and "when" not in facts and "may_pay" not in facts else _TRIGGERED

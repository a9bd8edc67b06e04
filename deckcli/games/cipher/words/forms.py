"""What each class of Cipher's skills says, and what is available while it works."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deckcli.engine.language.ability_forms import Form
from deckcli.games.cipher.rules import codes as t

COMBAT: Final = "combat"  # what words about combat depend on

_ALWAYS: Final = "what works all the time has `gives`, and `while` if not always"
_FORMS: Final = {
    "ACT": Form(
        "an ACT skill",
        "a skill that is used has `do`, often with `cost` and `if`; CONT skills have `gives`",
        ("do",),
        ("if", "while", "cost", "may_pay"),
        {COMBAT: "ACT skills are used between combats"},
    ),
    "AUTO": Form(
        "an AUTO skill",
        "a skill that triggers has `when` and `do`, often with `if` and `may_pay`",
        ("when", "do"),
        ("if", "while", "cost", "may_pay", "times"),
    ),
    "CONT": Form("a CONT skill", _ALWAYS, ("gives",), ("if", "while")),
    "SPEC": Form("a SPEC skill", _ALWAYS, ("gives",), ("if", "while")),
    "SUPP": Form(
        "a SUPP skill",
        "a supporting card has `do`, often with `if` and `may_pay`",
        ("do",),
        ("if", "while", "cost", "may_pay"),
    ),
}

# Shared skills come first, then lost ones are removed; the remaining ones change stats.
DECIDING: Final = (t.SHARES_SKILLS, t.LOSES_SKILL)


def form_of(facts: Mapping[str, Any]) -> Form:
    return _FORMS[facts["class"]]

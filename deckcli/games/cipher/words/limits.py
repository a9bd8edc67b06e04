"""What each class of Cipher's skills says, which words need a combat, which ask for stats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import EVENT, OTHER_CARD, Form
from deckcli.games.cipher.rules import codes as t

_COMBAT: Final = "combat"
_ALWAYS: Final = "what works all the time has `gives`, and `while` if not always"
_FORMS: Final = {
    "ACT": Form(
        "an ACT skill",
        "a skill that is used has `do`, often with `cost` and `if`; CONT skills have `gives`",
        ("do",),
        ("if", "while", "cost", "may_pay"),
        {_COMBAT: "ACT skills are used between combats"},
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

_IN_COMBAT: Final = (
    (v.GROUP, ("attacker", "defender")),
    (v.CONDITION, ("attacker_is", "attacking", "attacked_by", "supported_by")),
    (v.VERB, ("redirect_attack", "support_becomes")),
    (v.UNTIL, ("end_of_combat",)),
)
_LONELY: Final = ("deployed", "class_changes", "levels_up", "moved", "laid")  # no other card
_TURNS: Final = ("turn_starts", "turn_ends")
_ASKING: Final = (
    (v.FILTER, "symbol", t.SYMBOL),
    (v.FILTER, "weapon", t.WEAPON),
    (v.FILTER, "can_become", t.CANNOT_DEPLOY),
    (v.NUMBER, "attack_of", t.ATTACK),
)

# Shared skills come first, then lost ones are taken away; what is left changes stats.
DECIDING: Final = (t.SHARES_SKILLS, t.LOSES_SKILL)


def form_of(facts: Mapping[str, Any]) -> Form:
    return _FORMS[facts["class"]]


def limit_words(words: v.Vocabulary) -> None:
    """Tell of words that are declared what they need and what they ask for."""
    for kind, names in _IN_COMBAT:
        for name in names:
            words.of(kind)[name].needs = _COMBAT
    words.of(v.CONDITION)["by_skill"].needs = EVENT
    for name in _LONELY:
        words.of(v.EVENT)[name].lacks = (OTHER_CARD,)
    for name in _TURNS:
        words.of(v.EVENT)[name].lacks += (_COMBAT,)
    for kind, name, stat in _ASKING:
        words.of(kind)[name].reads = (stat,)

"""What the abilities of actions and characters say, and what there is while they work."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deckcli.catalog.catalog import CardDef
from deckcli.engine.language.ability_forms import ITSELF, Form

# What words may need to be there; only actions have it, and not all of them.
TARGET: Final = "target"
KEY: Final = "key card"

_NO_ACTION: Final = dict.fromkeys((TARGET, KEY), "only actions have one")
_TRIGGERED: Final = Form(
    "an ability that triggers",
    "a character has abilities with `when` and `do`, or with `gives`",
    ("when", "do"),
    ("if", "while", "times"),
    _NO_ACTION,
)
_LASTING: Final = Form(
    "an ability with `gives`",
    "what is always so has `gives`, and `while` if not always",
    ("gives",),
    ("if", "while"),
    _NO_ACTION,
)


def form_of(card: CardDef, facts: Mapping[str, Any]) -> Form:
    """The form that an ability of a card must have."""
    if card.kind != "action":
        return _LASTING if "gives" in facts else _TRIGGERED
    absent = {ITSELF: "an action is no card on the field"}
    if "target" not in card.facts:
        absent[TARGET] = "the action has no `target`"
    if "key" not in card.facts:
        absent[KEY] = "the action has no `key`"
    return Form("an action", "an action has `do`: its effect", ("do",), (), absent)

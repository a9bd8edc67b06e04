"""What the abilities of actions and characters say, and which words need which of the two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deckcli.catalog.catalog import CardDef
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import ITSELF, Form
from deckcli.games.blackpoker.rules import codes as t

_TARGET: Final = "target"
_KEY: Final = "key card"

_NO_ACTION: Final = dict.fromkeys((_TARGET, _KEY), "only actions have one")
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

_NEEDS: Final = {
    _TARGET: (
        (v.GROUP, "target"),
        (v.VERB, "damage"),
        (v.VERB, "cancel_target"),
        (v.VERB, "change_target"),
        (v.VERB, "look_at_hand"),
    ),
    _KEY: ((v.GROUP, "keys"),),
    ITSELF: (
        (v.GROUP, "own_cards"),
        (v.CONDITION, "shares_number"),
        (v.CONDITION, "came_this_turn"),
    ),
}


def form_of(card: CardDef, facts: Mapping[str, Any]) -> Form:
    """The form that an ability of a card must have."""
    if card.kind != "action":
        return _LASTING if "gives" in facts else _TRIGGERED
    absent = {ITSELF: "an action is no card on the field"}
    if "target" not in card.facts:
        absent[_TARGET] = "the action has no `target`"
    if "key" not in card.facts:
        absent[_KEY] = "the action has no `key`"
    return Form("an action", "an action has `do`: its effect", ("do",), (), absent)


def limit_words(words: v.Vocabulary) -> None:
    """Tell of words that are declared what they need and which ask for numbers."""
    for what, several in _NEEDS.items():
        for kind, name in several:
            words.of(kind)[name].needs = what
    words.of(v.NUMBER)["number_of"].reads = (t.NUMBER,)
    words.of(v.FILTER)["number_at_most"].reads = (t.NUMBER,)

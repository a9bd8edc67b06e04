"""What the abilities of actions and characters say, and what is available while they work."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deckcli.catalog.catalog import CardDef
from deckcli.engine.language.ability_forms import ITSELF, Form

# What words may depend on; only actions have it, and not all of them.
CHARACTER: Final = "targeted character"
PLAYER: Final = "targeted player"
ACTION: Final = "targeted action"
KEY: Final = "key card"

_TARGETS: Final = {CHARACTER: "a character", PLAYER: "a player", ACTION: "another action"}
_NO_ACTION: Final = dict.fromkeys((*_TARGETS, KEY), "only actions have one")
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
    absent = {ITSELF: "an action is no card on the field", **_not_aimed_at(card.get("target"))}
    if "key" not in card.facts:
        absent[KEY] = "the action has no `key`"
    return Form("an action", "an action has `do`: its effect", ("do",), (), absent)


def _not_aimed_at(target: Mapping[str, Any] | None) -> dict[str, str]:
    """What an action with this target is not aimed at, each with the reason."""
    if target is None:
        return dict.fromkeys(_TARGETS, "the action has no `target`")
    mine = {"player": PLAYER, "action": ACTION}.get(target["what"], CHARACTER)
    reason = f"the action is aimed at {_TARGETS[mine]}"
    return {kind: reason for kind in _TARGETS if kind != mine}

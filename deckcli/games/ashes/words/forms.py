"""What each class of abilities says, and how card files become programs.

Costs are facts of a card, written so that decks can be checked without any rules. Here they become
steps: what an activation costs is paid, what a trigger costs is offered. Focus abilities are part
of the ability they add to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from deckcli.catalog.catalog import Catalog, ability_name
from deckcli.core.yaml_source import Path
from deckcli.engine.language.ability_forms import Form

EXTRA: Final = "extra"  # the name under which an ability finds whether its extra cost was paid
_USED: Final = Form(
    "an ability that is used",
    "it has `do`, often with `cost` and `targets`",
    ("do",),
    ("if", "cost", "targets"),
)
_TRIGGERED: Final = Form(
    "an ability that triggers",
    "it has `when` or `after`, and `do`",
    ("when", "do"),
    ("after", "if", "may_pay", "targets"),
)
_ALWAYS: Final = Form("what is always so", "it has `gives`", ("gives",), ("if", "while"))
_EFFECT: Final = Form("the effect of a spell", "it has `do`", ("do",), ("if", "cost", "targets"))
_REACTION: Final = Form(
    "the effect of a reaction spell", "it has `when` and `do`", ("when", "do"),
    ("if", "cost", "targets"),
)  # fmt: skip
_FOCUS: Final = Form("a focus ability", "it has `do` or `gives`", (), ("when", "do", "gives", "if"))
_ANSWERING: Final = Form(
    "a focus ability that answers", "it has `when` and `do`", ("when", "do"), ("if",)
)
_FORMS: Final = {
    "activated": _USED,
    "free_action": _USED,
    "triggered": _TRIGGERED,
    "static": _ALWAYS,
    "keyword": _ALWAYS,
    "granted": _ALWAYS,
    "respark": Form("respark", "it has `do`", ("do",), ("may_pay",)),
    "effect": _EFFECT,
    "focus": _FOCUS,
}


def form_of(facts: Mapping[str, Any], kind: str = "") -> Form:
    """The form of an ability of a card of this kind."""
    if kind == "reaction_spell" and facts["class"] == "effect":
        return _REACTION
    if facts["class"] == "focus" and "when" in facts:
        return _ANSWERING
    return _FORMS[facts["class"]]


def price_steps(cost: Mapping[str, Any]) -> list[Any]:
    """A cost as the words that pay it."""
    steps: list[Any] = []
    for key, value in cost.items():
        if key == "exhaust":
            steps.append("exhaust")
        else:
            steps.append({key: value})
    return steps


def as_program(card: Mapping[str, Any], number: int) -> dict[str, Any]:
    """An ability of a card as the compiler reads it."""
    abilities: Sequence[Mapping[str, Any]] = card["abilities"]
    facts = dict(abilities[number])
    kind, cost = facts["class"], facts.pop("cost", {})
    extra = facts.pop("extra_cost", {})
    if kind == "effect":
        cost = card.get("cost", {})
    if kind == "focus":
        _tell_costs(facts)
        if "when" in facts:
            facts["if"] = [{"focused": facts["level"]}]
        else:
            facts.pop("do", None)  # a part of the ability it adds to
        return facts
    if kind == "respark":
        return {**facts, "may_pay": price_steps(cost)}
    if cost:
        key = "may_pay" if kind == "triggered" else "cost"
        facts[key] = price_steps(cost)
        if extra:
            facts[key].append({"extra_dice": {**extra["dice"], "as": EXTRA}})
    if kind in ("activated", "triggered") and "do" in facts:
        facts["do"] = _focused(facts["do"], abilities, kind)
    return facts


def _tell_costs(facts: dict[str, Any]) -> None:
    """What focus makes of the cost of an activation, said by the word that stands for it."""
    for fact, argument in (("discount", "less"), ("alternative_cost", "instead")):
        cost = facts.pop(fact, None)
        if cost and fact in facts.get("gives", ()):
            told = {fact: {argument: price_steps(cost)}}
            facts["gives"] = [told if one == fact else one for one in facts["gives"]]


def _added(abilities: Sequence[Mapping[str, Any]]) -> dict[int, int]:
    """The abilities that focus adds to another: their places by their levels."""
    return {
        ability["level"]: number
        for number, ability in enumerate(abilities)
        if ability["class"] == "focus" and "do" in ability and "when" not in ability
    }


def focus_places(card: Mapping[str, Any], number: int) -> dict[int, int]:
    """Where steps of this ability are written that focus has added: the places of abilities."""
    abilities, added = card["abilities"], _added(card["abilities"])
    found: dict[int, int] = {}
    steps = as_program(card, number).get("do", ())
    if steps is abilities[number].get("do"):
        return found
    for at, step in enumerate(steps):
        if isinstance(step, Mapping) and set(step) == {"if"}:
            condition = step["if"].get("condition")
            if isinstance(condition, Mapping) and set(condition) == {"focused"}:
                found[at] = added.get(condition["focused"], number)
    return found


def place_of(at: Path, places: Mapping[Any, int]) -> Path:
    """Where something of a program is written: in the file focus abilities stand alone."""
    head, kept = 4, len(("do", 0, "if", "then"))
    if len(at) <= head or at[head - 1] != "do" or at[head] not in places:
        return at
    return type(at)((*at[:2], places[at[head]], "do", *at[head - 1 + kept :]))


def _focused(
    steps: Sequence[Any], abilities: Sequence[Mapping[str, Any]], kind: str
) -> Sequence[Any]:
    """The steps, and those of focus abilities where `focus` stands, else at the end."""
    added = {level: abilities[number]["do"] for level, number in _added(abilities).items()}
    first = [ability for ability in abilities if ability["class"] in ("activated", "triggered")]
    if not added or first[0].get("do") is not steps:
        return steps
    found: list[Any] = []
    placed: set[int] = set()
    for step in steps:
        if isinstance(step, Mapping) and set(step) == {"focus"}:
            placed.add(step["focus"])
            found.append(_if_focused(step["focus"], added.get(step["focus"], [])))
        else:
            found.append(step)
    return found + [_if_focused(level, do) for level, do in added.items() if level not in placed]


def _if_focused(level: int, steps: Sequence[Any]) -> dict[str, Any]:
    return {"if": {"condition": {"focused": level}, "then": list(steps)}}


def inner_abilities(written: Any) -> list[Mapping[str, Any]]:
    """The whole abilities inside of one, in the order in which they are read."""
    found: list[Mapping[str, Any]] = []
    if isinstance(written, Mapping):
        for key, value in written.items():
            if key == "ability" and isinstance(value, Mapping):
                found.append(value)
            else:
                found += inner_abilities(value)
    elif isinstance(written, list):
        for value in written:
            found += inner_abilities(value)
    return found


def ability_names(catalog: Catalog) -> list[str]:
    """The names of all abilities, also of those that others give."""
    printed = [one for card in catalog for one in card.get("abilities", ())]
    return list(dict.fromkeys(ability_name(one) for one in [*printed, *inner_abilities(printed)]))

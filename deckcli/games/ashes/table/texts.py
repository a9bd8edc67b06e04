"""What the texts of Ashes' cards need beside the programs of their abilities.

Focus abilities are part of the program they add to (words/forms.py). Each of them says its own
part, in the words of the whole: what was targeted there is spoken of again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.sentences import Phrasebook
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.vocabulary import Vocabulary
from deckcli.engine.texts.tree import Every, Outline, Said
from deckcli.games.ashes.words.forms import as_program

_ITSELF: Final = {
    "phoenixborn": "this Phoenixborn", "ally": "this unit", "conjuration": "this unit",
}  # fmt: skip
_USED: Final = ("activated", "free_action", "effect")
_ADDED_TO: Final = ("activated", "triggered")


def names(catalog: Catalog) -> dict[str, dict[str, dict[str, str]]]:
    """Cards by their ids."""
    return {"card": {card.id: dict(card.names) for card in catalog}}


def itself(card: CardDef, facts: Mapping[str, Any]) -> str:
    return _ITSELF.get(card.kind, "this spell")


def more(card: CardDef, lang: str) -> dict[str, str]:
    return {}


def gained(facts: Mapping[str, Any]) -> list[str]:
    """Abilities that are given are told where they are given."""
    return []


def program(card: CardDef, facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """The program as it is compiled; of what focus adds to another ability, that one."""
    abilities = list(card.get("abilities", ()))
    if not any(one is facts for one in abilities):
        abilities = [facts]
    told = facts
    if _is_added(facts):
        told = next(one for one in abilities if one["class"] in _ADDED_TO)
    number = next(number for number, one in enumerate(abilities) if one is told)
    made = as_program({**card.facts, "abilities": abilities}, number)
    if told["class"] == "effect":
        made.pop("cost", None)  # what the card costs, which stands beside its text
    return made


def shown(words: Vocabulary, facts: Mapping[str, Any], outline: Outline) -> Outline:
    """The part of the program that this ability says."""
    if facts["class"] == "focus" and not _is_added(facts):
        rest = [one for one in outline.requires if _level(one) is None]
        return outline._replace(requires=rest)
    if facts["class"] == "focus":
        added = [one for one in outline.steps if _added_level(one) == facts["level"]]
        steps = [step for one in added for step in _added(one)]
        return outline._replace(event=None, requires=[], price=[], is_offered=False, steps=steps)
    steps = list(outline.steps)
    while len(steps) > 1 and _added_level(steps[-1]) is not None:
        steps.pop()
    focus = words.of(v.VERB)["focus"]
    for number, step in enumerate(steps):
        level = _added_level(step)
        if level is not None:
            steps[number] = Said(focus, {"level": level})
    return outline._replace(steps=steps)


def _is_added(facts: Mapping[str, Any]) -> bool:
    """Whether it is what focus adds to another ability."""
    return facts["class"] == "focus" and "do" in facts and "when" not in facts


def _level(condition: Any) -> int | None:
    """How much focus a condition asks for."""
    if isinstance(condition, Said) and condition.word.name == "focused":
        return int(condition.args["level"])
    return None


def _asked(step: Said) -> list[Any]:
    condition = step.args.get("condition")
    return condition.parts if isinstance(condition, Every) else [condition]


def _added_level(step: Said) -> int | None:
    return _level(_asked(step)[0])


def _added(step: Said) -> list[Said]:
    """What focus adds, with whatever else it asks for."""
    rest = _asked(step)[1:]
    if not rest:
        return list(step.args["then"])
    asked = rest[0] if len(rest) == 1 else Every(rest)
    return [Said(step.word, {**step.args, "condition": asked})]


def is_used(facts: Mapping[str, Any]) -> bool:
    return facts["class"] in _USED and "when" not in facts


def tags(card: CardDef, facts: Mapping[str, Any], book: Phrasebook) -> Iterator[str]:
    """When an ability works and for how much focus; before the first, what an alteration adds."""
    if card.get("abilities", [None])[0] is facts:
        for stat, amount in card.get("bonus", {}).items():
            yield book.say(f"bonus_{stat}", amount=amount)
    if facts["class"] == "focus":
        yield book.say("tag_focus", level=facts["level"])
    if facts["class"] in ("free_action", "respark"):
        yield book.say(f"tag_{facts['class']}")
    for fact in ("inexhaustible", "needs_no_target"):
        if facts.get(fact):
            yield book.say(f"tag_{fact}")

"""What means the same is the same tree: steps in canonical form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from deckcli.engine.texts.tree import Bound, Choice, Every, Said, Slot, plain


def flat(conditions: Iterable[Any]) -> list[Any]:
    found: list[Any] = []
    for one in conditions:
        found += one.parts if isinstance(one, Every) else [one]
    return found


def unguarded(step: Said) -> list[Said]:
    """A step without what the rules ask for anyway."""
    condition = step.args.get("condition")
    if condition is None or step.args.get("otherwise") is not None:
        return [step]
    parts = condition.parts if isinstance(condition, Every) else [condition]
    rest = [part for part in parts if not _is_guard(part, step.args["then"])]
    if not rest:
        return list(step.args["then"])
    asked = rest[0] if len(rest) == 1 else Every(rest)
    return [Said(step.word, {**step.args, "condition": asked})]


def _is_guard(condition: Any, then: list[Said]) -> bool:
    """Whether the rules ask for it anyway, or a step that may be done to all such cards does."""
    if not isinstance(condition, Said):
        return False
    if condition.word.is_guard or _is_of_some(condition, then) or _is_chosen(condition, then):
        return True
    offered = then[0].args.get("steps") if len(then) == 1 else None
    if condition.word.name != "any" or not isinstance(offered, list) or not offered:
        return False
    there = condition.args["group"]
    if not isinstance(there, Said):
        return False
    if there.word.feeds and not there.args["filter"] and _does(offered[0]) in there.word.feeds:
        return True
    return len(offered) == 1 and any(arg == there for arg in offered[0].args.values())


def _is_of_some(condition: Said, then: list[Said]) -> bool:
    """Whether it asks that a chosen number is not 0, where so many of 0 is nothing anyway."""
    number = condition.args.get("left")
    if condition.word.name != "at_least" or condition.args["right"] != 1:
        return False
    is_chosen = isinstance(number, Said) and number.word.name == "chosen"
    return is_chosen and all(number in step.args.values() for step in then)


def _is_chosen(condition: Said, then: list[Said]) -> bool:
    """Whether it asks that there is what the first step picks, and all others are about that."""
    picked = [one for one in then[0].args.values() if isinstance(one, Choice) and one.fewest]
    if condition.word.name != "any" or len(picked) != 1 or len(then) < 2:
        return False
    is_it = plain(picked[0].among) == plain(condition.args["group"])
    return is_it and all(_speaks_of(step, picked[0].slot) for step in then[1:])


def _speaks_of(node: Any, slot: Slot) -> bool:
    if isinstance(node, Bound):
        return node.slot is slot
    if isinstance(node, dict):
        return any(_speaks_of(part, slot) for part in node.values())
    return isinstance(node, list | tuple) and any(_speaks_of(part, slot) for part in node)


def _does(step: Said) -> str:
    """The verb of a step, or of the first that somebody else does."""
    inner = step.args.get("steps")
    name = step.word.name
    return f"{name}.{_does(inner[0])}" if isinstance(inner, list) and inner else name


def _is_plain_if(step: Said) -> bool:
    return "condition" in step.args and step.args["otherwise"] is None


def at_once(step: Said) -> Said:
    """Of a condition whose only step is another one, both together."""
    then: list[Said] = step.args.get("then") or []
    if len(then) != 1 or not (_is_plain_if(step) and _is_plain_if(then[0])):
        return step
    inner = then[0]
    both = Every(flat([step.args["condition"], inner.args["condition"]]))
    return Said(step.word, {**inner.args, "condition": both})


def chosen_in(steps: list[Said]) -> list[Said]:
    """Steps in which cards that are chosen first are chosen where something is done to them."""
    made: list[Said] = []
    for step in steps:
        picked = made[-1].args.get("what") if made and made[-1].word.name == "choose" else None
        names = _taking(step, picked) if isinstance(picked, Choice) else []
        if isinstance(picked, Choice) and len(names) == 1:
            picked.slot.uses -= 1
            made[-1] = Said(step.word, {**step.args, names[0]: picked})
        else:
            made.append(step)
    return made


def _taking(step: Said, picked: Choice) -> list[str]:
    """The arguments of a step that are the cards just picked, if it speaks of nothing else."""
    if any(isinstance(arg, Choice) for arg in step.args.values()):
        return []
    names = [
        name
        for name, arg in step.word.args.items()
        if arg.holds == "target" and step.args[name] == Bound(picked.slot)
    ]
    rest = [arg for name, arg in step.args.items() if name not in names]
    is_alone = not any(isinstance(arg, Bound) or _speaks_of(arg, picked.slot) for arg in rest)
    return names if is_alone else []


def picking(steps: list[Said]) -> list[Said]:
    """The only step of an offer that picks one card: it picks one or none, which is the same."""
    chosen = {name: arg for name, arg in steps[0].args.items() if isinstance(arg, Choice)}
    if len(steps) != 1 or [(one.fewest, one.most) for one in chosen.values()] != [(1, 1)]:
        return []
    picked = {name: one._replace(fewest=0) for name, one in chosen.items()}
    return [Said(steps[0].word, {**steps[0].args, **picked})]

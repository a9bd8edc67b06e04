"""Abilities made at random from all words of a game, and the same with one thing changed.

They need not make sense, only say something: what a reader could take for something else is found by
comparing the texts of many.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from deckcli.engine.language import vocabulary as v
from deckcli.engine.things import NUMBERS

UNITS = ("Marth", "Caeda", "Abel", "Cain")
BRANCHES = ("as_ace", "leave", "charge", "drive")  # words of a decision
WAYS = ("choose", "may_choose", "choose_any")
PROGRAM_STEPS = ("do", "then", "otherwise", "steps", "may")


class Maker:
    """Makes abilities with the words of one game."""

    def __init__(self, words: v.Vocabulary, rng: Random, *, as_written: bool = False) -> None:
        self.words, self.rng = words, rng
        self.as_written = as_written  # as in card files: a main argument alone has no name
        self.known: list[str] = []
        self.numbers: list[str] = []  # the names of numbers that were chosen
        self.made = 0
        self.roles: tuple[str, ...] = ("self",)

    def ability(self) -> dict[str, Any]:
        self.known, self.numbers, self.made, self.roles = [], [], 0, ("self",)
        rng, facts = self.rng, {}
        if rng.random() < 0.25:
            if rng.random() < 0.5:
                facts["while"] = self._conditions()
            facts["gives"] = [self.word(v.STATIC, 1) for _ in range(rng.randint(1, 2))]
            return facts
        if self.words.of(v.EVENT) and rng.random() < 0.5:
            is_after = "after" in self.words.keys and rng.random() < 0.3
            facts["after" if is_after else "when"] = self._event()
            if rng.random() < 0.15:
                facts["times"] = self.number(1)
        if rng.random() < 0.4:
            facts["if"] = self._conditions()
        if self.words.of(v.COST) and rng.random() < 0.4:
            key = rng.choice(["cost", "may_pay"])
            facts[key] = [self.word(v.COST, 1) for _ in range(rng.randint(1, 2))]
        if "targets" in self.words.keys and rng.random() < 0.4:
            facts["targets"] = [self.named_choice() for _ in range(rng.randint(1, 2))]
        facts["do"] = self.steps(3)
        return facts

    def _event(self) -> dict[str, Any]:
        name = self.rng.choice(list(self.words.of(v.EVENT)))
        word = self.words.of(v.EVENT)[name]
        if word.args:
            return {name: self.argument(word.args[word.main], 1)}
        made = {name: self.group(1)}
        self.roles = ("self", "it")
        if "other card" not in word.lacks:
            if self.rng.random() < 0.5:
                made["whom"] = self.group(1, roles=("self",))
            self.roles = ("self", "it", "other")
        return made

    def _conditions(self) -> list[Any]:
        return [self.condition(2) for _ in range(self.rng.randint(1, 2))]

    # -- words

    def word(self, kind: str, depth: int) -> Any:
        known = self.words.of(kind)
        names = [
            name
            for name, word in known.items()
            if (depth > 0 or not _is_deep(word)) and (self.numbers or not _asks_number(word))
        ]
        word = known[self.rng.choice(names or list(known))]
        return self.with_arguments(word, depth)

    def with_arguments(self, word: v.Word, depth: int) -> Any:
        given = {}
        stats = [name for name in word.any_of if name in word.args]
        wanted = set(
            self.rng.sample(stats, self.rng.randint(1, min(3, len(stats)))) if stats else ()
        )
        for name, arg in word.args.items():
            is_needed = arg.default is v.REQUIRED or name in wanted
            if is_needed or (name not in stats and self.rng.random() < 0.5):
                given[name] = self.argument(arg, depth - 1)
        if self.as_written and given.keys() == {word.main}:
            return {word.name: given[word.main]}
        return {word.name: given} if given else word.name

    def argument(self, arg: v.Arg, depth: int) -> Any:
        rng, least = self.rng, arg.least or 0
        makers = {
            "number": lambda: self.number(depth, arg.least),
            "target": lambda: self.target(depth),
            "group": lambda: self.group(depth),
            "filter": lambda: self.filter(depth, least=least),
            "condition": lambda: self.condition(depth),
            "conditions": lambda: [self.condition(depth) for _ in range(2)],
            "steps": lambda: self._block(depth),
            "steps_of_each": lambda: self._block(depth),
            "layer": lambda: int(rng.choice(arg.choices)),
            "branches": lambda: {word: self._block(depth) for word in rng.sample(BRANCHES, 2)},
            "costs": lambda: [self.word(v.COST, 1) for _ in range(rng.randint(1, 2))],
            "until": lambda: rng.choice(list(self.words.of(v.UNTIL))),
            "name": lambda: self._name(self.numbers if arg.of == NUMBERS else self.known),
            "chosen_number": lambda: rng.choice(self.numbers),
            "ability": self._whole,
            "span": self._span,
            "text": lambda: rng.choice(arg.choices or UNITS),
            "texts": lambda: rng.sample(arg.choices or UNITS, 1 + (len(arg.choices) != 1)),
            "integers": lambda: sorted(int(one) for one in rng.sample(arg.choices, 2)),
            "integer": lambda: rng.randint(max(least, 1), max(least, 1) + 3),
            "flag": lambda: rng.random() < 0.5,
            "mark": lambda: True,
        }
        return makers[arg.holds]()

    def _span(self) -> Any:
        low = self.rng.randint(0, 4)
        both = {"at_least": low, "at_most": low + self.rng.randint(1, 2)}
        return self.rng.choice([low, {"at_least": low}, {"at_most": low}, both])

    def _name(self, known: list[str]) -> str:
        self.made += 1
        known.append(f"name{self.made}")
        return known[-1]

    def _whole(self) -> dict[str, Any]:
        """An ability inside of another, which finds none of its names."""
        before = self.known, self.numbers, self.roles
        self.known, self.numbers, self.roles = [], [], ("self",)
        steps = [self.word(v.VERB, 1) for _ in range(self.rng.randint(1, 2))]
        self.known, self.numbers, self.roles = before
        marks = {"inexhaustible": True} if self.rng.random() < 0.5 else {}
        return {"name": self.rng.choice(UNITS), **marks, "do": steps}

    # -- parts

    def steps(self, depth: int) -> list[Any]:
        return [self.word(v.VERB, depth) for _ in range(self.rng.randint(1, 3))]

    def _block(self, depth: int) -> list[Any]:
        before = list(self.known), list(self.numbers)
        made = self.steps(depth)
        self.known, self.numbers = before
        return made

    def target(self, depth: int) -> Any:
        if self.rng.random() < 0.5:
            return self.group(depth)
        made: dict[str, Any] = {self.rng.choice(WAYS): self.group(depth)}
        if self.rng.random() < 0.2:
            made["up_to"] = self.rng.randint(1, 3)
        if self.rng.random() < 0.6:
            made["as"] = self._name(self.known)
        return made

    def named_choice(self) -> dict[str, Any]:
        """A choice that is made before the first step, to be spoken of there."""
        return {self.rng.choice(WAYS): self.group(1), "as": self._name(self.known)}

    def group(self, depth: int, roles: tuple[str, ...] = ()) -> Any:
        rng = self.rng
        if depth > 0 and rng.random() < 0.1:
            return [self.group(0), self.group(0)]
        if self.known and rng.random() < 0.35:
            return rng.choice(self.known)
        if rng.random() < 0.25:
            return rng.choice(roles or self.roles)
        name = rng.choice(list(self.words.of(v.GROUP)))
        if self.words.of(v.GROUP)[name].args:
            if depth > 0:
                return self.with_arguments(self.words.of(v.GROUP)[name], depth)
            return "self"
        made = self.filter(depth) if rng.random() < 0.5 else {}
        return {name: made} if made else name

    def filter(self, depth: int, least: int = 0) -> dict[str, Any]:
        known = self.words.of(v.FILTER)
        names = [name for name, word in known.items() if depth > 0 or not _is_deep(word)]
        chosen = self.rng.sample(names, self.rng.randint(max(1, least), 2))
        made = {}
        for name in chosen:
            made[name] = self.argument(known[name].args[known[name].main], depth - 1)
        return made

    def number(self, depth: int, least: int | None = None) -> Any:
        if self.numbers and self.rng.random() < 0.3:
            return {"chosen": self.rng.choice(self.numbers)}
        if depth <= 0 or self.rng.random() < 0.5:
            low = 1 if least is None else least
            return self.rng.randint(low, low + 4) * self.rng.choice(
                [1, 10] if least is None else [1]
            )
        made = self.word(v.NUMBER, depth)
        if isinstance(made, dict) and self.rng.random() < 0.4:
            return {**made, "times": self.rng.choice([-1, 2, 10])}
        return made

    def condition(self, depth: int) -> Any:
        made = self.word(v.CONDITION, depth)
        if depth > 1 and self.rng.random() < 0.1:
            other = self.word(v.CONDITION, 1)
            if isinstance(made, dict) and isinstance(other, dict) and made.keys() != other.keys():
                return {**made, **other}
        return made


def _is_deep(word: v.Word) -> bool:
    nested = ("steps", "steps_of_each", "branches", "condition", "conditions", "costs", "ability")
    return any(
        arg.holds in nested or (arg.holds == "filter" and word.kind == v.FILTER)
        for arg in word.args.values()
    )


def _asks_number(word: v.Word) -> bool:
    """Whether it needs a number that was chosen before."""
    return any(arg.holds == "chosen_number" for arg in word.args.values())


# -- the same with one thing changed


def variants(facts: dict[str, Any], words: v.Vocabulary) -> Iterator[dict[str, Any]]:
    """Each number, word and flag changed, steps moved and exchanged, names exchanged."""
    values = _alternatives(words)
    for path, value in list(_nodes(facts))[1:]:
        if isinstance(value, bool):
            yield _with(facts, path, not value)
        elif isinstance(value, int):
            yield _with(facts, path, value + 1)
        elif isinstance(value, str) and path[-1] not in ("as", "called"):
            for other in values.get(value, ()):
                yield _with(facts, path, other)
        elif isinstance(value, dict):
            yield from _other_words(facts, path, value, values)
            yield from _moved_filters(facts, path, value, words)
        elif isinstance(value, list):
            yield from _other_order(facts, path, value)
    yield from _names_exchanged(facts)


@cache
def _alternatives(words: v.Vocabulary) -> dict[str, list[str]]:
    """Words that may stand where another does: of the same kind, with the same arguments."""
    found: dict[str, list[str]] = {}
    for kind in v.KINDS:
        for name, word in words.of(kind).items():
            alike = [
                other.name
                for other in words.of(kind).values()
                if _frame(other) == _frame(word) and other.name != name
            ]
            found.setdefault(name, []).extend(alike)
            for arg in word.args.values():
                for choice in arg.choices:
                    found.setdefault(choice, []).extend(
                        other for other in arg.choices if other != choice and not other.isdigit()
                    )
    for name in UNITS:
        found[name] = [other for other in UNITS if other != name]
    found["self"] = ["ally"]
    return found


def _frame(word: v.Word) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(name, arg.holds, arg.choices) for name, arg in word.args.items()]


def _other_words(facts, path, value, values):
    for key in value:
        for other in values.get(key, ()):
            if other not in value:
                yield _with(
                    facts, path, {(other if k == key else k): part for k, part in value.items()}
                )
        if len(value) > 1:
            yield _with(facts, path, {k: part for k, part in value.items() if k != key})
    for way in WAYS:
        if way in value:
            for other in WAYS:
                if other != way:
                    yield _with(
                        facts, path, {(other if k == way else k): part for k, part in value.items()}
                    )


def _other_order(facts, path, value):
    for at in range(len(value) - 1):
        swapped = [*value[:at], value[at + 1], value[at], *value[at + 2 :]]
        yield _with(facts, path, swapped)
    if len(value) > 1:
        for at in range(len(value)):
            yield _with(facts, path, value[:at] + value[at + 1 :])
    for at, step in enumerate(value):
        if isinstance(step, dict) and len(step) == 1:
            yield from _moved(facts, path, value, at, next(iter(step.values())))


def _moved(facts, path, value, at, inner):
    """Steps moved across the edge of a block: the last out of it, the next into it."""
    blocks = inner.items() if isinstance(inner, dict) else ()
    for name, block in blocks:
        if (
            isinstance(block, list)
            and block
            and isinstance(block[0], dict | str)
            and _is_steps(name)
        ):
            if len(block) > 1:
                outside = _with(facts, (*path, at, next(iter(value[at])), name), block[:-1])
                yield _with(
                    outside, path, [*_at(outside, path)[: at + 1], block[-1], *value[at + 1 :]]
                )
            if at + 1 < len(value):
                inside = _with(
                    facts, (*path, at, next(iter(value[at])), name), [*block, value[at + 1]]
                )
                kept = _at(inside, path)
                yield _with(inside, path, [*kept[: at + 1], *kept[at + 2 :]])


def _is_steps(name: str) -> bool:
    return name in PROGRAM_STEPS or name in BRANCHES


def _moved_filters(facts, path, value, words):
    """What is asked of cards asked of those they are compared with, and the other way round."""
    filters = words.of(v.FILTER)
    for name, group in value.items():
        if name not in filters or filters[name].args[filters[name].main].holds != "group":
            continue
        if isinstance(group, list):
            continue
        ((of, asked),) = group.items() if isinstance(group, dict) else [(group, {})]
        if of not in words.of(v.GROUP) or words.of(v.GROUP)[of].args:
            continue
        rest = {key: part for key, part in value.items() if key != name}
        for key in sorted(rest.keys() - asked.keys()):
            less = {other: part for other, part in rest.items() if other != key}
            yield _with(facts, path, {**less, name: {of: {**asked, key: rest[key]}}})
        for key in sorted(asked.keys() - rest.keys()):
            less = {other: part for other, part in asked.items() if other != key}
            yield _with(facts, path, {**rest, key: asked[key], name: {of: less} if less else of})


def _names_exchanged(facts):
    used = [
        path
        for path, value in _nodes(facts)
        if isinstance(value, str) and value.startswith("name") and path[-1] not in ("as", "called")
    ]
    names = sorted(
        {_at(facts, path) for path in used}
        | {value for path, value in _nodes(facts) if path and path[-1] in ("as", "called")}
    )
    for path in used:
        for other in names:
            if other != _at(facts, path):
                yield _with(facts, path, other)


def _nodes(value: Any, path: tuple = ()) -> Iterator[tuple[tuple, Any]]:
    yield path, value
    if isinstance(value, dict | list):
        for step, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _nodes(part, (*path, step))


def _at(value: Any, path: tuple) -> Any:
    for step in path:
        value = value[step]
    return value


def _with(facts: Any, path: tuple, value: Any) -> Any:
    """The same with another value at a place; what is not changed is shared."""
    if not path:
        return value
    made = facts.copy()
    made[path[0]] = _with(facts[path[0]], path[1:], value)
    return made

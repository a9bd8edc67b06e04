"""Mistakes that card authors make, made on purpose in abilities that are right.

Every mistake knows where it must be told and, where a word is misspelt, which word was meant.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple

Path = tuple[str | int, ...]

# What stands behind these is the author's to choose.
OWN_WORDS = ("name", "formerly", "as", "called")
STEPS = ("do", "then", "otherwise")
NEEDED = {
    "": ("name", "class", "mode", "when", "do", "gives"),  # of the ability itself
    "modify": ("of", "until"),
    "if": ("condition", "then"),
    "may_pay": ("cost", "then"),
    "at_least": ("left", "right"),
    "at_most": ("left", "right"),
    "less": ("left", "right"),
    "cannot_attack": ("who", "whom"),
    "support_fails": ("of", "fitting"),
    "support_succeeds": ("of", "fitting"),
    "support_counts_more": ("of", "fitting", "amount"),
    "lose_skill": ("who", "skill"),
    "lock_skill": ("skill", "until"),
    "imitate": ("model", "until"),
    "grow": ("under", "what"),
    "under": ("choose",),
    "divides": ("divisor", "number"),
    "to_field": ("what", "character"),
    "to_deck": ("what", "end"),
    "deck_cards": ("amount", "called"),
    "damage": ("whom", "amount"),
    "attach": ("what", "to"),
}
# with these alone nothing is wrong: it is the frame of an ability that has no program yet
FACTS = {
    "name", "formerly", "class", "mode", "icons", "limit", "area", "cost", "may_pay", "flag",
    "attribute", "strikes", "ap", "timing", "level",
    "inexhaustible", "discount", "alternative_cost", "extra_cost", "needs_no_target",
}  # fmt: skip
NUMBERS = {
    "count", "capped", "evolutions", "attack_of", "number_of", "your_orbs", "enemy_orbs",
    "at_least", "at_most", "dragons", "more_in_enemy_hand", "attacked_by", "event_amount",
    "status_on", "life_of", "smaller_of", "less_than", "chosen", "copies",
    "optional",
}  # fmt: skip
NONSENSE = "zzzzz"  # like no word of any game


class Mistake(NamedTuple):
    """An ability with one mistake: of which kind, told where, and what was meant."""

    kind: str
    ability: dict[str, Any]
    at: tuple[Path, ...]  # several where one mistake shows more than once
    is_key: bool = False  # whether the key there is at fault, and not the value
    meant: str = ""

    def sign(self) -> str:
        """The same for the same mistake in the same words, on whichever card."""
        words = [step for step in self.at[0] if isinstance(step, str)]
        value = None if self.is_key else at(self.ability, self.at[0])
        keys = sorted(value) if isinstance(value, dict) else value
        return json.dumps([self.kind, words, self.meant, keys])


class Author:
    """Makes mistakes in the language of one game, knowing the words of another."""

    def __init__(
        self, groups: set[str], a_filter: dict[str, Any], foreign_verbs: list[str]
    ) -> None:
        self.groups, self.a_filter, self.foreign_verbs = groups, a_filter, foreign_verbs
        self.optional: set[str] = set()  # keys that the abilities of a game need not have

    def mistakes(self, ability: dict[str, Any]) -> Iterator[Mistake]:
        for path, value in nodes(ability):
            name = path[-1] if path else ""
            if name in OWN_WORDS or path[:1] == ("name",):
                continue
            if isinstance(value, dict) and name != "decide":
                yield changed("extra argument", ability, path, {**value, NONSENSE: 1}, NONSENSE)
                yield from _misspelt_keys(ability, path, value)
                yield from self._left_out(ability, path, value)
                yield from self._of_wrong_kind(ability, path, value)
            if isinstance(value, str):
                for wrong in misspellings(value):
                    yield changed("misspelt word", ability, path, wrong, meant=value)
            if path:
                yield from _of_wrong_type(ability, path, value)
            if isinstance(name, int) and path[-2] in STEPS:
                yield self._foreign_verb(ability, path, value)
        yield from _unbound(ability)

    def _left_out(self, ability: Any, path: Path, value: dict[str, Any]) -> Iterator[Mistake]:
        for key in NEEDED.get(path[-1] if path else "", ()):
            rest = {one: part for one, part in value.items() if one != key}
            if key in self.optional and not path:
                continue
            if key in value and (path or rest.keys() - FACTS):
                yield changed("left out", ability, path, rest)

    def _of_wrong_kind(self, ability: Any, path: Path, value: dict[str, Any]) -> Iterator[Mistake]:
        (name, *others) = value or [""]
        if name in self.groups and not others and isinstance(value[name], dict):
            (wrong,) = self.a_filter
            yield changed("filter for a group", ability, path, self.a_filter, wrong)
            yield changed("group for a filter", ability, (*path, name), "enemy")
            yield changed("group for a filter", ability, (*path, name), {"enemy": {}}, "enemy")

    def _foreign_verb(self, ability: Any, path: Path, step: Any) -> Mistake:
        verb = self.foreign_verbs[len(json.dumps(step)) % len(self.foreign_verbs)]
        if isinstance(step, str):
            return changed("verb of another game", ability, path, verb)
        (given,) = step.values()
        return changed("verb of another game", ability, path, {verb: given}, verb)


def misspellings(word: str) -> Iterator[str]:
    """A letter left out, one written twice, two exchanged, in the middle of the word."""
    middle = len(word) // 2
    before, letter, after = word[:middle], word[middle], word[middle + 1 :]
    exchanged = f"{before[:-1]}{letter}{before[-1:]}{after}"
    for wrong in (before + after, f"{before}{letter}{letter}{after}", exchanged):
        if wrong not in ("", word):
            yield wrong


def nodes(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value of an ability and its path."""
    yield path, value
    if isinstance(value, dict | list):
        for step, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from nodes(part, (*path, step))


def at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def changed(
    kind: str, ability: Any, path: Path, value: Any, key: str = "", meant: str = ""
) -> Mistake:
    """The ability with another value at a path; with a key, that one is at fault in it."""
    whole = {"ability": deepcopy(ability)}
    at(whole, ("ability", *path)[:-1])[("ability", *path)[-1]] = deepcopy(value)
    return Mistake(kind, whole["ability"], ((*path, key) if key else path,), bool(key), meant)


def _misspelt_keys(ability: Any, path: Path, value: dict[str, Any]) -> Iterator[Mistake]:
    for key in value:
        for wrong in misspellings(key):
            if wrong not in value:
                renamed = {wrong if one == key else one: part for one, part in value.items()}
                yield changed("misspelt key", ability, path, renamed, wrong, key)


def _of_wrong_type(ability: Any, path: Path, value: Any) -> Iterator[Mistake]:
    if any(part[-1] in OWN_WORDS for part, _ in nodes(value, path)):
        return  # what it binds would be missed elsewhere, too
    if not isinstance(value, list) or path[-2:-1] != ("decide",):  # one may decide for nothing
        yield changed("empty list", ability, path, [])
    for other in (True, None, NONSENSE, 7, {}):
        is_right = type(other) is type(value) or (other == 7 and _is_number(value))
        if not is_right:
            yield changed("wrong type", ability, path, other)


def _is_number(value: Any) -> bool:
    words = value if isinstance(value, dict) else [value]
    return isinstance(value, dict | str) and any(word in NUMBERS for word in words)


def _unbound(ability: Any) -> Iterator[Mistake]:
    for path, name in nodes(ability):
        if path and path[-1] in ("as", "called") and uses_of(name, ability):
            for wrong in misspellings(name):
                other = changed("misspelt binding", ability, path, wrong, meant=wrong)
                yield other._replace(at=uses_of(name, ability))
            yield from _out_of_reach(ability, path, name)


def _out_of_reach(ability: Any, path: Path, name: str) -> Iterator[Mistake]:
    """The step that binds a name comes too late, or in a branch that those with uses are not in."""
    if path[0] == "targets":
        return  # they are no steps, and have no branches
    step = max(number for number, part in enumerate(path) if isinstance(part, int))
    steps, number = at(ability, path[:step]), path[step]
    binding, others = [steps[number]], steps[number + 1 :]
    branch = {"condition": "your_turn", "then": binding}
    for kind, wrong in {
        "used before it is bound": [*others, *binding],
        "bound in the other branch": [{"if": {**branch, "otherwise": others}}],
        "bound in a branch that is over": [{"if": branch}, *others],
    }.items():
        if others:
            mistake = changed(kind, ability, path[:step], [*steps[:number], *wrong])
            yield mistake._replace(at=uses_of(name, mistake.ability))


def uses_of(name: str, ability: Any) -> tuple[Path, ...]:
    found = (path for path, value in nodes(ability) if value == name)
    return tuple(path for path in found if path[-1] not in OWN_WORDS)

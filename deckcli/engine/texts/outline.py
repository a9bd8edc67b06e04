"""An ability as a tree, in canonical form: what means the same is the same tree.

Defaults are filled in, filters stand in the order of their declarations, names are slots, and a name
that nobody uses is none. The tree is what languages speak; it is never played. It expects an ability
that has been checked: whatever else is written raises NotUnderstood.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from deckcli.engine.language import vocabulary as v

ITSELF: Final = "self"
_WAYS: Final = {"choose": (1, 1), "may_choose": (0, 1), "choose_any": (0, -1)}
_LIMITS: Final = ("at_least", "at_most")


class NotUnderstood(LookupError):
    """A program with a mistake; `card check` shows where."""


class Slot:
    """Cards that may be spoken of again: chosen ones, or those of the event."""

    __slots__ = ("is_many", "is_used", "number", "rivals", "source")

    def __init__(self, source: object, *, is_many: bool) -> None:
        self.source = source  # the group it is chosen from, or the word that binds it
        self.is_many = is_many
        self.is_used = False
        self.number = 0  # its place among those that are used
        self.rivals: set[Slot] = set()  # what else could have been meant where it is used


class Said(NamedTuple):
    """A word with its arguments; in a group `filter` is its only one."""

    word: v.Word
    args: dict[str, Any]


class Bound(NamedTuple):
    """The cards of a slot."""

    slot: Slot


class Together(NamedTuple):
    """Groups that are meant together."""

    groups: list[Any]


class Choice(NamedTuple):
    """Cards that a player picks; most: -1 for any number."""

    fewest: int
    most: int
    among: Any
    slot: Slot


class Times(NamedTuple):
    """A multiple of a number that is computed."""

    factor: int
    number: Said


class Every(NamedTuple):
    """Conditions that must all hold."""

    parts: list[Any]


class Span(NamedTuple):
    """Limits of a number; None where there is none."""

    low: int | None
    high: int | None


class Event(NamedTuple):
    """What an ability waits for: of cards (`who`, `whom`), or of a player (`args`)."""

    said: Said
    who: Any
    whom: Any
    it: Slot
    other: Slot


class Outline(NamedTuple):
    """A whole ability."""

    event: Event | None
    times: Any  # how often it happens at once, if not just once
    requires: list[Any]
    price: list[Said]
    is_offered: bool  # the price may be declined
    steps: list[Said]
    gives: list[Said]
    slots: list[Slot]  # those that are spoken of again


def outlined(words: v.Vocabulary, facts: Mapping[str, Any]) -> Outline:
    """The tree of an ability; raises NotUnderstood."""
    try:
        return _Outliner(words).ability(facts)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise NotUnderstood(str(error)) from error


class _Outliner:
    """Reads in the order of the reader that compiles, so that slots are bound in the same order."""

    def __init__(self, words: v.Vocabulary) -> None:
        self.words = words
        self.known: dict[str, Slot] = {}
        self.slots: list[Slot] = []
        self.itself = ""  # the role that is the card itself, if the event is one of its own

    def ability(self, facts: Mapping[str, Any]) -> Outline:
        event = self._event(facts["when"]) if "when" in facts else None
        times = self._number(facts["times"]) if "times" in facts else None
        requires = [
            part
            for key in ("if", "while")
            if key in facts
            for part in _flat(self._condition(one) for one in _several(facts[key]))
        ]
        price = [
            self._word(v.COST, one) for key in ("cost", "may_pay") for one in facts.get(key, ())
        ]
        steps = self._steps(facts.get("do", ()))
        gives = [self._word(v.STATIC, one) for one in facts.get("gives", ())]
        used = [slot for slot in self.slots if slot.is_used]
        for number, slot in enumerate(used):
            slot.number = number
        return Outline(event, times, requires, price, "may_pay" in facts, steps, gives, used)

    def _event(self, value: Mapping[str, Any]) -> Event:
        name = next(key for key in value if key != "whom")
        word = self.words.of(v.EVENT)[name]
        if word.args:
            nobody = Slot(None, is_many=False)
            return Event(Said(word, self._arguments(word, value[name])), None, None, nobody, nobody)
        who = self._group(value[name])
        whom = self._group(value["whom"]) if "whom" in value else None
        it = self._bind("it", who)
        other = self._bind("other", whom if "whom" in value else Said(word, {}))
        if who == ITSELF:
            self.known.pop("it")
            self.itself = "it"
        return Event(Said(word, {}), who, whom, it, other)

    # -- words

    def _word(self, kind: str, value: Any) -> Said:
        name, given = (value, None) if isinstance(value, str) else next(iter(value.items()))
        word = self.words.of(kind)[name]
        return Said(word, self._arguments(word, given))

    def _arguments(self, word: v.Word, given: Any) -> dict[str, Any]:
        if given is None:
            given = {}
        elif word.main and not self._names_arguments(word, given):
            given = {word.main: given}
        read: dict[str, Any] = {}
        for name, arg in word.args.items():
            value = given[name] if name in given else arg.default
            if value is v.REQUIRED:
                raise NotUnderstood(f"{word.name} needs {name}")
            if arg.holds == "name":
                is_many = read.get("amount", 1) != 1
                made = Said(word, read)
                read[name] = self._bind(str(value), made, is_many=is_many) if value else None
            else:
                read[name] = None if value is None else self._argument(arg, value)
        return read

    def _names_arguments(self, word: v.Word, given: Any) -> bool:
        if not isinstance(given, dict) or word.main in given:
            return isinstance(given, dict)
        return len(word.args) > 1 and (not given or any(name in word.args for name in given))

    def _argument(self, arg: v.Arg, value: Any) -> Any:
        match arg.holds:
            case "target":
                return self._target(value)
            case "group":
                return self._group(value)
            case "filter":
                return self._filter(value)
            case "number":
                return self._number(value)
            case "condition":
                return self._condition(value)
            case "conditions":
                return [self._condition(one) for one in _several(value)]
            case "steps":
                return self._block(value)
            case "branches":
                return {name: self._block(steps) for name, steps in value.items()}
            case "costs":
                return [self._word(v.COST, one) for one in value]
            case "until":
                return Said(self.words.of(v.UNTIL)[value], {})
            case "span":
                return _span(value)
            case "texts" | "integers":
                return _in_order(arg, _several(value))
        return value

    # -- groups and filters

    def _group(self, value: Any) -> Any:
        if isinstance(value, list):
            groups = [self._group(one) for one in value]
            return groups[0] if len(groups) == 1 else Together(groups)
        name, given = (value, None) if isinstance(value, str) else next(iter(value.items()))
        if isinstance(value, str) and name in self.known:
            slot = self.known[name]
            slot.is_used = True
            slot.rivals.update(other for other in self.known.values() if other is not slot)
            return Bound(slot)
        if name in (ITSELF, self.itself):
            return ITSELF
        return Said(self.words.of(v.GROUP)[name], {"filter": self._filter(given)})

    def _filter(self, value: Any) -> list[Said]:
        known = self.words.of(v.FILTER)
        found: dict[str, Said] = {}
        for name, given in (value or {}).items():
            word = known[name]
            found[name] = Said(word, {word.main: self._argument(word.args[word.main], given)})
        return [found[name] for name in sorted(found, key=lambda name: _rank(name, list(known)))]

    def _target(self, value: Any) -> Any:
        ways = [key for key in value if key in _WAYS] if isinstance(value, dict) else []
        if not ways:
            return self._group(
                value["all"] if isinstance(value, dict) and "all" in value else value
            )
        fewest, most = _WAYS[ways[0]]
        most = value.get("up_to", most)
        among = self._group(value[ways[0]])
        slot = self._bind(value.get("as", ""), among, is_many=most != 1)
        return Choice(fewest, most, among, slot)

    def _bind(self, name: str, source: object, *, is_many: bool = False) -> Slot:
        slot = Slot(source, is_many=is_many)
        self.slots.append(slot)
        if name:
            self.known[name] = slot
        return slot

    # -- numbers and conditions

    def _number(self, value: Any) -> Any:
        if isinstance(value, int):
            return value
        if isinstance(value, dict) and "times" in value:
            rest = {key: part for key, part in value.items() if key != "times"}
            factor, inner = value["times"], self._number(rest)
            if isinstance(inner, Times):
                return Times(factor * inner.factor, inner.number)
            return inner if factor == 1 else Times(factor, inner)
        return self._word(v.NUMBER, value)

    def _condition(self, value: Any) -> Any:
        if isinstance(value, dict) and len(value) > 1:
            return Every(_flat(self._condition({key: part}) for key, part in value.items()))
        return self._word(v.CONDITION, value)

    # -- steps

    def _steps(self, value: Sequence[Any]) -> list[Said]:
        return [self._word(v.VERB, one) for one in value]

    def _block(self, value: Sequence[Any]) -> list[Said]:
        before = dict(self.known)
        steps = self._steps(value)
        self.known = before
        return steps


def _rank(name: str, known: list[str]) -> tuple[bool, int]:
    """The place of a filter: those that leave out or look elsewhere come last."""
    return name in ("not", "except", "among"), known.index(name)


def _several(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _flat(conditions: Any) -> list[Any]:
    found: list[Any] = []
    for one in conditions:
        found += one.parts if isinstance(one, Every) else [one]
    return found


def _span(value: Any) -> Span:
    if isinstance(value, int):
        return Span(value, value)
    if not value or any(key not in _LIMITS for key in value):
        raise NotUnderstood("limits are at_least and at_most")
    return Span(value.get("at_least"), value.get("at_most"))


def _in_order(arg: v.Arg, values: list[Any]) -> list[Any]:
    """Any of these, in whatever order they are written: each once, in the declared order."""
    known = list(arg.choices)
    found = list(dict.fromkeys(values))
    return sorted(
        found, key=lambda one: (known.index(str(one)) if str(one) in known else 0, str(one))
    )


def plain(node: Any) -> Any:
    """The tree as plain lists and words: equal if and only if two trees are equal."""
    if isinstance(node, Slot):
        return f"#{node.number}" if node.is_used else None
    if isinstance(node, v.Word):
        return node.name
    if isinstance(node, Outline):
        return [plain(part) for part in node[:-1]]
    if isinstance(node, tuple):
        return [type(node).__name__, *(plain(part) for part in node)]
    if isinstance(node, list):
        return [plain(part) for part in node]
    if isinstance(node, dict):
        return {key: plain(part) for key, part in node.items()}
    return node

"""Reads an ability into its tree.

Defaults are filled in, filters stand in the order of their declarations, names are slots, and a
name that nobody uses is none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from deckcli.catalog.catalog import ability_name
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import OTHER_CARD
from deckcli.engine.texts.canonical import at_once, chosen_in, flat, picking, unguarded
from deckcli.engine.texts.tree import (
    ALLY,
    ITSELF,
    OTHER_ALLY,
    AllBut,
    Bound,
    Choice,
    Event,
    Every,
    Outline,
    Said,
    Slot,
    Span,
    Times,
    Together,
    Whole,
    is_alternative,
    is_time,
)
from deckcli.engine.things import ANY_KIND

_WAYS: Final = {"choose": (1, 1), "may_choose": (0, 1), "choose_any": (0, -1)}
_LONG: Final = 4  # words in a list that is better told by what is missing
_LIMITS: Final = ("at_least", "at_most")
_IT: Final = "it"  # the card of an event
_EVENTS: Final = ("when", "after")
_OF_CHOICES: Final = {*_WAYS, "as", "up_to"}
# What is named before the first step is said like a step.
_TARGETED: Final = v.Word(
    v.VERB, "target", list, "Name targets.", {"what": v.target(of=ANY_KIND)}, "what"
).says(en="target {what}", ja="{what:を}対象に/する")


class NotUnderstood(LookupError):
    """A program with a mistake; `card check` shows where."""


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
        self.scope: list[Slot] = []  # those of the steps so far, without branches that are over
        self.itself = ""  # the role that is the card itself, if the event is one of its own

    def ability(self, facts: Mapping[str, Any]) -> Outline:
        event = None
        for key in _EVENTS:
            if key in facts:
                event = self._event(facts[key], is_after=key == "after")
        times = self._number(facts["times"]) if "times" in facts else None
        requires = [
            part
            for key in ("if", "while")
            if key in facts
            for part in flat(self._condition(one) for one in _several(facts[key]))
        ]
        requires.sort(key=_told)  # in whatever order they are written
        costs = [
            self._word(v.COST, one) for key in ("cost", "may_pay") for one in facts.get(key, ())
        ]
        price = [cost for cost in costs if not cost.word.is_free]
        targets = [Said(_TARGETED, {"what": self._aim(one)}) for one in facts.get("targets", ())]
        steps = [*targets, *self._steps(facts.get("do", ()))]
        gives = [self._word(v.STATIC, one) for one in facts.get("gives", ())]
        used = [slot for slot in self.slots if slot.is_used]
        for number, slot in enumerate(used):
            slot.number = number
        is_offered = "may_pay" in facts
        if is_offered and not price and steps and (picked := picking(steps)):
            is_offered, steps = False, picked
        return Outline(event, times, requires, price, is_offered, steps, gives, used)

    def _event(self, value: Mapping[str, Any], *, is_after: bool) -> Event:
        name, _ = _named({key: part for key, part in value.items() if key != "whom"})
        word = self.words.of(v.EVENT)[name]
        if word.args:
            nobody = Slot(None, is_many=False)
            said = Said(word, self._arguments(word, value[name]))
            return Event(said, None, None, nobody, nobody, is_after)
        has_other = OTHER_CARD not in word.lacks
        if "whom" in value and not has_other:
            raise NotUnderstood(f"{word.name} has no other card")
        it, other = self._bind("", None), self._bind("", None)
        who = it.source = self._group(value[name])
        it.event = word
        if who == ITSELF:
            self.scope.remove(it)
            self.itself = _IT
        else:
            self.known[_IT] = it
        whom = self._group(value["whom"]) if "whom" in value else None
        other.source = whom or Said(word, {})
        if has_other:
            self.known["other"] = other
        return Event(Said(word, {}), who, whom, it, other, is_after)

    # -- words

    def _word(self, kind: str, value: Any) -> Said:
        name, given = _named(value)
        word = self.words.of(kind)[name]
        args = self._arguments(word, given)
        if not word.of_itself:
            return Said(word, args)
        it = self._card_of_event()
        if it == ITSELF:
            return Said(self.words.of(kind)[word.of_itself], args)
        return Said(word, {**args, _IT: it})

    def _card_of_event(self) -> Any:
        """The card of the event; None if it is one of players."""
        return self._group(_IT) if _IT in (*self.known, self.itself) else None

    def _arguments(self, word: v.Word, given: Any) -> dict[str, Any]:
        if given is None:
            given = {}
        elif word.main and not self._names_arguments(word, given):
            given = {word.main: given}
        if not given.keys() <= word.args.keys():
            raise NotUnderstood(f"{word.name} takes {', '.join(word.args)}")
        if word.any_of and not given.keys() & set(word.any_of):
            raise NotUnderstood(f"{word.name} changes nothing")
        read: dict[str, Any] = {}
        for name, arg in word.args.items():
            value = given.get(name, arg.default)
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
        readers: dict[str, Callable[[Any], Any]] = {
            "target": self._target,
            "group": self._group,
            "filter": self._filter,
            "number": self._number,
            "condition": self._condition,
            "conditions": lambda several: [self._condition(one) for one in _several(several)],
            "steps": self._block,
            "steps_of_each": self._block,
            "branches": self._branches,
            "costs": lambda several: [self._word(v.COST, one) for one in several],
            "chosen_number": self._known,
            "ability": self._whole,
            "until": lambda name: Said(self.words.of(v.UNTIL)[name], {}),
            "span": _span,
            "mark": _mark,
            "text": lambda word: _allowed(arg, [word])[0],
            "texts": lambda several: _any_of(arg, _allowed(arg, _several(several))),
            "integers": lambda several: _in_order(arg, _allowed(arg, _several(several))),
        }
        return readers[arg.holds](value) if arg.holds in readers else value

    # -- groups and filters

    def _group(self, value: Any) -> Any:
        if isinstance(value, list):
            groups: list[Any] = []
            for one in map(self._group, value):
                groups += [one] if one not in groups else []  # twice the same is the same
            groups.sort(key=_leaves_out)  # or one could take the next group for left out, too
            return groups[0] if len(groups) == 1 else Together(groups)
        name, given = _named(value)
        if isinstance(value, str) and name in self.known:
            return self._known(name)
        if name in (ITSELF, self.itself):
            return ITSELF
        word = self.words.of(v.GROUP)[name]
        if word.args:
            return Said(word, {**self._arguments(word, given), "filter": []})
        filters = self._filter(given)
        others = [one for one in filters if not _leaves_out_itself(one)]
        if name == ALLY and len(others) < len(filters):
            return Said(self.words.of(v.GROUP)[OTHER_ALLY], {"filter": others})
        return Said(word, {"filter": filters})

    def _known(self, name: str) -> Bound:
        """What a name stands for: cards, other things, or a number."""
        slot = self.known[name]
        slot.uses += 1
        slot.rivals.update(other for other in self.scope if other is not slot)
        return Bound(slot)

    def _whole(self, facts: Mapping[str, Any]) -> Whole:
        marks = [key for key, value in facts.items() if value is True]
        outline = _Outliner(self.words).ability(facts)
        if not (outline.steps or outline.gives):
            raise NotUnderstood("an ability does something")
        return Whole(marks, ability_name(facts), outline)

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
        if not value.keys() <= _OF_CHOICES:
            raise NotUnderstood("nobody says who chooses, or what is hidden")
        fewest, most = _WAYS[ways[0]]
        most = value.get("up_to", most)
        among = self._group(value[ways[0]])
        slot = self._bind(value.get("as", ""), among, is_many=most != 1)
        return Choice(fewest, most, among, slot)

    def _aim(self, value: Any) -> Any:
        """What is named before the first step."""
        aim = self._target(value)
        if isinstance(aim, Choice):
            aim.slot.is_target = True
        return aim

    def _bind(self, name: str, source: object, *, is_many: bool = False) -> Slot:
        slot = Slot(source, is_many=is_many)
        self.slots.append(slot)
        self.scope.append(slot)
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
            return Every(flat(self._condition({key: part}) for key, part in value.items()))
        said = self._word(v.CONDITION, value)
        alone = [part for part in said.args.values() if is_alternative(said) and len(part) == 1]
        return alone[0][0] if alone else said

    # -- steps

    def _steps(self, value: Sequence[Any]) -> list[Said]:
        steps = [at_once(step) for one in value for step in unguarded(self._word(v.VERB, one))]
        return chosen_in(steps)

    def _branches(self, several: Mapping[str, Sequence[Any]]) -> dict[str, list[Said]]:
        """What may be decided; to do nothing comes last, whatever it is called."""
        made = {word: self._block(one) for word, one in several.items()}
        done = {word: steps for word, steps in made.items() if steps}
        if not done:
            raise NotUnderstood("there is nothing to decide")
        return done if len(done) == len(made) else {**done, "": []}

    def _block(self, value: Sequence[Any]) -> list[Said]:
        known, scope = dict(self.known), list(self.scope)
        steps = self._steps(value)
        self.known, self.scope = known, scope
        return steps


def _leaves_out(group: Any) -> bool:
    """Whether some cards of a group are left out."""
    filters = group.args.get("filter", ()) if isinstance(group, Said) else ()
    return any(one.word.name == "except" for one in filters)


def _leaves_out_itself(filtering: Said) -> bool:
    return filtering.word.name == "except" and filtering.args["group"] == ITSELF


def _told(condition: Any) -> tuple[bool, bool]:
    """Where a condition is said: times come first, then what narrows the event, then the rest."""
    is_narrow = isinstance(condition, Said) and bool(condition.word.qualifies)
    return not is_time(condition), not is_narrow


def _rank(name: str, known: list[str]) -> tuple[bool, int]:
    """The place of a filter: those that leave out or look elsewhere come last."""
    return name in ("not", "except", "among"), known.index(name)


def _named(value: Any) -> tuple[str, Any]:
    """A word alone, or one word with what is given to it."""
    if isinstance(value, str):
        return value, None
    if len(value) != 1:
        raise NotUnderstood("one word is expected")
    ((name, given),) = value.items()
    return name, given


def _allowed(arg: v.Arg, values: list[Any]) -> list[Any]:
    if not values or (arg.choices and not {str(one) for one in values} <= set(arg.choices)):
        raise NotUnderstood(f"{values} is not allowed")
    return values


def _several(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _mark(value: Any) -> bool:
    if value is not True:
        raise NotUnderstood("false means nothing here")
    return True


def _span(value: Any) -> Span:
    if isinstance(value, int):
        return Span(value, value)
    if not value or any(key not in _LIMITS for key in value):
        raise NotUnderstood("limits are at_least and at_most")
    return Span(value.get("at_least"), value.get("at_most"))


def _any_of(arg: v.Arg, values: list[Any]) -> list[Any] | AllBut:
    """Any of these; of a longer list with one word left out, all but that one."""
    missing = [word for word in arg.choices if word not in values]
    if len(arg.choices) >= _LONG and len(missing) == 1:
        return AllBut(missing[0])
    return _in_order(arg, values)


def _in_order(arg: v.Arg, values: list[Any]) -> list[Any]:
    """Any of these, in whatever order they are written: each once, in the declared order."""
    known = list(arg.choices)
    found = list(dict.fromkeys(values))
    return sorted(
        found, key=lambda one: (known.index(str(one)) if str(one) in known else 0, str(one))
    )

"""From an ability in a card file to working words; every mistake has a place and a hint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from deckcli.core.findings import Problem
from deckcli.core.text import meant
from deckcli.core.yaml_source import KeyPath, Path
from deckcli.engine.language import plain
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.choices import Windows, read_choice
from deckcli.engine.language.members import ROLES, read_filter, read_members
from deckcli.engine.language.naming import Names, names_in
from deckcli.engine.language.plain import Misread
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE
from deckcli.engine.things import ANY_KIND, CARDS, NUMBERS
from deckcli.engine.words.cancelling import CancelEffect
from deckcli.engine.words.choosing import Repeat
from deckcli.engine.words.facts import Both, Plain, Times
from deckcli.engine.words.kinds import Condition, Filter, Group, Number
from deckcli.engine.words.paying import Price, Priced, cannot_join, joined
from deckcli.engine.words.players import Each

# What looks for the steps of the ability on the agenda.
_NOT_OF_EACH: dict[str, type[Op]] = {
    "repeat": Repeat,
    "each": Each,
    "cancel_effect": CancelEffect,
}


def _no_ability(value: Any, at: Path) -> int:
    raise Misread("no ability can stand here", at)


class Reader:
    """Reads one ability: its ops accumulate in `ops`, the names it binds in `names`."""

    def __init__(self, words: v.Vocabulary, names: Names, windows: Windows | None = None) -> None:
        self.words, self.names = words, names
        self.windows = windows or Windows(NONE, [NONE, NONE], NONE, [NONE, NONE])
        self.ops: list[Op] = []
        self.problems: list[Problem] = []
        self.absent: dict[str, str] = {}  # what words cannot refer to here, and why
        self.inner: Callable[[Any, Path], int] = _no_ability  # compiles a whole ability
        self.reads: list[tuple[int, Path]] = []  # the stats that words have asked for so far

    # -- lists of entries

    def steps(self, value: Any, at: Path) -> dict[Path, Op]:
        """Add the ops of every entry; a mistake in one does not hide mistakes in others.

        Returns the entries that are a single op, which nothing can skip, by their places.
        """
        single: dict[Path, Op] = {}
        for entry, place in plain.entries(value, at):
            try:
                made = self.word(v.VERB, entry, place)
            except Misread as mistake:
                self.problems.append(mistake.problem)
                for name in names_in(entry, self.words):  # so later uses are not reported too
                    self.names.give_up(name)
                continue
            if isinstance(made, list):
                self.ops += made
            else:
                self.ops.append(made)
                single[place] = made
        return single

    def conditions(self, value: Any, at: Path) -> list[Condition]:
        """All conditions of a list, or a single one without a list."""
        found: list[Condition] = []
        for entry, place in plain.several(value, at):
            try:
                found.append(self.condition(entry, place))
            except Misread as mistake:
                self.problems.append(mistake.problem)
        return found

    def parts(self, value: Any, at: Path) -> list[Priced]:
        """All parts of a cost, each with the ops that pay it."""
        found: list[Priced] = []
        for entry, place in plain.entries(value, at):
            try:
                made: Priced = self.word(v.COST, entry, place)
            except Misread as mistake:
                self.problems.append(mistake.problem)
                continue
            if any(cannot_join(made[0], other) for other, _ in found):
                told, hint = "another part may want the same cards", "a sum is paid with others"
                self.problems.append(Problem(told, place, hint))
            found.append(made)
        return found

    def costs(self, value: Any, at: Path) -> Price:
        return joined(self.parts(value, at))

    # -- words

    def word(self, kind: str, value: Any, at: Path) -> Any:
        """A word alone, or a mapping of one word to its arguments."""
        name, given, place = self.named(kind, value, at)
        word = self.known(kind, name, place)
        return word.make(**self.arguments(word, given, tuple(place)))

    def known(self, kind: str, name: str, at: Path) -> v.Word:
        words = self.words.of(kind)
        if name not in words:
            raise Misread(f'"{name}" is no {kind}', at, meant(name, words))
        word = words[name]
        self.need(word.needs, name, at)
        self.reads += [(stat, at) for stat in word.reads]
        return word

    def need(self, what: str, name: str, at: Path) -> None:
        """Raises if a word refers to something that is not there."""
        if what in self.absent:
            raise Misread(
                f'"{name}" has no meaning here: there is no {what}', at, self.absent[what]
            )

    def named(self, kind: str, value: Any, at: Path) -> tuple[str, Any, Path]:
        if isinstance(value, str):
            return value, None, at
        if isinstance(value, dict) and len(value) == 1:
            ((name, given),) = value.items()
            if given is None:
                hint = f"{name} alone is meant, or an argument is missing"
                raise Misread(f'"{name}" has nothing behind it', (*at, name), hint)
            return name, given, KeyPath((*at, name))
        if isinstance(value, dict) and len(value) > 1:  # the mistake is the word too many
            strange = [key for key in value if key not in self.words.of(kind)]
            at = KeyPath((*at, [*strange, *list(value)[1:]][0]))
        raise Misread(f"one {kind} is expected here, as a word or as {{word: arguments}}", at)

    def arguments(self, word: v.Word, given: Any, at: Path) -> dict[str, Any]:
        """The value given for each argument, read by its kind; defaults for the rest."""
        if given is None:
            given = {}
        elif word.main and not self._names_arguments(word, given, at):
            return self._read_all(word, {word.main: given}, at[:-1], main_at=at)
        if not isinstance(given, dict):
            raise Misread(f'"{word.name}" takes its arguments by name', at, plain.usage(word))
        for name in given:
            if name not in word.args:
                raise plain.strange(word, name, at, word.args)
        if word.any_of and not any(name in given for name in word.any_of):
            raise Misread(f'"{word.name}" changes nothing', at, plain.usage(word))
        return self._read_all(word, given, at)

    def _names_arguments(self, word: v.Word, given: Any, at: Path) -> bool:
        """Whether this holds arguments, or is itself the main argument (a group, a filter)."""
        if not isinstance(given, dict) or word.main in given:
            return isinstance(given, dict)
        if len(word.args) == 1:
            return False
        kind = word.args[word.main].holds
        known = [*word.args, *(self.words.of(kind) if kind in v.KINDS else ())]
        for name in given:
            if name not in known:
                raise plain.strange(word, name, at, known)
        return not given or any(name in word.args for name in given)

    def _read_all(
        self, word: v.Word, given: Mapping[str, Any], at: Path, main_at: Path = ()
    ) -> dict[str, Any]:
        read: dict[str, Any] = {}
        for name, arg in word.args.items():
            place = main_at or (*at, name)
            if name in given:
                of = arg.kinds.get(given.get(arg.of_by, ""))
                read[name] = self.argument(arg, given[name], place, of)
            elif arg.default is v.REQUIRED:
                raise Misread(f'"{word.name}" needs "{name}"', main_at or at, plain.usage(word))
            else:
                read[name] = None if arg.default is None else self.argument(arg, arg.default, at)
        return read

    def argument(self, arg: v.Arg, value: Any, at: Path, of: int | None = None) -> Any:
        if arg.holds == "texts":
            return plain.texts(arg, value, at)
        if arg.holds == "text":
            chosen = plain.text(arg, value, at)
            self.need(arg.needs.get(chosen, ""), chosen, at)
            return chosen
        if arg.holds == "integers":
            return plain.integers(arg, value, at)
        if arg.holds == "layer":
            return plain.layer(arg, value, at)
        plain.enough(arg.least, value, at)
        of_things: dict[str, Callable[[Any, Path, int], Any]] = {
            "target": self.target,
            "group": self.group,
            "filter": self.filter,
            "name": self.bind,
        }
        if arg.holds in of_things:
            return of_things[arg.holds](value, at, arg.of if of is None else of)
        readers: dict[str, Callable[[Any, Path], Any]] = {
            "number": self.number,
            "condition": self.condition,
            "conditions": self.conditions,
            "steps": self.branch,
            "branches": self._branches,
            "steps_of_each": self._steps_of_each,
            "costs": self.costs,
            "chosen_number": self._chosen_number,
            "until": self.until,
            "span": plain.span,
            "integer": plain.integer,
            "flag": plain.flag,
            "ability": self.inner,
            "mark": plain.mark,
        }
        return readers[arg.holds](value, at)

    # -- arguments by kind

    def number(self, value: Any, at: Path) -> Number:
        if isinstance(value, int) and not isinstance(value, bool):
            return Plain(value)
        if isinstance(value, dict) and "times" in value:
            rest = {key: part for key, part in value.items() if key != "times"}
            factor = plain.integer(value["times"], (*at, "times"))
            return Times(factor, self.number(rest, at))
        found: Number = self.word(v.NUMBER, value, at)
        return found

    def condition(self, value: Any, at: Path) -> Condition:
        if isinstance(value, dict) and len(value) > 1:
            parts = [self.condition({key: part}, at) for key, part in value.items()]
            return Both(parts)
        found: Condition = self.word(v.CONDITION, value, at)
        return found

    def filter(self, value: Any, at: Path, of: int = CARDS) -> Filter:
        """A mapping: all of its keys must fit, and be said of such things."""
        return read_filter(self, value, at, of)

    def group(self, value: Any, at: Path, of: int = CARDS) -> Group:
        """A word, a bound name, {group: filter}, or a list of these meaning their union."""
        return read_members(self, value, at, of)[0]

    def target(self, value: Any, at: Path, of: int = CARDS) -> Group:
        """A group, or a choice from one; the choice becomes a separate op just before."""
        return read_choice(self, value, at, of)

    def bind(self, name: Any, at: Path, of: int = CARDS) -> int:
        """A slot for chosen cards or other things, under a name if it has one."""
        if name is None or name is v.UNNAMED:
            return self.names.bind("", of)
        if not isinstance(name, str) or not name:
            raise Misread("a name is a word", at)
        if name in self.names.known or name in ROLES or name in self.words.of(v.GROUP):
            raise Misread(f'the name "{name}" is taken', at)
        return self.names.bind(name, of)

    def _chosen_number(self, name: Any, at: Path) -> int:
        """The slot of a number that was chosen before."""
        if not isinstance(name, str) or name not in self.names.known:
            told = "no number chosen before"
            raise self.names.unknown(str(name), at, self.words, [], told)
        if self.names.kind_of(name) not in (NUMBERS, ANY_KIND):
            things = self.words.things[self.names.kind_of(name)]
            raise Misread(f'"{name}" means {things}, not a number', at, f"{{count: {name}}}")
        return self.names.known[name]

    def branch(self, value: Any, at: Path) -> list[Op]:
        """The ops of a list of steps, separate from those around it."""
        outer, self.ops = self.ops, []
        before = dict(self.names.known)
        self.steps(value, at)
        self.names.leave(before)
        inner, self.ops = self.ops, outer
        return inner

    def _steps_of_each(self, value: Any, at: Path) -> tuple[list[Op], int]:
        """Steps that several players run, and how many names are bound before them."""
        copied = len(self.names.slots)
        inner = self.branch(value, at)
        for op in inner:
            for name, kind in _NOT_OF_EACH.items():
                if isinstance(op, kind):
                    raise Misread(f'"{name}" has no meaning in what each player does', at)
        return inner, copied

    def _branches(self, value: Any, at: Path) -> dict[str, list[Op]]:
        if not isinstance(value, dict) or len(value) < 2:
            raise Misread("two words or more are expected here, each with steps", at)
        if not any(value.values()):
            raise Misread("whatever is decided here, nothing happens", at)
        return {
            word: [] if steps == [] else self.branch(steps, (*at, word))  # may have no effect
            for word, steps in value.items()
        }

    def until(self, value: Any, at: Path) -> int:
        if not isinstance(value, str):
            raise Misread("until when: a word is expected here", at)
        found: int = self.known(v.UNTIL, value, at).make()
        return found

"""Vocabularies: which words a game's card files may use, and what each takes.

A word is declared once, beside its meaning; reading it, its errors, its schema and its
documentation follow from that. Each chapter of words (`words/*.py`) has its own vocabulary,
`WORDS`, with each declaration right after the class it is about; a game's vocabulary includes
them. Words that depend on the cards of a pool or on a game's windows are added by functions
in the same place instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from deckcli.engine.things import ANY_KIND, CARDS, NUMBERS, PLAYERS

REQUIRED = object()
COUNTED = "(counted)"  # in `says`, of an argument: a number of pieces
ALL_BUT = "(all but)"  # in `says`, of an argument: every word of its list but one
ONE = "(one)"  # in `says`, of a group or choice: a single card
YOURS = "(yours)"  # in `says`, of a group or choice: cards in a place of your own
Saying = tuple[dict[str, object], dict[str, str]]  # arguments it is for; a pattern by language
UNNAMED = object()  # the default of a name that is needed even if the author gives none

# The kinds of words; each has its own namespace.
VERB = "verb"
CONDITION = "condition"
NUMBER = "number"
FILTER = "filter"
GROUP = "group"
COST = "cost"
EVENT = "event"
STATIC = "static"
UNTIL = "until"
KINDS = (VERB, CONDITION, NUMBER, FILTER, GROUP, COST, EVENT, STATIC, UNTIL)


class Arg:
    """One argument of a word: what it holds, and its default."""

    __slots__ = (
        "choices", "default", "holds", "kinds", "least", "needs", "of", "of_by", "patterns",
    )  # fmt: skip

    def __init__(
        self,
        holds: str,
        default: object = REQUIRED,
        choices: Sequence[str] = (),
        least: int | None = None,
        of: int = CARDS,
    ) -> None:
        self.holds, self.default, self.choices = holds, default, tuple(choices)
        self.least = least  # the smallest literal number, or the fewest filters
        self.needs: dict[str, str] = {}  # what a choice depends on, by choice
        self.patterns: dict[str, str] = {}  # its sentence by language, if it is a stat of `modify`
        self.of = of  # the kind of things it is about (things.py)
        self.of_by = ""  # or the argument that decides about the kind,
        self.kinds: dict[str, int] = {}  # and how


class Word:
    """One word. `make` builds its meaning from its arguments, which are read by kind."""

    __slots__ = (
        "any_of", "args", "calls_it", "doc", "during", "feeds", "instead", "is_free", "is_guard",
        "is_least", "is_thing", "is_to_come", "kind", "lacks", "main", "make", "name", "needs",
        "of", "of_itself", "qualifies", "reads", "sayings", "searches", "takes",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        name: str,
        make: Callable[..., Any],
        doc: str,
        args: dict[str, Arg],
        main: str,
    ) -> None:
        self.kind, self.name, self.make, self.doc, self.args = kind, name, make, doc, args
        self.main = main  # the argument that may be written without its name
        self.any_of: tuple[str, ...] = ()  # at least one of these arguments is required
        self.reads: tuple[int, ...] = ()  # the stats it asks for
        self.needs = ""  # what it depends on to have a meaning
        self.of = CARDS  # of a group: what its members are; of a filter: what it is said of
        self.feeds: tuple[str, ...] = ()  # of a group: the verbs that do nothing where it is empty
        self.searches = ""  # of a verb: the group whose cards it shows to whoever chooses next
        self.takes = ""  # of a verb: the number that says how many of its pieces there are
        self.instead: dict[str, str] = {}  # of a verb: what it says if something is done instead
        self.is_least = False  # of a number: it is the smallest of its arguments
        self.is_guard = False  # of a condition: the rules say it anyway, so texts need not
        self.during: dict[str, str] = {}  # of a condition: the time in which it holds, by language
        self.qualifies: dict[str, str] = {}  # of a condition: what it adds to an event's clause
        self.is_thing = False  # of a cost: said as something that is paid, not that is done
        self.is_free = False  # of a cost: there is nothing to pay, only something to decline
        self.is_to_come = False  # of an event: it has not happened yet and may be stopped
        # of a condition about the card of the event, `{it}`: what asks the same of the card itself
        self.of_itself = ""
        self.calls_it: dict[str, str] = {}  # of an event: how its card is called afterwards
        self.lacks: tuple[str, ...] = ()  # of an event: what is gone once it has happened
        self.sayings: list[Saying] = []

    def lasts(self, **phrases: str) -> Word:
        """Of a condition: how each language calls the time in which it holds."""
        self.during = phrases
        return self

    def narrows(self, **phrases: str) -> Word:
        """Of a condition on an event: how each language puts it into the clause, `{event}`."""
        self.qualifies = phrases
        return self

    def calls(self, **phrases: str) -> Word:
        """Of an event: how each language calls its card afterwards; `~` is the noun."""
        self.calls_it = phrases
        return self

    def replaced(self, **phrases: str) -> Word:
        """Of a verb that stops something: what it says before what is done instead."""
        self.instead = phrases
        return self

    def says(self, given: Mapping[str, object] | None = None, /, **patterns: str) -> Word:
        """Give it a sentence in each language, for these values of arguments or for any."""
        self.sayings.append((dict(given or {}), patterns))
        self.sayings.sort(key=_how_special, reverse=True)
        return self


def _how_special(saying: Saying) -> int:
    return len(saying[0])


class Vocabulary:
    """The words of one game, including those of the core; or those of one chapter."""

    def __init__(self) -> None:
        self.words: dict[str, dict[str, Word]] = {kind: {} for kind in KINDS}
        self.stats: dict[int, str] = {}  # their names in `modify`
        self.layered: set[int] = set()  # those that are computed in layers
        self.keys: set[str] = set()  # optional keys of abilities that this game has
        self.facts: set[str] = set()  # keys of abilities that are facts, which its schema defines
        self.marks: set[str] = set()  # those that are true of abilities inside of others
        self.things = {CARDS: "cards", PLAYERS: "players", NUMBERS: "numbers"}  # and its own kinds

    def add(
        self,
        kind: str,
        name: str,
        make: Callable[..., Any],
        doc: str,
        main: str = "",
        /,
        **args: Arg,
    ) -> Word:
        """Declare a word; a game may redefine a core word."""
        word = Word(kind, name, make, doc, args, main)
        self.words[kind][name] = word
        return word

    def include(self, *chapters: Vocabulary) -> None:
        """Take over the words of chapters; of two with the same name, the later one counts."""
        for chapter in chapters:
            for kind, words in chapter.words.items():
                self.words[kind].update(words)
            self.keys |= chapter.keys
            self.facts |= chapter.facts
            self.marks |= chapter.marks
            self.things |= chapter.things

    def of(self, kind: str) -> dict[str, Word]:
        return self.words[kind]


def number(default: object = REQUIRED, *, least: int | None = None) -> Arg:
    return Arg("number", default, (), least)


def target(default: object = REQUIRED, *, of: int = CARDS) -> Arg:
    return Arg("target", default, of=of)


def group(default: object = REQUIRED, *, of: int = CARDS) -> Arg:
    return Arg("group", default, of=of)


def filtered(default: object = REQUIRED, *, least: int | None = None, of: int = CARDS) -> Arg:
    return Arg("filter", default, (), least, of)


def group_by(argument: str, kinds: dict[str, int]) -> Arg:
    """A group of what the word given for another argument asks for."""
    made = Arg("group", of=ANY_KIND)
    made.of_by, made.kinds = argument, kinds
    return made


def condition() -> Arg:
    return Arg("condition")


def conditions() -> Arg:
    return Arg("conditions")


def steps(default: object = REQUIRED) -> Arg:
    return Arg("steps", default)


def steps_of_each() -> Arg:
    """Steps that are a program of their own, which several players run."""
    return Arg("steps_of_each")


def branches() -> Arg:
    """Words of the author's choosing, each with steps."""
    return Arg("branches")


def costs(default: object = REQUIRED) -> Arg:
    """What must be paid, as under the key `cost`."""
    return Arg("costs", default)


def name(default: object = None, *, of: int = CARDS) -> Arg:
    """A name by which cards (or other things, or a number) are found again in later steps.

    With UNNAMED as its default there is a slot for them in any case.
    """
    return Arg("name", default, of=of)


def chosen_number() -> Arg:
    """The name of a number that was chosen in an earlier step."""
    return Arg("chosen_number")


def until(default: object = REQUIRED) -> Arg:
    return Arg("until", default)


def text(choices: Sequence[str] = (), default: object = REQUIRED) -> Arg:
    """One word, from a closed list if there is one."""
    return Arg("text", default, choices)


def texts(choices: Sequence[str] = (), default: object = REQUIRED) -> Arg:
    """One word or several, meaning any of them."""
    return Arg("texts", default, choices)


def ability() -> Arg:
    """A whole ability, written like one of a card."""
    return Arg("ability")


def integer(default: object = REQUIRED, *, least: int | None = None) -> Arg:
    return Arg("integer", default, (), least)


def layer(layers: int) -> Arg:
    """One of the layers of a game, from 1 on."""
    return Arg("layer", REQUIRED, [str(number) for number in range(1, layers + 1)])


def integers(choices: Sequence[int] = ()) -> Arg:
    """One number or several, from a closed list if there is one."""
    return Arg("integers", REQUIRED, [str(choice) for choice in choices])


def span() -> Arg:
    """A number, or {at_least: n, at_most: m}."""
    return Arg("span")


def flag(default: object = REQUIRED) -> Arg:
    return Arg("flag", default)


def mark() -> Arg:
    """True where it is written at all: false would mean nothing."""
    return Arg("mark")

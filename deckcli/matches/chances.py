"""How often a pilot did what it could have done. Written like the engine: plain and typed.

A chance is a question that offers an action beside others of another kind; it is taken if that
action is chosen. So a report shows what a pilot never does, whatever its score is.
"""

from __future__ import annotations

import re
from typing import Any, Final

from deckcli.core.packed import filled
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.game import Game
from deckcli.engine.notation import WORD, first_of, verb_of
from deckcli.engine.state import INDEX_BITS

_VERB: Final = 2 * INDEX_BITS  # where the verb of an action begins: a call costs more here
TEXT: Final = re.compile(r"([^ ,=/]+=\d{1,9}/\d{1,9}(,[^ ,=/]+=\d{1,9}/\d{1,9})*)?", re.ASCII)


class Kinds:
    """The kinds of a game's actions: a verb, or a verb with its word, such as `raise Up`.

    Verbs that are told alike are of one kind, and so is all that does nothing.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.has_word = vec[i64]([int(verb.a == WORD) for verb in game.verbs])
        self.first = vec[i64]()  # by verb: its place in `kinds`, or that of it with the first word
        self.kinds = vec[i64]()
        self.names = [""]  # by kind; without one: doing nothing
        for at in range(len(game.verbs)):
            self.first = append(self.first, len(self.kinds))
            for word in game.words if self.has_word[at] else [""]:
                name = _told(game.verbs[at].form.replace("{a}", word))
                if at in game.idle_verbs:
                    name = ""
                if name not in self.names:
                    self.names.append(name)
                self.kinds = append(self.kinds, self.names.index(name))

    def kind(self, action: i64) -> i64:
        verb = verb_of(action)
        place = self.first[verb]
        if self.has_word[verb]:
            place += first_of(action)
        return self.kinds[place]


def _told(form: str) -> str:
    """How a kind is told in rows: blanks and signs would be read as ends of it."""
    return re.sub(r"[ ,=/]+", "_", form.partition("{")[0].rstrip(" :->").strip())


class Chances:
    """What one seat was offered and took in a game."""

    __slots__ = ("asked", "kinds", "latest", "offered", "taken")

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self.asked: i64 = 0  # questions so far
        self.latest = filled(0, len(kinds.names))  # by kind: the last question that offered it
        self.offered = filled(0, len(kinds.names))
        self.taken = filled(0, len(kinds.names))

    def count(self, options: vec[i64], action: i64) -> None:
        """One question and its answer; no chance if all options are of one kind."""
        kinds, latest, offered = self.kinds, self.latest, self.offered
        self.asked += 1
        asked = self.asked
        first = kinds.kind(options[0])
        last = first
        verb: i64 = -1  # of the option before, where that tells its kind
        for option in options:
            if option >> _VERB == verb:
                continue
            kind = kinds.kind(option)
            verb = option >> _VERB
            if kinds.has_word[verb]:
                verb = -1
            if kind != last and latest[kind] != asked:
                latest[kind] = asked
                if kind != first:
                    offered[kind] += 1
            last = kind
        if last == first and latest[first] != asked:
            return
        offered[first] += 1
        self.taken[kinds.kind(action)] += 1

    def text(self) -> str:
        """As rows have it: `level_up=12/3,use=40/1`, offered and taken."""
        told = {}
        for kind in range(1, len(self.offered)):
            if self.offered[kind] > 0:
                name = self.kinds.names[kind]
                told[name] = f"{name}={self.offered[kind]}/{self.taken[kind]}"
        return ",".join([told[name] for name in sorted(told)])


def chances_in(text: str) -> dict[str, tuple[int, int]]:
    """What `Chances.text` wrote: for each kind how often it was offered and taken."""
    found = {}
    for part in text.split(",") if text else ():
        name, _, numbers = part.partition("=")
        offered, _, taken = numbers.partition("/")
        found[name] = int(offered), int(taken)
    return found


def add_chances(total: dict[str, tuple[int, int]], text: str) -> None:
    """Count what `Chances.text` wrote, too."""
    for name, (offered, taken) in chances_in(text).items():
        before = total.get(name, (0, 0))
        total[name] = before[0] + offered, before[1] + taken


def joined_chances(one: str, other: str) -> str:
    """The chances of two games of a race together."""
    total = chances_in(one)
    add_chances(total, other)
    return ",".join([f"{name}={total[name][0]}/{total[name][1]}" for name in sorted(total)])

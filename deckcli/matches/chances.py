"""How often a pilot did what it could have done. Written like the engine: plain and typed.

A chance is a question that offers an action beside others of another kind; it is taken if that
action is chosen. So a report shows what a pilot never does, whatever its score is.
"""

from __future__ import annotations

import re
from typing import Any, Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.game import Game
from deckcli.engine.notation import WORD, first_of, verb_of

_WORDS: Final = 2**20  # more than a game has words
TEXT: Final = re.compile(r"([^ ,=/]+=\d{1,9}/\d{1,9}(,[^ ,=/]+=\d{1,9}/\d{1,9})*)?", re.ASCII)


class Kinds:
    """The kinds of a game's actions: a verb, or a verb with its word, such as `raise Up`."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.has_word = vec[i64]([int(verb.a == WORD) for verb in game.verbs])
        self.is_idle = vec[i64]([int(at in game.idle_verbs) for at in range(len(game.verbs))])
        self.names: dict[int, str] = {}

    def kind(self, action: i64) -> i64:
        verb = verb_of(action)
        if self.has_word[verb]:
            return verb * _WORDS + first_of(action) + 1
        return verb * _WORDS

    def name(self, kind: int) -> str:
        """How a kind is told in rows: blanks and signs would be read as ends of it."""
        if kind not in self.names:
            verb, word = divmod(kind, _WORDS)
            said = self.game.words[word - 1] if word else ""
            told = self.game.verbs[verb].form.replace("{a}", said).partition("{")[0]
            self.names[kind] = re.sub(r"[ ,=/]+", "_", told.rstrip(" :->").strip())
        return self.names[kind]


class Chances:
    """What one seat was offered and took in a game."""

    __slots__ = ("kinds", "offered", "taken")

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self.offered: dict[int, int] = {}
        self.taken: dict[int, int] = {}

    def count(self, options: vec[i64], action: i64) -> None:
        """One question and its answer; no chance if all options are of one kind."""
        kinds = self.kinds
        found: list[int] = []
        last: i64 = -1
        for option in options:
            kind = kinds.kind(option)
            if kind != last and kind not in found:
                found.append(kind)
            last = kind
        if len(found) < 2:
            return
        offered = self.offered
        for one in found:
            if not kinds.is_idle[one // _WORDS]:
                offered[one] = offered.get(one, 0) + 1
        answer = kinds.kind(action)
        if not kinds.is_idle[answer // _WORDS]:
            self.taken[answer] = self.taken.get(answer, 0) + 1

    def text(self) -> str:
        """As rows have it: `level_up=12/3,use=40/1`, offered and taken."""
        told = {self.kinds.name(kind): kind for kind in self.offered}
        return ",".join(
            [
                f"{name}={self.offered[told[name]]}/{self.taken.get(told[name], 0)}"
                for name in sorted(told)
            ]
        )


def chances_in(text: str) -> dict[str, tuple[int, int]]:
    """What `Chances.text` wrote: for each kind how often it was offered and taken."""
    found = {}
    for part in text.split(",") if text else ():
        name, _, numbers = part.partition("=")
        offered, _, taken = numbers.partition("/")
        found[name] = int(offered), int(taken)
    return found


def joined_chances(one: str, other: str) -> str:
    """The chances of two games of a race together."""
    total = chances_in(one)
    for name, (offered, taken) in chances_in(other).items():
        before = total.get(name, (0, 0))
        total[name] = before[0] + offered, before[1] + taken
    return ",".join([f"{name}={total[name][0]}/{total[name][1]}" for name in sorted(total)])

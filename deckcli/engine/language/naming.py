"""Names by which chosen cards are referred to again, and the scope of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deckcli.core.text import meant
from deckcli.core.yaml_source import Path
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.plain import Misread
from deckcli.engine.things import ANY_KIND, CARDS

_LOST = -1  # the slot of a name whose step could not be read


class Names:
    """The names of one ability. A name bound in a branch is known only in that branch."""

    __slots__ = ("_left", "kinds", "known", "slots", "used", "whole")

    def __init__(self, reserved: Sequence[str], whole: Any) -> None:
        self.known: dict[str, int] = {name: slot for slot, name in enumerate(reserved)}
        self.whole = whole  # the ability as it is written
        self.slots = list(reserved)  # a name for each slot that holds cards while it runs
        self.kinds = [CARDS] * len(reserved)  # what each slot holds
        self.used = 0  # how often a name was spoken of
        self._left: set[str] = set()  # bound in branches that are over

    def bind(self, name: str = "", kind: int = CARDS) -> int:
        """A new slot for cards or other things; without a name, only the step itself knows it."""
        slot = len(self.slots)
        self.kinds.append(kind)
        self.slots.append(name or f"#{slot}")
        if name:
            self.known[name] = slot
        return slot

    def give_up(self, name: str) -> None:
        """A step that would bind it has a mistake; later uses are not mistakes, too."""
        self.known.setdefault(name, _LOST)

    def kind_of(self, name: str) -> int:
        slot = self.known[name]
        return ANY_KIND if slot == _LOST else self.kinds[slot]

    def leave(self, before: dict[str, int]) -> None:
        """End a branch: exactly the names known before it are known again."""
        self._left |= self.known.keys() - before.keys()
        self.known = before

    def unknown(
        self,
        name: str,
        at: Path,
        words: v.Vocabulary,
        groups: list[str],
        told: str = "neither a group nor a name bound before",
    ) -> Misread:
        """Why this is not a name for cards here."""
        if name in self._left:
            hint = "bind it before the branches; what one of them chooses, the others never see"
            return Misread(f'"{name}" is bound only in a branch that is over', at, hint)
        if name in names_in(self.whole, words):
            hint = "a name is bound before it is used: put that step first"
            return Misread(f'"{name}" is bound only further below', at, hint)
        hint = meant(name, [*groups, *self.known])
        return Misread(f'"{name}" is {told}', at, hint)


def names_in(written: Any, words: v.Vocabulary) -> list[str]:
    """Every name that part of an ability binds, correct or not."""
    keys = {"as"}
    for verb in words.of(v.VERB).values():
        keys |= {key for key, arg in verb.args.items() if arg.holds == "name"}
    found: list[str] = []
    waiting = [written]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            found += [part[key] for key in keys if isinstance(part.get(key), str)]
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return found

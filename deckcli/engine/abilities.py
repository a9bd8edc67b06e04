"""Abilities as compiled from card data: when they work, what they cost, what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.words.kinds import Condition, Cost, Number, Static, Target

NO_EVENT: Final = -1


class Ability:
    """One ability of one card. Never changes."""

    __slots__ = (
        "cost", "event", "face", "index", "is_late", "kind", "name", "names", "number", "once",
        "program", "requires", "skill", "statics", "targets", "times", "when",
    )  # fmt: skip

    def __init__(self, index: i64, names: Mapping[str, str], kind: str) -> None:
        self.index, self.kind = index, kind
        self.names = dict(names)
        # its name in notation, whatever language people read
        self.name = self.names.get("en") or next(iter(self.names.values()))
        self.face: i64 = 0  # the face it is printed on
        self.number: i64 = 0  # its position among the abilities in the card file
        self.skill: i64 = 0  # shared by abilities of the same name: cards refer to skills by name
        self.event: i64 = NO_EVENT
        self.is_late = False  # it comes after what others do when the event happens
        self.when = vec[Condition]()  # what must be true of the event
        self.requires = vec[Condition]()
        self.cost = vec[Cost]()
        self.once = False  # at most once per turn
        self.times: Number | None = None  # how often it triggers at once, if not just once
        self.program: i64 = -1
        self.statics = vec[Static]()
        self.targets = vec[Target]()  # what is named before its steps

    @property
    def can_be_used(self) -> bool:
        """Whether it ever does anything, rather than merely stating a fact about the card."""
        return self.program >= 0 or any(not static.is_fact for static in self.statics)

"""Findings: what is wrong (or unwise), where, under which code, and how to fix it."""

from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from deckcli.core.rules import Rule


class Severity(StrEnum):
    """How serious a finding is; only advice leaves the exit status at 0."""

    UNREADABLE = "unreadable"
    ERROR = "error"
    ADVICE = "advice"


class Place(NamedTuple):
    """A range within one line of a file, counted from 1 in characters; line 0 is the whole file."""

    path: str
    line: int = 0
    column: int = 0
    end_column: int = 0

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}" if self.line else self.path


class Problem(NamedTuple):
    """What a check yields; its caller knows the rule and turns `at` into a place.

    `at` is a part of what is checked: a deck's entry, section, amount or option, or the path of a
    value in a card file; None is the whole.
    """

    message: str
    at: Any = None
    hint: str = ""
    fix: Any = None


class Finding(NamedTuple):
    """One violation of one rule at one place."""

    rule: "Rule"
    message: str
    place: Place
    hint: str = ""
    fix: Any = None

    @property
    def code(self) -> str:
        return self.rule.code

    @property
    def severity(self) -> Severity:
        return self.rule.severity

    @property
    def order(self) -> tuple[str, int, int, str, str]:
        return self.place.path, self.place.line, self.place.column, self.code, self.message

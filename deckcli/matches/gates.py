"""Expectations of CI: `A>=45%` passes or fails a run."""

from __future__ import annotations

import re
from dataclasses import dataclass

from deckcli.core.errors import BadSetting
from deckcli.matches.table import LETTERS
from deckcli.matches.tally import Tally
from deckcli.stats.intervals import Interval
from deckcli.stats.proportions import wilson
from deckcli.stats.shares import share_interval

_WRITTEN = re.compile(r"\s*(\S.*?)\s*(>=|<=|>|<)\s*(\d+(?:\.\d+)?)\s*%?\s*", re.ASCII)
SHARES = ("draws", "limit")


@dataclass(frozen=True, slots=True)
class Expectation:
    """A bound on a share of points, or on that of draws or of games cut off by the turn limit."""

    text: str
    subject: str
    sign: str
    bound: float

    @classmethod
    def parse(cls, text: str, *, decks: int = 2) -> Expectation:
        """Parse an expectation about a match of so many decks; raises BadSetting."""
        known = [*LETTERS[:decks], *SHARES]
        example = f'"A>=45%"; there are {", ".join(known)} and >=, >, <=, <'
        found = cls.read(text, example=example)
        named = {word.lower(): word for word in known}
        subject = named.get(found.subject.lower())
        if subject is None:
            raise _unexpected(text, example)
        return cls(found.text, subject, found.sign, found.bound)

    @classmethod
    def read(cls, text: str, *, example: str) -> Expectation:
        """`SUBJECT>=45%` with any subject; raises BadSetting with an example that works."""
        found = _WRITTEN.fullmatch(text)
        if found is None or float(found[3]) > 100:
            raise _unexpected(text, example)
        return cls(text.strip(), found[1], found[2], float(found[3]) / 100)


def _unexpected(text: str, example: str) -> BadSetting:
    return BadSetting(f"{text!r} is nothing that can be expected", hint=f"for example {example}")


@dataclass(frozen=True, slots=True)
class Gate:
    """The result of an expectation. `is_sure`: the bound lies outside the interval."""

    text: str
    passed: bool
    is_sure: bool
    value: float
    interval: Interval


def gate(expectation: Expectation, tally: Tally, *, mirror: bool) -> Gate:
    """Check the counted games of a match against an expectation."""
    subject = expectation.subject
    if subject not in SHARES:
        share = tally.share(LETTERS.index(subject))
        return held(expectation, share.value, share_interval(share, mirror=mirror))
    number = tally.draws if subject == "draws" else tally.cut
    return share_held(expectation, number, tally.turns.games)


def share_held(expectation: Expectation, number: int, games: int) -> Gate:
    """Check a share of all games against an expectation."""
    return held(expectation, number / games if games else 0.0, wilson(number, games))


def held(expectation: Expectation, value: float, around: Interval) -> Gate:
    """Check a value against an expectation. The measured value decides, not the interval."""
    bound = expectation.bound
    passed = {
        ">=": value >= bound,
        "<=": value <= bound,
        ">": value > bound,
        "<": value < bound,
    }[expectation.sign]
    return Gate(expectation.text, passed, bound not in around, value, around)

"""Expectations of CI: `A>=45%` passes or fails a run."""

from __future__ import annotations

import re
from dataclasses import dataclass

from deckcli.core.errors import BadSetting
from deckcli.matches.tally import Tally
from deckcli.stats.intervals import Interval
from deckcli.stats.pairs import interval
from deckcli.stats.proportions import wilson

_WRITTEN = re.compile(r"\s*(\w+)\s*(>=|<=|>|<)\s*(\d+(?:\.\d+)?)\s*%?\s*", re.ASCII)
_NAMES = {"a": "A", "b": "B", "draws": "draws", "limit": "limit"}


@dataclass(frozen=True, slots=True)
class Expectation:
    """A bound for the win rate of a side, or for the share of draws or of games without an end."""

    text: str
    subject: str
    sign: str
    bound: float

    @classmethod
    def parse(cls, text: str) -> Expectation:
        found = _WRITTEN.fullmatch(text)
        subject = _NAMES.get(found[1].lower()) if found else None
        if found is None or subject is None or float(found[3]) > 100:
            raise BadSetting(
                f"{text!r} is nothing that can be expected",
                hint='for example "A>=45%"; there are A, B, draws, limit and >=, >, <=, <',
            )
        return cls(text.strip(), subject, found[2], float(found[3]) / 100)


@dataclass(frozen=True, slots=True)
class Gate:
    """What became of an expectation. `is_sure`: the bound lies outside the interval."""

    text: str
    passed: bool
    is_sure: bool
    value: float
    interval: Interval


def gate(expectation: Expectation, tally: Tally, *, mirror: bool) -> Gate:
    """Hold the counted games against an expectation. The measured value decides."""
    value, around = _measured(expectation.subject, tally, mirror=mirror)
    bound = expectation.bound
    passed = {
        ">=": value >= bound,
        "<=": value <= bound,
        ">": value > bound,
        "<": value < bound,
    }[expectation.sign]
    return Gate(expectation.text, passed, bound not in around, value, around)


def _measured(subject: str, tally: Tally, *, mirror: bool) -> tuple[float, Interval]:
    if subject in ("A", "B"):
        pairs = tally.pairs if subject == "A" else tally.pairs.swapped
        return pairs.score, interval(pairs, mirror=mirror)
    number, games = tally.draws if subject == "draws" else tally.cut, tally.turns.games
    return number / games if games else 0.0, wilson(number, games)

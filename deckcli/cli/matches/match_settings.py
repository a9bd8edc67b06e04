"""The options of a match or tournament, and how they combine."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from deckcli.cli.matches.match_options import MOST
from deckcli.cli.playing.tables_to_play import weighed
from deckcli.core.errors import BadSetting
from deckcli.matches.runner import Budget, Shard
from deckcli.matches.table import LETTERS
from deckcli.stats.plan import independent_variance, outlooks
from deckcli.stats.sprt import Sprt

_NUMBER = 100  # of pairs or rotations, by default
_SEVERAL = ("expect", "rule", "output")  # options that may be repeated
_LONGEST = 1_000_000  # hours: a century, which every clock can still count
_UNITS = {"": 1.0, "s": 1.0, "m": 60.0, "h": 3600.0}


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of one call, as written and by the names they have on the command line."""

    decks: Sequence[str]
    bots: str
    pairs: int | None
    rotations: int | None
    time: str
    seed: int | None
    jobs: int
    cluster: str
    expect: Sequence[str]
    store: str
    resume: bool
    shard: str
    rule: Sequence[str]
    allow_illegal: bool
    output: Sequence[str]
    pilots: str = ""  # instead of bots
    sprt: str = ""
    alpha: float = 0.05
    beta: float = 0.05
    race: int = 0
    kind: str = ""  # of a tournament
    table: int = 2  # likewise
    groups: int = 0  # likewise

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Options:
        """From the parameters of a command; those of single decks are among its `decks`."""
        rest: dict[str, Any] = {
            key: () if value is None and key in _SEVERAL else value
            for key, value in given.items()
            if key.upper() not in LETTERS
        }
        weights = rest.pop("weights", "")
        which = "pilots" if rest.get("pilots") else "bots"
        rest[which] = weighed(rest[which], weights)
        return cls(**rest)

    @property
    def files(self) -> list[str]:
        """The files that the run reads and keeps."""
        return [*self.decks, *filter(None, [self.store])]

    @property
    def seats(self) -> int:
        return self.table if self.kind else len(self.decks)

    def __post_init__(self) -> None:
        if self.resume and not self.store:
            raise BadSetting("--resume needs --store", hint="name the store to go on with")
        if self.cluster and self.jobs != 1:
            raise BadSetting("-j is for this machine, --cluster for others: choose one")
        if list(self.decks).count("-") > 1:
            raise BadSetting("standard input (-) can be read only once")
        if self.seats > 2:
            self._refuse_what_two_need()
        elif self.rotations is not None:
            raise BadSetting(
                "two decks play in pairs, not in rotations", hint=f"use --pairs {self.rotations}"
            )

    def _refuse_what_two_need(self) -> None:
        if self.pairs is not None:
            raise BadSetting(
                f"{self.seats} decks at a table play in rotations, not in pairs",
                hint=f"use --rotations {self.pairs}: {self.seats} games each",
            )
        if self.sprt:
            raise BadSetting(
                "--sprt is for two decks: its test counts the five results of a pair",
                hint="use --rotations and --expect",
            )


def budget_of(options: Options, groups: int = 1) -> Budget:
    """When the run ends; raises BadSetting for options that conflict."""
    sprt = None
    if options.sprt:
        sprt = Sprt.asked(options.sprt, alpha=options.alpha, beta=options.beta)
    seconds = seconds_in(options.time) if options.time else None
    shard = shard_in(options.shard)
    if options.shard and (sprt is not None or seconds is not None):
        raise BadSetting(
            "--shard cannot go with --sprt or --time",
            hint="shards play a fixed number of pairs: use --pairs, then deckcli runs merge",
        )
    number = options.pairs or options.rotations
    if number is None and seconds is None:
        # Three times the worst average length of a test.
        found = outlooks(sprt, independent_variance()) if sprt else ()
        number = 3 * max((outlook.pairs for outlook in found), default=0) or _NUMBER
        number = min(number, MOST)
    return Budget(None if number is None else number * groups, seconds, sprt, shard)


def seconds_in(text: str) -> float:
    """`90`, `90s`, `1.5m`, `2h`."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([smh]?)", text.strip(), re.ASCII)
    if found is None:
        raise BadSetting(f"--time {text} is no time", hint="for example 90s, 5m or 2h")
    seconds = float(found[1]) * _UNITS[found[2]]
    if seconds > _LONGEST * _UNITS["h"]:
        raise BadSetting(f"--time {text} is too long", hint=f"at most {_LONGEST}h")
    return seconds


def shard_in(text: str) -> Shard:
    """`2/5` is the second of five."""
    if not text:
        return Shard()
    found = re.fullmatch(r"(\d{1,6})/(\d{1,6})", text.strip(), re.ASCII)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise BadSetting(f"--shard {text} is no part of a whole", hint="for example 1/4 to 4/4")
    return Shard(int(found[1]), int(found[2]))


def resume_command(command: str, options: Options, seed: int) -> str:
    """The command line that resumes an interrupted run."""
    bots = ("--pilots", options.pilots) if options.pilots else ("--bots", options.bots)
    words = ["deckcli", command, *options.decks, *bots, "--seed", str(seed)]
    named = {
        "--pairs": options.pairs,
        "--rotations": options.rotations,
        "--time": options.time,
        "--race": options.race,
        "--sprt": options.sprt,
        "--shard": options.shard,
        "--jobs": options.jobs if options.jobs != 1 else None,
        "--cluster": options.cluster,
        "--type": options.kind,
        "--table": options.table if options.kind and options.table != 2 else None,
        "--groups": options.groups,
    }
    words += [str(word) for option, value in named.items() if value for word in (option, value)]
    if options.sprt:
        words += ["--alpha", f"{options.alpha:g}", "--beta", f"{options.beta:g}"]
    several = {"--expect": options.expect, "--rule": options.rule, "-o": options.output}
    words += [
        word for option, values in several.items() for given in values for word in (option, given)
    ]
    words += ["--allow-illegal"] if options.allow_illegal else []
    return shlex.join([*words, "--store", options.store, "--resume"])

"""The options of a match or tournament, and how they combine."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from deckcli.cli.matches.match_options import MOST_PAIRS
from deckcli.core.errors import BadSetting
from deckcli.matches.runner import Budget, Shard
from deckcli.stats.plan import independent_variance, outlooks
from deckcli.stats.sprt import Sprt

_PAIRS = 100  # the default
_LONGEST = 1_000_000  # hours: a century, which every clock can still count
_UNITS = {"": 1.0, "s": 1.0, "m": 60.0, "h": 3600.0}


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of one call, as written."""

    decks: Sequence[str]
    bots: str
    pairs: int | None
    time: str
    seed: int | None
    jobs: int
    cluster: str
    expect: Sequence[str]
    store: str
    resume: bool
    shard: str
    rules: Sequence[str]
    allow_illegal: bool
    outputs: Sequence[str]
    sprt: str = ""
    alpha: float = 0.05
    beta: float = 0.05
    kind: str = ""  # of a tournament

    @property
    def files(self) -> list[str]:
        """The files that the run reads and keeps."""
        return [*self.decks, *filter(None, [self.store])]

    def __post_init__(self) -> None:
        if self.resume and not self.store:
            raise BadSetting("--resume needs --store", hint="name the store to go on with")
        if self.cluster and self.jobs != 1:
            raise BadSetting("-j is for this machine, --cluster for others: choose one")
        if list(self.decks).count("-") > 1:
            raise BadSetting("standard input (-) can be read only once")


def budget_of(options: Options, pairings: int = 1) -> Budget:
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
    pairs = options.pairs
    if pairs is None and seconds is None:
        # Three times the worst average length of a test.
        found = outlooks(sprt, independent_variance()) if sprt else ()
        pairs = 3 * max((outlook.pairs for outlook in found), default=0) or _PAIRS
        pairs = min(pairs, MOST_PAIRS)
    return Budget(None if pairs is None else pairs * pairings, seconds, sprt, shard)


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
    words = ["deckcli", command, *options.decks, "--bots", options.bots, "--seed", str(seed)]
    named = {
        "--pairs": options.pairs,
        "--time": options.time,
        "--sprt": options.sprt,
        "--shard": options.shard,
        "--jobs": options.jobs if options.jobs != 1 else None,
        "--cluster": options.cluster,
        "--type": options.kind,
    }
    words += [str(word) for option, value in named.items() if value for word in (option, value)]
    if options.sprt:
        words += ["--alpha", f"{options.alpha:g}", "--beta", f"{options.beta:g}"]
    several = {"--expect": options.expect, "--rule": options.rules, "-o": options.outputs}
    words += [
        word for option, values in several.items() for given in values for word in (option, given)
    ]
    words += ["--allow-illegal"] if options.allow_illegal else []
    return shlex.join([*words, "--store", options.store, "--resume"])

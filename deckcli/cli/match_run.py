"""What `deckcli match` does with its options."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import typer

from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.match_pages import OUTPUTS, match_page
from deckcli.cli.match_progress import Progress
from deckcli.cli.pages_out import wanted_outputs, write_pages
from deckcli.cli.session import Session
from deckcli.cli.tables_to_play import chosen_rules, chosen_seed
from deckcli.core.errors import BadSetting
from deckcli.core.findings import Severity
from deckcli.decks.deck import Deck
from deckcli.decks.reading import DeckFile
from deckcli.matches.gates import Expectation, gate
from deckcli.matches.match import play_match, seed_in, two
from deckcli.matches.runner import Budget, Runner, Shard
from deckcli.matches.summary import FAILED, OPEN, summary
from deckcli.matches.workload import Workload
from deckcli.stats.plan import independent_variance, outlooks
from deckcli.stats.sprt import Sprt

_PAIRS = 100  # where nothing says how many
_UNITS = {"": 1.0, "s": 1.0, "m": 60.0, "h": 3600.0}
_STATUS = {FAILED: ExitStatus.FINDINGS, OPEN: ExitStatus.INCONCLUSIVE}


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one call, as they were written."""

    decks: tuple[str, str]
    bots: str
    pairs: int | None
    time: str
    seed: int | None
    jobs: int
    sprt: str
    alpha: float
    beta: float
    expect: Sequence[str]
    store: str
    resume: bool
    shard: str
    rules: Sequence[str]
    allow_illegal: bool
    outputs: Sequence[str]


class MatchRun:
    """One call of the command."""

    def __init__(self, session: Session, options: Options) -> None:
        self.cli, self.options = session, options
        self.outputs = wanted_outputs(options.outputs, OUTPUTS)
        self.expectations = [Expectation.parse(text) for text in options.expect]
        self.budget = budget_of(options)
        if options.resume and not options.store:
            raise BadSetting("--resume needs --store", hint="name the store to go on with")

    def run(self) -> ExitStatus:
        options, library = self.options, self.cli.library
        workload = Workload.of(
            self._decks(),
            two(options.bots),
            library=library,
            rules=dict(chosen_rules(options.rules)),
            seed=self._seed(),
        )
        self._foretell()
        progress = Progress(sys.stderr, quiet=self.cli.verbosity < 0)
        seen: list[Runner] = []  # the run itself, for the words after an interruption

        def watch(runner: Runner) -> None:
            seen[:] = [runner]
            progress(runner)

        try:
            tally = play_match(
                workload, self.budget, library=library, jobs=options.jobs,
                store=options.store, resume=options.resume, watch=watch,
            )  # fmt: skip
        except KeyboardInterrupt:
            progress.end()
            return self._interrupted(workload.seed, seen[0].counted if seen else 0)
        finally:
            progress.end()
        gates = [gate(one, tally, mirror=workload.is_mirror) for one in self.expectations]
        document = summary(workload, tally, sprt=self.budget.sprt, gates=gates)
        catalog = library.catalog(workload.game)
        names = {card.id: card.name(self.cli.lang) for card in catalog}
        every = self.cli.verbosity > 0
        write_pages(self.outputs, lambda one: match_page(document, names, one, every=every))
        return _STATUS.get(document["result"] or "", ExitStatus.OK)

    def _decks(self) -> tuple[Deck, Deck]:
        """Both decks; ends the program where one cannot be read, or is not legal."""
        if self.options.decks == ("-", "-"):
            raise BadSetting("standard input (-) can be read only once")
        files = [self.cli.library.deck(argument) for argument in self.options.decks]
        status = max(self._refused(file) for file in files)
        if status:
            raise typer.Exit(status)
        first, second = (file.deck for file in files)
        assert first is not None
        assert second is not None
        if first.game != second.game:
            raise BadSetting(f"decks of different games: {first.game} and {second.game}")
        return first, second

    def _refused(self, file: DeckFile) -> ExitStatus:
        """Tell what is wrong with a deck, and what that means for the program."""
        errors = [one for one in file.findings if one.severity is not Severity.ADVICE]
        unreadable = any(one.severity is Severity.UNREADABLE for one in errors)
        if file.deck is not None and not unreadable and (self.options.allow_illegal or not errors):
            return ExitStatus.OK
        for one in errors:
            print(f"{one.place}: {one.code} {one.rule.name}: {one.message}", file=sys.stderr)
        return ExitStatus.USAGE if unreadable else ExitStatus.FINDINGS

    def _seed(self) -> int:
        """As asked for, as in the store, or drawn and told."""
        options = self.options
        if options.seed is None and options.resume:
            kept = seed_in(options.store)
            if kept is not None:
                return kept
        return chosen_seed(self.cli, options.seed)

    def _foretell(self) -> None:
        sprt = self.budget.sprt
        if sprt is not None:
            found = outlooks(sprt, independent_variance())
            least, most = min(one.pairs for one in found), max(one.pairs for one in found)
            self.cli.say(f"expected length: {least} to {most} pairs, fewer where pairing helps")

    def _interrupted(self, seed: int, counted: int) -> ExitStatus:
        told = f"interrupted after {counted} pairs"
        if self.options.store:
            print(f"{told}; they are saved. Go on with:", file=sys.stderr)
            print(f"  {resume_command(self.options, seed)}", file=sys.stderr)
        else:
            print(f"{told}; without --store nothing is kept", file=sys.stderr)
        return ExitStatus.INTERRUPTED


def budget_of(options: Options) -> Budget:
    """When the match ends; raises BadSetting for what cannot go together."""
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
        # Three times as long as a test takes on average at worst.
        found = outlooks(sprt, independent_variance()) if sprt else ()
        pairs = 3 * max((one.pairs for one in found), default=0) or _PAIRS
    return Budget(pairs, seconds, sprt, shard)


def seconds_in(text: str) -> float:
    """`90`, `90s`, `1.5m`, `2h`."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([smh]?)", text.strip(), re.ASCII)
    if found is None:
        raise BadSetting(f"--time {text} is no time", hint="for example 90s, 5m or 2h")
    return float(found[1]) * _UNITS[found[2]]


def shard_in(text: str) -> Shard:
    """`2/5` is the second of five."""
    if not text:
        return Shard()
    found = re.fullmatch(r"(\d{1,6})/(\d{1,6})", text.strip(), re.ASCII)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise BadSetting(f"--shard {text} is no part of a whole", hint="for example 1/4 to 4/4")
    return Shard(int(found[1]), int(found[2]))


def resume_command(options: Options, seed: int) -> str:
    """The line that goes on with what was interrupted."""
    words = ["deckcli", "match", *options.decks, "--bots", options.bots, "--seed", str(seed)]
    named = {
        "--pairs": options.pairs,
        "--time": options.time,
        "--sprt": options.sprt,
        "--shard": options.shard,
        "--jobs": options.jobs if options.jobs != 1 else None,
    }
    words += [str(word) for option, value in named.items() if value for word in (option, value)]
    if options.sprt:
        words += ["--alpha", f"{options.alpha:g}", "--beta", f"{options.beta:g}"]
    several = {"--expect": options.expect, "--rule": options.rules, "-o": options.outputs}
    words += [
        word for option, values in several.items() for one in values for word in (option, one)
    ]
    words += ["--allow-illegal"] if options.allow_illegal else []
    return shlex.join([*words, "--store", options.store, "--resume"])

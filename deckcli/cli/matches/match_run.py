"""What `deckcli match` does with its options, and what all commands that play games share."""

from __future__ import annotations

import shlex
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.matches.match_progress import Progress
from deckcli.cli.matches.match_settings import Options, budget_of, resume_command
from deckcli.cli.pages_out import write_pages
from deckcli.cli.playing.tables_to_play import (
    chosen_bots,
    chosen_rules,
    drawn_seed,
    legal_decks,
    tell_seed,
)
from deckcli.cli.session import Session
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.core.text import plural
from deckcli.decks.deck import Deck
from deckcli.matches.gates import Expectation, gate
from deckcli.matches.match import play_match, seed_in
from deckcli.matches.runner import Runner
from deckcli.matches.standings import Standings
from deckcli.matches.summary import FAILED, OPEN, summary
from deckcli.matches.table import LETTERS
from deckcli.matches.workload import Workload
from deckcli.report import Kind
from deckcli.report.outputs import wanted_outputs
from deckcli.report.pages.match_pages import card_names, match_page
from deckcli.stats.plan import independent_variance, outlooks

STATUS = {FAILED: ExitStatus.FINDINGS, OPEN: ExitStatus.INCONCLUSIVE}


class GamesRun(ABC):
    """One call of a command that plays many games."""

    command: str

    def __init__(self, session: Session, options: Options, *, groups: int = 1) -> None:
        self.cli, self.options = session, options
        self.outputs = wanted_outputs(options.output, Kind.REPORT, options.files)
        self.budget = budget_of(options, groups)
        self.again = options  # the call to repeat if this is interrupted
        self.decks: Sequence[Deck] = ()  # if they are not to be read from files

    @abstractmethod
    def workload(self, decks: Sequence[Deck], bots: Sequence[str], **rest: Any) -> Workload:
        """What to play; `rest` as in `Workload.of`."""

    @abstractmethod
    def document(self, standings: Standings) -> Mapping[str, Any]:
        """The results, including those of the gates."""

    @abstractmethod
    def page(self, document: Mapping[str, Any], output: str) -> str:
        """The document in one of the formats of reports."""

    def run(self) -> ExitStatus:
        standings = self.played()
        if standings is None:
            return ExitStatus.INTERRUPTED
        document = self.document(standings)
        write_pages(self.cli, self.outputs, lambda output: self.page(document, output))
        return STATUS.get(document["result"] or "", ExitStatus.OK)

    def played(self) -> Standings | None:
        """Play; None if that was interrupted, after saying how to go on."""
        options, library = self.options, self.cli.library
        decks = self.decks or legal_decks(
            self.cli, options.decks, allow_illegal=options.allow_illegal
        )
        rules = chosen_rules(decks[0].game, options.rule, decks)
        bots = chosen_bots(options.bots, len(decks))
        asked = self._asked_seed()
        seed = drawn_seed() if asked is None else asked
        workload = self.workload(decks, bots, library=library, rules=rules, seed=seed)
        progress = Progress(sys.stderr, quiet=self.cli.verbosity < 0)
        seen: list[Runner] = []  # the run, for the message after an interruption

        def watch(runner: Runner) -> None:
            if not seen:  # the first game is about to begin: no usage error can follow
                if asked is None:
                    tell_seed(self.cli, seed)
                self._foretell()
            seen[:] = [runner]
            progress(runner)

        try:
            standings = play_match(
                workload, self.budget, library=library, jobs=options.jobs, cluster=options.cluster,
                store=options.store, resume=options.resume, watch=watch,
            )  # fmt: skip
        except KeyboardInterrupt:
            progress.end()
            number = seen[0].counted if seen else 0
            self._tell_interruption(seed, f"interrupted after {number} {workload.unit}s")
            return None
        finally:
            progress.end()
        self._tell_forfeits(standings)
        return standings

    def _asked_seed(self) -> int | None:
        """The seed asked for, or that of the store to be resumed."""
        options = self.options
        return seed_in(options.store) if options.resume and options.seed is None else options.seed

    def _foretell(self) -> None:
        sprt = self.budget.sprt
        if sprt is not None:
            found = outlooks(sprt, independent_variance())
            least, most = (
                min(outlook.pairs for outlook in found),
                max(outlook.pairs for outlook in found),
            )
            self.cli.say(f"expected length: {least} to {most} pairs, fewer where pairing helps")

    def _tell_forfeits(self, standings: Standings) -> None:
        """Show the error of a bot that lost games by it, once, with the command to repeat it."""
        number = sum(tally.forfeits for tally in standings.tallies)
        for group, tally in zip(standings.groups, standings.tallies, strict=True):
            row = tally.first_forfeit
            if row is not None:
                places = [group[LETTERS.index(letter)] for letter in row.seats]
                told = plural(number, "game")
                ending = printable(row.ending)
                print(said(f"bots lost {told} without an answer; {ending}"), file=sys.stderr)
                again = self._play_command(standings.workload, places, row.seed)
                print(said(f"  to repeat it: {printable(again)}"), file=sys.stderr)
                return

    def _play_command(self, workload: Workload, places: Sequence[int], seed: int) -> str:
        """The command line that plays one game, with the decks in the order of their seats."""
        options = self.options
        bots = ",".join(workload.bots[place] for place in places)
        words = ["deckcli", "play", *(options.decks[place] for place in places), "--bots", bots]
        words += [
            "--seed",
            str(seed),
            *(word for rule in options.rule for word in ("--rule", rule)),
        ]
        return shlex.join([*words, *(["--allow-illegal"] if options.allow_illegal else [])])

    def _tell_interruption(self, seed: int, told: str) -> None:
        if self.options.store:
            print(said(f"{told}; they are saved. Go on with:"), file=sys.stderr)
            again = printable(resume_command(self.command, self.again, seed))
            print(said(f"  {again}"), file=sys.stderr)
        else:
            print(said(f"{told}; without --store nothing is kept"), file=sys.stderr)


class MatchRun(GamesRun):
    """One call of `deckcli match`."""

    command = "match"

    def __init__(self, session: Session, options: Options) -> None:
        super().__init__(session, options)
        decks = len(options.decks)
        self.expectations = [Expectation.parse(text, decks=decks) for text in options.expect]

    def workload(self, decks: Sequence[Deck], bots: Sequence[str], **rest: Any) -> Workload:
        return Workload.of(decks, bots, race=self.options.race, **rest)

    def document(self, standings: Standings) -> Mapping[str, Any]:
        match, tally = standings.workload, standings.tallies[0]
        gates = [
            gate(expectation, tally, mirror=match.is_mirror) for expectation in self.expectations
        ]
        return summary(match, tally, sprt=self.budget.sprt, gates=gates)

    def page(self, document: Mapping[str, Any], output: str) -> str:
        names = card_names(self.cli.library.catalog(document["game"]), self.cli.lang)
        return match_page(document, names, output, every=self.cli.verbosity > 0)

"""What `deckcli match` does with its options, and what every run of games has in common."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import typer

from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.match_pages import OUTPUTS, card_names, match_page
from deckcli.cli.match_progress import Progress
from deckcli.cli.match_settings import Options, budget_of, resume_command
from deckcli.cli.pages_out import wanted_outputs, write_pages
from deckcli.cli.session import Session
from deckcli.cli.tables_to_play import chosen_rules, chosen_seed
from deckcli.core.errors import BadSetting
from deckcli.core.findings import Severity
from deckcli.core.text import listed
from deckcli.decks.deck import Deck
from deckcli.decks.reading import DeckFile
from deckcli.matches.gates import Expectation, gate
from deckcli.matches.match import bots_of, play_match, seed_in
from deckcli.matches.runner import Runner
from deckcli.matches.standings import Standings
from deckcli.matches.summary import FAILED, OPEN, summary
from deckcli.matches.workload import Workload
from deckcli.stats.plan import independent_variance, outlooks

_STATUS = {FAILED: ExitStatus.FINDINGS, OPEN: ExitStatus.INCONCLUSIVE}


class GamesRun(ABC):
    """One call of a command that plays many games."""

    command: str

    def __init__(self, session: Session, options: Options, *, pairings: int = 1) -> None:
        self.cli, self.options = session, options
        self.outputs = wanted_outputs(options.outputs, OUTPUTS)
        self.budget = budget_of(options, pairings)

    @abstractmethod
    def workload(self, decks: Sequence[Deck], bots: Sequence[str], **rest: Any) -> Workload:
        """What is to be played; `rest` as in `Workload.of`."""

    @abstractmethod
    def document(self, standings: Standings) -> Mapping[str, Any]:
        """What came out, and what became of the gates."""

    @abstractmethod
    def page(self, document: Mapping[str, Any], output: str) -> str:
        """The document as one of OUTPUTS."""

    def run(self) -> ExitStatus:
        options, library = self.options, self.cli.library
        decks = self._decks()
        rules = chosen_rules(decks[0].game, options.rules, decks)
        bots = bots_of(options.bots, len(decks))
        seed = self._kept_seed()
        if seed is None:
            seed = chosen_seed(self.cli, options.seed)
        workload = self.workload(decks, bots, library=library, rules=rules, seed=seed)
        self._foretell()
        progress = Progress(sys.stderr, quiet=self.cli.verbosity < 0)
        seen: list[Runner] = []  # the run itself, for the words after an interruption

        def watch(runner: Runner) -> None:
            seen[:] = [runner]
            progress(runner)

        try:
            standings = play_match(
                workload, self.budget, library=library, jobs=options.jobs, cluster=options.cluster,
                store=options.store, resume=options.resume, watch=watch,
            )  # fmt: skip
        except KeyboardInterrupt:
            progress.end()
            return self._interrupted(seed, seen[0].counted if seen else 0)
        finally:
            progress.end()
        document = self.document(standings)
        write_pages(self.outputs, lambda one: self.page(document, one))
        return _STATUS.get(document["result"] or "", ExitStatus.OK)

    def _decks(self) -> list[Deck]:
        """The decks; ends the program where one cannot be read, or is not legal."""
        files = [self.cli.library.deck(argument) for argument in self.options.decks]
        status = max(self._refused(file) for file in files)
        if status:
            raise typer.Exit(status)
        decks = [file.deck for file in files if file.deck is not None]
        games = list(dict.fromkeys(deck.game for deck in decks))
        if len(games) > 1:
            raise BadSetting(f"decks of different games: {listed(games, last='and')}")
        return decks

    def _refused(self, file: DeckFile) -> ExitStatus:
        """Tell what is wrong with a deck, and what that means for the program."""
        errors = [one for one in file.findings if one.severity is not Severity.ADVICE]
        unreadable = any(one.severity is Severity.UNREADABLE for one in errors)
        if file.deck is not None and not unreadable and (self.options.allow_illegal or not errors):
            return ExitStatus.OK
        for one in errors:
            print(f"{one.place}: {one.code} {one.rule.name}: {one.message}", file=sys.stderr)
        return ExitStatus.USAGE if unreadable else ExitStatus.FINDINGS

    def _kept_seed(self) -> int | None:
        """The seed of the store that is to be gone on with, where none was asked for."""
        options = self.options
        return seed_in(options.store) if options.resume and options.seed is None else None

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
            print(f"  {resume_command(self.command, self.options, seed)}", file=sys.stderr)
        else:
            print(f"{told}; without --store nothing is kept", file=sys.stderr)
        return ExitStatus.INTERRUPTED


class MatchRun(GamesRun):
    """One call of `deckcli match`."""

    command = "match"

    def __init__(self, session: Session, options: Options) -> None:
        super().__init__(session, options)
        self.expectations = [Expectation.parse(text) for text in options.expect]

    def workload(self, decks: Sequence[Deck], bots: Sequence[str], **rest: Any) -> Workload:
        return Workload.of(decks, bots, **rest)

    def document(self, standings: Standings) -> Mapping[str, Any]:
        match, tally = standings.workload, standings.tallies[0]
        gates = [gate(one, tally, mirror=match.is_mirror) for one in self.expectations]
        return summary(match, tally, sprt=self.budget.sprt, gates=gates)

    def page(self, document: Mapping[str, Any], output: str) -> str:
        names = card_names(self.cli.library.catalog(document["game"]), self.cli.lang)
        return match_page(document, names, output, every=self.cli.verbosity > 0)

"""What `deckcli tournament` does with its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb
from typing import Any

from deckcli.cli.matches.match_run import GamesRun
from deckcli.cli.matches.match_settings import Options
from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting
from deckcli.core.text import known_words
from deckcli.decks.deck import Deck
from deckcli.matches.group_summary import group_summary, share_ranges
from deckcli.matches.standings import Standings
from deckcli.matches.tournament import Asked, DeckNames, asked, gates, tournament_of
from deckcli.matches.tournament_summary import tournament_summary
from deckcli.matches.workload import Plan, Workload
from deckcli.report.pages.tournament_pages import tournament_page

_TYPES = (Plan.ROUND_ROBIN, Plan.GAUNTLET)


class TournamentRun(GamesRun):
    """One call of `deckcli tournament`."""

    command = "tournament"

    def __init__(self, session: Session, options: Options) -> None:
        decks = len(options.decks)
        if decks < 2:
            raise BadSetting(
                "a tournament needs two decks or more",
                hint="deckcli tournament cipher/s01-marth cipher/s02-chrom my-deck.yaml",
            )
        if options.kind not in _TYPES:
            raise BadSetting(
                f"no tournament is of the type {options.kind!r}",
                hint=known_words(options.kind, _TYPES, "types"),
            )
        if decks < options.table:
            raise BadSetting(f"--table {options.table}: there are only {decks} decks")
        self.plan = Plan(options.kind)
        always = int(self.plan is Plan.GAUNTLET)
        groups = comb(decks - always, options.table - always)
        if options.groups:
            groups = min(groups, options.groups)
        super().__init__(session, options, groups=groups)
        self.questions: list[Asked] = []

    def workload(self, decks: Sequence[Deck], bots: Sequence[str], **rest: Any) -> Workload:
        tables = {"table": self.options.table, "sample": self.options.groups}
        workload = tournament_of(decks, bots, plan=self.plan, **tables, **rest)
        names = DeckNames(workload, self.options.decks)
        for text in self.options.expect:
            self.questions += asked(text, names, workload)
        return workload

    def document(self, standings: Standings) -> Mapping[str, Any]:
        if standings.workload.seats > 2:
            ranges = share_ranges(standings)
            held = list(gates(self.questions, standings, ranges))
            return group_summary(standings, ranges, gates=held)
        return tournament_summary(standings, gates=list(gates(self.questions, standings)))

    def page(self, document: Mapping[str, Any], output: str) -> str:
        return tournament_page(document, output)

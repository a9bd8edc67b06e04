"""Checks a deck against its game's deck rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from deckcli.catalog.catalog import Catalog
from deckcli.core.findings import Finding, Severity
from deckcli.core.rules import RuleBook
from deckcli.decks.deck import Deck


def check_deck(deck: Deck, catalog: Catalog, rules: RuleBook) -> Iterator[Finding]:
    """Every violation of every rule."""
    for rule in rules:
        if rule.check is not None:
            for problem in rule.check(deck, catalog):
                place = deck.place_of(problem.at)
                yield rule.finding(problem.message, place, hint=problem.hint, fix=problem.fix)


def of_the_file(findings: Iterable[Finding]) -> list[Finding]:
    """What is wrong with the file itself, regardless of the game's deck rules."""
    return [
        finding
        for finding in findings
        if finding.code.startswith("DCK") and finding.severity is not Severity.ADVICE
    ]


def exit_status(findings: Iterable[Finding]) -> int:
    """The exit status: 0 fine (or advice only), 1 illegal, 2 unreadable."""
    weights = {Severity.ADVICE: 0, Severity.ERROR: 1, Severity.UNREADABLE: 2}
    return max((weights[finding.severity] for finding in findings), default=0)

"""The content of a report: checked files with their findings, and their counts."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from deckcli.core.files import Source
from deckcli.core.findings import Finding, Severity
from deckcli.core.messages import said, speaks_english
from deckcli.core.text import plural

if TYPE_CHECKING:
    from deckcli.decks.reading import DeckFile


class Checked(NamedTuple):
    """One checked deck or card file, with its findings sorted by place."""

    path: str
    game: str
    name: str
    size: int
    findings: tuple[Finding, ...]
    source: Source | None = None

    @property
    def errors(self) -> list[Finding]:
        """Everything that fails the file, including what could not be read."""
        return [finding for finding in self.findings if is_error(finding)]

    @property
    def advice(self) -> list[Finding]:
        return [finding for finding in self.findings if not is_error(finding)]


Report = Sequence[Checked]


class Subject:
    """The words for what was checked, and for a file without errors."""

    def __init__(self, noun: str, nouns: str, good: str) -> None:
        self.noun, self.nouns, self.good = noun, nouns, good


DECKS = Subject("deck", "decks", "legal")
SOME_RULES = Subject("deck", "decks", "without errors in the rules that were checked")
CARD_FILES = Subject("card file", "card files", "correct")


class Options(NamedTuple):
    """How a report is shown. Verbose lists files without errors, quiet omits the count.

    Without a number of `columns`, lines are as long as in a file.
    """

    color: bool = False
    verbose: bool = False
    quiet: bool = False
    subject: Subject = DECKS
    columns: int = 0


class Counts(NamedTuple):
    """A report in numbers."""

    checked: int
    good: int
    errors: int
    advice: int
    fixable: int

    @property
    def bad(self) -> int:
        return self.checked - self.good


def is_error(finding: Finding) -> bool:
    return finding.severity is not Severity.ADVICE


def checked_deck(file: "DeckFile") -> Checked:
    """A deck that was read and checked, in the form that reports need."""
    deck = file.deck
    game, name, size = (deck.game, deck.name, deck.size()) if deck else ("", "", 0)
    return Checked(file.path, game, name, size, tuple(file.findings), file.source)


def in_words(report: Report) -> Report:
    """The report with its findings in the language that is spoken."""
    if speaks_english():
        return report
    return [
        file._replace(
            findings=tuple(
                one._replace(message=said(one.message), hint=said(one.hint))
                for one in file.findings
            )
        )
        for file in report
    ]


def tally(report: Report) -> Counts:
    return Counts(
        checked=len(report),
        good=sum(not file.errors for file in report),
        errors=sum(len(file.errors) for file in report),
        advice=sum(len(file.advice) for file in report),
        fixable=sum(finding.fix is not None for file in report for finding in file.findings),
    )


def summary(report: Report, subject: Subject) -> str:
    """`12 decks checked: 11 legal, 1 with errors (3 errors, 2 advice, 1 fixable with --fix)`.

    Zeros are left out.
    """
    count = tally(report)
    files = [f"{count.good} {subject.good}"] if count.good else []
    files += [f"{count.bad} with errors"] if count.bad else []
    found = [plural(count.errors, "error")] if count.errors else []
    found += [f"{count.advice} advice"] if count.advice else []
    found += [f"{count.fixable} fixable with --fix"] if count.fixable else []
    line = said(f"{plural(count.checked, subject.noun, subject.nouns)} checked")
    line += f": {', '.join(map(said, files))}" if files else ""
    return line + (f" ({', '.join(map(said, found))})" if found else "")

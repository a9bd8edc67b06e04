"""How findings, tables and pages are shown: the formats there are, imported when needed."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from deckcli.report.checked import Checked, Options


class Kind(StrEnum):
    """What a command has to show."""

    FINDINGS = "findings"
    TABLE = "table"
    CHART = "chart"  # numbers, also as bars
    CARD = "card"
    REPORT = "report"  # of a match or tournament
    VERDICT = "verdict"  # of a comparison


class Format:
    """One way to show things. `for_machines`: always UTF-8, whatever the terminal uses."""

    __slots__ = ("for_machines", "name", "shows")

    def __init__(self, name: str, *shows: Kind, for_machines: bool = False) -> None:
        self.name, self.shows, self.for_machines = name, shows, for_machines

    @property
    def folds(self) -> bool:
        """Whether lines that are too wide for a screen may become two."""
        return self.name in ("bars", "text")

    def render(self, report: Sequence[Checked], *, options: Options) -> str:
        """A report of findings in this format."""
        text: str = import_module(f"{__name__}.formats.{self.name}_format").render(
            report, options=options
        )
        return text


FORMATS: dict[str, Format] = {
    known.name: known
    for known in (
        Format("bars", Kind.CHART),
        Format("text", *Kind),
        Format("concise", Kind.FINDINGS),
        Format("json", *Kind, for_machines=True),
        Format("junit", Kind.FINDINGS, Kind.REPORT, Kind.VERDICT, for_machines=True),
        Format("sarif", Kind.FINDINGS, for_machines=True),
        Format("github", Kind.FINDINGS),
        Format("markdown", *(kind for kind in Kind if kind is not Kind.CARD)),
        Format("csv", Kind.TABLE, Kind.CHART, Kind.REPORT, for_machines=True),
    )
}


def formats_for(kind: Kind) -> list[str]:
    """The formats that show this; the first is the one that nobody has to ask for."""
    return [known.name for known in FORMATS.values() if kind in known.shows]

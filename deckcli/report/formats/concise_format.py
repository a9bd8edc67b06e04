"""One line per finding, for editors and `grep`: `path:line:col: CODE message`."""

from __future__ import annotations

from collections.abc import Sequence

from deckcli.core.findings import Finding
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.report.checked import Checked, Options, in_words, is_error


def render(report: Sequence[Checked], *, options: Options) -> str:
    return "".join(
        f"{concise(finding)}\n" for file in in_words(report) for finding in file.findings
    )


def concise(finding: Finding) -> str:
    """The finding on one line; for a whole file it is at line 1, column 1, as editors expect."""
    place = finding.place
    where = f"{printable(place.path)}:{place.line or 1}:{place.column or 1}"
    advice = "" if is_error(finding) else f"{said('advice')}: "
    return f"{where}: {finding.code} {advice}{printable(finding.message)}"

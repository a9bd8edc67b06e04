"""Workflow commands of GitHub Actions, which show findings beside the lines of a pull request."""

from __future__ import annotations

from collections.abc import Sequence

from deckcli.core.findings import Finding
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.report.checked import Checked, Options, in_words, is_error


def render(report: Sequence[Checked], *, options: Options) -> str:
    return "".join(
        f"{_command(finding)}\n" for file in in_words(report) for finding in file.findings
    )


def _command(finding: Finding) -> str:
    place = finding.place
    properties = {"file": printable(place.path)}
    if place.line:
        properties |= {"line": str(place.line), "col": str(max(place.column, 1))}
        if place.end_column > place.column:
            properties |= {"endLine": str(place.line), "endColumn": str(place.end_column)}
    properties["title"] = f"{finding.code} {finding.rule.name}"
    message = printable(finding.message)
    if finding.hint:
        message += f"\n{said('hint')}: {printable(finding.hint)}"
    command = "error" if is_error(finding) else "warning"
    written = ",".join(f"{key}={_property(value)}" for key, value in properties.items())
    return f"::{command} {written}::{_data(message)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")

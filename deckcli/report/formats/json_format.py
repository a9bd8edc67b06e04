"""For programs, by `schemas/report.schema.json`; the same input gives the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deckcli.core.findings import Finding
from deckcli.core.json_text import json_page
from deckcli.report.checked import Checked, Options, tally

SCHEMA_VERSION = 1  # incremented when a key is removed or changes its meaning


def render(report: Sequence[Checked], *, options: Options) -> str:
    count = tally(report)
    content = {
        "schema_version": SCHEMA_VERSION,
        "checked": options.subject.nouns,
        "summary": {
            "checked": count.checked,
            "without_errors": count.good,
            "with_errors": count.bad,
            "errors": count.errors,
            "advice": count.advice,
        },
        "files": [_file(file) for file in report],
    }
    return json_page(content)


def _file(file: Checked) -> dict[str, Any]:
    return {
        "path": file.path,
        "game": file.game or None,
        "name": file.name or None,
        "size": file.size,
        "ok": not file.errors,
        "findings": [_finding(finding) for finding in file.findings],
    }


def _finding(finding: Finding) -> dict[str, Any]:
    place = finding.place
    return {
        "code": finding.code,
        "name": finding.rule.name,
        "severity": finding.severity.value,
        "message": finding.message,
        "hint": finding.hint or None,
        "path": place.path,
        "line": place.line or None,
        "column": place.column or None,
        "end_column": place.end_column or None,
        "fixable": finding.fix is not None,
    }

"""SARIF 2.1.0, for code scanning and editors: results with regions, rules with their help."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any
from urllib.parse import quote

from deckcli import __version__
from deckcli.core.findings import Finding, Severity
from deckcli.core.json_text import json_page
from deckcli.core.rules import Rule
from deckcli.report.checked import Checked, Options

_SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
_LEVELS = {
    Severity.UNREADABLE: "error",
    Severity.ERROR: "error",
    Severity.ADVICE: "warning",
}


def render(report: Sequence[Checked], *, options: Options) -> str:
    findings = [finding for file in report for finding in file.findings]
    by_code = {finding.code: finding.rule for finding in findings}
    rules = [by_code[code] for code in sorted(by_code)]
    index = {rule.code: number for number, rule in enumerate(rules)}
    driver = {"name": "deckcli", "version": __version__, "rules": [_rule(rule) for rule in rules]}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "artifacts": [{"location": {"uri": uri}} for uri in _uris(report)],
        "results": [_result(finding, index[finding.code]) for finding in findings],
    }
    log = {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}
    return json_page(log)


def _rule(rule: Rule) -> dict[str, Any]:
    cites = f"\n\nSource: {rule.cites}" if rule.cites else ""
    page = rule.page or rule.title
    return {
        "id": rule.code,
        "name": rule.name,
        "shortDescription": _message(rule.title),
        "fullDescription": _message(page),
        "help": _message(f"{page}{cites}\n\nMore: deckcli explain {rule.code}"),
        "defaultConfiguration": {"level": _LEVELS[rule.severity]},
    }


def _result(finding: Finding, rule_index: int) -> dict[str, Any]:
    place = finding.place
    physical: dict[str, Any] = {"artifactLocation": {"uri": _uri(place.path)}}
    if place.line:
        physical["region"] = {
            "startLine": place.line,
            "startColumn": max(place.column, 1),
            "endColumn": max(place.end_column, place.column + 1),
        }
    hint = f"\nhint: {finding.hint}" if finding.hint else ""
    return {
        "ruleId": finding.code,
        "ruleIndex": rule_index,
        "level": _LEVELS[finding.severity],
        "message": _message(finding.message + hint),
        "locations": [{"physicalLocation": physical}],
    }


def _message(text: str) -> dict[str, str]:
    """A message string; braces are doubled because single ones are placeholders (3.11.5)."""
    return {"text": text.replace("{", "{{").replace("}", "}}")}


def _uris(report: Sequence[Checked]) -> list[str]:
    return list(dict.fromkeys(_uri(file.path) for file in report))


def _uri(path: str) -> str:
    """A URI for the path; a relative one stays relative, so that the log fits every checkout."""
    pure = PurePath(path)
    return pure.as_uri() if pure.is_absolute() else quote(os.fsencode(pure.as_posix()))

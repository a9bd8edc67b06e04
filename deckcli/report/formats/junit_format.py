"""For CI servers: a test suite with a test case per file, which fails if the file has errors.

A file has one failure that lists all its errors, because most servers show only the first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.etree import ElementTree as ET

from deckcli.core.findings import Finding
from deckcli.core.printable import printable
from deckcli.core.text import plural
from deckcli.report.checked import Checked, Options, in_words, tally
from deckcli.report.formats.concise_format import concise
from deckcli.report.junit_xml import xml_page, xml_text


def render(report: Sequence[Checked], *, options: Options) -> str:
    report = in_words(report)
    count = tally(report)
    totals = {"tests": str(count.checked), "failures": str(count.bad), "errors": "0"}
    root = ET.Element("testsuites", {"name": "deckcli", **totals})
    suite_name = f"deckcli: {options.subject.nouns}"
    suite = ET.SubElement(root, "testsuite", {"name": suite_name, **totals, "skipped": "0"})
    for file in report:
        _case(suite, file, options)
    return xml_page(root)


def _case(suite: ET.Element, file: Checked, options: Options) -> None:
    path = xml_text(printable(file.path))
    class_name = file.game or options.subject.noun.replace(" ", "_")
    names = {"classname": xml_text(class_name), "name": path, "file": path}
    case = ET.SubElement(suite, "testcase", names)
    errors, advice = file.errors, file.advice
    if errors:
        first = f"{errors[0].code} {errors[0].rule.name}: {printable(errors[0].message)}"
        more = f"{plural(len(errors), 'error')}; the first: " if len(errors) > 1 else ""
        attributes = {"type": errors[0].code, "message": xml_text(more + first)}
        ET.SubElement(case, "failure", attributes).text = xml_text(_listed(errors))
    if advice:
        ET.SubElement(case, "system-out").text = xml_text(_listed(advice))


def _listed(findings: Iterable[Finding]) -> str:
    lines = []
    for finding in findings:
        lines.append(concise(finding))
        if finding.hint:
            lines.append(f"    hint: {printable(finding.hint)}")
    return "\n".join(lines)

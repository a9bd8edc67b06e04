"""A match or tournament for CI servers: each gate or test is a test case."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

from deckcli.matches.summary import OPEN
from deckcli.report.junit_xml import xml_page, xml_text


class Case(NamedTuple):
    """A test case: failed if it has a problem, skipped while the answer is open, else passed."""

    name: str
    problem: str = ""
    kind: str = ""
    still_open: str = ""


def junit_page(document: Mapping[str, Any], text: str) -> str:
    """A suite with a case for each gate and for the test, or else one for playing at all."""
    names = " - ".join(deck["name"] for deck in document["decks"])
    command = "tournament" if "type" in document else "match"
    cases = list(_cases(document)) or [Case(f"the {command} was played")]
    return suite_page(f"deckcli {command}: {names}", f"{document['game']}.{command}", cases, text)


def suite_page(name: str, class_name: str, cases: Sequence[Case], text: str) -> str:
    """A report with one suite; `text` is what a person would have read."""
    numbers = {
        "tests": len(cases),
        "failures": sum(bool(case.problem) for case in cases),
        "errors": 0,
        "skipped": sum(bool(case.still_open) for case in cases),
    }
    totals = {key: str(number) for key, number in numbers.items()}
    root = ET.Element("testsuites", {"name": "deckcli", **totals})
    suite = ET.SubElement(root, "testsuite", {"name": xml_text(name), **totals})
    for case in cases:
        names = {"classname": class_name, "name": xml_text(case.name)}
        element = ET.SubElement(suite, "testcase", names)
        if case.problem:
            told = {"type": case.kind, "message": xml_text(case.problem)}
            ET.SubElement(element, "failure", told)
        elif case.still_open:
            ET.SubElement(element, "skipped", {"message": xml_text(case.still_open)})
    ET.SubElement(suite, "system-out").text = xml_text(text)
    return xml_page(root)


def _cases(document: Mapping[str, Any]) -> Iterator[Case]:
    test = document.get("sprt")
    if test:
        name = f"SPRT {100 * test['low']:g}:{100 * test['high']:g}"
        if test["verdict"] == "H0":
            yield Case(name, f"H0 accepted, LLR {test['llr']:.2f}", "H0")
        elif test["verdict"] == "H1":
            yield Case(name)
        else:
            yield Case(name, still_open=f"inconclusive, LLR {test['llr']:.2f}")
    unplayed = document["result"] == OPEN and not (test and document["games"])
    for gate in document["gates"]:
        name = f"expect {gate['expect']}"
        if unplayed:
            yield Case(name, still_open="inconclusive: games that it speaks of were not played")
            continue
        value, low, high = (100 * gate[key] for key in ("value", "low", "high"))
        told = f"measured {value:.1f} % ({low:.1f} to {high:.1f})"
        yield Case(name) if gate["passed"] else Case(name, told, "expectation")

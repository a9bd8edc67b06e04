"""json, junit and sarif against their schemas and a parser that is not ours."""

import json
import re
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest
from jsonschema import Draft7Validator, Draft202012Validator
from junitparser import Failure, JUnitXml

from deckcli.core.paths import data_folder
from deckcli.report import FORMATS
from deckcli.report.checked import CARD_FILES, Checked, Options

SARIF = Path(__file__).with_name("sarif-2.1.0-subset.schema.json")


def rendered(name, report, **options):
    return FORMATS[name].render(report, options=Options(**options))


@pytest.fixture(scope="module")
def report_schema():
    text = (data_folder("schemas") / "report.schema.json").read_text(encoding="utf-8")
    schema = json.loads(text)
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@pytest.fixture(scope="module")
def sarif_schema():
    schema = json.loads(SARIF.read_text(encoding="utf-8"))
    Draft7Validator.check_schema(schema)
    return Draft7Validator(schema)


def test_json_keeps_its_schema(report, report_schema):
    for some in (report, report[:1], []):
        report_schema.validate(json.loads(rendered("json", some)))
    report_schema.validate(json.loads(rendered("json", report, subject=CARD_FILES)))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda content: content.update(time=1),
        lambda content: content.update(schema_version=2),
        lambda content: content["files"][1]["findings"][0].pop("code"),
        lambda content: content["files"][1]["findings"][0].update(line=0),
        lambda content: content["files"][1].update(size="50"),
    ],
)
def test_the_json_schema_is_strict(report, report_schema, spoil):
    content = json.loads(rendered("json", report))
    spoil(content)

    assert not report_schema.is_valid(content)


def test_json_says_what_was_found(report):
    content = json.loads(rendered("json", report))

    assert [one["path"] for one in content["files"]] == [one.path for one in report]
    assert [one["ok"] for one in content["files"]] == [True, False, True, False, False, False]
    assert content["summary"] == {
        "checked": 6,
        "without_errors": 2,
        "with_errors": 4,
        "errors": sum(len(one.errors) for one in report),
        "advice": sum(len(one.advice) for one in report),
    }
    for one, file in zip(report, content["files"], strict=True):
        messages = [finding.message for finding in one.findings]
        assert [finding["message"] for finding in file["findings"]] == messages


def test_json_is_readable_and_the_same_every_time(report):
    text = rendered("json", report)

    assert "炎の紋章" in text
    assert text == rendered("json", list(report))


def test_junit_is_read_by_junitparser(report):
    [suite] = JUnitXml.fromstring(rendered("junit", report).encode())
    cases = list(suite)

    assert (suite.tests, suite.failures, suite.errors, suite.skipped) == (6, 4, 0, 0)
    assert [case.is_passed for case in cases] == [not one.errors for one in report]
    for one, case in zip(report, cases, strict=True):
        if one.errors:
            [failure] = case.result
            assert isinstance(failure, Failure)
            assert failure.type == one.errors[0].code
            listed = re.findall(r": ([A-Z]{3}\d{3}) ", failure.text)
            assert listed == [finding.code for finding in one.errors]
        advice = re.findall(r": ([A-Z]{3}\d{3}) advice: ", case.system_out or "")
        assert advice == [finding.code for finding in one.advice]


def test_junit_totals_are_what_its_cases_say(report):
    written = JUnitXml.fromstring(rendered("junit", report).encode())
    recounted = JUnitXml.fromstring(rendered("junit", report).encode())
    recounted.update_statistics()

    assert (written.tests, written.failures) == (recounted.tests, recounted.failures)


def test_junit_is_xml_whatever_is_in_it(report):
    text = rendered("junit", report).encode("utf-8", "strict")
    root = ET.fromstring(text)

    assert root.tag == "testsuites"
    nasty = root.findall(".//testcase")[-1]
    assert nasty.find("failure").text.count("\n") + 1 >= len(report[-1].errors)
    odd = Checked("\udcff\ufffe.yaml", "", "", 0, report[4].findings)
    ET.fromstring(rendered("junit", [odd]).encode("utf-8", "strict"))


def test_sarif_keeps_its_schema(report, sarif_schema):
    for some in (report, report[:1], []):
        sarif_schema.validate(json.loads(rendered("sarif", some)))


def test_sarif_results_point_at_rules_and_regions(report):
    [run] = json.loads(rendered("sarif", report))["runs"]
    rules = run["tool"]["driver"]["rules"]
    findings = [finding for one in report for finding in one.findings]

    assert len(run["results"]) == len(findings)
    for finding, result in zip(findings, run["results"], strict=True):
        rule = rules[result["ruleIndex"]]
        assert rule["id"] == result["ruleId"] == finding.code
        assert f"deckcli explain {finding.code}" in rule["help"]["text"]
        assert result["level"] == rule["defaultConfiguration"]["level"]
        assert result["level"] == ("warning" if finding.severity == "advice" else "error")
        [location] = result["locations"]
        region = location["physicalLocation"].get("region")
        if finding.place.line:
            assert region["startLine"] == finding.place.line
            assert region["startColumn"] == finding.place.column
            assert region["endColumn"] > region["startColumn"]
        else:
            assert region is None


def test_sarif_addresses_are_relative_and_escaped(report):
    [run] = json.loads(rendered("sarif", report))["runs"]
    uris = [artifact["location"]["uri"] for artifact in run["artifacts"]]

    assert [unquote(uri) for uri in uris] == [one.path for one in report]
    assert all(re.fullmatch(r"([\w.~/-]|%[0-9A-F]{2})+", uri, re.ASCII) for uri in uris)
    odd = Checked("\udcff.yaml", "", "", 0, ())
    assert '"%FF.yaml"' in rendered("sarif", [odd])


def test_sarif_braces_are_no_placeholders(report):
    [run] = json.loads(rendered("sarif", report))["runs"]
    texts = [result["message"]["text"] for result in run["results"]]

    assert any("{{0}}" in text for text in texts)
    assert not any(re.search(r"(?<!\{)\{\d", text) for text in texts)

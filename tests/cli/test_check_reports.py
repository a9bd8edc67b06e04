"""-o FORMAT[=PATH] of deckcli check: several at once, to files and to the screen."""

import json
import os
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

FORMATS = ("text", "concise", "json", "junit", "sarif", "github", "markdown")


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_goes_to_the_screen_and_to_a_file(deckcli, five, folder, name):
    screen = deckcli("check", five, "-o", name)
    file = deckcli("check", five, "-o", f"{name}=report.out")

    assert screen.status == file.status == 1
    assert (file.out, file.err, screen.err) == ("", "", "")
    assert (folder / "report.out").read_text(encoding="utf-8") == screen.out
    assert "CIP102" in screen.out


def test_text_on_the_screen_and_files_for_machines_in_one_run(deckcli, five, folder):
    run = deckcli("check", five, "-o", "text", "-o", "json=r.json", "-o", "junit=r.xml")

    assert run.status == 1
    assert run.out.startswith("five.yaml:6:3: CIP102 too-many-copies")
    assert json.loads((folder / "r.json").read_bytes())["summary"]["errors"] == 1
    assert ET.parse(folder / "r.xml").getroot().tag == "testsuites"


def test_files_get_no_colours(deckcli, five, folder):
    run = deckcli("check", five, "--color", "always", "-o", "text", "-o", "text=plain.txt")

    assert "\x1b[" in run.out
    assert "\x1b[" not in (folder / "plain.txt").read_text(encoding="utf-8")


def test_json_is_the_same_in_every_run(deckcli, five, folder):
    first = deckcli("check", five, "cipher/s01-marth", "-o", "json").out

    assert first == deckcli("check", five, "cipher/s01-marth", "-o", "json").out
    assert str(folder) not in first
    assert [one["path"] for one in json.loads(first)["files"]] == ["five.yaml", "cipher/s01-marth"]


def test_two_reports_in_one_file_are_refused(deckcli, five, folder):
    run = deckcli("check", five, "-o", "json=r", "-o", "junit=./r")

    assert (run.status, run.out) == (2, "")
    assert run.err == (
        "error[setting]: two reports would be written to r\n  hint: give each its own file\n"
    )
    assert not (folder / "r").exists()


def test_a_report_without_a_file_name_is_refused(deckcli, five):
    run = deckcli("check", five, "-o", "json=")

    assert run.status == 2
    assert run.err == (
        "error[setting]: -o json= names no file\n"
        "  hint: write -o json=PATH, or -o json for the screen\n"
    )


def test_a_missing_folder(deckcli):
    run = deckcli("check", "cipher/s01-marth", "-o", "junit=no/such/report.xml")

    assert run.status == 2
    assert run.err == (
        "error[write]: the junit report cannot be written to no/such/report.xml: "
        "no such file or directory\n"
        "  hint: the folder no/such does not exist; create it first\n"
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has a disk that is always full")
def test_one_report_that_fails_at_last_does_not_stop_the_others(deckcli, five, folder):
    run = deckcli("check", five, "-o", "junit=/dev/full", "-o", "json=r.json", "-o", "concise")

    assert run.status == 2
    assert run.out.startswith("five.yaml:6:3: CIP102 ")
    assert json.loads((folder / "r.json").read_bytes())["summary"]["errors"] == 1


def test_a_folder_in_place_of_the_file(deckcli, folder):
    (folder / "reports").mkdir()

    run = deckcli("check", "cipher/s01-marth", "-o", "sarif=reports")

    assert run.status == 2
    assert run.err == (
        "error[write]: the sarif report cannot be written to reports: is a directory\n"
        "  hint: this is a folder; name a file in it\n"
    )


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_an_unwritable_folder(deckcli, folder):
    (folder / "locked").mkdir(mode=0o500)

    run = deckcli("check", "cipher/s01-marth", "-o", "json=locked/r.json")

    assert run.status == 2
    assert "cannot be written to locked/r.json: permission denied" in run.err


def test_a_wrong_format_is_told_before_any_deck_is_read(deckcli, folder):
    run = deckcli("check", "missing.yaml", "-o", "text", "-o", "pdf=r.pdf")

    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("error[setting]: no output is called 'pdf'\n")

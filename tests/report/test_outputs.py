"""`-o FORMAT[=PATH]`: what it means, where it goes, and every way that can fail."""

import errno
import io
import json
import os
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from typer.main import get_command

from deckcli.cli.main import app
from deckcli.core.errors import BadSetting
from deckcli.report import FORMATS, Kind, formats_for
from deckcli.report.checked import Options
from deckcli.report.outputs import NotWritten, Output, wanted_outputs, write_findings


def written(values, report, *, stdout=None, **options):
    stream = stdout or io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    outputs = [Output(FORMATS[name], path) for name, _, path in (v.partition("=") for v in values)]
    write_findings(outputs, report, options=Options(**options), stdout=stream)
    return stream.buffer.getvalue().decode("utf-8")


def test_values_in_the_order_given(tmp_path):
    values = [f"junit={tmp_path}/a=b.xml", "text", "concise=-"]
    assert wanted_outputs(values, Kind.FINDINGS) == [
        Output(FORMATS["junit"], f"{tmp_path}/a=b.xml"),
        Output(FORMATS["text"]),
        Output(FORMATS["concise"]),
    ]


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("values", [None, []])
def test_text_is_what_one_gets_unasked_or_bars(kind, values):
    usual = "bars" if kind is Kind.CHART else "text"

    assert wanted_outputs(values, kind) == [Output(FORMATS[usual])]


def test_what_each_kind_can_be_written_as():
    assert {str(kind): " ".join(formats_for(kind)) for kind in Kind} == {
        "findings": "text concise json junit sarif github markdown",
        "table": "text json markdown csv",
        "chart": "bars text json markdown csv",
        "card": "text json",
        "report": "text json junit markdown csv",
        "verdict": "text json junit markdown",
    }


def options_called_output(command, path=()):
    """Every `-o` of every command, with the command it belongs to."""
    for name in getattr(command, "commands", None) or _names(command):
        yield from options_called_output(command.get_command(None, name), (*path, name))
    for option in command.params:
        if "-o" in option.opts:
            yield " ".join(path), option


def _names(command):
    return command.list_commands(None) if hasattr(command, "list_commands") else ()


def test_every_command_writes_in_the_same_way():
    """One option, one spelling, repeatable, with the formats of its kind."""
    found = dict(options_called_output(get_command(app)))
    kinds = {f"{', '.join(formats_for(kind))}; repeatable.": str(kind) for kind in Kind}

    assert {name: kinds.get(option.help) for name, option in found.items()} == {
        "bench": "table", "card check": "findings", "card coverage": "table", "card fields": "table",
        "card search": "table",
        "card show": "card", "check": "findings", "deck diff": "table", "deck formats": "table",
        "deck list": "table",
        "deck show": "table", "deck stats": "chart", "draft": "report", "games": "table",
        "hand": "table", "match": "report", "odds": "table", "runs compare": "verdict",
        "runs export": "report", "runs plan": "table", "runs status": "table",
        "tournament": "report",
    }  # fmt: skip
    for option in found.values():
        assert (option.opts, option.metavar, option.multiple) == (
            ["-o", "--output"], "FORMAT[=PATH]", True,
        )  # fmt: skip


@pytest.mark.parametrize(
    ("value", "message", "hint"),
    [
        ("jsn", "no output is called 'jsn'", "did you mean json? outputs: text, concise,"),
        ("JUnit=x.xml", "no output is called 'JUnit'", "did you mean junit?"),
        ("csv", "no output is called 'csv'", "outputs: text"),
        ("", "no output is called ''", "outputs: text"),
        ("json=", "-o json= names no file", "write -o json=PATH, or -o json for the screen"),
    ],
)
def test_what_cannot_be_meant(value, message, hint):
    with pytest.raises(BadSetting) as caught:
        wanted_outputs([value], Kind.FINDINGS)

    assert caught.value.message == message
    assert hint in caught.value.hint


def test_two_reports_do_not_share_a_file():
    with pytest.raises(BadSetting, match=r"two reports would be written to \./a\.txt"):
        wanted_outputs(["json=./a.txt", "text=a.txt"], Kind.FINDINGS)


def test_several_reports_share_the_screen_in_order(report):
    together = written(["concise", "json"], report)

    assert together == written(["concise"], report) + written(["json"], report)
    assert written(["json", "concise"], report) != together


def test_the_screen_and_files_in_one_run(report, tmp_path):
    file = tmp_path / "レポート.json"
    screen = written(["text", f"json={file}", f"text={tmp_path / 'a.txt'}"], report, color=True)

    assert "\x1b[" in screen
    assert json.loads(file.read_text(encoding="utf-8"))["schema_version"] == 1
    assert "\x1b[" not in (tmp_path / "a.txt").read_text(encoding="utf-8")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a.txt", "レポート.json"]


def test_programs_get_utf8_whatever_the_terminal_speaks(report):
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    outputs = [Output(FORMATS["json"]), Output(FORMATS["text"])]
    write_findings(outputs, report, options=Options(), stdout=stream)
    content = stream.buffer.getvalue()

    assert "炎の紋章".encode() in content
    assert rb"\u30a2\u30ea\u30c6\u30a3\u30a2" in content.partition(b"\n}\n")[2]


def test_a_stream_without_bytes_will_do(report):
    stream = io.StringIO()
    write_findings([Output(FORMATS["json"])], report, options=Options(), stdout=stream)

    assert json.loads(stream.getvalue())


def test_a_missing_folder(report, tmp_path):
    with pytest.raises(NotWritten) as caught:
        written([f"junit={tmp_path / 'out' / 'a.xml'}"], report)

    assert caught.value.message == (
        f"the junit report cannot be written to {tmp_path / 'out' / 'a.xml'}:"
        " no such file or directory"
    )
    assert caught.value.hint == f"the folder {tmp_path / 'out'} does not exist; create it first"


def test_a_folder_instead_of_a_file(report, tmp_path):
    with pytest.raises(NotWritten) as caught:
        written([f"json={tmp_path}"], report)

    assert caught.value.hint == "this is a folder; name a file in it"
    assert list(tmp_path.iterdir()) == []


def test_the_other_reports_are_written_all_the_same(report, tmp_path):
    stream = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    values = [f"json={tmp_path / 'no' / 'a.json'}", "concise", f"sarif={tmp_path / 'b.sarif'}"]
    with pytest.raises(NotWritten, match="json report"):
        written(values, report, stdout=stream)

    assert stream.buffer.getvalue()
    assert (tmp_path / "b.sarif").exists()


def test_a_failed_write_leaves_the_old_report(report, tmp_path, monkeypatch):
    file = tmp_path / "a.json"
    file.write_text("old")

    def refuse(self, target):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(NotWritten, match="permission denied"):
        written([f"json={file}"], report)

    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_folder_one_may_not_write_to(report, tmp_path):
    tmp_path.chmod(0o500)
    with pytest.raises(NotWritten, match="permission denied"):
        written([f"json={tmp_path / 'a.json'}"], report)
    tmp_path.chmod(0o700)


def test_a_full_disk(report, tmp_path, monkeypatch):
    class Full(io.BytesIO):
        def write(self, content):
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "open", lambda self, mode: Full())
    with pytest.raises(NotWritten, match=r"a\.json: no space left on device"):
        written([f"json={tmp_path / 'a.json'}"], report)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_standard_output_on_a_full_disk(report):
    with Path("/dev/full").open("wb", buffering=0) as full:
        stream = io.TextIOWrapper(io.BufferedWriter(full, 1), encoding="utf-8")
        with pytest.raises(NotWritten, match="to standard output: no space left on device"):
            write_findings([Output(FORMATS["text"])], report, options=Options(), stdout=stream)
        with suppress(OSError):
            stream.close()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes with a name, links and modes of Unix")
def test_pipes_links_and_modes_stay_what_they_are(report, tmp_path):
    pipe, file, link = tmp_path / "pipe", tmp_path / "real.json", tmp_path / "link.json"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    written([f"concise={pipe}"], report[:2])
    received = os.read(reader, 65536)
    os.close(reader)

    assert pipe.is_fifo()
    assert received.decode() == written(["concise"], report[:2])

    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    written([f"json={link}"], report)

    assert link.is_symlink()
    assert file.read_text(encoding="utf-8").startswith("{")
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_closed_pipe_is_left_to_the_caller(report):
    class Closed(io.StringIO):
        def write(self, text):
            raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        write_findings([Output(FORMATS["text"])], report, options=Options(), stdout=Closed())

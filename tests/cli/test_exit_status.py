"""Every way a run can end, as the shell learns of it."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

FULL = Path("/dev/full")
RANDOM = ("--bots", "random", "--seed", "1")
PROGRAM = [sys.executable, "-m", "deckcli"]


def test_fine(program):
    run = program("check", "cipher/s01-marth")

    assert (run.status, run.out, run.err) == (0, "1 deck checked: 1 legal\n", "")


def test_findings(forked, five):
    run = forked("check", five, "-o", "concise")

    assert (run.status, run.err) == (1, "")
    assert run.out == (
        'five.yaml:6:3: CIP102 5 copies of "Marth, Altean Prince"; at most 4 are allowed\n'
    )


def test_usage(forked):
    run = forked("check", "--no-such-option")

    assert (run.status, run.out) == (2, "")
    assert "No such option: --no-such-option" in run.err


def test_an_unreadable_file(forked):
    assert forked("check", "missing.yaml").status == 2


def test_nothing_to_check(forked):
    assert forked("check").status == 5


def test_no_command_shows_the_help_and_is_wrong_usage(deckcli):
    run = deckcli()

    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("Usage: deckcli ")


def test_an_unknown_command(deckcli):
    run = deckcli("chekc")

    assert (run.status, run.out) == (2, "")
    assert "No such command 'chekc'" in run.err


@pytest.fixture
def bug(monkeypatch):
    """A bug of ours in the middle of a check."""

    def fail(*_args, **_options):
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr("deckcli.games.library.Library.deck", fail)


def test_a_bug_of_ours_names_one_file_with_all_it_takes_to_repeat_it(deckcli, bug, folder, write):
    run = deckcli("check", write("mine.yaml", "game: cipher\n"), "cipher/s01-marth")

    (kept,) = folder.glob("deckcli-defect-*.txt")
    text = kept.read_text()
    assert (run.status, run.out) == (3, "")
    assert run.err == (
        "internal error: ZeroDivisionError: a bug\n"
        "  this is a defect of deckcli, not of your files\n"
        f"  hint: please report it with {kept.name}\n"
    )
    assert "command line: ['check', 'mine.yaml', 'cipher/s01-marth']\n" in text
    assert 'raise ZeroDivisionError("a bug")' in text
    assert "-- mine.yaml\ngame: cipher\n" in text


def test_a_bug_keeps_what_the_line_does_not_tell(deckcli, folder, write, monkeypatch):
    """Settings, own cards, what was typed, and the seed that was drawn."""
    from deckcli.core import black_box

    black_box.HEARD.clear()
    black_box.DRAWN.clear()
    monkeypatch.setattr("deckcli.cli.playing.game_run.GameRun._step", bug_at_the_second_question())
    write("deckcli.toml", 'lang = "en"')
    write("own/readme.yaml", "not: a card")
    line = ("cipher/s01-marth", "cipher/s02-chrom", "--bots", "greedy", "--card-data", "own")
    run = deckcli("play", *line, "--human", "1", stdin="hint greedy\nkeep\n")

    (kept,) = folder.glob("deckcli-defect-*.txt")
    text = kept.read_text()
    assert run.status == 3
    assert 'deckcli.toml\nlang = "en"' in text
    assert "own/readme.yaml\nnot: a card" in text
    assert re.search(r"^seeds that were drawn: \d+$", text, re.MULTILINE)
    assert "-- standard input\nhint greedy\nkeep\n" in text


def bug_at_the_second_question():
    from deckcli.cli.playing.game_run import GameRun

    step, asked = GameRun._step, []

    def fail(self, seat):
        if seat == 0 and asked:
            raise ZeroDivisionError("a bug")
        asked.extend([seat] if seat == 0 else [])
        step(self, seat)

    return fail


def test_no_error_of_any_kind_shows_a_traceback(deckcli, monkeypatch):
    def fail(*_args, **_options):
        raise GeneratorExit

    monkeypatch.setattr("deckcli.games.library.Library.deck", fail)

    assert deckcli("check", "cipher/s01-marth").status == 3


def test_a_bug_where_nothing_can_be_written_is_told_among_temporary_files(
    deckcli, bug, folder, monkeypatch, tmp_path
):
    write_bytes = Path.write_bytes

    def write(path, content):
        if not path.is_absolute():
            raise PermissionError(13, "Permission denied")
        return write_bytes(path, content)

    monkeypatch.setattr(Path, "write_bytes", write)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    run = deckcli("check", "cipher/s01-marth")

    (kept,) = tmp_path.glob("deckcli-defect-*.txt")
    assert run.err.endswith(f"  hint: please report it with {kept}\n")


def test_developers_get_the_traceback_of_a_bug(deckcli, bug, monkeypatch):
    monkeypatch.setenv("DECKCLI_DEBUG", "1")

    with pytest.raises(ZeroDivisionError):
        deckcli("check", "cipher/s01-marth")


def test_an_expected_failure_deep_inside_is_no_bug(deckcli, monkeypatch):
    from deckcli.core.errors import DeckcliError

    def fail(*_args, **_options):
        raise DeckcliError("no luck", where="here", hint="try again")

    monkeypatch.setattr("deckcli.games.library.Library.deck", fail)

    run = deckcli("check", "cipher/s01-marth")

    assert run.status == 2
    assert run.err == "error[failed]: no luck\n  at: here\n  hint: try again\n"


@pytest.mark.parametrize(
    "where", ["deckcli.games.library.Library.deck", "deckcli.cli.main.hoisted"]
)
def test_an_interruption_in_this_process(deckcli, monkeypatch, where):
    def interrupted(*_args, **_options):
        raise KeyboardInterrupt

    monkeypatch.setattr(where, interrupted)

    run = deckcli("check", "cipher/s01-marth")

    assert (run.status, run.out) == (130, "")
    assert "Traceback" not in run.err


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
def test_an_interruption_by_signal():
    code = (
        "import signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a CI may ignore it
        "from deckcli.cli.main import run\n"
        "print('ready', flush=True)\n"
        "run(['check', '-'])\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout.readline() == "ready\n"
    time.sleep(0.5)  # now it waits for a deck on standard input
    process.send_signal(signal.SIGINT)
    process.stdin.flush()
    out, err = process.communicate(timeout=30)

    assert process.returncode == 130
    assert (out, err) == ("", "")


@pytest.mark.skipif(os.name == "nt", reason="pipes break otherwise there")
@pytest.mark.parametrize(
    "argv",
    [
        ["explain", "--all"],
        ["games"],
        ["--help"],
        ["--version"],
        ["check", "--samples", "-v"],
        ["check", "cipher/s01-marth", "-o", "json"],
        ["card", "search", "iron"],
        ["deck", "convert", "cipher/s01-marth", "--to", "text"],
    ],
)
@pytest.mark.parametrize("unbuffered", [False, True])
def test_a_reader_that_has_seen_enough(forked, argv, unbuffered):
    """As in `deckcli games | head -1`, but with a reader that is gone from the start.

    Python meets the broken pipe while it prints, or only when it ends and empties its buffer.
    """
    reading, writing = os.pipe()
    os.close(reading)
    try:
        run = forked(*argv, stdout=writing, unbuffered=unbuffered)
    finally:
        os.close(writing)

    assert run.status == 0
    assert "Traceback" not in run.err
    assert "Exception" not in run.err
    assert "BrokenPipe" not in run.err


def test_names_that_a_terminal_cannot_show_do_no_harm(program):
    run = program("card", "show", "B01-003", PYTHONIOENCODING="ascii")

    assert run.status == 0
    assert "Marth, Altean Prince  [cipher B01-003]" in run.out
    assert "\n\\u30a2\\u30ea\\u30c6" in run.out


@pytest.mark.skipif(not FULL.exists(), reason="Linux has a disk that is always full")
@pytest.mark.parametrize(
    "line",
    [
        ("card", "search", "--game", "cipher", "cost<=9"),  # more than a buffer holds
        ("games",),  # less
        ("card", "show", "B01-003"),
        ("card", "coverage", "-o", "json"),
        ("deck", "show", "cipher/s01-marth"),
        ("explain", "CIP102"),
        ("draft",),
        ("hand", "cipher/s01-marth", "--seed", "1"),
        ("check", "cipher/s01-marth"),
        ("match", "cipher/s01-marth", "cipher/s02-chrom", *RANDOM, "--pairs", "1"),
        ("play", "cipher/s01-marth", "cipher/s02-chrom", *RANDOM),
        ("--help",),
        ("--version",),
    ],
)
def test_a_full_disk_is_no_bug(forked, line):
    with FULL.open("wb") as full:
        done = forked(*line, stdout=full.fileno())

    assert done.status == 2
    told = re.escape(": no space left on device\n")
    what = (
        "the output cannot be written|the (text|json) report cannot be written to standard output"
    )
    assert re.fullmatch(rf"error\[write\]: ({what}){told}", done.err)


@pytest.mark.skipif(os.name != "posix", reason="shells of others close nothing")
@pytest.mark.parametrize("line", ["games", "check cipher/s01-marth", "-q card search cost=1"])
def test_a_closed_standard_output_hears_nothing(line):
    command = f"{shlex.join(PROGRAM)} {line} >&-"
    done = subprocess.run(["sh", "-c", command], capture_output=True, encoding="utf-8", check=False)

    assert (done.returncode, done.stderr) == (0, "")

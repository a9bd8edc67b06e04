"""`-o FORMAT=PATH` of every command: what cannot go well is told before any work is done."""

import os

import pytest

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")
MATCH = ("match", *DECKS, "--bots", "random", "--pairs", "2", "--seed", "1")
TOURNAMENT = ("tournament", *DECKS, "--bots", "random", "--pairs", "1", "--seed", "1")


@pytest.fixture
def mine(write, sample_text):
    return write("mine.yaml", sample_text("cipher/s01-marth"))


@pytest.fixture
def store(deckcli):
    assert deckcli(*MATCH, "--store", "un.db").status == 0
    return "un.db"


def kept(folder):
    return {one.name: one.read_bytes() for one in folder.iterdir() if one.is_file()}


@pytest.mark.parametrize("line", [MATCH, TOURNAMENT])
def test_a_report_that_cannot_be_written_stops_a_run_before_it_begins(deckcli, folder, line):
    run = deckcli(*line, "--store", "new.db", "-o", "json=none/x.json")

    assert run.status == 2
    assert run.err == (
        "error[write]: the json report cannot be written to none/x.json: no such file or "
        "directory\n  hint: the folder none does not exist; create it first\n"
    )
    assert kept(folder) == {}


@pytest.mark.parametrize(
    "line",
    [
        ("check", DECKS[0]),
        ("check", "--samples", "--fix"),
        ("card", "check"),
        ("hand", DECKS[0], "-n", "2000000"),
        ("odds", DECKS[0], "unit:Marth", "-n", "2000000"),
        ("draft", "ashes/rulebook", "--repeat", "100000"),
        ("runs", "plan", "--margin", "2"),
    ],
)
@pytest.mark.parametrize("path", ["none/x.json", "taken"])
def test_so_do_all_commands(deckcli, folder, line, path):
    (folder / "taken").mkdir()
    run = deckcli(*line, "-o", f"json={path}")

    assert (run.status, run.out) == (2, "")
    assert f"the json report cannot be written to {path}: " in run.err


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_in_which_nobody_may_write(deckcli, folder):
    (folder / "shut").mkdir(mode=0o500)

    assert "permission denied" in deckcli(*MATCH, "-o", "csv=shut/x.csv").err


def test_trying_leaves_nothing_behind_and_everything_as_it_was(deckcli, folder, write):
    write("a.json", "mine")
    run = deckcli("match", "cipher/none", DECKS[1], "-o", "json=a.json", "-o", "csv=b.csv")

    assert run.status == 2
    assert kept(folder) == {"a.json": b"mine"}


def test_a_device_is_not_replaced(deckcli):
    assert deckcli(*MATCH, "-o", f"json={os.devnull}").status == 0


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ((*MATCH, "--store", "new.db", "-o", "csv=./new.db"), "new.db"),
        ((*TOURNAMENT, "--store", "new.db", "-o", "csv=new.db"), "new.db"),
        (("match", "mine.yaml", *MATCH[2:], "-o", "csv=mine.yaml"), "mine.yaml"),
        (("match", "mine.yaml", *MATCH[2:], "-o", "csv=linked.yaml"), "mine.yaml"),
        (("runs", "export", "un.db", "-o", "json=un.db"), "un.db"),
        (("runs", "export", "un.db", "--games", "-o", "csv=un.db"), "un.db"),
        (("runs", "status", "un.db", "-o", "csv=un.db"), "un.db"),
        (("runs", "compare", "un.db", "un.db", "-o", "json=un.db"), "un.db"),
        (("runs", "plan", "--margin", "2", "--store", "un.db", "-o", "csv=un.db"), "un.db"),
        (("check", "mine.yaml", "-o", "json=mine.yaml"), "mine.yaml"),
        (("hand", "mine.yaml", "-o", "json=mine.yaml"), "mine.yaml"),
        (("odds", "mine.yaml", "unit:Marth", "-o", "csv=mine.yaml"), "mine.yaml"),
        (("draft", "ashes/rulebook", "--ratings", "mine.yaml", "-o", "csv=mine.yaml"), "mine.yaml"),
    ],
)
def test_nothing_is_written_over_what_is_read_or_kept(deckcli, folder, mine, store, line, path):
    (folder / "linked.yaml").hardlink_to(folder / mine)
    before = kept(folder)
    run = deckcli(*line)

    assert (run.status, run.out) == (2, "")
    assert f" report would be written over {path}\n  hint: name another file\n" in run.err
    assert kept(folder) == before


def test_the_log_of_a_game_is_not_written_over_its_decks(deckcli, folder, mine):
    before = kept(folder)
    run = deckcli("play", DECKS[1], mine, "--log", f"./{mine}")

    assert (run.status, run.out) == (2, "")
    assert "the log would be written over mine.yaml" in run.err
    assert kept(folder) == before


@pytest.mark.parametrize(
    ("line", "first", "second"),
    [
        (MATCH, "json", "csv"),
        (MATCH, "text", "junit"),
        (("check", DECKS[0]), "json", "sarif"),
        (("check", DECKS[0]), "text", "json=-"),
        (("hand", DECKS[0]), "json", "text"),
        (("runs", "plan", "--margin", "2"), "json", "json"),
    ],
)
def test_a_program_finds_one_report_on_standard_output(deckcli, line, first, second):
    run = deckcli(*line, "-o", first, "-o", second)
    second = second.removesuffix("=-")

    assert (run.status, run.out) == (2, "")
    assert run.err == (
        f"error[setting]: {first} and {second} reports would be mixed on standard output\n"
        f"  hint: write one of them to a file: -o {second}=PATH\n"
    )


def test_people_may_read_several(deckcli):
    assert deckcli("check", DECKS[0], "-o", "text", "-o", "github").status == 0

"""A disk that fills up, or a program that is killed, leaves what was written before."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("resource", reason="the limit on the size of files is one of Unix")

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")
GAME = (*DECKS, "--bots", "greedy")
SMALL = 200  # bytes that a file may have


@pytest.fixture
def untidy(sample_text):
    """A deck that `fmt` would change, and `check --fix` too."""
    text = sample_text("ashes/iron-men")
    return text.replace("  Iron Worker: 3", "  iron  WORKER: 3").replace(
        "game: ashes", "game:   ashes"
    )


@pytest.mark.parametrize(
    ("line", "stdin", "status"),
    [
        ("play {decks} --bots greedy --seed 7 --log kept", "", 2),
        ("play {decks} --bots greedy --seed 7 --human 1 --log kept", "1\n1\n", 2),
        ("play --resume kept", "save\n", 130),
        ("deck convert {decks[0]} --to yaml --out kept", "", 2),
        ("check {decks[0]} -o json=kept", "", 2),
    ],
)
def test_what_was_there_stays(deckcli, forked, folder, line, stdin, status):
    deckcli("play", *GAME, "--seed", "7", "--human", "1", "--log", "kept", stdin="1\n1\n")
    before = (folder / "kept").read_bytes()
    words = line.replace("{decks[0]}", DECKS[0]).format(decks=" ".join(DECKS)).split()
    run = forked(*words, stdin=stdin, file_size=SMALL)

    assert run.status == status
    assert "ile too large" in run.out + run.err
    assert (folder / "kept").read_bytes() == before
    assert [file.name for file in folder.iterdir()] == ["kept"]


@pytest.mark.parametrize("line", ["deck fmt mine.yaml", "check mine.yaml --fix"])
def test_decks_stay_too(forked, folder, write, untidy, line):
    write("mine.yaml", untidy)
    run = forked(*line.split(), file_size=SMALL)

    assert run.status == 2
    assert run.err.startswith("error[setting]: mine.yaml cannot be written: File too large\n")
    assert (folder / "mine.yaml").read_text(encoding="utf-8") == untidy
    assert [file.name for file in folder.iterdir()] == ["mine.yaml"]


def test_a_game_that_is_killed_leaves_the_log_that_was_there(folder, write):
    write("game.json", "mine")
    line = [sys.executable, "-m", "deckcli", "play", *GAME, "--human", "1", "--log", "game.json"]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as game:
        game.stdout.readline()
        game.send_signal(signal.SIGKILL)

    assert (folder / "game.json").read_text() == "mine"
    assert [file.name for file in folder.iterdir()] == ["game.json"]


def test_a_log_may_be_no_file(deckcli, folder):
    """A device or a pipe cannot be replaced, and is written as it is."""
    assert deckcli("play", *GAME, "--seed", "7", "--log", os.devnull).status == 0
    assert not Path(os.devnull).is_file()
    assert list(folder.iterdir()) == []


def test_a_log_that_is_never_written_is_not_made(deckcli, folder):
    assert deckcli("play", *DECKS, "--bots", "nobody", "--log", "game.json").status == 2
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has a disk that is always full")
@pytest.mark.parametrize(
    "line",
    [
        "check cipher/s01-marth > /dev/full",  # legal: 1 would say that it is not
        "deck show nothing",
        "games --nothing",
        "play cipher/s01-marth cipher/s02-chrom --bots random > /dev/null",
    ],
)
def test_where_nothing_can_be_told_the_exit_status_tells_it(line):
    command = f"{sys.executable} -m deckcli {line} 2> /dev/full"
    assert subprocess.run(["sh", "-c", command], check=False).returncode == 2

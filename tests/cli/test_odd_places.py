"""Odd places and odd words: a clear error with exit 2, and nothing that was typed loses a game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")
GAME = (*DECKS, "--bots", "greedy", "--seed", "1")
DECKCLI = [sys.executable, "-m", "deckcli"]


def test_a_working_folder_that_was_deleted(program, folder):
    gone = folder / "gone"
    gone.mkdir()
    line = f"cd {gone} && rmdir {gone} && {sys.executable} -P -m deckcli check {DECKS[0]}"

    run = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)

    assert run.returncode == 2
    assert run.stderr.endswith(
        "error[setting]: the working folder is gone\n  hint: change to another one\n"
    )


def test_settings_nested_too_deep(deckcli, write):
    write("deckcli.toml", f"lang = {'[' * 3000}{']' * 3000}")

    run = deckcli("check", DECKS[0])

    assert run.status == 2
    assert run.err.startswith("error[setting]: deckcli.toml cannot be read: maximum recursion")


def test_folders_that_cannot_be_searched(deckcli, monkeypatch):
    """Settings in such a folder are those of nobody: it is passed over."""
    there = Path.exists

    def exists(path, **options):
        if path.name == "deckcli.toml":
            raise PermissionError(13, "Permission denied")
        return there(path, **options)

    monkeypatch.setattr(Path, "exists", exists)

    assert deckcli("check", DECKS[0]).status == 0


@pytest.mark.parametrize(
    "words",
    [
        ("runs", "plan", "--margin", "nan"),
        ("runs", "plan", "--difference", "nan"),
        ("runs", "plan", "--sprt", "50:52", "--alpha", "nan"),
        ("runs", "plan", "--sprt", "50:52", "--beta", "nan"),
        ("bench", "--seconds", "nan"),
        ("runs", "compare", "a", "b", "--tolerance", "nan"),
    ],
)
def test_no_number_is_no_number(deckcli, words):
    run = deckcli(*words)

    assert run.status == 2
    assert run.err.endswith(f"Error: Invalid value for '{words[-2]}': nan is no number.\n")


# -- at the table


def at_the_table(deckcli, *lines):
    typed = b"\n".join(lines) + b"\nquit\nquit\n"
    return deckcli("play", *GAME, "--human", "1", stdin=typed)


def test_a_name_that_is_too_long_is_not_saved_and_the_game_goes_on(deckcli):
    run = at_the_table(deckcli, b"save " + b"a" * 300)

    assert run.status == 130
    assert f"not saved: {'a' * 300} cannot be written: File name too long\n" in run.out


@pytest.mark.parametrize("line", [b"9" * 5000, b"\xff\xfe", b"card \xff", b"\x00", b"save \x00"])
def test_whatever_is_typed_the_question_is_asked_again(deckcli, line):
    run = at_the_table(deckcli, line)

    assert run.status == 130
    assert run.out.count("p1, mulligan (? for help)>") >= 3
    assert "\x00" not in run.out


def test_closed_standard_input(folder):
    """Bots play on, a person has left, and what should be read there is unreadable."""

    def closed(*words):
        line = " ".join([*DECKCLI, *words, "<&-"])
        return subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)

    bots = closed("play", *GAME)
    person = closed("play", *GAME, "--human", "1")
    checked = closed("check", "-", "-o", "concise")

    assert (bots.returncode, bots.stderr) == (0, "")
    assert " wins in turn " in bots.stdout.splitlines()[-1]
    assert (person.returncode, person.stderr) == (130, "the game was not saved\n")
    assert (checked.returncode, checked.stdout) == (2, "<stdin>:1:1: DCK101 cannot be read\n")


# -- card data that cannot be read


@pytest.mark.parametrize("part", ["", "cipher/cards", "cipher/decks"])
def test_card_data_that_cannot_be_read_is_not_left_out_in_silence(
    deckcli, folder, monkeypatch, part
):
    closed = folder / "own" / part
    closed.mkdir(parents=True)
    scandir = os.scandir

    def denied(path):
        if Path(path) == Path("own") / part:
            raise PermissionError(13, "Permission denied")
        return scandir(path)

    monkeypatch.setattr(os, "scandir", denied)
    run = deckcli("check", DECKS[0], "--card-data", "own")

    assert run.status == 2
    assert run.err == (
        "error[setting]: the card data folder own cannot be read: Permission denied\n"
    )


def test_card_data_in_a_file(deckcli, write):
    run = deckcli("check", DECKS[0], "--card-data", write("own", "text"))

    assert run.err == "error[setting]: the card data folder own cannot be read: Not a directory\n"


# -- places that cannot be looked at


@pytest.fixture
def locked(folder):
    """A folder that cannot be searched, and a command that runs without a superuser's rights."""
    import shutil

    tool = shutil.which("setpriv")
    if tool is None or os.geteuid() != 0:
        rights = []
    else:
        caps = "-dac_override,-dac_read_search"
        rights = [tool, f"--bounding-set={caps}", f"--inh-caps={caps}"]
    lock = folder / "lock"
    lock.mkdir()
    lock.chmod(0)
    if subprocess.run([*rights, "ls", str(lock)], capture_output=True, check=False).returncode == 0:
        pytest.skip("whoever runs this may search everything")
    yield lambda *words: subprocess.run(
        [*rights, *DECKCLI, *words], capture_output=True, text=True, check=False
    )
    lock.chmod(0o700)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("check lock", "error[setting]: the folder lock cannot be searched: Permission denied"),
        ("check .", "error[setting]: the folder ./lock cannot be searched: Permission denied"),
        ("rulings .", "error[setting]: the folder ./lock cannot be searched: Permission denied"),
        ("card check .", "error[setting]: the folder ./lock cannot be searched: Permission denied"),
        ("draft lock/x.yaml", "error[draft]: cannot be read: Permission denied"),
        ("runs status lock/x", "error[store]: the store lock/x cannot be used"),
    ],
)
def test_what_lies_in_a_closed_folder_is_not_passed_over(locked, words, told):
    run = locked(*words.split())

    assert run.returncode == 2
    assert run.stderr.startswith(told)


def test_workers_that_could_not_enter_the_folder_are_not_started(locked, monkeypatch):
    """It was entered by somebody with more rights."""
    Path("lock").chmod(0o700)
    monkeypatch.chdir("lock")
    Path().chmod(0)
    run = locked("match", *GAME, "--pairs", "2", "-j", "2", "-q")

    assert run.returncode == 2
    assert run.stderr == (
        "error[setting]: the working folder cannot be entered: Permission denied\n"
        "  hint: change to another one, or play with -j 1\n"
    )


@pytest.mark.parametrize(
    "words",
    ["draft {}.yaml", "runs status {}", "runs merge x --into {}", "deck new cipher --out {}",
     "rulings {}", "card check {}", "check {}", "replay {}", "play --resume {}", "deck fmt {}"],
)  # fmt: skip
def test_names_that_are_too_long(deckcli, words):
    assert deckcli(*words.format("a" * 300).split()).status == 2


def test_bytes_that_are_no_text_at_a_draft(deckcli):
    run = deckcli(
        "draft", "summon_magic/cube", "--players", "2", "--seed", "1", "--human", "1",
        stdin=b"\xff\xfe\n" + b"9" * 5000 + b"\n\x00\n",
    )  # fmt: skip

    assert run.status == 130
    assert "is neither a line nor a command" in run.out


def test_a_seat_with_five_thousand_digits(deckcli):
    run = deckcli("draft", "summon_magic/cube", "--players", "2", "--human", "9" * 5000)

    assert run.status == 2
    assert run.err.endswith(": seats go from 1 to 2\n")

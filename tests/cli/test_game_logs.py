"""Transcripts that `play` writes, whatever happens to the game, and what `replay` makes of them."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from deckcli.engine.transcripts import from_text

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")
GAME = (*DECKS, "--bots", "greedy")


@pytest.fixture
def log(deckcli, folder):
    deckcli("play", *GAME, "--seed", "7", "--log", "game.json")
    return folder / "game.json"


@pytest.fixture
def begun(deckcli, folder):
    """A game that its player has left after two decisions."""
    deckcli("play", *GAME, "--seed", "7", "--human", "1", "--log", "begun.json", stdin="1\n1\n")
    return folder / "begun.json"


def change(file, **changes):
    content = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**content, **changes}), encoding="utf-8")


@pytest.mark.parametrize("path", ["folder", "file.yaml/game.json"])
def test_a_log_that_cannot_be_written_is_noticed_before_the_game(deckcli, folder, write, path):
    (folder / "folder").mkdir()
    write("file.yaml", "mine")
    run = deckcli("play", *GAME, "--seed", "7", "--log", path)

    assert run.status == 2
    assert "cannot be written" in run.err
    assert run.out == ""


def test_a_log_replaces_what_was_there_only_when_there_is_something_to_write(deckcli, write):
    name = write("game.json", "x" * 100_000)
    assert deckcli("play", "cipher/none", DECKS[1], "--log", name).status == 2
    assert Path(name).read_text() == "x" * 100_000

    assert deckcli("play", *GAME, "--seed", "7", "--log", name).status == 0
    assert deckcli("replay", name, "--verify").status == 0


def started(*argv, **options):
    """A process of its own whose output can be closed and which can be signalled."""
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "deckcli", *argv],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        **options,
    )


def test_a_log_gets_the_whole_game_though_nobody_reads_on(deckcli, folder):
    deckcli("play", *GAME, "--seed", "7", "--log", "whole.json")
    # The pipe holds less than the game has to tell: it waits in the middle until nobody reads on.
    small = {"pipesize": 4096, "bufsize": 0}
    with started("play", *GAME, "--seed", "7", "--log", "cut.json", **small) as game:
        game.stdout.readline()
        game.stdout.close()
        said = game.stderr.read()

    assert game.returncode == 0
    assert said == b""
    assert (folder / "cut.json").read_bytes() == (folder / "whole.json").read_bytes()


def test_a_person_who_sees_nothing_more_has_left(deckcli, folder):
    options = ("--seed", "7", "--human", "1", "--log", "cut.json")
    with started("play", *GAME, *options, stdin=subprocess.PIPE, bufsize=0) as game:
        game.stdout.readline()
        game.stdout.close()
        said = game.communicate(b"1\n" * 5)[1]

    assert game.returncode == 130
    assert said == b"go on with: deckcli play --resume cut.json\n"
    assert deckcli("replay", "cut.json", "--verify").status == 0


def test_a_log_is_a_file(deckcli, folder):
    told = "a game is written to a file, and - is none"

    assert told in deckcli("play", *GAME, "--seed", "7", "--log", "-").err
    assert told in deckcli("play", *GAME, "--human", "1", stdin="save -\n").out
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_leaves_with_the_log_written(deckcli, folder, name):
    number = getattr(signal, name)
    options = ("--seed", "7", "--human", "1", "--log", "cut.json")
    with started("play", *GAME, *options, stdin=subprocess.PIPE) as game:
        game.stdin.write(b"1\n")
        game.stdin.flush()
        while b"bond phase" not in game.stdout.readline():
            pass
        game.send_signal(number)
        said = game.stderr.read()

    assert game.returncode == 128 + number
    assert said == b"\ngo on with: deckcli play --resume cut.json\n"
    assert any(
        line.startswith("p1 ")
        for line in from_text((folder / "cut.json").read_text(encoding="utf-8"), "").actions
    )
    assert deckcli("replay", "cut.json", "--verify").status == 0


# -- replay


def test_a_game_that_is_not_over_is_told_as_far_as_it_goes(deckcli, begun):
    run = deckcli("replay", "begun.json")

    assert run.status == 0
    assert "p1: mulligan" in run.out
    assert " wins in turn " not in run.out
    assert run.err == "not over yet; go on with: deckcli play --resume begun.json\n"

    decisions = len(from_text(begun.read_text(encoding="utf-8"), "").actions)
    assert deckcli("replay", "begun.json", "--verify").out == (
        f"begun.json: goes the same, but is not over after {decisions} decisions\n"
    )


def test_other_card_data_is_warned_of(deckcli, log, begun):
    assert deckcli("replay", "game.json", "--verify").err == ""
    change(log, card_data="0" * 32)
    change(begun, card_data="0" * 32)
    run = deckcli("replay", "game.json", "--verify")
    warning = "was played with other card data; it may go differently now\n"

    assert run.status == 0
    assert run.err == f"warning: game.json {warning}"
    assert run.out.endswith(" decisions, though it was played with other card data\n")
    again = deckcli("play", "--resume", "begun.json", stdin="")
    assert again.err.startswith(f"warning: begun.json {warning}")


def test_a_transcript_that_goes_wrong_is_told_up_to_there(deckcli, log):
    actions = from_text(log.read_text(encoding="utf-8"), "").actions
    change(log, actions=[*actions[:5], "p1 win", *actions[5:]])
    run = deckcli("replay", "game.json")

    assert run.status == 1
    assert "-- turn 1" in run.out
    assert "game.json: action 6: " in run.out
    assert run.err == ""


def test_a_turn_that_never_came(deckcli, log):
    run = deckcli("replay", "game.json", "--turn", "99")

    assert run.status == 1
    assert run.out.startswith("game.json: there is no turn 99; the last is ")
    assert deckcli("replay", "game.json", "--turn", "-1").status == 2


# -- transcripts that somebody has changed


def test_a_finished_game_must_tell_how_it_ended(deckcli, log):
    content = json.loads(log.read_text(encoding="utf-8"))
    del content["result"]
    log.write_text(json.dumps(content), encoding="utf-8")
    run = deckcli("replay", "game.json", "--verify")

    assert run.status == 1
    told = "the game is over, but the transcript does not tell how it ended"
    assert run.out == f"game.json: {told}\n"
    assert deckcli("play", "--resume", "game.json", "--log", "game.json").status == 0
    assert deckcli("replay", "game.json", "--verify").status == 0


def test_an_action_after_the_end(deckcli, log):
    actions = from_text(log.read_text(encoding="utf-8"), "").actions
    change(log, actions=[*actions, "p1 keep"])
    run = deckcli("replay", "game.json", "--verify")

    assert run.status == 1
    assert f"game.json: action {len(actions) + 1} comes after the end: " in run.out


def decks_of(file):
    return json.loads(file.read_text(encoding="utf-8"))["decks"]


@pytest.mark.parametrize(
    ("card", "hint"),
    [("P-999999", ""), ("B01-00X", '  hint: did you mean "B01-001", "B01-002" or "B01-003"?\n')],
)
@pytest.mark.parametrize("line", ["replay --verify", "replay", "play --resume"])
def test_a_card_that_nobody_knows_is_named(deckcli, begun, line, card, hint):
    mine, other = decks_of(begun)
    change(begun, decks=[{**mine, "cards": {**mine["cards"], card: 1}}, other])
    run = deckcli(*line.split(), "begun.json")

    assert (run.status, run.out) == (2, "")
    assert run.err == (
        f'error[failed]: the deck "{mine["name"]}" cannot be read again: '
        f'no card is called "{card}"\n  at: begun.json\n{hint}'
    )


@pytest.mark.parametrize("line", ["replay --verify", "play --resume"])
def test_a_table_that_no_game_has_is_refused(deckcli, begun, line):
    one, other = decks_of(begun)
    foreign = {"game": "blackpoker", "cards": {"S3": 1}}
    for changes, message in (
        ({"decks": [one, other, one], "bots": ["human", "greedy", "greedy"]},
         "3 decks; cipher is for 2"),
        ({"decks": [one]}, "… is too short (at decks)"),
        ({"decks": [one, other] * 3}, "6 entries are too many here; at most 4 (at decks)"),
        ({"decks": [one, foreign]}, "a deck of blackpoker in a game of cipher"),
        ({"bots": ["human"]}, "not as many players as decks"),
        ({"bots": ["human", "gredy"]}, "no player is called 'gredy'"),
        ({"seed": 1.0}, "1.0 is not a whole number (at seed)"),
    ):  # fmt: skip
        original = begun.read_bytes()
        change(begun, **changes)
        run = deckcli(*line.split(), "begun.json")
        begun.write_bytes(original)

        assert (run.status, run.out) == (2, "")
        assert message.lstrip("…") in run.err
        assert "  at: begun.json\n" in run.err
        assert len(run.err) < 250


def test_a_game_of_two_people_goes_on(deckcli, begun):
    change(begun, bots=["human", "human"])
    run = deckcli("play", "--resume", "begun.json", stdin="\n")

    assert run.err == "the game was not saved\n"
    assert "press Enter when nobody else looks> \n\n┌" in run.out

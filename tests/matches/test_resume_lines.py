"""The line that is printed for going on says everything that was asked for."""

import shlex
from dataclasses import MISSING, fields, replace

import pytest

from deckcli.cli.matches import match_run
from deckcli.cli.matches.match_settings import Options

CIPHER = ("cipher/s01-marth", "cipher/s02-chrom")
PACK = "blackpoker/full-54"
STORED = ("--store", "my runs.db", "--seed", "5")
LINES = {
    "match": (
        "match", *CIPHER, *STORED, "--bots", "random,greedy", "--pairs", "7", "-j", "2",
        "--expect", "A>=45%", "--expect", "draws<=5%", "-o", "json", "-o", "text=match.txt",
    ),
    "rules": (
        "match", PACK, PACK, *STORED, "--rule", "max_turns=30", "--rule", "format=pro",
        "--allow-illegal", "--shard", "2/3",
    ),
    "test": (
        "match", *CIPHER, *STORED, "--time", "3m", "--sprt", "50:55", "--alpha", "0.01",
        "--beta", "0.1", "--cluster", "tcp://nobody:1",
    ),
    "race": (
        "match", "blue_moon/hoax", "blue_moon/vulca", *STORED, "--race", "5", "--pairs", "7",
    ),
    "tournament": ("tournament", *CIPHER, "cipher/blue-midrange", *STORED, "--type", "gauntlet"),
    "table": (
        "tournament", *CIPHER, "cipher/blue-midrange", *STORED, "--table", "3", "--groups", "1",
        "--rotations", "9",
    ),
}  # fmt: skip


@pytest.fixture
def interrupted(deckcli, monkeypatch):
    """Run a line that is interrupted before its first game: its options, and what is printed."""
    asked = []

    def note(command, options, seed):
        asked.append(options)
        return print_line(command, options, seed)

    def interrupt(*args, **kwargs):
        raise KeyboardInterrupt

    print_line = match_run.resume_command
    monkeypatch.setattr(match_run, "play_match", interrupt)
    monkeypatch.setattr(match_run, "resume_command", note)

    def run(*line):
        ended = deckcli(*line)
        assert ended.status == 130, ended.err
        return asked.pop(), shlex.split(ended.err.splitlines()[-1])

    return run


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_a_line_that_goes_on_asks_for_the_same(interrupted, line):
    options, words = interrupted(*line)
    again, same_words = interrupted(*words[1:])

    assert words[0] == "deckcli"
    assert again == replace(options, resume=True)
    assert same_words == words


def test_the_lines_here_have_every_option(interrupted):
    """Or one that a line loses would not be missed."""
    asked = [interrupted(*line)[0] for line in LINES.values()]
    for field in fields(Options):
        left_out = (None, (), "", False) if field.default is MISSING else (field.default,)
        if field.name not in ("resume", "pilots"):  # pilots take the place of bots
            assert any(getattr(one, field.name) not in left_out for one in asked), field.name

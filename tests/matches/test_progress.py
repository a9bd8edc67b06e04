"""Progress: a line that changes on a terminal, plain lines elsewhere, nothing when quiet."""

import io

import pytest
from rows_by_hand import rows

from deckcli.cli.match_progress import EVERY, Progress, told
from deckcli.matches.runner import Budget, Runner
from deckcli.matches.tally import Tally
from deckcli.stats.sprt import Sprt


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture
def clock(monkeypatch):
    """The time, which stands still unless it is told otherwise."""
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    return now


@pytest.fixture
def runner(clock):
    """Ten pairs of a hundred, in five seconds."""
    made = Runner(None, Tally([["x", "y"], ["u", "v", "w"]]), Budget(100, sprt=Sprt(0.5, 0.52)))
    for pair in range(1, 11):
        made._count_pair(tuple(rows(pair, "AA" if pair % 2 else "AB")))
    made.played = 10
    clock[0] += 5
    return made


def test_the_line_tells_rate_end_score_and_llr(runner):
    sprt = runner.budget.sprt
    llr, (low, high) = sprt.llr(runner.tally.pairs), sprt.bounds

    assert told(runner) == (
        "10 of 100 pairs, 2.0 a second, 0:45 left, A 75.0 %, "
        f"LLR {llr:.2f} in [{low:.2f}, {high:.2f}]"
    )


def test_a_match_by_the_clock_ends_by_the_clock(runner):
    runner.budget = Budget(None, seconds=60.0)

    assert told(runner) == "10 pairs, 2.0 a second, 0:55 left, A 75.0 %"


def test_elsewhere_a_line_every_ten_seconds(runner, clock):
    stream = io.StringIO()
    progress = Progress(stream, quiet=False)
    for _ in range(26):
        progress(runner)
        clock[0] += 1
    progress.end()

    assert EVERY == 10
    assert len(stream.getvalue().splitlines()) == 2
    assert "\r" not in stream.getvalue()


def test_on_a_terminal_one_line_that_is_wiped_away(runner, clock):
    stream = Terminal()
    progress = Progress(stream, quiet=False)
    for _ in range(5):
        clock[0] += 1
        progress(runner)
    progress.end()

    assert stream.getvalue().count("\r") == 5 + 2
    assert stream.getvalue().endswith(" \r")
    assert "\n" not in stream.getvalue()


def test_quiet_is_quiet(runner, clock):
    stream = Terminal()
    progress = Progress(stream, quiet=True)
    clock[0] += 60
    progress(runner)
    progress.end()

    assert stream.getvalue() == ""

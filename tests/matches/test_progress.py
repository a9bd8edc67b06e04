"""Progress: a line that changes on a terminal, plain lines elsewhere, nothing when quiet."""

import io

import pytest
from rows_by_hand import CARDS, MATCH, rows, tournament

from deckcli.cli.matches.match_progress import EVERY, Progress, told
from deckcli.matches.runner import Budget, Runner
from deckcli.matches.standings import Standings
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
    made = Runner(None, Standings(MATCH, CARDS), Budget(100, sprt=Sprt(0.5, 0.52)))
    for pair in range(1, 11):
        made._count_rotation(tuple(rows(pair, "AA" if pair % 2 else "AB")))
    made.played = 10
    clock[0] += 5
    return made


def test_the_line_tells_rate_end_score_and_llr(runner):
    sprt = runner.budget.sprt
    llr, (low, high) = sprt.llr(runner.standings.pairs), sprt.bounds

    assert told(runner) == (
        "10 of 100 pairs, 2.0 a second, 0:45 left, A 75.0 %, "
        f"LLR {llr:.2f} in [{low:.2f}, {high:.2f}]"
    )


def test_a_match_by_the_clock_ends_by_the_clock(runner):
    runner.budget = Budget(None, seconds=60.0)

    assert told(runner) == "10 pairs, 2.0 a second, 0:55 left, A 75.0 %"


def test_of_a_tournament_it_tells_who_leads(runner):
    cup = tournament("One", "Two", "Three")
    runner.standings = Standings(cup, [["x", "y", "z"]] * 3)
    for pair in range(1, 10):  # 1-2, 1-3 and 2-3 in turn
        runner.standings.add(rows(pair, "BB" if pair % 3 == 1 else "AB"))
    runner.budget = Budget(30)

    assert told(runner) == "10 of 30 pairs, 2.0 a second, 0:10 left, Two 75.0 %"


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

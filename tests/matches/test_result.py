"""What a run comes to: the word that decides the exit status of a match."""

import pytest

from deckcli.matches.gates import Gate
from deckcli.matches.summary import FAILED, OPEN, PASSED, result
from deckcli.stats.intervals import Interval
from deckcli.stats.sprt import Verdict


def gate(*, passed):
    return Gate("A>=45%", passed, is_sure=True, value=0.5, interval=Interval(0.4, 0.6))


@pytest.mark.parametrize(
    ("verdict", "gates", "outcome"),
    [
        (None, [], None),
        (None, [True], PASSED),
        (None, [True, False], FAILED),
        (Verdict.H1, [], PASSED),
        (Verdict.H0, [], FAILED),
        (Verdict.OPEN, [], OPEN),
        (Verdict.H1, [False], FAILED),
        (Verdict.OPEN, [True], OPEN),
        (Verdict.OPEN, [False], FAILED),
    ],
)
def test_a_run_passes_only_if_something_was_asked_and_nothing_failed(verdict, gates, outcome):
    test = {"verdict": verdict} if verdict is not None else None

    assert result(test, [gate(passed=passed) for passed in gates]) == outcome

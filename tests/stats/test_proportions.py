"""Shares and their intervals, against Newcombe's table and scipy."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest
from scipy.stats import t as student

from deckcli.stats.intervals import normal_quantile, student_quantile
from deckcli.stats.proportions import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [  # Newcombe 1998, Statistics in Medicine 17, 857-872, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_newcombes_table(successes, trials, low, high):
    interval = wilson(successes, trials)

    assert (round(interval.low, 4), round(interval.high, 4)) == (low, high)


@st.composite
def shares(draw):
    trials = draw(st.integers(1, 5000))
    return draw(st.integers(0, trials)), trials


@given(shares(), st.sampled_from([0.8, 0.95, 0.999]))
def test_scipy_agrees(share, level):
    ours = wilson(*share, level)
    theirs = binomtest(*share).proportion_ci(level, method="wilson")

    assert (ours.low, ours.high) == pytest.approx((theirs.low, theirs.high), abs=1e-12)


@given(shares())
def test_an_interval_holds_its_share_and_stays_a_share(share):
    interval = wilson(*share)

    assert 0 <= interval.low <= share[0] / share[1] <= interval.high <= 1
    assert interval.width > 0


@given(shares())
def test_failures_mirror_successes(share):
    successes, trials = share
    interval, mirrored = wilson(successes, trials), wilson(trials - successes, trials)

    assert (interval.low, interval.high) == pytest.approx((1 - mirrored.high, 1 - mirrored.low))


@given(shares())
def test_one_more_success_moves_both_ends_up(share):
    successes, trials = share
    before, after = wilson(successes, trials + 1), wilson(successes + 1, trials + 1)

    assert before.low < after.low and before.high < after.high


def test_no_trial_tells_nothing():
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


def test_more_successes_than_trials_are_refused():
    with pytest.raises(ValueError, match="3 successes in 2 trials"):
        wilson(3, 2)


@pytest.mark.parametrize(
    ("df", "error"), [(1, 1e-12), (2, 1e-12), (3, 2e-3), (10, 1e-5), (99, 1e-9)]
)
def test_student_quantiles(df, error):
    assert student_quantile(df) == pytest.approx(student.ppf(0.975, df), rel=error)


def test_the_number_everyone_knows():
    assert normal_quantile() == pytest.approx(1.959964, abs=1e-6)

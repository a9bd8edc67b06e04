"""How many games a question needs."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckcli.stats.pairs import Pairs, interval
from deckcli.stats.plan import (
    independent_variance,
    outlook,
    outlooks,
    pairs_for_difference,
    pairs_for_margin,
)
from deckcli.stats.sprt import Sprt


def test_fishtest_expects_116_thousand_games_at_worst():
    """Bounds of -0.5 and 2.5 normalised Elo, as official-stockfish/fishtest pull request 914.

    Fishtest has Wald's bounds for 5 %, which are ours for 5/95.
    """
    variance = 0.07
    low, high = (0.5 + elo * math.log(10) / 800 * math.sqrt(2 * variance) for elo in (-0.5, 2.5))
    worst = outlooks(Sprt(low, high, alpha=5 / 95, beta=5 / 95), variance)[1]

    assert 2 * worst.pairs == pytest.approx(116_000, rel=0.005)
    assert worst.accepts_high == pytest.approx(0.5)


@given(st.floats(0.3, 0.7), st.floats(0.001, 0.1), st.floats(0.01, 0.125))
def test_the_middle_takes_longest(low, gap, variance):
    at_low, middle, at_high = outlooks(Sprt(low, low + gap), variance)

    assert at_low.pairs <= middle.pairs >= at_high.pairs
    assert at_low.accepts_high <= 0.05 < middle.accepts_high < 0.95 <= at_high.accepts_high


@given(st.floats(0.01, 0.99), st.floats(0.01, 0.99))
def test_a_better_deck_passes_more_often(one, other):
    low, high = sorted((one, other))
    chances = [outlook(Sprt(0.5, 0.52), rate, 0.1).accepts_high for rate in (low, high)]

    assert 0 <= chances[0] <= chances[1] <= 1


def test_near_the_middle_both_formulas_meet():
    sprt = Sprt(0.5, 0.52)

    assert outlook(sprt, 0.51 + 1e-7, 0.1).pairs == pytest.approx(
        outlook(sprt, 0.51, 0.1).pairs, abs=2
    )


def test_without_variance_one_pair_is_enough():
    assert [row.pairs for row in outlooks(Sprt(0.5, 0.52), 0.0)] == [1, 1, 1]


def test_a_margin_is_reached():
    number = pairs_for_margin(0.01, independent_variance())
    quarter = number // 4
    pairs = Pairs((quarter, 0, number - 2 * quarter, 0, quarter))

    assert number == 4802  # 0.125 * (1.96 / 0.01)**2
    assert interval(pairs).width / 2 == pytest.approx(0.01, rel=1e-3)


def test_a_difference_is_found():
    # 2 * 0.125 * ((1.959964 + 0.841621) / 0.05)**2, as in any table of sample sizes
    assert pairs_for_difference(0.05, 0.125) == 785

"""Pairs: their table, the interval of their score, and what pairing saves."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckcli.core.rng import seeded
from deckcli.stats.intervals import Interval
from deckcli.stats.pairs import Pairs, interval, saving
from deckcli.stats.proportions import wilson

tables = st.tuples(*[st.integers(0, 300)] * 5).map(Pairs)
played = tables.filter(lambda pairs: pairs.number > 0)


def elo(score):
    return -400 * math.log10(1 / score - 1)


@pytest.mark.parametrize(
    ("counts", "both_drawn", "elo_difference", "elo_error", "normalised", "normalised_error"),
    [  # fastchess, app/tests/elo_test.cpp, "EloPentanomial" 1 to 3
        ((34, 54, 63, 64, 75), 32, 55.58, 27.65, 57.94, 28.28),
        ((332, 433, 498, 333, 334), 41, -8.64, 10.33, -9.17, 10.96),
        ((7895, 8757, 5685, 568, 9999), 200, -21.04, 2.95, -19.01, 2.65),
    ],
)
def test_estimates_are_those_of_fastchess(
    counts, both_drawn, elo_difference, elo_error, normalised, normalised_error
):
    pairs = Pairs(counts, both_drawn)
    found = interval(pairs)
    deviation = math.sqrt(2 * pairs.variance)
    per_deviation = 800 / math.log(10)

    assert elo(pairs.score) == pytest.approx(elo_difference, rel=0.01)
    assert (elo(found.high) - elo(found.low)) / 2 == pytest.approx(elo_error, rel=0.01)
    assert per_deviation * (pairs.score - 0.5) / deviation == pytest.approx(normalised, rel=0.01)
    half = found.width / 2 / deviation
    assert per_deviation * half == pytest.approx(normalised_error, rel=0.01)


def test_games_become_a_table():
    pairs = Pairs.of([(2, 2), (2, 0), (0, 2), (1, 1), (0, 1), (1, 2), (0, 0)])

    assert pairs == Pairs((1, 1, 3, 1, 1), both_drawn=1)
    assert pairs.games == (5, 4, 5)
    assert pairs.score == 0.5


def test_tables_that_cannot_be_are_refused():
    with pytest.raises(ValueError, match=r"\(3, 0\): a game brings 0, 1 or 2 half points"):
        Pairs.of([(3, 0)])
    with pytest.raises(ValueError, match="is no table of pairs"):
        Pairs((0, 0, -1, 0, 0))
    with pytest.raises(ValueError, match="3 of 2 even pairs cannot be draws"):
        Pairs((0, 0, 2, 0, 0), both_drawn=3)


@given(played, played)
def test_tables_add_up(one, other):
    both = one + other

    assert both.half_points == one.half_points + other.half_points
    assert both.games == tuple(a + b for a, b in zip(one.games, other.games, strict=True))


@given(played)
def test_an_interval_holds_its_score_and_stays_a_share(pairs):
    found = interval(pairs)

    assert 0 <= found.low <= pairs.score <= found.high <= 1


@given(played)
def test_the_other_deck_sees_the_mirror_image(pairs):
    mine, theirs = interval(pairs), interval(pairs.swapped)

    assert (mine.low, mine.high) == pytest.approx((1 - theirs.high, 1 - theirs.low))
    assert pairs.swapped.games == pairs.games[::-1]


@given(played)
def test_more_of_the_same_narrows_the_interval(pairs):
    assert interval(pairs + pairs).width <= interval(pairs).width


@pytest.mark.parametrize("number", [1, 2, 500])
def test_a_deck_against_itself_is_exactly_even(number):
    pairs = Pairs.of([(2, 0), (0, 2)][turn % 2] for turn in range(number))

    assert pairs.score == 0.5
    assert interval(pairs, mirror=True) == Interval(0.5, 0.5)


def test_a_mirror_that_is_not_even_hides_nothing():
    pairs = Pairs((1, 0, 98, 0, 1))

    assert interval(pairs, mirror=True) == interval(pairs)
    assert interval(pairs).width > 0


@pytest.mark.parametrize("counts", [(0, 0, 0, 0, 10), (0, 0, 10, 0, 0), (0, 10, 0, 0, 0)])
def test_ten_pairs_that_went_alike_are_no_certainty(counts):
    pairs = Pairs(counts)

    assert interval(pairs) == wilson(10 * pairs.score, 10)


def test_without_a_pair_nothing_is_known():
    assert (Pairs().score, interval(Pairs()), saving(Pairs())) == (0.5, Interval(0, 1), None)


def test_95_of_100_intervals_hold_the_true_score():
    rng = seeded(1, "coverage")
    hits = 0
    for _ in range(2000):
        games = [(2 * rng.below(2), 2 * rng.below(2)) for _ in range(12)]
        hits += 0.5 in interval(Pairs.of(games))

    assert 0.935 < hits / 2000 < 0.975


@pytest.mark.parametrize(
    ("pairs", "saved"),
    [
        (Pairs((0, 0, 500, 0, 0)), 1.0),  # every pair split: one tells all
        (Pairs((2500, 0, 5000, 0, 2500)), 0.0),  # games that know nothing of each other
        (Pairs((5000, 0, 0, 0, 5000)), -1.0),  # the second game only repeats the first
        (Pairs((625, 2500, 3750, 2500, 625), both_drawn=2500), 0.0),  # with draws
    ],
)
def test_what_pairing_saves(pairs, saved):
    assert saving(pairs) == pytest.approx(saved, abs=1e-3)


def test_games_that_all_end_alike_tell_nothing_of_pairing():
    assert saving(Pairs((0, 0, 0, 0, 9))) is None
    assert saving(Pairs((0, 0, 1, 0, 0))) is None

"""Ratings of a field, against choix and by hand."""

import itertools
import math

import choix
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckcli.core.rng import seeded
from deckcli.stats.pairs import Pairs
from deckcli.stats.ratings import ELO, rating_intervals, ratings


def decided(wins, losses):
    """Pairs of games without draws; wins + losses is even."""
    whole, rest = divmod(wins, 2)
    return Pairs((losses // 2, 0, rest, 0, whole))


def choix_ratings(decks, results):
    """The same games as choix has them: a list of (winner, loser)."""
    games = []
    for (one, other), pairs in results.items():
        games += [(one, other)] * (pairs.half_points // 2)
        games += [(other, one)] * ((4 * pairs.number - pairs.half_points) // 2)
    values = choix.ilsr_pairwise(decks, games, alpha=0.0, tol=1e-10, max_iter=1000)
    return [ELO * float(value) for value in values - values.mean()]


@st.composite
def fields(draw):
    """A ring of decks that all won and lost, and any further pairings."""
    decks = draw(st.integers(2, 6))
    results = {}
    for one in range(decks):
        for other in range(one + 1, decks):
            if other - one in (1, decks - 1) or draw(st.booleans()):
                won, lost = draw(st.integers(1, 30)), draw(st.integers(1, 30))
                results[one, other] = Pairs((lost, 0, draw(st.integers(0, 20)), 0, won))
    return decks, results


@settings(max_examples=40)
@given(fields())
def test_choix_agrees(field):
    found = ratings(*field)

    assert found.reason == ""
    assert list(found.values) == pytest.approx(choix_ratings(*field), abs=1e-3)


def test_two_decks_are_rated_by_their_score():
    found = ratings(2, {(0, 1): decided(75, 25)})

    assert found.values[0] - found.values[1] == pytest.approx(400 * math.log10(3))
    assert sum(found.values) == pytest.approx(0)


def test_a_draw_is_half_a_win_for_both():
    drawn = ratings(2, {(0, 1): Pairs((10, 0, 30, 0, 40), both_drawn=30)})
    split = ratings(2, {(0, 1): Pairs((10, 0, 30, 0, 40))})

    assert drawn.values == split.values


def test_the_order_of_seats_and_names_makes_no_difference():
    results = {(0, 1): decided(30, 10), (1, 2): decided(26, 14), (0, 2): decided(20, 20)}
    turned = {(1, 0): decided(10, 30), (2, 1): decided(14, 26), (2, 0): decided(20, 20)}

    assert ratings(3, turned).values == pytest.approx(ratings(3, results).values)


def test_a_pairing_may_be_told_from_both_sides():
    told_once = {(0, 1): decided(40, 0)}
    told_twice = {(0, 1): decided(20, 0), (1, 0): decided(0, 20)}

    assert ratings(2, told_twice) == ratings(2, told_once)


def test_lopsided_fields_are_rated_too():
    chain = {(deck, deck + 1): Pairs((1, 0, 0, 0, 999)) for deck in range(8)}
    found = ratings(9, chain)

    steps = [one - other for one, other in itertools.pairwise(found.values)]
    assert steps == pytest.approx([400 * math.log10(999)] * 8)


def test_a_circle_is_even():
    circle = {(0, 1): decided(30, 10), (1, 2): decided(30, 10), (2, 0): decided(30, 10)}

    assert ratings(3, circle).values == pytest.approx((0, 0, 0), abs=1e-6)


def test_a_deck_that_won_everything_gets_a_finite_rating_and_a_reason():
    found = ratings(3, {(0, 1): decided(20, 0), (0, 2): decided(20, 0), (1, 2): decided(10, 10)})

    assert found.values[0] > found.values[1] == pytest.approx(found.values[2])
    assert found.values[0] - found.values[1] == pytest.approx(400 * math.log10(20.5 / 0.5))
    assert found.reason == (
        "some decks took every point from the rest, which no finite rating explains; one drawn "
        "game was added to every pairing that was played"
    )


def test_groups_that_never_met_are_rated_apart():
    found = ratings(5, {(0, 1): decided(30, 10), (2, 3): decided(10, 30), (4, 4): decided(5, 5)})

    assert found.groups == ((0, 1), (2, 3), (4,))
    assert found.values[0] == pytest.approx(found.values[3])
    assert found.values[4] == 0
    assert found.reason == (
        "the field falls into 3 groups that never met; ratings compare only within a group"
    )


def test_pairings_without_games_link_nobody():
    assert ratings(2, {(0, 1): Pairs()}).groups == ((0,), (1,))
    assert ratings(0, {}).values == ()


def test_intervals_hold_the_ratings_and_can_be_repeated():
    results = {(0, 1): decided(60, 40), (1, 2): decided(55, 45), (0, 2): decided(70, 30)}
    found = ratings(3, results)
    intervals = rating_intervals(3, results, seeded(1), resamples=200)
    again = rating_intervals(3, dict(reversed(results.items())), seeded(1), resamples=200)

    assert all(value in around for value, around in zip(found.values, intervals, strict=True))
    assert intervals == again


def test_intervals_are_as_wide_as_the_score_is_uncertain():
    pairs = Pairs((100, 0, 200, 0, 100))
    around = rating_intervals(2, {(0, 1): pairs}, seeded(2), resamples=1000)[0]
    per_point = ELO * 4 / 2  # slope of log(p / (1 - p)) at a half; each deck moves half of it
    error = math.sqrt(pairs.variance / pairs.number)

    assert around.width == pytest.approx(2 * 1.96 * error * per_point, rel=0.1)


@pytest.mark.parametrize("counts", [(0, 0, 0, 0, 8), (0, 0, 8, 0, 0), (0, 0, 0, 0, 1)])
def test_pairs_that_all_went_alike_are_no_certainty(counts):
    pairs = Pairs(counts)
    value = ratings(2, {(0, 1): pairs}).values[0]
    around = rating_intervals(2, {(0, 1): pairs}, seeded(3), resamples=300)[0]

    assert around.width > 50
    assert around.low < value <= around.high

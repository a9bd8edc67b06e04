"""Shares of points in rotations, and their intervals."""

import math
from collections import Counter

import pytest
from scipy import stats

from deckcli.core.rng import Rng, seeded
from deckcli.stats.bootstrap import Rotations, resampled_counts, share_intervals
from deckcli.stats.pairs import Pairs, interval
from deckcli.stats.proportions import wilson
from deckcli.stats.shares import Share, share_interval


def test_two_decks_have_the_interval_of_their_pairs():
    """A pair is a rotation of two: the numbers are the same to the last bit."""
    rng = seeded(1, "pairs")
    for _ in range(300):
        counts = tuple(rng.below(9) for _ in range(5))
        pairs = Pairs(counts)
        share = Share.of(
            [(6 * halves, count) for halves, count in enumerate(counts)], players=2, whole=24
        )

        assert (share.number, share.value) == (pairs.number, pairs.score)
        assert share.variance == pairs.variance
        for mirror in (False, True):
            assert share_interval(share, mirror=mirror) == interval(pairs, mirror=mirror)


def test_the_interval_is_students_over_rotations():
    taken = [0, 12, 12, 24, 36, 6, 18]
    share = Share.of(Counter(taken).items(), players=3, whole=36)
    found = share_interval(share)
    shares = [one / 36 for one in taken]
    low, high = stats.t.interval(
        0.95, len(taken) - 1, loc=sum(shares) / len(taken), scale=stats.sem(shares)
    )

    assert share.value == pytest.approx(sum(shares) / 7)
    assert (found.low, found.high) == pytest.approx((max(low, 0), high), abs=1e-3)


def test_rotations_that_all_went_alike_are_no_certainty():
    share = Share.of([(12, 5)], players=3, whole=36)

    assert share_interval(share) == wilson(5 / 3, 5)
    assert share_interval(share, mirror=True).width == 0
    assert share_interval(Share.of([(24, 5)], players=3, whole=36), mirror=True).width > 0


def test_nothing_played_is_an_even_share():
    share = Share(players=4, whole=48)

    assert (share.value, share.variance) == (0.25, math.inf)


def test_shares_of_several_groups_add_up():
    one, other = (Share.of([(12, 2), (36, n)], players=3, whole=36) for n in (1, 3))

    assert one + other == Share.of([(12, 4), (36, 4)], players=3, whole=36)


def test_as_many_are_drawn_as_were_counted():
    counts = [0, 7, 0, 3, 20]
    drawn = [resampled_counts(counts, Rng(seed)) for seed in range(1, 200)]

    assert all(sum(one) == 30 and one[0] == one[2] == 0 for one in drawn)
    assert sum(one[4] for one in drawn) / len(drawn) == pytest.approx(20, abs=0.6)


def test_resampled_shares_are_as_wide_as_theory_says():
    """Three decks, each winning whole rotations at random: a share has variance p(1 - p)/n."""
    taken = {(36, 0, 0): 60, (0, 36, 0): 30, (0, 0, 36): 10}
    rotations = Rotations(3, [((0, 1, 2), taken)], 36)
    found = share_intervals(rotations, seeded(1, "shares"), resamples=2000)
    for around, part in zip(found, (0.6, 0.3, 0.1), strict=True):
        error = 1.96 * math.sqrt(part * (1 - part) / 100)
        assert (around.low, around.high) == pytest.approx((part - error, part + error), abs=0.02)


def test_a_deck_is_resampled_over_all_its_groups():
    always, half = {(36, 0, 0): 10}, {(36, 0, 0): 5, (0, 36, 0): 5}
    rotations = Rotations(4, [((0, 1, 2), always), ((0, 1, 3), half)], 36)
    found = share_intervals(rotations, seeded(1, "shares"))

    assert 0.5 <= found[0].low < 0.75 < found[0].high <= 1
    assert found[2] is None  # it took nothing each time, which is no certainty
    assert found[3] is None

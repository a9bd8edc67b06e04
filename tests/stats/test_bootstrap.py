"""Resampling: the right distribution, the same on every run."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binom, chisquare

from deckcli.core.rng import seeded
from deckcli.stats.bootstrap import binomial, percentiles, resampled
from deckcli.stats.intervals import Interval
from deckcli.stats.pairs import Pairs


@pytest.mark.parametrize(("trials", "chance"), [(1, 0.5), (8, 0.3), (8, 0.97), (12, 0.02)])
def test_binomials_have_their_distribution(trials, chance):
    rng = seeded(5, trials, str(chance))
    seen = [0] * (trials + 1)
    for _ in range(20_000):
        seen[binomial(trials, chance, rng)] += 1
    expected = [20_000 * binom.pmf(number, trials, chance) for number in range(trials + 1)]
    common = [at for at, number in enumerate(expected) if number >= 5]
    rest = 20_000 - sum(seen[at] for at in common), 20_000 - sum(expected[at] for at in common)
    tail = [rest] if rest[1] >= 1 else []
    observed, wanted = zip(*[(seen[at], expected[at]) for at in common], *tail, strict=False)
    scale = sum(observed) / sum(wanted)

    assert chisquare(observed, [scale * number for number in wanted]).pvalue > 0.001


def test_large_binomials_have_their_mean_and_spread():
    rng = seeded(6, "large")
    drawn = [binomial(100_000, 0.3, rng) for _ in range(2000)]
    mean = sum(drawn) / 2000

    assert mean == pytest.approx(30_000, abs=4 * 145 / 2000**0.5)
    assert sum((one - mean) ** 2 for one in drawn) / 2000 == pytest.approx(21_000, rel=0.15)


@pytest.mark.parametrize(("trials", "chance", "certain"), [(0, 0.4, 0), (9, 0.0, 0), (9, 1.0, 9)])
def test_certain_numbers(trials, chance, certain):
    assert binomial(trials, chance, seeded(1)) == certain


@given(st.tuples(*[st.integers(0, 40)] * 5).map(Pairs), st.integers(0, 99))
def test_a_resample_has_as_many_pairs_and_only_results_that_were_seen(pairs, seed):
    again = resampled(pairs, seeded(seed))

    assert again.number == pairs.number
    assert all(was or not now for was, now in zip(pairs.counts, again.counts, strict=True))
    assert again == resampled(pairs, seeded(seed))


def test_resamples_scatter_like_the_pairs():
    pairs, rng = Pairs((20, 10, 40, 10, 20)), seeded(8)
    scores = [resampled(pairs, rng).score for _ in range(4000)]

    assert sum(scores) / 4000 == pytest.approx(0.5, abs=0.002)
    variance = sum((score - 0.5) ** 2 for score in scores) / 4000
    assert variance == pytest.approx(pairs.variance / 100, rel=0.08)


def test_percentiles():
    assert percentiles([3.0, 1.0, 2.0, 5.0, 4.0], 0.5) == Interval(2.0, 4.0)
    assert percentiles([7.0]) == Interval(7.0, 7.0)

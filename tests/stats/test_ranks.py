"""How far rankings agree."""

import pytest

from deckcli.core.rng import seeded
from deckcli.stats.ranks import noise_floor, ranks, spearman


def test_equal_values_share_their_places():
    assert ranks([0.1, 0.7, 0.4]) == [3, 1, 2]
    assert ranks([0.5, 0.5, 0.9]) == [2.5, 2.5, 1]


@pytest.mark.parametrize(
    ("other", "agreed"),
    [([10, 20, 30, 40], 1), ([4, 3, 2, 1], -1), ([1, 2, 4, 3], 0.8), ([2, 1, 4, 3], 0.6)],
)
def test_the_correlation_of_ranks(other, agreed):
    """1 - 6 sum(d²) / (n³ - n), where no two are equal."""
    assert spearman([1, 2, 3, 4], other) == pytest.approx(agreed)


def test_ties_count_as_the_mean_of_their_places():
    """Worked out by hand: ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4."""
    assert spearman([9, 5, 5, 1], [4, 3, 2, 1]) == pytest.approx(4.5 / (4.5 * 5) ** 0.5)


def test_without_a_ranking_there_is_nothing_to_agree_with():
    assert spearman([1, 1, 1], [1, 2, 3]) is None
    assert noise_floor([lambda _: [1, 1]], seeded(1)) is None


def test_the_noise_floor_is_that_of_luck():
    sure = noise_floor([lambda _: [1.0, 2.0, 3.0]], seeded(1))
    lucky = noise_floor([lambda rng: [rng.word() for _ in range(5)]], seeded(1))

    assert sure == (1, 1, 1)
    assert lucky.low < -0.7 < lucky.median < 0.3
    assert lucky.high > 0.7

"""The random numbers: in range, evenly spread, the same for ever."""

from collections import Counter
from itertools import pairwise

import pytest

from deckcli.core.rng import Rng, seeded

GOLDEN_WORDS = [1983304993, 2324729059, 2161650383, 1905402733]
GOLDEN_NUMBERS = [91, 97, 73, 43, 76, 64, 94, 11]


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_stream_never_changes():
    """Golden values: logs of drafts and games hang on them."""
    rng = seeded(1)

    assert [rng.word() for _ in range(4)] == GOLDEN_WORDS
    assert [rng.below(100) for _ in range(8)] == GOLDEN_NUMBERS


def test_every_state_and_intermediate_stays_below_63_bits():
    rng = seeded(3)
    for _ in range(10_000):
        rng.word()
        assert 0 < rng.state < 2**62


@pytest.mark.parametrize("n", [1, 2, 6, 54, 1000, 2**31 - 1])
def test_numbers_are_in_range(n):
    rng = seeded("range", n)

    assert all(0 <= rng.below(n) < n for _ in range(1000))


def test_numbers_are_evenly_spread():
    rng = seeded(5)
    counts = Counter(rng.below(10) for _ in range(20_000))

    assert chi_square(counts.values(), 2000) < 27.9  # one in a thousand, 9 degrees of freedom


def test_large_numbers_are_evenly_spread_too():
    """Without drawing again, a third of the numbers would come up less often than the others."""
    rng = seeded(6)
    counts = Counter(rng.below(3 * 2**29) % 3 for _ in range(6000))

    assert chi_square(counts.values(), 2000) < 13.8  # one in a thousand, 2 degrees of freedom


def test_shuffles_are_evenly_spread():
    counts = Counter()
    rng = seeded(8)
    for _ in range(12_000):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        counts[tuple(items)] += 1

    assert len(counts) == 24
    assert chi_square(counts.values(), 500) < 49.7  # one in a thousand, 23 degrees of freedom


def test_neighbouring_seeds_have_nothing_in_common():
    firsts = [seeded(seed).below(10) for seed in range(5000)]
    pairs = Counter(pairwise(firsts))

    assert chi_square(Counter(firsts).values(), 500) < 27.9
    assert chi_square([pairs[a, b] for a in range(10) for b in range(10)], 49.99) < 149.4


def test_a_copy_goes_its_own_way():
    rng = seeded(9)
    twin = rng.copy()
    first = [rng.word() for _ in range(3)]

    assert [twin.word() for _ in range(3)] == first
    assert Rng(rng.state).word() == rng.copy().word()


def test_the_purpose_is_part_of_the_seed():
    assert len({seeded(1).state, seeded(1, "bot").state, seeded("1", "bot", 2).state}) == 3


def test_pick_takes_any_item():
    rng = seeded(2)

    assert {rng.pick("abc") for _ in range(50)} == set("abc")

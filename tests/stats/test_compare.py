"""Whether a win rate changed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckcli.core.rng import seeded
from deckcli.stats.compare import Change, difference, independent, matched
from deckcli.stats.intervals import Interval
from deckcli.stats.pairs import Pairs
from deckcli.stats.proportions import wilson

played = st.tuples(*[st.integers(0, 100)] * 5).map(Pairs).filter(lambda pairs: pairs.number > 1)


@pytest.mark.parametrize(
    ("now", "was", "low", "high"),
    [  # Newcombe 1998, Statistics in Medicine 17, 873-890, table II, method 10
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
    ],
)
def test_newcombes_table(now, was, low, high):
    found = difference(was[0] / was[1], wilson(*was), now[0] / now[1], wilson(*now))

    assert found.interval.low == pytest.approx(low, abs=1e-4)
    assert found.interval.high == pytest.approx(high, abs=1e-4)


@given(played, played)
def test_the_interval_holds_the_difference_and_turns_round(base, current):
    there, back = independent(base, current), independent(current, base)

    assert there.value in there.interval
    assert there.interval.low == pytest.approx(-back.interval.high)


@pytest.mark.parametrize(
    ("base", "current", "change"),
    [
        ((250, 0, 500, 0, 250), (250, 0, 500, 0, 250), Change.UNCLEAR),
        ((250, 0, 500, 0, 250), (300, 0, 500, 0, 200), Change.WORSE),
        ((250, 0, 500, 0, 250), (200, 0, 500, 0, 300), Change.NONE_OR_BETTER),
        ((2500, 0, 50000, 0, 2500), (2500, 0, 50000, 0, 2500), Change.NONE_OR_BETTER),
        ((2500, 0, 50000, 0, 2500), (2800, 0, 50000, 0, 2200), Change.NONE_OR_BETTER),
    ],
)
def test_a_gate_with_two_points_of_tolerance(base, current, change):
    assert independent(Pairs(base), Pairs(current)).change(0.02) is change


def test_a_proven_loss_within_the_tolerance_is_told_apart():
    found = independent(Pairs((2500, 0, 50000, 0, 2500)), Pairs((2800, 0, 50000, 0, 2200)))

    assert found.is_significant
    assert found.value == pytest.approx(-300 / 55000)


def test_equal_runs_of_one_seed_have_no_difference():
    found = matched({(0, 0): 3, (2, 2): 5, (4, 4): 2})

    assert (found.value, found.interval) == (0, Interval(0, 0))
    assert found.change(0) is Change.NONE_OR_BETTER


def test_matched_runs_see_what_independent_ones_do_not():
    table = {(4, 4): 250, (2, 2): 490, (2, 0): 10, (0, 0): 250}
    same_seeds = matched(table)
    other_seeds = independent(Pairs((250, 0, 500, 0, 250)), Pairs((260, 0, 490, 0, 250)))

    assert same_seeds.value == pytest.approx(other_seeds.value) == pytest.approx(-0.005)
    assert same_seeds.is_significant and not other_seeds.is_significant


@pytest.mark.parametrize("table", [{}, {(2, 0): 1}, {(2, 0): 3}])
def test_too_little_to_judge_by(table):
    assert matched(table).change(0.02) is Change.UNCLEAR


def test_unchanged_decks_rarely_fail():
    rng = seeded(4, "gate")
    runs = [Pairs.of((2 * rng.below(2), 2 * rng.below(2)) for _ in range(40)) for _ in range(2000)]
    failed = sum(
        independent(base, current).change(0) is Change.WORSE
        for base, current in zip(runs[::2], runs[1::2], strict=True)
    )

    assert failed / 1000 < 0.04  # 2.5 % on one side

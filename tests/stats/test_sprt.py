"""The sequential test: published likelihood ratios, error rates, bad questions."""

import math
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import minimize

from deckcli.core.errors import BadSetting
from deckcli.core.rng import seeded
from deckcli.stats.pairs import Pairs
from deckcli.stats.sprt import Sprt, Verdict

tables = st.tuples(*[st.integers(0, 200)] * 5).map(Pairs).filter(lambda pairs: pairs.number > 0)


def score_of_elo(elo):
    return 1 / (1 + 10 ** (-elo / 400))


def score_of_normalised_elo(elo, pairs):
    """Normalised Elo counts standard deviations of a game; a pair's is smaller by sqrt(2)."""
    return 0.5 + elo * math.log(10) / 800 * math.sqrt(2 * pairs.variance)


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "llr"),
    [  # fastchess, app/tests/sprt_test.cpp, "logistic pentanomial" 1 and 2
        ((223, 9863, 21279, 10037, 246), 0.5, 2.5, -3.07),
        ((871, 26175, 55983, 26678, 821), 0, 2, -4.98),
    ],
)
def test_logistic_ratios_of_fastchess(counts, elo0, elo1, llr):
    sprt = Sprt(score_of_elo(elo0), score_of_elo(elo1))

    assert sprt.llr(Pairs(counts)) == pytest.approx(llr, abs=0.005)


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "llr"),
    [
        # fastchess, app/tests/sprt_test.cpp, "normalized pentanomial" 1 and 2; pull request 783
        ((365, 16618, 36229, 16974, 390), 0, 2, 2.25),
        ((127, 4883, 10712, 5150, 104), -1.75, 0.25, 3.01),
        ((379, 10170, 21828, 10640, 343), 0, 2, 2.94598),
        # OpenBench, as its instances printed them: cosmobobak/viridithas pull requests 210, 196,
        # 292; Yoshie2000/PlentyChess 95, 233, 334 (two); Quanticade/Quanticade 158;
        # xu-shawn/Serendipity 128
        ((189, 845, 1540, 899, 214), -5, 0, 2.98),
        ((51, 648, 1441, 809, 76), 0, 3, 2.97),
        ((584, 11950, 25215, 11975, 596), 0, 3, -2.96),
        ((46, 936, 2083, 1043, 63), 0, 5, 2.91),
        ((59, 1365, 2872, 1515, 89), 0, 3, 2.91),
        ((214, 8992, 19871, 9102, 235), 0, 2.5, 0.16),
        ((5, 942, 2469, 1050, 5), -3, 1, 2.90),
        ((374, 7478, 16137, 7776, 389), 0, 3, 2.91),
        ((571, 6013, 11778, 6226, 630), 0, 5, 2.97),
    ],
)
def test_normalised_ratios_of_fastchess_and_openbench(counts, elo0, elo1, llr):
    pairs = Pairs(counts)
    sprt = Sprt(*(score_of_normalised_elo(elo, pairs) for elo in (elo0, elo1)))

    assert sprt.llr(pairs) == pytest.approx(llr, abs=0.01)


@pytest.mark.parametrize(
    "counts", [(3, 1, 9, 4, 6), (0, 0, 5, 0, 2), (0, 0, 0, 0, 4), (0, 0, 7, 0, 0), (0, 3, 0, 0, 0)]
)
@pytest.mark.parametrize("mean", [0.3, 0.5, 0.62])
def test_the_fit_is_the_likeliest_distribution(counts, mean):
    """Against a general optimiser over all five shares, seen or not."""
    found = minimize(
        lambda shares: (
            -sum(n * math.log(share) for n, share in zip(counts, shares, strict=True) if n)
        ),
        [0.2] * 5,
        bounds=[(1e-12, 1)] * 5,
        constraints=[
            {"type": "eq", "fun": lambda shares: sum(shares) - 1},
            {
                "type": "eq",
                "fun": lambda shares: sum(i * s / 4 for i, s in enumerate(shares)) - mean,
            },
        ],
        method="SLSQP",
        options={"ftol": 1e-12, "maxiter": 1000},
    )
    free = sum(n * math.log(n / sum(counts)) for n in counts if n)
    pairs, base = Pairs(counts), Pairs(counts).score
    if base in (0, 1):
        base = abs(base - 1e-9)
    low, high = sorted((base, mean))
    ours = 0 if low == high else Sprt(low, high).llr(pairs) * (1 if mean == high else -1)

    assert ours == pytest.approx(-found.fun - free, abs=1e-4)


def test_the_bounds():
    assert Sprt(0.5, 0.52, alpha=0.05, beta=0.1).bounds == pytest.approx((-2.302585, 2.995732))


@given(tables)
def test_the_other_deck_sees_the_other_sign(pairs):
    assert Sprt(0.5, 0.55).llr(pairs) == pytest.approx(
        -Sprt(0.45, 0.5).llr(pairs.swapped), abs=1e-7
    )


@given(tables)
def test_one_more_clean_pair_speaks_for_the_deck(pairs):
    sprt = Sprt(0.5, 0.55)
    llr, error = sprt.llr(pairs), 1e-9

    assert sprt.llr(pairs + Pairs((1, 0, 0, 0, 0))) < llr + error
    if pairs.score >= sprt.low:  # far below, a win also shows that results scatter widely
        assert sprt.llr(pairs + Pairs((0, 0, 0, 0, 1))) > llr - error


@cache
def verdict(sprt, counts):
    return sprt.verdict(Pairs(counts))


def ends(sprt, weights, runs):
    """How many of the runs accept H1, if results of pairs have these weights."""
    rng = seeded(2026, "sprt", *weights)
    results = [halves for halves, weight in enumerate(weights) for _ in range(weight)]
    accepted = 0
    for _ in range(runs):
        counts, found = [0] * 5, Verdict.OPEN
        while found is Verdict.OPEN:
            counts[rng.pick(results)] += 1
            found = verdict(sprt, tuple(counts))
        accepted += found is Verdict.H1
    return accepted


@pytest.mark.parametrize(
    "weights",
    [(1, 0, 2, 0, 1), (1, 0, 6, 0, 1), (1, 4, 6, 4, 1), (3, 0, 2, 0, 3)],
    ids=["independent", "pairing helps", "draws", "pairing hurts"],
)
def test_false_alarms_are_no_more_than_alpha(weights):
    sprt = Sprt(0.5, 0.6, alpha=0.05, beta=0.05)

    assert ends(sprt, weights, 2000) <= 0.05 * 2000


def test_true_differences_are_missed_no_more_than_beta():
    sprt = Sprt(0.5, 0.6, alpha=0.05, beta=0.05)

    assert ends(sprt, (4, 0, 12, 0, 9), 2000) >= 0.95 * 2000  # a true score of 60 %


def test_a_deck_against_itself_is_not_better():
    sprt = Sprt.asked("50:52")

    assert sprt.verdict(Pairs()) is Verdict.OPEN
    assert sprt.verdict(Pairs((0, 0, 70, 0, 0))) is Verdict.OPEN
    assert sprt.verdict(Pairs((0, 0, 80, 0, 0))) is Verdict.H0
    assert sprt.verdict(Pairs((0, 0, 0, 0, 80))) is Verdict.H1


@pytest.mark.parametrize("text", ["50:52", "50 : 52", "50%:52%", " 50.0:52 "])
def test_questions(text):
    assert Sprt.asked(text) == Sprt(0.50, 0.52)


@pytest.mark.parametrize(
    "text", ["", "50", "50:", "fifty:52", "50:52:54", "-5:5", "５０:52", "nan:52"]
)
def test_unreadable_questions(text):
    with pytest.raises(BadSetting, match="is no pair of win rates"):
        Sprt.asked(text)


@pytest.mark.parametrize("text", ["52:50", "50:50", "0:50", "50:100", "500:520"])
def test_impossible_questions(text):
    with pytest.raises(BadSetting, match="a test cannot ask for") as caught:
        Sprt.asked(text)
    assert "50:52" in caught.value.hint


@pytest.mark.parametrize("rates", [(0, 0.05), (0.05, 1), (0.5, 0.5), (float("nan"), 0.05)])
def test_impossible_error_rates(rates):
    with pytest.raises(BadSetting, match="cannot be error rates"):
        Sprt(0.5, 0.52, alpha=rates[0], beta=rates[1])

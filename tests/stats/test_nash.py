"""The unexploitable mix, against known games and scipy's linear programs."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import linprog

from deckcli.stats.nash import answers, nash

HALF = Fraction(1, 2)


def test_rock_paper_scissors():
    found = nash([[HALF, 0, 1], [1, HALF, 0], [0, 1, HALF]])

    assert found.mix == (Fraction(1, 3),) * 3
    assert found.value == HALF


def test_a_circle_of_unequal_wins():
    """Each deck is brought in the measure of the match-up between the two others."""
    a, b, c = Fraction(1, 10), Fraction(2, 10), Fraction(3, 10)
    matrix = [[HALF, HALF + a, HALF - b], [HALF - a, HALF, HALF + c], [HALF + b, HALF - c, HALF]]

    assert nash(matrix).mix == (Fraction(3, 6), Fraction(2, 6), Fraction(1, 6))


def test_a_deck_that_beats_all_others_is_the_mix():
    assert nash([[0.5, 0.4, 0.6], [0.6, 0.5, 0.7], [0.4, 0.3, 0.5]]).mix == (0, 1, 0)


def test_a_game_that_is_not_symmetric():
    """Matching pennies with 3 for one match and 1 for the other."""
    found = nash([[3, 0], [0, 1]])

    assert (found.mix, found.value) == ((Fraction(1, 4), Fraction(3, 4)), Fraction(3, 4))


def test_even_decks_take_the_first():
    assert nash([[HALF] * 3] * 3).mix == (1, 0, 0)


matrices = st.tuples(st.integers(1, 6), st.integers(1, 6)).flatmap(
    lambda size: st.lists(
        st.lists(st.integers(0, 40), min_size=size[1], max_size=size[1]),
        min_size=size[0],
        max_size=size[0],
    )
)


@given(matrices)
def test_scipy_finds_the_same_value(points):
    matrix = [[Fraction(value, 40) for value in row] for row in points]
    rows, columns = len(matrix), len(matrix[0])
    program = linprog(
        [0] * rows + [-1],
        A_ub=[
            [-float(matrix[row][column]) for row in range(rows)] + [1] for column in range(columns)
        ],
        b_ub=[0] * columns,
        A_eq=[[1] * rows + [0]],
        b_eq=[1],
        bounds=[(0, None)] * rows + [(None, None)],
    )

    assert float(nash(matrix).value) == pytest.approx(-program.fun, abs=1e-9)


@given(matrices)
def test_the_mix_keeps_its_promise_exactly(points):
    matrix = [[Fraction(value, 40) for value in row] for row in points]
    found = nash(matrix)
    taken = [
        sum(part * row[column] for part, row in zip(found.mix, matrix, strict=True))
        for column in range(len(matrix[0]))
    ]

    assert sum(found.mix) == 1 and min(found.mix) >= 0
    assert min(taken) == found.value


def test_best_answers():
    matrix = [[HALF, 0, 1], [1, HALF, 0], [0, 1, HALF]]

    assert answers(matrix, [1, 0, 0]) == [(1, 1.0), (0, 0.5), (2, 0.0)]
    assert answers(matrix, nash(matrix).mix) == [(0, 0.5), (1, 0.5), (2, 0.5)]

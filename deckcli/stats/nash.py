"""The mix of decks that nobody can exploit, and what to bring against a given mix.

The matrix tells the share of points that the deck of a row takes from the deck of a column. A
Nash mix of this zero-sum game maximises the worst case over all opponents (von Neumann 1928); it
is the answer of a linear program (Dantzig 1951), solved here by the simplex method in exact
fractions. Bland's rule (1977) picks the pivots, so it always ends and gives the same mix on every
machine. Unlike one rating per deck it is right about fields where A beats B beats C beats A.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

Matrix = Sequence[Sequence[Fraction | float]]


@dataclass(frozen=True, slots=True)
class Nash:
    """A mix for the rows that takes at least `value` from every column.

    If several mixes do, this is the first one in the order of the decks.
    """

    mix: tuple[Fraction, ...]
    value: Fraction


def nash(matrix: Matrix) -> Nash:
    """The unexploitable mix of the rows. Floats are taken at their exact binary value.

    With the matrix shifted to be positive, the columns' program is: greatest sum of y >= 0 with
    matrix * y <= 1. Its dual prices, scaled to the sum 1, are the mix of the rows.
    """
    entries = [[Fraction(value) for value in row] for row in matrix]
    shift = 1 - min(value for row in entries for value in row)
    rows, columns = len(entries), len(entries[0])
    table = [
        [value + shift for value in row] + _unit(at, rows) + [Fraction(1)]
        for at, row in enumerate(entries)
    ]
    prices = [Fraction(-1)] * columns + [Fraction(0)] * (rows + 1)
    basis = list(range(columns, columns + rows))
    while (
        entering := next((at for at, price in enumerate(prices) if price < 0), None)
    ) is not None:
        leaving = min(
            (at for at in range(rows) if table[at][entering] > 0),
            key=lambda at: (table[at][-1] / table[at][entering], basis[at]),
        )
        _pivot(table, prices, leaving, entering)
        basis[leaving] = entering
    total = prices[-1]
    return Nash(tuple(price / total for price in prices[columns:-1]), 1 / total - shift)


def _unit(at: int, size: int) -> list[Fraction]:
    return [Fraction(place == at) for place in range(size)]


def _pivot(
    table: list[list[Fraction]], prices: list[Fraction], leaving: int, entering: int
) -> None:
    """Bring a column into the basis, in all rows and in the prices."""
    pivot = table[leaving][entering]
    row = table[leaving] = [value / pivot for value in table[leaving]]
    for equation in (*table[:leaving], *table[leaving + 1 :], prices):
        factor = equation[entering]
        if factor:
            equation[:] = [value - factor * part for value, part in zip(equation, row, strict=True)]


def answers(matrix: Matrix, mix: Sequence[Fraction | float]) -> list[tuple[int, float]]:
    """Every row with the share it takes from the mix of the columns, the best answer first.

    Equally good rows stay in the order of the matrix. Against a Nash mix no row takes more than
    the mix itself.
    """
    taken = [
        (at, sum(Fraction(value) * Fraction(part) for value, part in zip(row, mix, strict=True)))
        for at, row in enumerate(matrix)
    ]
    taken.sort(key=lambda answer: -answer[1])
    return [(at, float(share)) for at, share in taken]

"""Systems of linear equations with a symmetric positive matrix, by Cholesky's method."""

from __future__ import annotations

import math
from collections.abc import Sequence


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The x with matrix * x = right."""
    size = len(right)
    lower: list[list[float]] = []
    for at in range(size):
        row: list[float] = []
        for column in range(at):
            above = lower[column]
            known = sum(a * b for a, b in zip(row, above, strict=False))
            row.append((matrix[at][column] - known) / above[column])
        row.append(math.sqrt(matrix[at][at] - sum(value * value for value in row)))
        lower.append(row)
    halfway: list[float] = []
    for at, row in enumerate(lower):
        known = sum(a * b for a, b in zip(row, halfway, strict=False))
        halfway.append((right[at] - known) / row[at])
    answer = [0.0] * size
    for at in reversed(range(size)):
        known = sum(lower[below][at] * answer[below] for below in range(at + 1, size))
        answer[at] = (halfway[at] - known) / lower[at][at]
    return answer

"""One number per deck: Bradley-Terry ratings of a field, in Elo points around 0.

Strengths make the results likeliest if deck i takes the share 1 / (1 + 10**((r_j - r_i) / 400))
of the points from deck j (Bradley and Terry 1952; Zermelo 1929); a draw is half a win for both.
The likelihood is concave, so Newton's method finds its top. The top exists only if no part of the
field took every point from the rest (Ford 1957); what is done otherwise is said in `reason`.
Intervals are percentiles over resampled pairs.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from deckcli.core.rng import Rng
from deckcli.stats.bootstrap import percentiles, resampled
from deckcli.stats.intervals import LEVEL, Interval
from deckcli.stats.linear import solved
from deckcli.stats.pairs import Pairs

ELO = 400 / math.log(10)  # Elo points per unit of log-strength

Results = Mapping[tuple[int, int], Pairs]  # pairs of deck i against deck j, as i sees them
Points = Mapping[tuple[int, int], tuple[float, float]]  # (i, j) with i < j -> points of both


@dataclass(frozen=True, slots=True)
class Ratings:
    """Ratings by deck; those of one group have the mean 0, those of two cannot be compared."""

    values: tuple[float, ...]
    groups: tuple[tuple[int, ...], ...]  # decks that are linked by games
    reason: str = ""  # why a plain rating was not possible; empty if it was


def ratings(decks: int, results: Results, *, near: Sequence[float] = ()) -> Ratings:
    """Ratings of decks 0 to `decks` - 1; found sooner `near` ratings that are almost right."""
    points = _points(results)
    groups = _linked(decks, points)
    reasons = []
    if len(groups) > 1:
        reasons.append(
            f"the field falls into {len(groups)} groups that never met; ratings compare only "
            "within a group"
        )
    values = [0.0] * decks
    rated = _padded(decks, points)
    if rated is not points:
        reasons.append(
            "some decks took every point from the rest, which no finite rating explains; one "
            "drawn game was added to every pairing that was played"
        )
    for group in groups:
        start = [near[deck] / ELO if near else 0.0 for deck in group]
        for deck, value in zip(group, _likeliest(group, rated, start), strict=True):
            values[deck] = ELO * value
    return Ratings(tuple(values), groups, "; ".join(reasons))


def rating_intervals(
    decks: int, results: Results, rng: Rng, *, resamples: int = 500, level: float = LEVEL
) -> tuple[Interval, ...]:
    """How much each rating might have varied, by resampling the played pairs."""
    samples: list[tuple[float, ...]] = []
    near = ratings(decks, results).values
    # The same draws, whatever the order of the results.
    ordered = [(pairing, _in_doubt(pairs)) for pairing, pairs in sorted(results.items())]
    for _ in range(resamples):
        again = {pairing: resampled(pairs, rng) for pairing, pairs in ordered}
        samples.append(ratings(decks, again, near=near).values)
    return tuple(percentiles(column, level) for column in zip(*samples, strict=True))


def _in_doubt(pairs: Pairs) -> Pairs:
    """Pairs with some variance: if all went alike, every resample would be the same.

    One pair won and one lost are added, as Agresti and Coull (1998) do for shares near 0 and 1.
    """
    is_doubtful = pairs.number == 0 or (pairs.number > 1 and pairs.variance > 0)
    return pairs if is_doubtful else pairs + Pairs((1, 0, 0, 0, 1))


def _points(results: Results) -> Points:
    points: dict[tuple[int, int], tuple[float, float]] = {}
    for (a, b), pairs in results.items():
        if a == b or not pairs.number:
            continue
        mine = pairs.half_points / 2
        theirs = 2 * pairs.number - mine
        key, gained = ((a, b), (mine, theirs))
        if a > b:
            key, gained = (b, a), (theirs, mine)
        before = points.get(key, (0.0, 0.0))
        points[key] = (before[0] + gained[0], before[1] + gained[1])
    return points


def _padded(decks: int, points: Points) -> Points:
    """The points, with half a point more for both sides of every pairing if that is needed."""
    beaten: list[list[int]] = [[] for _ in range(decks)]
    beaten_by: list[list[int]] = [[] for _ in range(decks)]
    for (a, b), (mine, theirs) in points.items():
        if mine:
            beaten[a].append(b)
            beaten_by[b].append(a)
        if theirs:
            beaten[b].append(a)
            beaten_by[a].append(b)
    for group in _linked(decks, points):
        if not len(group) == len(_reached(group[0], beaten)) == len(_reached(group[0], beaten_by)):
            return {key: (mine + 0.5, theirs + 0.5) for key, (mine, theirs) in points.items()}
    return points


def _linked(decks: int, points: Points) -> tuple[tuple[int, ...], ...]:
    met: list[list[int]] = [[] for _ in range(decks)]
    for a, b in points:
        met[a].append(b)
        met[b].append(a)
    groups: list[tuple[int, ...]] = []
    placed: set[int] = set()
    for deck in range(decks):
        if deck not in placed:
            group = _reached(deck, met)
            placed |= group
            groups.append(tuple(sorted(group)))
    return tuple(groups)


def _reached(start: int, ways: Sequence[Sequence[int]]) -> set[int]:
    found, todo = {start}, [start]
    while todo:
        for following in ways[todo.pop()]:
            if following not in found:
                found.add(following)
                todo.append(following)
    return found


def _likeliest(group: Sequence[int], points: Points, start: Sequence[float]) -> list[float]:
    """Log-strengths with the mean 0: Newton's steps, halved while they lead down."""
    place = {deck: at for at, deck in enumerate(group)}
    met = [
        (place[a], place[b], mine, theirs)
        for (a, b), (mine, theirs) in points.items()
        if a in place
    ]
    strengths = list(start)
    height = _log_likelihood(strengths, met)
    for _ in range(100):
        step = _newton_step(strengths, met)
        longest = max(map(abs, step), default=0.0)
        if longest < 1e-9:
            break
        scale = 1.0
        while True:
            tried = [value + scale * change for value, change in zip(strengths, step, strict=True)]
            reached = _log_likelihood(tried, met)
            if reached >= height or scale * longest < 1e-9:
                break
            scale /= 2
        strengths, height = tried, reached
    mean = sum(strengths) / len(strengths)
    return [value - mean for value in strengths]


Met = Sequence[tuple[int, int, float, float]]


def _log_likelihood(strengths: Sequence[float], met: Met) -> float:
    total = 0.0
    for a, b, mine, theirs in met:
        lead = strengths[a] - strengths[b]
        # log(1 + exp(-lead)), without overflow for a deck that is hopelessly behind
        behind = max(-lead, 0.0) + math.log1p(math.exp(-abs(lead)))
        total -= mine * behind + theirs * (behind + lead)
    return total


def _newton_step(strengths: Sequence[float], met: Met) -> list[float]:
    """Where the likelihood's parabola has its top; the first deck stays where it is."""
    size = len(strengths)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for a, b, mine, theirs in met:
        share = 1 / (1 + math.exp(strengths[b] - strengths[a]))
        surplus = mine - (mine + theirs) * share
        curve = (mine + theirs) * share * (1 - share)
        slope[a] += surplus
        slope[b] -= surplus
        bend[a][a] += curve
        bend[b][b] += curve
        bend[a][b] -= curve
        bend[b][a] -= curve
    return [0.0, *solved([row[1:] for row in bend[1:]], slope[1:])]

"""Looks for better weights of the bot `tuned`, one feature at a time, and writes a report.

    python scripts/screen_weights.py cipher/s01-marth cipher/s02-chrom --pairs 100 --confirm 400

Each weight is halved, doubled and more; a feature that counts nothing is given some of the largest
weight. Every candidate plays `tuned` as it is, each with either deck in turn. Whoever scores best
in the screening is lucky, so the best are played once more on fresh seeds, and only that counts.
Copies of `tuned` are screened, too: they show how far chance alone goes. Run this compiled.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from deckcli.core.rng import seeded
from deckcli.games.library import Library
from deckcli.games.playing import chosen_rules, game_of, seated
from deckcli.matches.table import POINT, Table
from deckcli.stats.intervals import Interval
from deckcli.stats.shares import Share, share_interval

FACTORS = (0, 50, 75, 133, 200)  # percent of a weight
FIRST = (5, 20, 50)  # percent of the largest weight, for a feature that had none
COPIES = 3
COPY = Path(__file__).with_name("bot_copy.py")  # has other luck, where decks are the same


class Candidate(NamedTuple):
    """A change of one weight; no feature: a copy of `tuned`."""

    feature: str
    weight: int

    def __str__(self) -> str:
        return f"{self.feature} {self.weight}" if self.feature else f"copy {self.weight}"


class Result(NamedTuple):
    candidate: Candidate
    value: float
    around: Interval


def candidates(names: Sequence[str], weights: Sequence[int]) -> Iterator[Candidate]:
    """One change each, without those that change nothing."""
    largest = max(map(abs, weights))
    for name, weight in zip(names, weights, strict=True):
        base, percents = (weight, FACTORS) if weight else (largest, FIRST)
        for changed in sorted({base * percent // 100 for percent in percents} - {weight}):
            yield Candidate(name, changed)


class Screening:
    """Two decks, and `tuned` as it is on one side."""

    def __init__(self, decks: Sequence[str], folder: Path) -> None:
        library = Library()
        read = [library.deck(name).deck for name in decks]
        self.rules = chosen_rules(read[0].game, {}, read)
        self.game: Any = game_of(library.catalog(read[0].game), rules=self.rules)
        self.decks, self.folder = seated(self.game, read), folder

    def played(self, candidate: Candidate, pairs: int, seed: int) -> Result:
        """The score of a candidate; odd pairs give it the first deck, even ones the second."""
        file = self.folder / "weights.yaml"
        change = f"{candidate.feature}: {candidate.weight}" if candidate.feature else ""
        file.write_text(f"game: {self.game.key}\nweights: {{{change}}}\n", encoding="utf-8")
        bots = (f"tuned:{file}" if candidate.feature else f"{COPY}:Copy:tuned", "tuned")
        limit = int(self.rules["max_turns"])
        tables = [
            Table(self.game, self.decks, bots, limit),
            Table(self.game, self.decks, bots[::-1], limit),
        ]
        luck = (seed, *candidate) if not candidate.feature else (seed,)  # copies differ by it alone
        taken = []
        for pair in range(1, pairs + 1):
            side = (pair + 1) % 2
            rows = tables[side].play_rotation(pair, seeded(*luck, "pair", pair).state)
            taken.append((sum(row.points(side) for row in rows), 1))
        share = Share.of(taken, players=2, whole=2 * POINT)
        return Result(candidate, share.value, share_interval(share))


def report(screened: Sequence[Result], confirmed: Sequence[Result], title: str) -> Iterator[str]:
    """The report, as Markdown."""
    yield f"# {title}"
    for heading, results in (("Screened", screened), ("Confirmed on fresh seeds", confirmed)):
        yield f"\n## {heading}\n\n| candidate | against tuned, % | 95 % interval |"
        yield "| --- | --- | --- |"
        for one in sorted(results, key=lambda result: -result.value):
            low, high = 100 * one.around.low, 100 * one.around.high
            yield f"| {one.candidate} | {100 * one.value:.1f} | {low:.1f} to {high:.1f} |"
    better = [str(one.candidate) for one in confirmed if one.around.low > 0.5]
    yield f"\nBetter than tuned beyond doubt: {', '.join(better) or 'none'}."


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("decks", nargs=2)
    parser.add_argument("--pairs", type=int, default=100, help="of each candidate's screening")
    parser.add_argument("--confirm", type=int, default=400, help="pairs on fresh seeds")
    parser.add_argument("--best", type=int, default=3, help="how many are played again")
    parser.add_argument("--features", default="", help="only these, with commas between them")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        screening = Screening(given.decks, Path(folder))
        names, weights = screening.game.feature_names, list(screening.game.tuned)
        wanted = given.features.split(",") if given.features else names
        tried = [one for one in candidates(names, weights) if one.feature in wanted]
        tried += [Candidate("", copy) for copy in range(1, COPIES + 1)]
        screened = [screening.played(one, given.pairs, given.seed) for one in tried]
        best = sorted(screened, key=lambda result: -result.value)
        chosen = [one.candidate for one in best if one.candidate.feature][: given.best]
        fresh = seeded(given.seed, "fresh").below(10**9)
        confirmed = [screening.played(one, given.confirm, fresh) for one in chosen]
    title = f"Weights of {screening.game.key}: {' and '.join(given.decks)}, seed {given.seed}"
    print("\n".join(report(screened, confirmed, title)))


if __name__ == "__main__":
    main()

"""The running count of a match. Its size depends on the decks, not on the number of rotations."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from deckcli.engine.native import mypyc_attr
from deckcli.matches.chances import add_chances
from deckcli.matches.table import LETTERS, POINT, GameRow
from deckcli.stats.pairs import Pairs
from deckcli.stats.shares import Share

_ENDINGS = 40  # distinct endings that are counted separately; games have a handful
OTHER = "in other ways"
_HALF = POINT // 2


class CardCount:
    """Games in which a card was seen or played, and the points its deck took in those."""

    __slots__ = ("games", "points")

    def __init__(self, size: int) -> None:
        self.games = [0] * size
        self.points = [0] * size

    def add(self, mask: int, points: int) -> None:
        while mask:
            low = mask & -mask
            at = low.bit_length() - 1
            self.games[at] += 1
            self.points[at] += points
            mask ^= low


class Lengths:
    """How long games were: a table from length to number of games."""

    __slots__ = ("counts",)

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, length: int) -> None:
        self.counts[length] += 1

    @property
    def games(self) -> int:
        return self.counts.total()

    @property
    def mean(self) -> float:
        return sum(length * number for length, number in self.counts.items()) / self.games

    def quantile(self, share: float) -> int:
        """The smallest length that at least this share of the games does not exceed."""
        wanted, passed = max(1, math.ceil(share * self.games)), 0
        for length in sorted(self.counts):
            passed += self.counts[length]
            if passed >= wanted:
                return length
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """Counts of the rotations of one table, added in the order of their numbers."""

    def __init__(self, cards: Sequence[Sequence[str]]) -> None:
        self.cards = [list(deck) for deck in cards]
        self.decks = len(self.cards)
        # What the decks, the seats and (one number) whoever began took from how many rotations.
        self.outcomes: dict[tuple[int, ...], int] = {}
        self.by_seat: dict[tuple[int, ...], int] = {}
        self.by_first: dict[tuple[int, ...], int] = {}
        self.both_drawn = 0  # pairs that were two draws, not a win each
        self.last_number = 0
        self.wins = dict.fromkeys(LETTERS[: self.decks], 0)
        self.draws = self.cut = 0  # no winner: by the rules, or by the turn limit
        self.endings: dict[tuple[str, str], int] = {}  # (ending, winner) -> games
        self.forfeits = 0  # games that a bot lost without an answer
        self.first_forfeit: GameRow | None = None
        self.turns, self.decisions = Lengths(), Lengths()
        self.games = Lengths()  # of each row: more than one in races
        self.won = [0] * self.decks  # prizes, in games that have any
        self.seen = [CardCount(len(deck)) for deck in self.cards]
        self.played = [CardCount(len(deck)) for deck in self.cards]
        # For each deck and kind of action, how often it was offered and taken.
        self.chances: list[dict[str, tuple[int, int]]] = [{} for deck in self.cards]

    @property
    def rotations(self) -> int:
        return sum(self.outcomes.values())

    @property
    def pairs(self) -> Pairs:
        """The pair table of A; only two decks have one."""
        counts = [0] * 5
        for taken, often in self.outcomes.items():
            counts[taken[0] // _HALF] += often
        return Pairs((counts[0], counts[1], counts[2], counts[3], counts[4]), self.both_drawn)

    def share(self, deck: int) -> Share:
        return self._share(self.outcomes, deck)

    def seat_share(self, seat: int) -> Share:
        return self._share(self.by_seat, seat)

    @property
    def first_share(self) -> Share:
        """What the player with the first turn took."""
        return self._share(self.by_first, 0)

    def _share(self, counted: dict[tuple[int, ...], int], at: int) -> Share:
        points = [(taken[at], often) for taken, often in counted.items()]
        return Share.of(points, players=self.decks, whole=POINT * self.decks)

    def add(self, rotation: Sequence[GameRow]) -> None:
        """Count a rotation."""
        decks = range(self.decks)
        taken, by_seat, by_first = [0] * self.decks, [0] * self.decks, 0
        drawn = 0
        for row in rotation:
            points = [row.points(deck) for deck in decks]
            for deck in decks:
                taken[deck] += points[deck]
                by_seat[row.seats.index(LETTERS[deck])] += points[deck]
            by_first += points[LETTERS.index(row.first)]
            drawn += not row.winner
            self._add_game(row, points)
        _count(self.outcomes, tuple(taken))
        _count(self.by_seat, tuple(by_seat))
        _count(self.by_first, (by_first,))
        self.both_drawn += drawn == 2 == self.decks
        self.last_number = rotation[0].number

    def _add_game(self, row: GameRow, points: list[int]) -> None:
        if row.winner:
            self.wins[row.winner] += 1
        elif row.cut:
            self.cut += 1
        else:
            self.draws += 1
        key = (row.ending, row.winner)
        if key not in self.endings and len(self.endings) >= _ENDINGS:
            key = (OTHER, row.winner)
        self.endings[key] = self.endings.get(key, 0) + 1
        if row.is_forfeit:
            self.forfeits += 1
            self.first_forfeit = self.first_forfeit or row
        self.turns.add(row.turns)
        self.decisions.add(row.decisions)
        self.games.add(row.games)
        for deck in range(len(row.won)):
            self.won[deck] += row.won[deck]
        for deck in range(self.decks):
            self.seen[deck].add(int(row.seen[deck], 16), points[deck])
            self.played[deck].add(int(row.played[deck], 16), points[deck])
        for deck in range(len(row.chances)):
            add_chances(self.chances[deck], row.chances[deck])


def _count(counted: dict[tuple[int, ...], int], key: tuple[int, ...]) -> None:
    counted[key] = counted.get(key, 0) + 1

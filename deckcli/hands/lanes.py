"""Counts what many hands hold, for all rows at once.

Every row has a lane of bits in one long integer. A card is a 1 in the lanes of its rows, a hand
is the sum of its cards, and the sum of all hands is the result, without any loop over rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

_ROOM = 1 << 20  # hands that can be added up before a lane could overflow
LEVELS = 3  # "at least one", "two" and "three" are counted


class Lanes:
    """Counts of `rows` lanes over hands of at most `most` cards."""

    def __init__(self, rows: int, most: int) -> None:
        # the count, and a carry bit that shows whether a level is reached
        self._bits = most.bit_length() + 1
        self._lane = self._bits + _ROOM.bit_length()
        self.width = rows * self._lane
        self._ones = sum(1 << row * self._lane for row in range(rows))
        self.hands = 0
        self.cards = [0] * rows
        self.at_least = [[0] * rows for _ in range(LEVELS)]
        self._since = 0
        self._sums = [0] * (LEVELS + 1)

    def value(self, rows: Iterable[int]) -> int:
        """What a card of these rows adds to a hand."""
        return sum(1 << row * self._lane for row in rows)

    def add(self, hands: Sequence[int]) -> None:
        """Count some hands; bits above the lanes are ignored."""
        if self._since + len(hands) >= _ROOM:
            self.settle()
        self._since += len(hands)
        bits, ones = self._bits, self._ones
        carry = 1 << bits
        one, two, three = (ones * (carry - level) for level in (1, 2, 3))
        total, ones_or_more, twos_or_more, threes_or_more = self._sums
        for hand in hands:
            total += hand
            ones_or_more += hand + one >> bits & ones
            twos_or_more += hand + two >> bits & ones
            threes_or_more += hand + three >> bits & ones
        self._sums = [total, ones_or_more, twos_or_more, threes_or_more]

    def settle(self) -> None:
        """Move the lanes into the lists; must be called before the counts are read."""
        lane = (1 << self._lane) - 1
        for counts, total in zip((self.cards, *self.at_least), self._sums, strict=True):
            for row in range(len(counts)):
                counts[row] += total >> row * self._lane & lane
        self.hands += self._since
        self._since, self._sums = 0, [0] * (LEVELS + 1)

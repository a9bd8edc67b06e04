"""Random numbers that are the same on every machine; the state is a single integer.

A multiply-with-carry generator: 62 bits of state, and no intermediate value reaches 2**63, so the
stream is the same when integers are machine words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from deckcli.core.vecs import i64, vec

T = TypeVar("T")

_MULTIPLIER: Final = 698_769_069  # Marsaglia's: a * 2**32 - 1 is prime, and so is a * 2**31 - 1
_WORD: Final = 0xFFFF_FFFF
_LAST: Final = _MULTIPLIER * 2**32 - 1  # this state and 0 would repeat for ever
_WARM_UP: Final = 8


class Rng:
    """A stream of random numbers, fully described by `state`."""

    __slots__ = ("state",)

    def __init__(self, state: i64) -> None:
        self.state = state

    def __reduce__(self) -> Any:
        return Rng, (self.state,)

    def copy(self) -> Rng:
        return Rng(self.state)

    def word(self) -> i64:
        """The next 32 bits."""
        self.state = _MULTIPLIER * (self.state & _WORD) + (self.state >> 32)
        return self.state & _WORD

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely; n is at least 1 and below 2**31."""
        state = self.state
        self.state = state = _MULTIPLIER * (state & _WORD) + (state >> 32)  # as word() does
        product = (state & _WORD) * n
        if product & _WORD < n:  # the few words that would favour some numbers are drawn again
            surplus = (2**32 - n) % n
            while product & _WORD < surplus:
                product = self.word() * n
        return product >> 32

    def fresh(self) -> i64:
        """The state of another stream."""
        high = self.below(_MULTIPLIER - 1) + 1
        return (high << 32 | self.word()) % _LAST or 1

    def shuffle(self, items: list[T]) -> None:
        places = vec[i64](range(len(items)))
        self.mix(places)
        items[:] = [items[place] for place in places]

    def mix(self, numbers: vec[i64]) -> None:
        """Shuffle a packed list in place."""
        state = self.state
        word = state & _WORD
        for last in range(len(numbers) - 1, 0, -1):
            size = last + 1
            drawn = _MULTIPLIER * word + (state >> 32)  # as below(size) does
            word = drawn & _WORD
            product = word * size
            partner = product >> 32
            if product & _WORD < size:  # rare: let it decide whether to draw the word again
                self.state = state
                partner = self.below(size)
                drawn = self.state
                word = drawn & _WORD
            state = drawn
            kept = numbers[last]
            numbers[last] = numbers[partner]
            numbers[partner] = kept
        self.state = state

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]


def seeded(*parts: int | str) -> Rng:
    """The stream for a seed and the words that name its purpose.

    Seeds are hashed, so that streams of neighbouring seeds have nothing in common.
    """
    text = "\0".join([str(part) for part in parts]).encode()
    high, low = _hashed(text, 0x811C_9DC5), _hashed(text, 0x1B87_3593)
    state: i64 = (high % _MULTIPLIER << 32 | low) % _LAST
    rng = Rng(state or 1)
    for nth in range(_WARM_UP):
        rng.word()
    return rng


def _hashed(text: bytes, start: i64) -> i64:
    """FNV-1a over the text, then a final mix in which every bit affects all others."""
    value = start
    for at in range(len(text)):
        octet: i64 = text[at]  # a machine word, as `value` is
        value = (value ^ octet) * 16_777_619 & _WORD
    for nth in range(3):
        value ^= value >> 16
        value = value * 0x045D_9F3B & _WORD
    return value ^ value >> 16

"""Deals from a shuffled pile again and again, as fast as plain Python can.

Only the cards that are dealt are shuffled, and one random word serves several of them: a number
below 49 * 48 * 47 is three draws at once. A card is an integer, and a hand is the sum of its cards,
which is enough: with a bit for each card, the sum is the hand itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from deckcli.core.rng import Rng

CHUNK = 10_000  # hands dealt and counted between two progress messages

_MULTIPLIER = 698_769_069  # the generator of `core.rng.Rng`, inlined where calls would cost most
_WORD = 0xFFFF_FFFF
_MOST = 1 << 28  # of 2**32, so that fewer than one word in sixteen is drawn again

Progress = Callable[[int], None]  # called with the number of hands done
Step = tuple[int, int]  # where a card is dealt to, and how many cards it is drawn from
Block = tuple[int, int, tuple[Step, ...]]  # the draws of one word: their number, its surplus


def deals(cards: Sequence[int], parts: Sequence[int], rng: Rng) -> Iterator[list[int]]:
    """The sums of the cards dealt to each part, reshuffled each time, without end."""
    pile, state = list(cards), rng.state
    plans = _plans(len(pile), parts)
    while True:
        sums = []
        for blocks in plans:
            total = 0
            for number, surplus, steps in blocks:
                state = _MULTIPLIER * (state & _WORD) + (state >> 32)
                product = (state & _WORD) * number
                while product & _WORD < surplus:  # these words would favour some draws
                    state = _MULTIPLIER * (state & _WORD) + (state >> 32)
                    product = (state & _WORD) * number
                drawn = product >> 32
                for place, left in steps:
                    other = place + drawn % left
                    drawn //= left
                    card = pile[other]
                    pile[other] = pile[place]
                    pile[place] = card
                    total += card
            sums.append(total)
        yield sums


def rolls(dice: Sequence[Sequence[int]], rng: Rng) -> Iterator[int]:
    """The sum of one side of each die, rolled again each time, without end."""
    blocks: list[tuple[int, list[Sequence[int]]]] = []
    number = 1
    held: list[Sequence[int]] = []
    for sides in dice:
        if number * len(sides) > _MOST:
            blocks.append((number, held))
            number, held = 1, []
        number *= len(sides)
        held.append(sides)
    blocks.append((number, held))
    while True:
        total = 0
        for number, held in blocks:
            drawn = rng.below(number)
            for sides in held:
                total += sides[drawn % len(sides)]
                drawn //= len(sides)
        yield total


def _plans(size: int, parts: Sequence[int]) -> list[list[Block]]:
    plans, place = [], 0
    for part in parts:
        blocks: list[Block] = []
        number = 1
        steps: list[Step] = []
        for at in range(place, place + part):
            if number * (size - at) > _MOST:
                blocks.append(_block(number, steps))
                number, steps = 1, []
            number *= size - at
            steps.append((at, size - at))
        if steps:
            blocks.append(_block(number, steps))
        plans.append(blocks)
        place += part
    return plans


def _block(number: int, steps: Sequence[Step]) -> Block:
    return number, 2**32 % number, tuple(steps)

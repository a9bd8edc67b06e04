"""Who goes first in games where both players turn up cards until one is higher."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from deckcli.core.rng import Rng, seeded
from deckcli.decks.opening import Opening, Reveal
from deckcli.hands.quick_deals import deals


@dataclass(frozen=True, slots=True)
class Revealed:
    """The player's cards turned up (places in the pile), the opponent's, and the result.

    `gone` has a bit for each place that is no longer in the player's deck, including the hand's.
    """

    own: tuple[int, ...]
    others: tuple[int, ...]
    goes_first: bool
    gone: int


def reveal(setting: Reveal, hand: int, rng: Rng) -> Revealed:
    """Turn up cards of the player's deck, without the hand, against the opponent's.

    If a deck runs out before the numbers differ, which no legal deck does, it is a coin flip.
    """
    own: list[int] = []
    others: list[int] = []
    gone, turned = hand, 0
    mine_left = len(setting.numbers) - hand.bit_count()
    rounds = min(mine_left, len(setting.others) - setting.other_hand)
    for _ in range(rounds):
        place = taken(gone, len(setting.numbers), rng)
        other = taken(turned, len(setting.others), rng)
        gone, turned = gone | 1 << place, turned | 1 << other
        own.append(place)
        others.append(other)
        mine, theirs = setting.numbers[place], setting.others[other]
        if mine != theirs:
            return Revealed(tuple(own), tuple(others), mine > theirs, gone)
    return Revealed(tuple(own), tuple(others), rng.below(2) == 0, gone)


def taken(gone: int, size: int, rng: Rng) -> int:
    """A place that is not gone yet, all equally likely; there must be one."""
    while True:
        place = rng.below(size)
        if not gone >> place & 1:
            return place


def firsts(opening: Opening, setting: Reveal, seed: int) -> Iterator[bool]:
    """Whether the player goes first, hand by hand, without end."""
    rng, bits = seeded(seed, "reveal"), [1 << place for place in range(len(opening.pile))]
    for (hand,) in deals(bits, [opening.hand], seeded(seed, "hand")):
        yield reveal(setting, hand, rng).goes_first


def seated_totals(
    opening: Opening, setting: Reveal, values: Sequence[int], *, drawn: int, second: bool, seed: int
) -> Iterator[int]:
    """The sums of a hand and its draws, for those deals where the player has this seat."""
    size = len(opening.pile)
    rng, draws = seeded(seed, "reveal"), seeded(seed, "draws")
    cards = [1 << place | value << size for place, value in enumerate(values)]
    for (dealt,) in deals(cards, [opening.hand], seeded(seed, "hand")):
        shown = reveal(setting, dealt & (1 << size) - 1, rng)
        gone, total = shown.gone, dealt >> size
        if shown.goes_first == second or size - gone.bit_count() < drawn:
            continue
        for _ in range(drawn):
            place = taken(gone, size, draws)
            gone |= 1 << place
            total += values[place]
        yield total

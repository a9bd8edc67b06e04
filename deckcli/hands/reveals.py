"""Who goes first where both players turn up cards until one is higher."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from deckcli.core.rng import Rng, seeded
from deckcli.decks.opening import Opening, Reveal
from deckcli.hands.dealing import deals


@dataclass(frozen=True, slots=True)
class Revealed:
    """The cards turned up, own (places in the pile) against others' numbers, and what came of it.

    `rest` are the places that are still in the own deck, in no order.
    """

    own: tuple[int, ...]
    others: tuple[int, ...]
    goes_first: bool
    rest: list[int]


def reveal(setting: Reveal, rest: Sequence[int], rng: Rng) -> Revealed:
    """Turn up cards of the rest of the own deck against those of the other player's.

    Where a deck runs out before the numbers differ, which no legal deck does, the lot decides.
    """
    deck, others = list(rest), list(setting.others)
    least = setting.other_hand
    own: list[int] = []
    shown: list[int] = []
    while deck and len(others) > least:
        own.append(_taken(deck, rng))
        shown.append(_taken(others, rng))
        mine = setting.numbers[own[-1]]
        if mine != shown[-1]:
            return Revealed(tuple(own), tuple(shown), mine > shown[-1], deck)
    return Revealed(tuple(own), tuple(shown), rng.below(2) == 0, deck)


def settled_hands(
    opening: Opening, setting: Reveal, seed: int
) -> Iterator[tuple[list[int], Revealed]]:
    """Opening hands (places in the pile), each with its reveal, without end."""
    rng, size = seeded(seed, "reveal"), len(opening.pile)
    bits = [1 << place for place in range(size)]
    for (held,) in deals(bits, [opening.hand], seeded(seed, "hand")):
        hand = [place for place in range(size) if held >> place & 1]
        rest = [place for place in range(size) if not held >> place & 1]
        yield hand, reveal(setting, rest, rng)


def seated_totals(
    opening: Opening, setting: Reveal, values: Sequence[int], *, drawn: int, second: bool, seed: int
) -> Iterator[int]:
    """The sums of a hand and so many draws, for those deals where the player has this seat."""
    rng = seeded(seed, "draws")
    for hand, shown in settled_hands(opening, setting, seed):
        if shown.goes_first == second or len(shown.rest) < drawn:
            continue
        total = sum(values[place] for place in hand)
        for _ in range(drawn):
            total += values[_taken(shown.rest, rng)]
        yield total


def _taken(cards: list[int], rng: Rng) -> int:
    """One card at random, which is gone from the list."""
    at = rng.below(len(cards))
    cards[at], cards[-1] = cards[-1], cards[at]
    return cards.pop()

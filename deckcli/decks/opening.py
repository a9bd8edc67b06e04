"""How a deck is dealt before the first turn, as told by a game's `opening` chapter.

`opening(deck, catalog, part)` of `deckcli/games/<game>/decks/opening.py` turns a deck into one of
these. A game whose players bring several decks lists their keys as `PARTS`; others have only
`cards`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from deckcli.catalog.catalog import CardDef
from deckcli.decks.deck import Entry


@dataclass(frozen=True, slots=True)
class Draws:
    """How many cards a player has drawn after the opening hand, up to and including a turn.

    If drawing is a choice, `assumption` says in words what the numbers assume.
    """

    first: int  # on turn 1, going first
    second: int  # on turn 1, going second
    later: int  # on each later turn
    assumption: str = ""
    turn: str = "turn"  # the game's word for a turn

    def by(self, turn: int, *, second: bool) -> int:
        return (self.second if second else self.first) + self.later * (turn - 1)


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice that are rolled once; the number of a face is its weight."""

    pool: Mapping[str, int]  # type -> how many dice
    faces: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Reveal:
    """Both players turn up the top card: the higher number goes first, a tie is repeated."""

    numbers: tuple[int, ...]  # one for each card of the pile
    others: tuple[int, ...]  # the same for the other player's deck
    other_hand: int  # cards in the other player's hand by then
    against: str  # whose deck it is, in words


@dataclass(frozen=True, slots=True)
class Opening:
    """A deck on the table, ready to be dealt.

    The pile is sorted, so that the same cards are dealt the same way whatever file they came from.
    """

    pile: tuple[CardDef, ...]  # what is shuffled
    draws: Draws
    hand: int = 0  # cards drawn from the pile
    chosen: tuple[CardDef, ...] = ()  # in the hand without being drawn
    aside: tuple[tuple[str, CardDef], ...] = ()  # face-up cards beside the deck, and what they are
    new_hand: bool = False  # whether the hand may be exchanged once for a new one
    laid: tuple[str, int] = ("", 0)  # cards laid out face down after the hand is settled
    dice: Dice | None = None
    reveal: Reveal | None = None
    notes: tuple[str, ...] = ()  # decisions made for the player

    @property
    def hand_size(self) -> int:
        return len(self.chosen) + self.hand

    @property
    def left(self) -> int:
        """How many cards can still be drawn once everything is dealt."""
        return len(self.pile) - self.hand - self.laid[1]


def copies(entries: Iterable[Entry]) -> list[CardDef]:
    """One item per copy, in order of id."""
    cards = [entry.card for entry in entries for _ in range(entry.count)]
    return sorted(cards, key=lambda card: card.id)

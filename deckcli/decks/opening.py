"""How a deck is dealt before the first turn: what a game's `opening` chapter tells.

`opening(deck, catalog, part)` of `deckcli/games/<game>/decks/opening.py` turns a deck into one of
these. A game whose players bring several decks lists their keys as `PARTS`; else there is only
`cards`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from deckcli.catalog.catalog import CardDef
from deckcli.decks.deck import Entry


@dataclass(frozen=True, slots=True)
class Draws:
    """How many cards a player has drawn after the opening hand, up to and with a turn.

    Where drawing is a choice, `assumption` says in words what the numbers take for granted.
    """

    first: int  # on turn 1, by whoever goes first
    second: int  # on turn 1, by whoever goes second
    later: int  # on each turn after it
    assumption: str = ""
    turn: str = "turn"  # the game's word

    def by(self, turn: int, *, second: bool) -> int:
        return (self.second if second else self.first) + self.later * (turn - 1)


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice that are rolled once; a face is as likely as its number says."""

    pool: Mapping[str, int]  # type -> how many dice
    faces: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Reveal:
    """Both players turn up the top card: the higher number goes first, a tie is repeated."""

    numbers: tuple[int, ...]  # of the pile, card by card
    others: tuple[int, ...]  # of the other player's deck
    other_hand: int  # cards of it that are in the other player's hand by then
    against: str  # whose deck it is, in words


@dataclass(frozen=True, slots=True)
class Opening:
    """A deck on the table, ready to be dealt.

    The pile is sorted, so that the same cards are dealt alike whatever file they came from.
    """

    pile: tuple[CardDef, ...]  # what is shuffled
    draws: Draws
    hand: int = 0  # cards drawn from the pile
    chosen: tuple[CardDef, ...] = ()  # in the hand without having been drawn
    aside: tuple[tuple[str, CardDef], ...] = ()  # open cards beside the deck, and what they are
    new_hand: bool = False  # whether all cards may be put back once for as many new ones
    laid: tuple[str, int] = ("", 0)  # cards laid out unseen after the hand is settled
    dice: Dice | None = None
    reveal: Reveal | None = None
    notes: tuple[str, ...] = ()  # what was decided where the player has a choice

    @property
    def hand_size(self) -> int:
        return len(self.chosen) + self.hand

    @property
    def left(self) -> int:
        """How many cards can still be drawn once everything is dealt."""
        return len(self.pile) - self.hand - self.laid[1]


def copies(entries: Iterable[Entry]) -> list[CardDef]:
    """Every copy by itself, in the order of the ids."""
    cards = [entry.card for entry in entries for _ in range(entry.count)]
    return sorted(cards, key=lambda card: card.id)

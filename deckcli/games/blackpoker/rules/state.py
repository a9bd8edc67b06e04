"""The table of BlackPoker, in the nouns of its rulebook."""

from __future__ import annotations

from typing import Any, Final

from deckcli.engine.state import NONE, State
from deckcli.games.blackpoker.rules.codes import BULWARK, CHARACTER, DRIVEN, NEW

UNCOUNTED_HAND: Final = -1


class Player:
    """One side of the table. Zones are lists of cards; the last card of a pile is its top."""

    __slots__ = ("aside", "bulwarks", "deck", "graveyard", "hand", "held", "soldiers")

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.hand: list[int] = []
            self.deck: list[int] = []
            self.graveyard: list[int] = []
            self.soldiers: list[int] = []
            self.bulwarks: list[int] = []  # starting from the deck's side
            self.aside: list[int] = []  # the part of the pack that is not played with
            self.held = UNCOUNTED_HAND  # a bit for each card of the hand
        else:
            self.hand, self.deck, self.graveyard = like.hand[:], like.deck[:], like.graveyard[:]
            self.soldiers, self.bulwarks = like.soldiers[:], like.bulwarks[:]
            self.aside, self.held = like.aside, like.held  # cards set aside never move

    def dump(self) -> list[Any]:
        return [
            self.hand, self.deck, self.graveyard, self.soldiers, self.bulwarks, self.aside,
        ]  # fmt: skip

    def load(self, plain: list[Any]) -> None:
        self.hand, self.deck, self.graveyard, self.soldiers, self.bulwarks, self.aside = plain


class BlackPokerState(State):
    """A game of BlackPoker. A character goes by one card; its other cards lie `below` it."""

    __slots__ = (
        "attackers", "below", "blocked", "blockers", "chance", "flags", "once", "passes", "players",
    )  # fmt: skip

    def __init__(self, like: BlackPokerState | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.players: list[Player] = []
            self.below: list[int] = []  # for each card, the next one of the same character
            self.flags = bytearray()
            self.chance = 0  # whose chance it is while actions wait on the stage
            self.passes = 0  # in a row
            self.once = 0  # a bit for each action raised this turn that may be raised only once
            self.attackers: list[int] = []
            self.blockers: list[int] = []
            self.blocked: list[int] = []  # for each blocker, its attacker
        else:
            self.players = [Player(player) for player in like.players]
            self.below, self.flags = like.below[:], like.flags[:]
            self.chance, self.passes, self.once = like.chance, like.passes, like.once
            self.attackers = like.attackers[:]
            self.blockers, self.blocked = like.blockers[:], like.blocked[:]

    def clone(self) -> BlackPokerState:
        return BlackPokerState(self)

    def dump(self) -> list[Any]:
        return [
            super().dump(), [player.dump() for player in self.players], self.below,
            list(self.flags), self.chance, self.passes, self.once, self.attackers, self.blockers,
            self.blocked,
        ]  # fmt: skip

    def load(self, plain: list[Any]) -> None:
        super().load(plain[0])
        self.players = []
        for side in plain[1]:
            player = Player()
            player.load(side)
            self.players.append(player)
        self.below, self.flags = plain[2], bytearray(plain[3])
        self.chance, self.passes, self.once = plain[4:7]
        self.attackers, self.blockers, self.blocked = plain[7:]

    # -- reading

    def is_driven(self, character: int) -> bool:
        return self.flags[character] & DRIVEN != 0

    def is_soldier(self, card: int) -> bool:
        return self.flags[card] & BULWARK == CHARACTER

    def is_bulwark(self, card: int) -> bool:
        return self.flags[card] & BULWARK == BULWARK

    def cards_of(self, character: int) -> list[int]:
        """The cards that a character is made of."""
        found = [character]
        card = self.below[character]
        while card != NONE:
            found.append(card)
            card = self.below[card]
        return found

    def is_new(self, character: int) -> bool:
        """Whether all its cards came this turn."""
        card = character
        while card != NONE:
            if not self.flags[card] & NEW:
                return False
            card = self.below[card]
        return True

"""The table of BlackPoker, in the nouns of its rulebook."""

from __future__ import annotations

from typing import Any, Final

from deckcli.core.packed import index_of, joined, without
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.keys import mixed, mixed_all
from deckcli.engine.native import mypyc_attr
from deckcli.engine.state import NONE, State
from deckcli.games.blackpoker.rules.codes import BULWARK, CHARACTER, DRIVEN, NEW

UNCOUNTED_HAND: Final = -1


@mypyc_attr(acyclic=True)
class Player:
    """One side of the table. Zones are lists of cards; the last card of a pile is its top.

    Characters come and go seldom: their lists are made anew each time, and clones share them.
    """

    __slots__ = (
        "aside", "bulwarks", "deck", "graveyard", "hand", "held", "lacks", "soldiers", "units",
    )  # fmt: skip

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.hand = vec[i64]()
            self.deck = vec[i64]()
            self.graveyard = vec[i64]()
            self.soldiers = vec[i64]()
            self.bulwarks = vec[i64]()  # starting from the deck's side
            self.units = vec[i64]()  # soldiers, then bulwarks
            self.aside = vec[i64]()  # the part of the pack that is not played with
            self.held: i64 = UNCOUNTED_HAND  # a bit for each card of the hand
            self.lacks: i64 = 0  # a bit for each of the game's `masks` that no card of it is in
        else:
            self.hand, self.deck, self.graveyard = like.hand[:], like.deck[:], like.graveyard[:]
            self.soldiers, self.bulwarks, self.units = like.soldiers, like.bulwarks, like.units
            self.aside = like.aside  # cards set aside never move
            self.held, self.lacks = like.held, like.lacks

    def unshare(self) -> None:
        self.soldiers, self.bulwarks = self.soldiers[:], self.bulwarks[:]
        self.units, self.aside = self.units[:], self.aside[:]

    def add_soldier(self, card: i64) -> None:
        self.soldiers = append(self.soldiers[:], card)
        self.units = joined(self.soldiers, self.bulwarks)

    def add_bulwark(self, card: i64) -> None:
        self.bulwarks = append(self.bulwarks[:], card)
        self.units = append(self.units[:], card)

    def remove_character(self, character: i64) -> None:
        if character in self.soldiers:
            self.soldiers = without(self.soldiers, character)
        else:
            self.bulwarks = without(self.bulwarks, character)
        self.units = without(self.units, character)

    def dump(self) -> list[Any]:
        return [
            list(self.hand), list(self.deck), list(self.graveyard), list(self.soldiers),
            list(self.bulwarks), list(self.aside),
        ]  # fmt: skip

    def load(self, plain: list[Any]) -> None:
        self.hand, self.deck = vec[i64](plain[0]), vec[i64](plain[1])
        self.graveyard, self.aside = vec[i64](plain[2]), vec[i64](plain[5])
        self.soldiers, self.bulwarks = vec[i64](plain[3]), vec[i64](plain[4])
        self.units = joined(self.soldiers, self.bulwarks)


class BlackPokerState(State):
    """A game of BlackPoker. A character goes by one card; its other cards lie `below` it."""

    __slots__ = ("attackers", "below", "blocked", "blockers", "flags", "once", "players")

    def __init__(self, like: BlackPokerState | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.players = vec[Player]()
            # for each card, the next one of the same character; clones share it (`lay_below`)
            self.below = vec[i64]()
            self.flags = vec[i64]()
            self.once: i64 = 0  # a bit for each action raised this turn that may be raised once
            self.attackers = vec[i64]()
            self.blockers = vec[i64]()
            self.blocked = vec[i64]()  # for each blocker, its attacker
        else:
            self.players = vec[Player]([Player(player) for player in like.players])
            self.below, self.flags = like.below, like.flags[:]
            self.once = like.once
            self.attackers = like.attackers[:]
            self.blockers, self.blocked = like.blockers[:], like.blocked[:]

    def clone(self) -> BlackPokerState:
        return BlackPokerState(self)

    def unshare(self) -> None:
        super().unshare()
        for player in self.players:
            player.unshare()
        self.below = self.below[:]

    def dump(self) -> list[Any]:
        return [
            super().dump(), [player.dump() for player in self.players], list(self.below),
            list(self.flags), self.once, list(self.attackers), list(self.blockers),
            list(self.blocked),
        ]  # fmt: skip

    def load(self, plain: list[Any]) -> None:
        super().load(plain[0])
        self.players = vec[Player]()
        for side in plain[1]:
            player = Player()
            player.load(side)
            self.players = append(self.players, player)
        self.below, self.flags = vec[i64](plain[2]), vec[i64](plain[3])
        self.once, self.attackers = plain[4], vec[i64](plain[5])
        self.blockers, self.blocked = vec[i64](plain[6]), vec[i64](plain[7])

    def key(self) -> i64:
        key = mixed_all(mixed_all(super().key(), self.below), self.flags)
        for player in self.players:
            key = mixed_all(mixed_all(mixed_all(key, player.hand), player.deck), player.graveyard)
            key = mixed_all(mixed_all(key, player.soldiers), player.bulwarks)
        key = mixed_all(mixed_all(mixed_all(key, self.attackers), self.blockers), self.blocked)
        return mixed(key, self.once)

    # -- reading

    def is_driven(self, character: i64) -> bool:
        return self.flags[character] & DRIVEN != 0

    def is_soldier(self, card: i64) -> bool:
        return self.flags[card] & BULWARK == CHARACTER

    def is_bulwark(self, card: i64) -> bool:
        return self.flags[card] & BULWARK == BULWARK

    def cards_of(self, character: i64) -> vec[i64]:
        """The cards that a character is made of."""
        found = vec[i64]([character])
        card = self.below[character]
        while card != NONE:
            found = append(found, card)
            card = self.below[card]
        return found

    def is_new(self, character: i64) -> bool:
        """Whether all its cards came this turn."""
        card = character
        while card != NONE:
            if self.flags[card] & NEW == 0:
                return False
            card = self.below[card]
        return True

    def attacker_of(self, blocker: i64) -> i64:
        return self.blocked[index_of(self.blockers, blocker)]

    def place_of(self, bulwark: i64) -> i64:
        """Its number among the bulwarks of its owner, starting from 1."""
        return index_of(self.players[self.owners[bulwark]].bulwarks, bulwark) + 1

    # -- changing

    def lay_below(self, character: i64, card: i64) -> None:
        """Lay a card directly below the top one of a character."""
        below = self.below[:]
        below[card] = below[character]
        below[character] = card
        self.below = below

    def grow_old(self) -> None:
        """No card on the field is one that came this turn any more."""
        for player in self.players:
            for character in player.units:
                card = character
                while card != NONE:
                    self.flags[card] &= ~NEW
                    card = self.below[card]

    def take_apart(self, cards: vec[i64]) -> None:
        """The cards of a character are single cards from now on."""
        if len(cards) > 1:
            below = self.below[:]
            for card in cards:
                below[card] = NONE
            self.below = below

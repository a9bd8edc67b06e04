"""The table of Summon & Magic, in the nouns of its rulebook."""

from __future__ import annotations

from typing import Any

from deckcli.core.packed import nested
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.keys import mixed, mixed_all
from deckcli.engine.native import mypyc_attr
from deckcli.engine.state import NONE, State
from deckcli.games.summon_magic.rules.codes import BASE, COUNTER, EQUIPPED, FACE_DOWN, IN_DEFENCE


@mypyc_attr(acyclic=True)
class Player:
    """One side of the table. Zones are lists of cards; the last card of a pile is its top.

    Monsters and magic come and go seldom: their lists are made anew each time, and clones share
    them.
    """

    __slots__ = (
        "avatar", "deck", "evolved", "field", "graveyard", "hand", "magic", "monsters", "picked",
        "side", "side_plays",
    )  # fmt: skip

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.hand = vec[i64]()
            self.deck = vec[i64]()
            self.graveyard = vec[i64]()
            self.monsters = vec[i64]()
            self.magic = vec[i64]()  # set cards and continuous ones
            self.side = vec[i64]()  # the side deck
            self.field: i64 = NONE
            self.avatar: i64 = NONE
            self.picked: i64 = NONE  # the deck chosen to play with, while it is a secret
            self.side_plays: i64 = 0  # how often magic of the side deck was played
            self.evolved: i64 = 0  # how many monsters have evolved this turn
        else:
            self.hand, self.deck, self.graveyard = like.hand[:], like.deck[:], like.graveyard[:]
            self.monsters, self.magic, self.side = like.monsters, like.magic, like.side[:]
            self.field, self.avatar, self.picked = like.field, like.avatar, like.picked
            self.side_plays, self.evolved = like.side_plays, like.evolved

    def unshare(self) -> None:
        self.monsters, self.magic = self.monsters[:], self.magic[:]

    def dump(self) -> list[Any]:
        return [
            list(self.hand), list(self.deck), list(self.graveyard), list(self.monsters),
            list(self.magic), list(self.side), self.field, self.avatar, self.picked,
            self.side_plays, self.evolved,
        ]  # fmt: skip

    def load(self, plain: list[Any]) -> None:
        self.hand, self.deck = vec[i64](plain[0]), vec[i64](plain[1])
        self.graveyard, self.monsters = vec[i64](plain[2]), vec[i64](plain[3])
        self.magic, self.side = vec[i64](plain[4]), vec[i64](plain[5])
        self.field, self.avatar, self.picked, self.side_plays, self.evolved = plain[6:]


class SummonState(State):
    """A game of Summon & Magic.

    A monster goes by one card for as long as it is on the field; when it evolves, the two cards
    swap faces. Cards on or under it are `attached`, and their `hosts` is the monster.
    """

    __slots__ = (
        "ap", "attached", "awake", "books", "flags", "hosts", "players", "staged", "touched",
        "weather",
    )  # fmt: skip

    def __init__(self, like: SummonState | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.players = vec[Player]()
            self.flags = vec[i64]()
            self.hosts = vec[i64]()
            self.attached = vec[i64]()  # those that came later are further back
            self.staged = vec[i64]()  # cards that are being played, in no zone
            self.weather: i64 = NONE
            self.ap: i64 = 0
            self.books = vec[vec[i64]]()  # the cards of each deck, then its faces; lists are open
            self.awake = vec[i64]()  # cards in play that wait for something, or always do something
            self.touched: i64 = 0  # a bit for each stat that they touch
        else:
            self.players = vec[Player]([Player(player) for player in like.players])
            self.flags, self.hosts = like.flags[:], like.hosts
            self.attached, self.staged = like.attached, like.staged[:]
            self.weather, self.ap, self.books = like.weather, like.ap, like.books
            self.awake, self.touched = like.awake, like.touched

    def clone(self) -> SummonState:
        return SummonState(self)

    def unshare(self) -> None:
        super().unshare()
        for player in self.players:
            player.unshare()
        self.hosts, self.attached, self.awake = self.hosts[:], self.attached[:], self.awake[:]
        self.books = vec[vec[i64]]([cards[:] for cards in self.books])

    def dump(self) -> list[Any]:
        return [
            super().dump(), [player.dump() for player in self.players], list(self.flags),
            list(self.hosts), list(self.attached), list(self.staged), self.weather, self.ap,
            [list(cards) for cards in self.books], list(self.awake), self.touched, self.listens,
        ]  # fmt: skip

    def load(self, plain: list[Any]) -> None:
        super().load(plain[0])
        self.players = vec[Player]()
        for side in plain[1]:
            player = Player()
            player.load(side)
            self.players = append(self.players, player)
        self.flags, self.hosts = vec[i64](plain[2]), vec[i64](plain[3])
        self.attached, self.staged = vec[i64](plain[4]), vec[i64](plain[5])
        self.weather, self.ap, self.books = plain[6], plain[7], nested(plain[8])
        self.awake, self.touched, self.listens = vec[i64](plain[9]), plain[10], plain[11]

    def key(self) -> i64:
        key = mixed_all(mixed_all(super().key(), self.flags), self.attached)
        for card in self.attached:
            key = mixed(key, self.hosts[card])
        key = mixed(mixed(mixed_all(key, self.staged), self.weather), self.ap)
        for player in self.players:
            key = mixed_all(mixed_all(mixed_all(key, player.hand), player.deck), player.graveyard)
            key = mixed_all(mixed_all(mixed_all(key, player.monsters), player.magic), player.side)
            key = mixed(mixed(mixed(key, player.field), player.picked), player.side_plays)
            key = mixed(key, player.evolved)
        return key

    # -- reading

    def in_defence(self, monster: i64) -> bool:
        return self.flags[monster] & IN_DEFENCE != 0

    def is_face_down(self, card: i64) -> bool:
        return self.flags[card] & FACE_DOWN != 0

    def on(self, monster: i64, kind: i64) -> vec[i64]:
        """The cards of a kind (EQUIPPED, COUNTER, BASE) that belong to a monster, oldest first."""
        hosts, flags = self.hosts, self.flags
        return vec[i64](
            [card for card in self.attached if hosts[card] == monster and flags[card] & kind != 0]
        )

    def equipment(self, monster: i64) -> vec[i64]:
        return self.on(monster, EQUIPPED)

    def counters(self, monster: i64) -> vec[i64]:
        return self.on(monster, COUNTER)

    def bases(self, monster: i64) -> vec[i64]:
        """The cards that a monster evolved from, the first one first."""
        return self.on(monster, BASE)

    # -- changing

    def attach(self, card: i64, monster: i64, kind: i64) -> None:
        """Lay a card that is in no zone on or under a monster; clones share both lists."""
        hosts = self.hosts[:]
        hosts[card] = monster
        self.hosts = hosts
        self.attached = append(self.attached[:], card)
        self.flags[card] = self.flags[card] & ~FACE_DOWN | kind

    def take_off(self, card: i64) -> None:
        """Take a card off the monster that it belongs to."""
        hosts = self.hosts[:]
        hosts[card] = NONE
        self.hosts = hosts
        self.attached = vec[i64]([other for other in self.attached if other != card])

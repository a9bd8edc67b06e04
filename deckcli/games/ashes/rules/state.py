"""The table of Ashes, in the nouns of its rulebook."""

from __future__ import annotations

from typing import Any

from deckcli.core.packed import filled, joined, without
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.keys import mixed, mixed_all
from deckcli.engine.native import mypyc_attr
from deckcli.engine.state import NONE, State
from deckcli.games.ashes.rules.codes import IN_PLAY, NO_ATTACK, SET_UP, TURNS


@mypyc_attr(acyclic=True)
class Player:
    """One side of the table. Zones are lists of cards; the last card of a pile is its top.

    What lies in play comes and goes seldom: those lists are made anew each time, and clones share
    them.
    """

    __slots__ = (
        "active", "attached", "battlefield", "deck", "discard", "exhausted", "hand", "is_out",
        "phoenixborn", "pile", "present", "removed", "spellboard",
    )  # fmt: skip

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.phoenixborn: i64 = NONE
            self.hand = vec[i64]()
            self.deck = vec[i64]()  # the draw pile
            self.discard = vec[i64]()
            self.pile = vec[i64]()  # conjurations that are not in play
            self.battlefield = vec[i64]()
            self.spellboard = vec[i64]()
            self.attached = vec[i64]()  # alterations on the units of this side
            self.removed = vec[i64]()  # cards out of the game
            self.active = vec[i64]()  # how many dice of each kind (type and face)
            self.exhausted = vec[i64]()  # how many dice of each type
            self.is_out = False
            self.present = vec[i64]()  # all cards in play, once somebody asked; else empty
        else:
            self.phoenixborn, self.is_out = like.phoenixborn, like.is_out
            self.hand, self.deck, self.discard = like.hand[:], like.deck[:], like.discard[:]
            self.active, self.exhausted = like.active[:], like.exhausted[:]
            self.pile, self.battlefield = like.pile, like.battlefield
            self.spellboard, self.attached = like.spellboard, like.attached
            self.removed, self.present = like.removed, like.present

    def unshare(self) -> None:
        """Give this copy zones of its own."""
        self.pile, self.battlefield = self.pile[:], self.battlefield[:]
        self.spellboard, self.attached = self.spellboard[:], self.attached[:]
        self.removed, self.present = self.removed[:], self.present[:]

    def in_play(self) -> vec[i64]:
        """The Phoenixborn, units, ready spells and alterations of this side."""
        if len(self.present) == 0 and not self.is_out:
            cards = joined(joined(self.battlefield, self.spellboard), self.attached)
            self.present = joined(vec[i64]([self.phoenixborn]), cards)
        return self.present

    def dump(self) -> list[Any]:
        return [
            self.phoenixborn, list(self.hand), list(self.deck), list(self.discard),
            list(self.pile), list(self.battlefield), list(self.spellboard), list(self.attached),
            list(self.removed), list(self.active), list(self.exhausted), self.is_out,
        ]  # fmt: skip

    def load(self, plain: list[Any]) -> None:
        self.phoenixborn, self.is_out = plain[0], plain[11]
        self.hand, self.deck, self.discard = (
            vec[i64](plain[1]),
            vec[i64](plain[2]),
            vec[i64](plain[3]),
        )
        self.pile, self.battlefield = vec[i64](plain[4]), vec[i64](plain[5])
        self.spellboard, self.attached = vec[i64](plain[6]), vec[i64](plain[7])
        self.removed, self.active = vec[i64](plain[8]), vec[i64](plain[9])
        self.exhausted = vec[i64](plain[10])

    def key(self, key: i64) -> i64:
        key = mixed_all(mixed_all(mixed_all(key, self.hand), self.deck), self.discard)
        key = mixed_all(mixed_all(mixed_all(key, self.pile), self.battlefield), self.spellboard)
        key = mixed_all(mixed_all(mixed_all(key, self.attached), self.active), self.exhausted)
        return mixed_all(key, self.removed)


class AshesState(State):
    """A game of Ashes. An alteration lies on its `host`; what lies on a card is counted.

    What is known of each card changes seldom: those lists are made anew each time (`with_value`),
    and clones share them.
    """

    __slots__ = (
        "attack", "attackers", "blockers", "charms", "countering", "dealt", "defender",
        "exhaustion", "flags", "host", "is_unsettled", "main", "noted", "phase", "players",
        "reacted", "round", "side", "sides", "status", "target", "token", "wounds",
    )  # fmt: skip

    def __init__(self, like: AshesState | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.players = vec[Player]()
            self.side = vec[i64]()  # for each card, the seat that controls it
            self.wounds = vec[i64]()
            self.exhaustion = vec[i64]()
            self.status = vec[i64]()
            self.charms = vec[i64]()  # dice on a card
            self.host = vec[i64]()  # for each alteration in play, its unit; else NONE
            self.flags = vec[i64]()
            self.phase: i64 = SET_UP
            self.round: i64 = 0
            self.token: i64 = 0  # the seat with the first player token
            self.main: i64 = 0  # actions that the active player has left
            self.sides: i64 = 0
            self.reacted: i64 = 0  # a bit for each seat that has played a reaction this turn
            self.attack: i64 = NO_ATTACK
            self.attackers = vec[i64]()  # those still to be resolved
            self.blockers = vec[i64]()  # for each of them, its blocker or NONE
            self.defender: i64 = NONE  # the seat that is attacked
            self.target: i64 = NONE  # the unit, or the guard in its place, that is attacked
            self.countering: i64 = NONE  # the unit that counters in the present battle
            # What the running effect hurts, six numbers for each card (dealing.py):
            self.dealt = vec[i64]()
            # What it has set off, four numbers for each event (windows.py):
            self.noted = vec[i64]()
            self.is_unsettled = False  # a card may have as many wounds as life
        else:
            self.players = vec[Player]([Player(player) for player in like.players])
            self.side, self.wounds = like.side, like.wounds
            self.exhaustion, self.status = like.exhaustion, like.status
            self.charms, self.host, self.flags = like.charms, like.host, like.flags
            self.phase, self.round, self.token = like.phase, like.round, like.token
            self.main, self.sides, self.reacted = like.main, like.sides, like.reacted
            self.attack, self.defender, self.target = like.attack, like.defender, like.target
            self.attackers, self.blockers = like.attackers[:], like.blockers[:]
            self.countering, self.dealt, self.noted = like.countering, like.dealt[:], like.noted[:]
            self.is_unsettled = like.is_unsettled

    def clone(self) -> AshesState:
        return AshesState(self)

    def unshare(self) -> None:
        super().unshare()
        self.side, self.wounds = self.side[:], self.wounds[:]
        self.exhaustion, self.status = self.exhaustion[:], self.status[:]
        self.charms, self.host, self.flags = self.charms[:], self.host[:], self.flags[:]
        for player in self.players:
            player.unshare()

    def dump(self) -> list[Any]:
        return [
            super().dump(), [player.dump() for player in self.players], list(self.side),
            list(self.wounds), list(self.exhaustion), list(self.status), list(self.charms),
            list(self.host), list(self.flags), self.phase, self.round, self.token, self.main,
            self.sides, self.reacted, self.attack, list(self.attackers), list(self.blockers),
            self.defender, self.target, self.countering, list(self.dealt), self.is_unsettled,
            self.listens, list(self.noted),
        ]  # fmt: skip

    def load(self, plain: list[Any]) -> None:
        super().load(plain[0])
        self.players = vec[Player]()
        for side in plain[1]:
            player = Player()
            player.load(side)
            self.players = append(self.players, player)
        self.side, self.wounds = vec[i64](plain[2]), vec[i64](plain[3])
        self.exhaustion, self.status = vec[i64](plain[4]), vec[i64](plain[5])
        self.charms, self.host, self.flags = (
            vec[i64](plain[6]),
            vec[i64](plain[7]),
            vec[i64](plain[8]),
        )
        self.phase, self.round, self.token, self.main, self.sides, self.reacted = plain[9:15]
        self.attack, self.attackers, self.blockers = (
            plain[15],
            vec[i64](plain[16]),
            vec[i64](plain[17]),
        )
        self.defender, self.target, self.countering = plain[18:21]
        self.dealt, self.is_unsettled = vec[i64](plain[21]), plain[22]
        self.listens, self.noted = plain[23], vec[i64](plain[24])

    def key(self) -> i64:
        key = mixed_all(mixed_all(super().key(), self.side), self.wounds)
        key = mixed_all(mixed_all(mixed_all(key, self.exhaustion), self.status), self.charms)
        key = mixed_all(mixed_all(key, self.host), self.flags)
        for player in self.players:
            key = player.key(key)
        key = mixed(mixed(mixed(key, self.phase), self.round), self.token)
        key = mixed(mixed(mixed(key, self.main), self.sides), self.reacted)
        key = mixed_all(mixed_all(mixed(key, self.attack), self.attackers), self.blockers)
        key = mixed(mixed(mixed(key, self.defender), self.target), self.countering)
        return mixed_all(mixed_all(key, self.dealt), self.noted)

    # -- reading

    def is_in_play(self, card: i64) -> bool:
        return self.flags[card] & IN_PLAY != 0

    def orderer(self) -> i64:
        """Who orders what happens at once: the active player, else the holder of the token."""
        seat = self.active if self.phase == TURNS else self.token
        while self.players[seat].is_out:
            seat = (seat + 1) % self.seats
        return seat

    def alterations(self, unit: i64) -> vec[i64]:
        """The cards attached to a unit."""
        host = self.host
        return vec[i64](
            [card for card in self.players[self.side[unit]].attached if host[card] == unit]
        )

    # -- changing

    def take_up(self, player: Player, card: i64) -> None:
        """Take a card off the zone of a player in which it lies."""
        player.present = vec[i64]()
        if card in player.hand:
            player.hand = without(player.hand, card)
        elif card in player.battlefield:
            player.battlefield = without(player.battlefield, card)
        elif card in player.spellboard:
            player.spellboard = without(player.spellboard, card)
        elif card in player.attached:
            player.attached = without(player.attached, card)
        elif card in player.discard:
            player.discard = without(player.discard, card)
        elif card in player.deck:
            player.deck = without(player.deck, card)
        elif card in player.pile:
            player.pile = without(player.pile, card)

    def clear_tokens(self, card: i64) -> None:
        self.wounds = with_value(self.wounds, card, 0)
        self.exhaustion = with_value(self.exhaustion, card, 0)
        self.status = with_value(self.status, card, 0)

    def end_attack(self) -> None:
        self.attack, self.defender, self.target, self.countering = NO_ATTACK, NONE, NONE, NONE
        self.attackers, self.blockers = vec[i64](), vec[i64]()

    def grow(self, seat: i64, count: i64) -> None:
        """Make room for this many new cards of a seat."""
        self.seen, self.owners = _longer(self.seen, 0, count), _longer(self.owners, seat, count)
        self.side, self.host = _longer(self.side, seat, count), _longer(self.host, NONE, count)
        self.wounds, self.exhaustion = (
            _longer(self.wounds, 0, count),
            _longer(self.exhaustion, 0, count),
        )
        self.status, self.charms = _longer(self.status, 0, count), _longer(self.charms, 0, count)
        self.flags = _longer(self.flags, 0, count)


def with_value(v: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A list with another number at one place; clones may still have the old one."""
    if v[at] == value:
        return v
    made = v[:]
    made[at] = value
    return made


def with_more(v: vec[i64], at: i64, amount: i64) -> vec[i64]:
    """The same, with so much more at one place."""
    return with_value(v, at, v[at] + amount)


def _longer(v: vec[i64], value: i64, count: i64) -> vec[i64]:
    return joined(v, filled(value, count))

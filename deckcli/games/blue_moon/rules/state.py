"""The table of Blue Moon, in the nouns of its rulebook."""

from __future__ import annotations

from typing import Any

from deckcli.core.packed import joined, nested, plus
from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.keys import mixed, mixed_all
from deckcli.engine.native import mypyc_attr
from deckcli.engine.state import NONE, State
from deckcli.games.blue_moon.rules.codes import SETUP


@mypyc_attr(acyclic=True)
class Player:
    """One side of the table. Zones are lists of cards; the last card of the deck is its top.

    Zones are replaced, never changed: clones share them.
    """

    __slots__ = (
        "achieved", "ashore", "bluffs", "cargo", "combat", "deck", "discard", "early_dragons",
        "further_draws", "hand", "icons", "in_play", "landed", "open", "out_since", "past", "pile",
        "printed_touches", "ships", "support", "touches",
    )  # fmt: skip

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.hand = vec[i64]()
            self.open = vec[i64]()  # cards of the hand that are laid open
            self.deck = vec[i64]()
            self.discard = vec[i64]()
            self.pile = vec[i64]()  # leadership cards that were played
            self.combat = vec[i64]()  # active characters and boosters
            self.past = vec[i64]()  # inactive ones
            self.support = vec[i64]()
            self.bluffs = vec[i64]()  # supports that lie face down
            self.ships = vec[i64]()  # the influence area
            self.cargo = vec[vec[i64]]()  # of each ship
            self.landed = vec[i64]()  # ships that have landed this turn
            self.ashore = vec[i64]()  # what they carried and was not played yet
            self.achieved = vec[i64]()  # achievement cards beside the leader
            self.out_since: i64 = 0  # when hand and deck were used up first; 0: never yet
            self.early_dragons: i64 = 0  # what an inquisitor brings: dragons before the game,
            self.further_draws: i64 = 0  # and cards at the end of each turn
            # computed as `State.values` is: what lies open and is active, a bit for each kind of
            # text that works, and one for each kind of text and each icon that is printed there
            self.in_play = vec[i64]()
            self.touches: i64 = 0
            self.printed_touches: i64 = 0
            self.icons: i64 = 0
        else:
            self.hand, self.deck, self.discard, self.pile = (
                like.hand, like.deck, like.discard, like.pile,
            )  # fmt: skip
            self.combat, self.past, self.support = like.combat, like.past, like.support
            self.bluffs, self.ships, self.cargo = like.bluffs, like.ships, like.cargo
            self.landed, self.ashore, self.achieved = like.landed, like.ashore, like.achieved
            self.open, self.out_since = like.open, like.out_since
            self.early_dragons = like.early_dragons
            self.further_draws, self.touches = like.further_draws, like.touches
            self.in_play, self.icons = like.in_play, like.icons
            self.printed_touches = like.printed_touches

    def unshare(self) -> None:
        self.hand, self.open, self.deck = self.hand[:], self.open[:], self.deck[:]
        self.discard, self.pile, self.combat = self.discard[:], self.pile[:], self.combat[:]
        self.past, self.support, self.bluffs = self.past[:], self.support[:], self.bluffs[:]
        self.ships, self.cargo = self.ships[:], self.cargo[:]
        for at in range(len(self.cargo)):
            self.cargo[at] = self.cargo[at][:]
        self.landed, self.ashore, self.achieved = (
            self.landed[:], self.ashore[:], self.achieved[:],
        )  # fmt: skip
        self.in_play = self.in_play[:]

    def drop(self, card: i64) -> None:
        """A card leaves the hand."""
        self.hand = remove(self.hand[:], card)
        if len(self.open) > 0 and card in self.open:
            self.open = remove(self.open[:], card)

    def is_out(self) -> bool:
        """Whether neither a hand nor a deck is left."""
        return len(self.hand) == 0 and len(self.deck) == 0

    def cards_in_areas(self) -> i64:
        """How many cards lie in the combat and support areas, bluffs among them."""
        return len(self.combat) + len(self.past) + len(self.support) + len(self.bluffs)

    def load(self, card: i64, ship: i64) -> None:
        """A card lies on a ship."""
        cargo = self.cargo[:]
        for at in range(len(self.ships)):
            if self.ships[at] == ship:
                cargo[at] = plus(cargo[at], card)
        self.cargo = cargo

    def cast_off(self, ship: i64) -> vec[i64]:
        """A ship leaves the influence area; what it carried."""
        ships, cargo, carried = vec[i64](), vec[vec[i64]](), vec[i64]()
        for at in range(len(self.ships)):
            if self.ships[at] == ship:
                carried = self.cargo[at]
            else:
                ships, cargo = append(ships, self.ships[at]), append(cargo, self.cargo[at])
        self.ships, self.cargo = ships, cargo
        return carried

    # -- plain values

    def mixed_into(self, key: i64) -> i64:
        """The key of a table with this side in it."""
        key = mixed_all(mixed_all(mixed_all(key, self.hand), self.deck), self.discard)
        key = mixed_all(mixed_all(mixed_all(key, self.pile), self.combat), self.past)
        key = mixed_all(mixed_all(mixed_all(key, self.support), self.bluffs), self.ships)
        for cards in self.cargo:
            key = mixed_all(key, cards)
        key = mixed_all(mixed_all(mixed_all(key, self.landed), self.ashore), self.achieved)
        key = mixed_all(key, self.open)
        return mixed(mixed(key, self.out_since), self.early_dragons + 8 * self.further_draws)

    def dump(self) -> list[Any]:
        return [
            list(self.hand), list(self.deck), list(self.discard), list(self.pile),
            list(self.combat), list(self.past), list(self.support), list(self.bluffs),
            list(self.ships), [list(cards) for cards in self.cargo], list(self.landed),
            list(self.ashore), list(self.achieved), self.out_since,
            self.early_dragons, self.further_draws, list(self.open),
        ]  # fmt: skip


def loaded_player(plain: list[Any]) -> Player:
    player = Player()
    player.hand, player.deck = vec[i64](plain[0]), vec[i64](plain[1])
    player.discard, player.pile = vec[i64](plain[2]), vec[i64](plain[3])
    player.combat, player.past = vec[i64](plain[4]), vec[i64](plain[5])
    player.support, player.bluffs = vec[i64](plain[6]), vec[i64](plain[7])
    player.ships, player.cargo = vec[i64](plain[8]), nested(plain[9])
    player.landed, player.ashore = vec[i64](plain[10]), vec[i64](plain[11])
    player.achieved, player.out_since = vec[i64](plain[12]), plain[13]
    player.early_dragons, player.further_draws = plain[14], plain[15]
    player.open = vec[i64](plain[16])
    return player


class BlueMoonState(State):
    """A table in the middle of a game."""

    __slots__ = (
        "balance", "boosters", "characters", "clock", "crystals", "element", "foreseen",
        "freely", "from_ship", "hand_plays", "hyla", "into_combat", "last", "lent", "loads",
        "order", "paired", "phase", "players", "plays", "stopped", "supported", "supports", "taken",
        "targets",
    )  # fmt: skip

    def __init__(self, like: BlueMoonState | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.players = vec[Player]()
            self.phase: i64 = SETUP
            self.element: i64 = NONE  # the contested one; NONE: no fight, or not announced yet
            self.balance: i64 = 0  # dragons on the side of seat 0, less than 0: of seat 1
            self.hyla: i64 = NONE  # the Hyla card that lies between the players
            self.order: i64 = NONE  # the leadership card that works this turn
            self.targets = vec[i64]()  # for each card, the one its text has chosen
            self.crystals: i64 = 0  # what the winner has won
            self.clock: i64 = 0  # counts the times somebody was out of cards
            # what was played this turn
            self.plays: i64 = 0  # cards of all kinds
            self.into_combat: i64 = 0  # cards into the combat area
            self.characters: i64 = 0  # characters
            self.freely: i64 = 0  # those of them that did not count
            self.boosters: i64 = 0  # boosters that counted
            self.supports: i64 = 0  # supports that counted, bluffs among them
            self.supported: i64 = 0  # all supports, bluffs among them
            self.loads: i64 = 0  # cards that were loaded instead
            self.hand_plays: i64 = 0  # cards from the hand in a turn in which a ship landed
            self.taken: i64 = 0  # cards that the active player took from the deck
            self.last: i64 = NONE  # the last character, booster or support
            self.from_ship: i64 = NONE  # the last card, if it came from a landed ship
            self.paired = False  # it was the second card of a pair
            self.stopped = False  # nothing more may be played
            self.lent: i64 = NONE  # only for a moment: a card that counts as one with FREE
            # computed, and kept as long as `values` are: for characters in hand, twice the card,
            # and 1 more if the turn can end legally after it
            self.foreseen = vec[i64]()
        else:
            self.players = vec[Player]([Player(player) for player in like.players])
            self.phase, self.element, self.balance = like.phase, like.element, like.balance
            self.hyla, self.order, self.targets = like.hyla, like.order, like.targets
            self.crystals, self.clock = like.crystals, like.clock
            self.plays, self.into_combat = like.plays, like.into_combat
            self.characters, self.freely = like.characters, like.freely
            self.boosters, self.supports, self.loads = like.boosters, like.supports, like.loads
            self.supported, self.hand_plays, self.taken = (
                like.supported, like.hand_plays, like.taken,
            )  # fmt: skip
            self.last, self.from_ship, self.lent = like.last, like.from_ship, NONE
            self.paired, self.stopped, self.foreseen = like.paired, like.stopped, like.foreseen

    def clone(self) -> BlueMoonState:
        return BlueMoonState(self)

    def unshare(self) -> None:
        super().unshare()
        for player in self.players:
            player.unshare()
        self.targets, self.foreseen = self.targets[:], self.foreseen[:]

    def new_turn(self) -> None:
        """Nothing was played yet."""
        self.plays = self.into_combat = self.characters = self.freely = 0
        self.boosters = self.supports = self.supported = self.loads = 0
        self.hand_plays = self.taken = 0
        self.last = self.from_ship = NONE
        self.paired = self.stopped = False

    def dragons(self, seat: i64) -> i64:
        """How many dragons are on a side."""
        mine = self.balance if seat == 0 else -self.balance
        return max(mine, 0)

    def open_and_active(self, seat: i64) -> vec[i64]:
        """The cards of a seat whose texts may work. Not to be changed: it may be an area."""
        player = self.players[seat]
        found = player.combat
        if len(player.support) > 0:
            found = joined(found, player.support)
        if self.order != NONE and self.owners[self.order] == seat:
            found = plus(found, self.order)
        if self.hyla != NONE and self.owners[self.hyla] == seat:
            found = plus(found, self.hyla)
        if len(player.ships) > 0:
            found = joined(found, player.ships)
        if len(player.landed) > 0:
            found = joined(found, player.landed)
        if len(player.achieved) > 0:
            found = joined(found, player.achieved)
        return found

    def aim(self, card: i64, at: i64) -> None:
        """The text of a card has chosen another, or none."""
        if self.targets[card] != at:
            self.targets = self.targets[:]
            self.targets[card] = at
            self.stale = True

    def leave_areas(self, card: i64) -> bool:
        """A card is taken from the areas of its owner, wherever there it lies, if it does."""
        player = self.players[self.owners[card]]
        self.stale = True
        if card in player.combat:
            player.combat = remove(player.combat[:], card)
        elif card in player.past:
            player.past = remove(player.past[:], card)
        elif card in player.support:
            player.support = remove(player.support[:], card)
        elif card in player.bluffs:
            player.bluffs = remove(player.bluffs[:], card)
        else:
            return False
        self.aim(card, NONE)
        return True

    # -- plain values

    def key(self) -> i64:
        key = super().key()
        for player in self.players:
            key = player.mixed_into(key)
        key = mixed_all(mixed(mixed(mixed(key, self.phase), self.element), self.hyla), self.targets)
        for number in self._numbers():
            key = mixed(key, number)
        return key

    def _numbers(self) -> vec[i64]:
        return vec[i64]([
            self.balance, self.order, self.crystals, self.clock, self.plays, self.into_combat,
            self.characters, self.freely, self.boosters, self.supports, self.supported,
            self.loads, self.hand_plays, self.taken, self.last, self.from_ship, i64(self.paired),
            i64(self.stopped),
        ])  # fmt: skip

    def dump(self) -> list[Any]:
        return [
            super().dump(), [player.dump() for player in self.players],
            self.phase, self.element, self.hyla, list(self.targets), list(self._numbers()),
        ]  # fmt: skip

    def load(self, plain: list[Any]) -> None:
        super().load(plain[0])
        self.players = vec[Player]([loaded_player(player) for player in plain[1]])
        self.phase, self.element, self.hyla = plain[2], plain[3], plain[4]
        self.targets = vec[i64](plain[5])
        (
            self.balance, self.order, self.crystals, self.clock, self.plays, self.into_combat,
            self.characters, self.freely, self.boosters, self.supports, self.supported,
            self.loads, self.hand_plays, self.taken, self.last, self.from_ship, paired, stopped,
        ) = plain[6]  # fmt: skip
        self.paired, self.stopped = paired != 0, stopped != 0

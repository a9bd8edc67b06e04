"""The table of Cipher, in the nouns of its rulebook."""

from __future__ import annotations

from typing import Any, Final

from deckcli.core.packed import joined, plus
from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.keys import mixed, mixed_all
from deckcli.engine.native import mypyc_attr
from deckcli.engine.state import BITS, NONE, State
from deckcli.games.cipher.rules.codes import FACE_DOWN, FRONT, GUISE, SETUP, TAPPED

_GUISE: Final = 2**GUISE  # as a bit of `changed`


@mypyc_attr(acyclic=True)
class Player:
    """One side of the table. Zones are lists of cards; the last card of the deck is its top.

    Hand, deck and retreat area change in place. The other zones change less often than tables are
    cloned: they are replaced, so that clones share them.
    """

    __slots__ = (
        "back", "bonds", "bonus", "deck", "flipped", "front", "hand", "leader", "listens", "orbs",
        "retreat", "spent", "support", "symbols", "touched", "units",
    )  # fmt: skip

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.hand = vec[i64]()
            self.deck = vec[i64]()
            self.retreat = vec[i64]()
            self.front = vec[i64]()
            self.back = vec[i64]()
            self.units = vec[i64]()  # both lines
            self.bonds = vec[i64]()
            self.orbs = vec[i64]()
            self.support: i64 = NONE  # the card in the support area
            self.leader: i64 = NONE  # the main character
            self.spent: i64 = 0  # bonds used this turn for deploying
            self.bonus: i64 = 0  # cards still to be drawn for class changes
            # notes, explained in notes.py
            self.flipped: i64 = 0  # how many bonds lie face-down
            self.symbols: i64 = 0  # a bit for each symbol on the face-up ones
            self.listens: i64 = 0  # a bit for each event that the units' skills wait for
            self.touched: i64 = 0  # a bit for each stat that they touch
        else:
            self.hand, self.deck, self.retreat = like.hand[:], like.deck[:], like.retreat[:]
            self.front, self.back, self.units = like.front, like.back, like.units
            self.bonds, self.orbs = like.bonds, like.orbs
            self.support, self.leader = like.support, like.leader
            self.flipped, self.symbols = like.flipped, like.symbols
            self.spent, self.bonus = like.spent, like.bonus
            self.listens, self.touched = like.listens, like.touched

    def unshare(self) -> None:
        self.front, self.back, self.units = self.front[:], self.back[:], self.units[:]
        self.bonds, self.orbs = self.bonds[:], self.orbs[:]

    # -- the two lines

    def line_up(self, front: vec[i64], back: vec[i64]) -> None:
        """Let these units stand in front and in the back."""
        self.front, self.back = front, back
        self.units = joined(front, back)

    def step_in(self, unit: i64, line: i64) -> None:
        """A new unit stands in a line."""
        if line == FRONT:
            self.line_up(plus(self.front, unit), self.back)
        else:
            self.line_up(self.front, plus(self.back, unit))

    def step_out(self, unit: i64) -> None:
        """A unit leaves its line."""
        if unit in self.front:
            self.line_up(remove(self.front[:], unit), self.back)
        else:
            self.line_up(self.front, remove(self.back[:], unit))

    # -- plain values

    def mixed_into(self, key: i64) -> i64:
        """The key of a table with this side in it."""
        key = mixed_all(mixed_all(mixed_all(key, self.hand), self.deck), self.retreat)
        key = mixed_all(mixed_all(mixed_all(key, self.front), self.back), self.bonds)
        key = mixed(mixed(mixed_all(key, self.orbs), self.support), self.leader)
        return mixed(mixed(key, self.spent), self.bonus)

    def dump(self) -> list[Any]:
        return [
            list(self.hand), list(self.deck), list(self.front), list(self.back),
            list(self.bonds), list(self.orbs), list(self.retreat),
            self.support, self.leader, self.spent, self.bonus, self.flipped, self.symbols,
            self.listens, self.touched,
        ]  # fmt: skip

    def load(self, plain: list[Any]) -> None:
        self.hand, self.deck = vec[i64](plain[0]), vec[i64](plain[1])
        self.line_up(vec[i64](plain[2]), vec[i64](plain[3]))
        self.bonds, self.orbs = vec[i64](plain[4]), vec[i64](plain[5])
        self.retreat = vec[i64](plain[6])
        self.support, self.leader, self.spent, self.bonus = plain[7:11]
        self.flipped, self.symbols, self.listens, self.touched = plain[11:]


class CipherState(State):
    """A game of Cipher. A unit goes by one card id; the cards it was before lie `below` it."""

    __slots__ = (
        "attacker", "beaten", "below", "broken_off", "changed", "crowded", "defender", "evaded",
        "flags", "givers", "lent_attack", "lent_defense", "phase", "places", "players", "strike",
        "touched", "unsettled",
    )  # fmt: skip

    def __init__(self, like: CipherState | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.players = vec[Player]()
            # for each card, the one stacked under it; clones share it (`lay_below`)
            self.below = vec[i64]()
            self.flags = vec[i64]()
            self.phase: i64 = SETUP
            self.attacker: i64 = NONE
            self.defender: i64 = NONE
            self.broken_off: i64 = 0  # combat: the bits ATTACKER_LEFT and DEFENDER_LEFT
            self.lent_attack: i64 = 0  # what support and a critical hit add to the attacker's
            self.lent_defense: i64 = 0  # what support adds to the defender's attack
            self.evaded = False
            self.strike: i64 = 1  # orbs lost for the destroyed main character
            self.unsettled = True  # something changed that the next check must look at
            self.crowded = False  # a unit changed, so two may share a name
            self.beaten = False  # a unit was destroyed and has not left yet
            # notes, explained in notes.py
            self.listens = 0  # of both players together
            self.touched: i64 = 0  # of both players together
            self.givers = vec[i64]()  # units whose skills touch others; never changed in place
            self.changed: i64 = 0  # a bit for each stat that modifiers change
            self.places: i64 = 0  # where skills of the decks work, apart from the field
        else:
            self.players = vec[Player]([Player(player) for player in like.players])
            self.below, self.flags = like.below, like.flags[:]
            self.phase, self.attacker, self.defender = like.phase, like.attacker, like.defender
            self.lent_attack, self.lent_defense = like.lent_attack, like.lent_defense
            self.broken_off = like.broken_off
            self.evaded, self.strike = like.evaded, like.strike
            self.unsettled, self.crowded = like.unsettled, like.crowded
            self.beaten, self.places = like.beaten, like.places
            self.touched, self.changed, self.givers = like.touched, like.changed, like.givers

    def clone(self) -> CipherState:
        return CipherState(self)

    def unshare(self) -> None:
        super().unshare()
        for player in self.players:
            player.unshare()
        self.below, self.givers = self.below[:], self.givers[:]

    def dump(self) -> list[Any]:
        players = [player.dump() for player in self.players]
        mine = [
            players, list(self.below), list(self.flags), self.phase, self.attacker,
            self.defender, self.evaded, self.strike, self.unsettled, self.crowded, self.beaten,
            self.places, self.broken_off, self.lent_attack, self.lent_defense, self.listens,
            self.touched, list(self.givers),
        ]  # fmt: skip
        return [super().dump(), mine]

    def load(self, plain: list[Any]) -> None:
        base, mine = plain
        super().load(base)
        self.players = vec[Player]()
        for dumped in mine[0]:
            player = Player()
            player.load(dumped)
            self.players = append(self.players, player)
        self.below, self.flags = vec[i64](mine[1]), vec[i64](mine[2])
        self.phase, self.attacker, self.defender = mine[3:6]
        self.evaded, self.strike, self.unsettled, self.crowded, self.beaten = mine[6:11]
        self.places, self.broken_off, self.lent_attack, self.lent_defense = mine[11:15]
        self.listens, self.touched, self.givers = mine[15], mine[16], vec[i64](mine[17])
        self.note_changes()

    def key(self) -> i64:
        """Without the notes, which follow from the rest."""
        key = mixed_all(mixed_all(super().key(), self.below), self.flags)
        for player in self.players:
            key = player.mixed_into(key)
        key = mixed(mixed(mixed(key, self.phase), self.attacker), self.defender)
        key = mixed(mixed(mixed(key, self.broken_off), self.lent_attack), self.lent_defense)
        return mixed(mixed(key, self.strike), i64(self.evaded))

    # -- reading

    def is_tapped(self, unit: i64) -> bool:
        return self.flags[unit] & TAPPED != 0

    def is_face_up(self, bond: i64) -> bool:
        return self.flags[bond] & FACE_DOWN == 0

    def stack_size(self, unit: i64) -> i64:
        """How many cards the unit is made of."""
        size: i64 = 1
        card = self.below[unit]
        while card != NONE:
            size += 1
            card = self.below[card]
        return size

    def stack(self, unit: i64) -> vec[i64]:
        """The cards the unit is made of, from the top."""
        cards = vec[i64]([unit])
        card = self.below[unit]
        while card != NONE:
            cards = append(cards, card)
            card = self.below[card]
        return cards

    def is_front(self, unit: i64) -> bool:
        return unit in self.players[self.owners[unit]].front

    def looks(self) -> vec[i64]:
        """For each card, the face that counts for everything but its name and attack."""
        if not self.changed & _GUISE:
            return self.faces
        looks = self.faces[:]
        for modifier in self.modifiers:
            if modifier.stat == GUISE:
                looks[modifier.card] = modifier.amount
        return looks

    # -- writing

    def lay_below(self, upper: i64, card: i64) -> None:
        """Lay a card directly below another one."""
        below = self.below[:]
        below[card] = below[upper]
        below[upper] = card
        self.below = below

    def take_apart(self, stack: vec[i64]) -> None:
        """Nothing lies below the cards of a stack any more."""
        if len(stack) > 1:
            below = self.below[:]
            for card in stack:
                below[card] = NONE
            self.below = below

    def note_changes(self) -> None:
        """Bring `changed` up to date."""
        self.changed = 0
        for modifier in self.modifiers:
            self.changed |= BITS[modifier.stat]

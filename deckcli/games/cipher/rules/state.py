"""The table of Cipher, in the nouns of its rulebook."""

from __future__ import annotations

from typing import Any

from deckcli.engine.state import NONE, State
from deckcli.games.cipher.rules.codes import FACE_DOWN, GUISE, SETUP, TAPPED


class Player:
    """One side of the table. Zones are lists of cards; the last card of the deck is its top."""

    __slots__ = (
        "back", "bonds", "bonus", "deck", "flipped", "front", "hand", "leader", "listens", "orbs",
        "retreat", "spent", "support", "symbols", "touched",
    )  # fmt: skip

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.hand: list[int] = []
            self.deck: list[int] = []
            self.front: list[int] = []
            self.back: list[int] = []
            self.bonds: list[int] = []
            self.orbs: list[int] = []
            self.retreat: list[int] = []
            self.support = NONE  # the card in the support area
            self.leader = NONE  # the main character
            self.spent = 0  # bonds used this turn for deploying
            self.bonus = 0  # cards still to be drawn for class changes
            # notes, explained in notes.py
            self.flipped = 0  # how many bonds lie face-down
            self.symbols = 0  # a bit for each symbol on the face-up ones
            self.listens = 0  # a bit for each event that the units' skills wait for
            self.touched = 0  # a bit for each stat that they touch
        else:
            self.hand, self.deck = like.hand[:], like.deck[:]
            self.front, self.back = like.front[:], like.back[:]
            self.bonds, self.orbs, self.retreat = like.bonds[:], like.orbs[:], like.retreat[:]
            self.support, self.leader = like.support, like.leader
            self.flipped, self.symbols = like.flipped, like.symbols
            self.spent, self.bonus = like.spent, like.bonus
            self.listens, self.touched = like.listens, like.touched

    def dump(self) -> list[Any]:
        return [
            self.hand, self.deck, self.front, self.back, self.bonds, self.orbs, self.retreat,
            self.support, self.leader, self.spent, self.bonus, self.flipped, self.symbols,
            self.listens, self.touched,
        ]  # fmt: skip

    def load(self, plain: list[Any]) -> None:
        self.hand, self.deck, self.front, self.back, self.bonds = plain[:5]
        self.orbs, self.retreat, self.support, self.leader, self.spent, self.bonus = plain[5:11]
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
            self.players: list[Player] = []
            self.below: list[int] = []  # for each card, the one stacked under it
            self.flags: list[int] = []
            self.phase = SETUP
            self.attacker = NONE
            self.defender = NONE
            self.broken_off = 0  # combat: the bits ATTACKER_LEFT and DEFENDER_LEFT
            self.lent_attack = 0  # what support and a critical hit add to the attacker's attack
            self.lent_defense = 0  # what support adds to the defender's
            self.evaded = False
            self.strike = 1  # orbs lost for the destroyed main character
            self.unsettled = True  # something changed that the next check must look at
            self.crowded = False  # a unit changed, so two may share a name
            self.beaten = False  # a unit was destroyed and has not left yet
            # notes, explained in notes.py
            self.listens = 0  # of both players together
            self.touched = 0  # of both players together
            self.givers: list[int] = []  # units whose skills touch others; never changed
            self.changed = 0  # a bit for each stat that modifiers change
            self.places = 0  # where skills of the decks work, apart from the field
        else:
            self.players = [Player(player) for player in like.players]
            self.below, self.flags = like.below[:], like.flags[:]
            self.phase, self.attacker, self.defender = like.phase, like.attacker, like.defender
            self.lent_attack, self.lent_defense = like.lent_attack, like.lent_defense
            self.broken_off = like.broken_off
            self.evaded, self.strike = like.evaded, like.strike
            self.unsettled, self.crowded = like.unsettled, like.crowded
            self.beaten, self.places = like.beaten, like.places
            self.touched, self.changed, self.givers = like.touched, like.changed, like.givers

    def clone(self) -> CipherState:
        return CipherState(self)

    def dump(self) -> list[Any]:
        players = [player.dump() for player in self.players]
        mine = [
            players, self.below, self.flags, self.phase, self.attacker, self.defender,
            self.evaded, self.strike, self.unsettled, self.crowded, self.beaten, self.places,
            self.broken_off, self.lent_attack, self.lent_defense, self.listens, self.touched,
            self.givers,
        ]  # fmt: skip
        return [super().dump(), mine]

    def load(self, plain: list[Any]) -> None:
        base, mine = plain
        super().load(base)
        self.players = []
        for dumped in mine[0]:
            player = Player()
            player.load(dumped)
            self.players.append(player)
        self.below, self.flags, self.phase, self.attacker, self.defender = mine[1:6]
        self.evaded, self.strike, self.unsettled, self.crowded, self.beaten = mine[6:11]
        self.places, self.broken_off, self.lent_attack, self.lent_defense = mine[11:15]
        self.listens, self.touched, self.givers = mine[15:]
        self.note_changes()

    # -- reading

    def is_tapped(self, unit: int) -> bool:
        return self.flags[unit] & TAPPED != 0

    def is_face_up(self, bond: int) -> bool:
        return self.flags[bond] & FACE_DOWN == 0

    def stack_size(self, unit: int) -> int:
        """How many cards the unit is made of."""
        size, card = 1, self.below[unit]
        while card != NONE:
            size += 1
            card = self.below[card]
        return size

    def is_front(self, unit: int) -> bool:
        return unit in self.players[self.owners[unit]].front

    def looks(self) -> list[int]:
        """For each card, the face that counts for everything but its name and attack."""
        if not self.changed >> GUISE & 1:
            return self.faces
        looks = self.faces[:]
        for modifier in self.modifiers:
            if modifier.stat == GUISE:
                looks[modifier.card] = modifier.amount
        return looks

    # -- writing

    def note_changes(self) -> None:
        """Bring `changed` up to date."""
        self.changed = 0
        for modifier in self.modifiers:
            self.changed |= 2**modifier.stat

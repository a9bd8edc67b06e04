"""The faces of Cipher and where its cards lie, for code that only looks."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import are_equal, with_room
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Face, Game
from deckcli.engine.listening import FIRES
from deckcli.engine.state import BITS, NONE
from deckcli.games.cipher.rules.codes import (
    AS_BOND,
    BONDS,
    DECK,
    HAND,
    IN_HAND,
    RETREAT,
    SHARES_NAME,
)
from deckcli.games.cipher.rules.faces import CipherFace
from deckcli.games.cipher.rules.state import CipherState

_LOTS: Final = 30  # of faces; with more, their bits would take Python twice as long


class CipherField(Game[CipherState]):
    """Faces, units and zones."""

    key = "cipher"

    def __init__(self) -> None:
        super().__init__()
        # The same faces with their own type; `faces` is typed as in every game.
        unknown = CipherFace(0, "?", {"en": "an unknown card"})
        self.prints = vec[CipherFace]([unknown])
        self.faces = vec[Face]([unknown])
        self.skills: dict[str, int] = {}  # every skill name, with its number
        self.bearing: list[list[Ability]] = []  # for each skill name, all abilities with it
        self.skilled = vec[vec[Ability]]()  # for each skill name, the first one that a face has
        self.icons = vec[i64]()  # for each ability, a bit for each icon before its name
        self.modes: list[str] = []  # for each ability, when it works in support: ATK, DEF, BOTH, ""
        self.working_in: list[int] = []  # for each ability, the place where it works
        self.places: i64 = 0  # where skills of some face work, apart from the field
        # Where the rules are among the programs, ahead of those of abilities.
        self.setup_program: i64 = -1
        self.turn_program: i64 = -1
        self.combat_program: i64 = -1
        self.check_program: i64 = -1
        self.orbs_program: i64 = -1

    def units(self, state: CipherState, seat: i64) -> vec[i64]:
        return state.players[seat].units

    def is_in_play(self, state: CipherState, card: i64) -> bool:
        return card in state.players[state.owners[card]].units

    def zone(self, state: CipherState, seat: i64, zone: i64) -> vec[i64]:
        player = state.players[seat]
        if zone == HAND:
            return player.hand
        if zone == RETREAT:
            return player.retreat
        if zone == BONDS:
            return player.bonds
        assert zone == DECK
        return player.deck

    def distinct(self, state: CipherState, cards: vec[i64]) -> vec[i64]:
        """Cards with the same face and flags, known to the same players, are one option."""
        if len(cards) < 2:
            return cards
        faces, found = state.faces, with_room(len(cards))
        known: i64 = 0  # a bit for each lot of faces
        for card in cards:
            bit = BITS[faces[card] % _LOTS]
            if not known & bit or not self._has_twin(state, card, found):
                known |= bit
                found = append(found, card)
        return found

    def _has_twin(self, state: CipherState, card: i64, cards: vec[i64]) -> bool:
        """Whether one of the cards is indistinguishable from this one; units never are."""
        faces, known, flags = state.faces, state.seen, state.flags
        for other in cards:
            if (
                faces[other] == faces[card]
                and known[other] == known[card]
                and flags[other] == flags[card]
                and (not self.prints[faces[card]].places or self._works_alike(state, other, card))
            ):
                return not self.is_in_play(state, card)
        return False

    def _works_alike(self, state: CipherState, a: i64, b: i64) -> bool:
        """Whether two cards with skills of bonds or hands lie where the same skills can be used."""
        hand = state.players[state.owners[a]].hand
        if (a in hand) != (b in hand):
            return False
        return are_equal(state.uses_of(a), state.uses_of(b))

    # -- skills that work outside the field

    def elsewhere(self, state: CipherState, seat: i64) -> vec[i64]:
        """A player's cards that are not units but may have skills that work where they lie."""
        if not state.places:
            return vec[i64]()
        player, faces, prints = state.players[seat], state.faces, self.prints
        found = vec[i64]([bond for bond in player.bonds if prints[faces[bond]].places & AS_BOND])
        if state.places & IN_HAND:
            for card in player.hand:
                if prints[faces[card]].places & IN_HAND:
                    found = append(found, card)
        return found

    # -- names and stacks

    def is_class_changed(self, state: CipherState, unit: i64) -> bool:
        """Whether the unit was put on another card and has a class-change cost."""
        return state.below[unit] != NONE and self.prints[state.faces[unit]].class_change >= 0

    def may_stand_together(self, state: CipherState, units: vec[i64]) -> bool:
        """Whether one of these units, which share a name, lets the others stand beside it."""
        for unit in units:
            for static in self.prints[state.faces[unit]].statics[SHARES_NAME]:
                state.emit(FIRES, card=unit, amount=static.ability)
                return True
        return False

    def namesakes(self, state: CipherState, seat: i64, face: CipherFace) -> vec[i64]:
        """The player's units that bear a unit name of the face."""
        units, faces, prints = state.players[seat].units, state.faces, self.prints
        return vec[i64]([unit for unit in units if face.shares_name(prints[faces[unit]])])

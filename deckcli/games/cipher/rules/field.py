"""The faces of Cipher and where its cards lie, for code that only looks."""

from __future__ import annotations

from deckcli.engine.abilities import Ability
from deckcli.engine.game import Game
from deckcli.engine.listening import FIRES
from deckcli.engine.state import NONE
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


class CipherField(Game[CipherState]):
    """Faces, units and zones."""

    key = "cipher"

    def __init__(self) -> None:
        super().__init__()
        # The same faces with their own type; `faces` is typed as in every game.
        self.prints: list[CipherFace] = [CipherFace(0, "?", {"en": "an unknown card"})]
        self.faces = list(self.prints)
        self.skills: dict[str, int] = {}  # every skill name, with its number
        self.bearing: list[list[Ability]] = []  # for each skill name, all abilities with it
        self.skilled: list[list[Ability]] = []  # for each skill name, the first one that a face has
        self.icons: list[int] = []  # for each ability, a bit for each icon before its name
        self.modes: list[str] = []  # for each ability, when it works in support: ATK, DEF, BOTH, ""
        self.working_in: list[int] = []  # for each ability, the place where it works
        self.places = 0  # where skills of some face work, apart from the field
        # Where the rules are among the programs, ahead of those of abilities.
        self.setup_program = self.turn_program = self.combat_program = -1
        self.check_program = self.orbs_program = -1

    def units(self, state: CipherState, seat: int) -> list[int]:
        player = state.players[seat]
        return player.front + player.back

    def is_in_play(self, state: CipherState, card: int) -> bool:
        player = state.players[state.owners[card]]
        return card in player.front or card in player.back

    def zone(self, state: CipherState, seat: int, zone: int) -> list[int]:
        player = state.players[seat]
        if zone == HAND:
            return player.hand
        if zone == RETREAT:
            return player.retreat
        if zone == BONDS:
            return player.bonds
        assert zone == DECK
        return player.deck

    def distinct(self, state: CipherState, cards: list[int]) -> list[int]:
        """Cards with the same face and flags, known to the same players, are one option."""
        if len(cards) < 2:
            return cards
        faces = state.faces
        kinds: list[int] = []
        found: list[int] = []
        for card in cards:
            face = faces[card]
            if face not in kinds or not self._has_twin(state, card, found):
                kinds.append(face)
                found.append(card)
        return found

    def _has_twin(self, state: CipherState, card: int, cards: list[int]) -> bool:
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

    def _works_alike(self, state: CipherState, a: int, b: int) -> bool:
        """Whether two cards with skills of bonds or hands lie where the same skills can be used."""
        hand = state.players[state.owners[a]].hand
        return (a in hand) == (b in hand) and state.uses_of(a) == state.uses_of(b)

    # -- skills that work outside the field

    def elsewhere(self, state: CipherState, seat: int) -> list[int]:
        """A player's cards that are not units but may have skills that work where they lie."""
        found: list[int] = []
        if not state.places:
            return found
        player = state.players[seat]
        for bond in player.bonds:
            if self.prints[state.faces[bond]].places & AS_BOND:
                found.append(bond)
        if state.places & IN_HAND:
            for card in player.hand:
                if self.prints[state.faces[card]].places & IN_HAND:
                    found.append(card)
        return found

    # -- names and stacks

    def is_class_changed(self, state: CipherState, unit: int) -> bool:
        """Whether the unit was put on another card and has a class-change cost."""
        return state.below[unit] != NONE and self.prints[state.faces[unit]].class_change >= 0

    def may_stand_together(self, state: CipherState, units: list[int]) -> bool:
        """Whether one of these units, which share a name, lets the others stand beside it."""
        for unit in units:
            for static in self.prints[state.faces[unit]].statics[SHARES_NAME]:
                state.emit(FIRES, card=unit, amount=static.ability)
                return True
        return False

    def namesakes(self, state: CipherState, seat: int, face: CipherFace) -> list[int]:
        """The player's units that bear a unit name of the face."""
        player, faces, prints = state.players[seat], state.faces, self.prints
        units = player.front + player.back
        return [unit for unit in units if face.shares_name(prints[faces[unit]])]

"""The faces of Cipher and where its cards lie, for those who only look."""

from __future__ import annotations

from deckcli.engine.game import Game
from deckcli.engine.state import NONE, State
from deckcli.games.cipher.faces import CipherFace
from deckcli.games.cipher.state import CipherState
from deckcli.games.cipher.tables import (
    BONDS,
    DECK,
    HAND,
    ORB_AREA,
    RETREAT,
    SHARES_NAME,
)


class CipherField(Game):
    """Faces, units and zones."""

    key = "cipher"

    def __init__(self) -> None:
        super().__init__()
        self.prints: list[CipherFace] = [CipherFace(0, "?", {"en": "an unknown card"})]
        self.faces = list(self.prints)
        self.turn_program = -1
        self.combat_program = -1
        self.check_program = -1

    def units(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, CipherState)
        player = state.players[seat]
        return player.front + player.back

    def is_in_play(self, state: State, card: int) -> bool:
        assert isinstance(state, CipherState)
        player = state.players[state.owners[card]]
        return card in player.front or card in player.back

    def zone(self, state: State, seat: int, zone: int) -> list[int]:
        assert isinstance(state, CipherState)
        player = state.players[seat]
        if zone == HAND:
            return player.hand
        if zone == RETREAT:
            return player.retreat
        if zone == BONDS:
            return player.bonds
        if zone == ORB_AREA:
            return player.orbs
        assert zone == DECK
        return player.deck

    def distinct(self, state: State, cards: list[int]) -> list[int]:
        """Cards with the same face, known to the same players and lying alike, are one option."""
        if len(cards) < 2:
            return cards
        assert isinstance(state, CipherState)
        seen: list[int] = []
        found: list[int] = []
        for card in cards:
            mark = (state.faces[card] * 16 + state.seen[card]) * 64 + state.flags[card]
            if mark not in seen or self.is_in_play(state, card):
                seen.append(mark)
                found.append(card)
        return found

    def is_class_changed(self, state: CipherState, unit: int) -> bool:
        """Put on another card, and a card that one class-changes into."""
        return state.below[unit] != NONE and self.prints[state.faces[unit]].class_change >= 0

    def may_stand_together(self, state: CipherState, units: list[int]) -> bool:
        """Whether one of units with a name in common lets the others stand beside it."""
        for unit in units:
            for static in self.prints[state.faces[unit]].statics[SHARES_NAME]:
                self.used[static.ability] += 1
                return True
        return False

    def namesakes(self, state: CipherState, seat: int, face: CipherFace) -> list[int]:
        """The player's units that bear a unit name of the face."""
        player = state.players[seat]
        faces, prints, name, also = state.faces, self.prints, face.unit, face.also
        found: list[int] = []
        for line in (player.front, player.back):
            for unit in line:
                other = prints[faces[unit]]
                if other.unit == name or (
                    (also != -1 or other.also != -1) and face.shares_name(other)
                ):
                    found.append(unit)
        return found

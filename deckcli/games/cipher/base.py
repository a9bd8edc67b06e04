"""What every chapter of the Cipher rules builds on: the stats of units now."""

from __future__ import annotations

from deckcli.engine.state import Modifier
from deckcli.engine.words import Static
from deckcli.games.cipher.faces import CipherFace
from deckcli.games.cipher.skills import CipherSkills
from deckcli.games.cipher.state import CipherState
from deckcli.games.cipher.tables import (
    ATTACK,
    LAST_PRINTED,
    NO_EVADE,
    ORBS,
    RANGE,
    SHARES_SKILLS,
    SKILL,
    SYMBOL,
    WEAPON,
)


class CipherBase(CipherSkills):
    """The stats of units, with everything that skills in play do to them."""

    def stat(self, state: CipherState, card: int, stat: int) -> int:
        return self.number(state, card, stat)

    def number(self, state: CipherState, unit: int, stat: int) -> int:
        """A stat of a unit now: sums for attack, the largest for orbs, all bits for the rest."""
        total = 0
        if stat == ATTACK:
            total = self.prints[state.faces[unit]].attack
        elif stat <= LAST_PRINTED:
            total = _printed(self.prints[state.looks()[unit]], stat)
        for one in state.modifiers:
            if one.card == unit and one.stat == stat:
                total = _joined(stat, total, one.amount)
        if self.touched_stats(state) >> stat & 1:
            for seat in range(state.seats):
                player = state.players[seat]
                if player.outward >> stat & 1:
                    total = self._with_statics(state, unit, stat, total, seat, player.front)
                    total = self._with_statics(state, unit, stat, total, seat, player.back)
                elif player.statics >> stat & 1 and (unit in player.front or unit in player.back):
                    total = self._with_statics(state, unit, stat, total, seat, [unit])
            total = self._with_gained(state, unit, stat, total, state.modifiers)
            if state.places or state.touched >> SHARES_SKILLS & 1:
                total = self._with_rarities(state, unit, stat, total)
        return total

    def _with_rarities(self, state: CipherState, unit: int, stat: int, total: int) -> int:
        """A stat with what few games know: skills of bonds and hands, and shared ones."""
        for seat in range(state.seats):
            cards = self.elsewhere(state, seat)
            total = self._with_statics(state, unit, stat, total, seat, cards)
        if state.touched >> SHARES_SKILLS & 1:
            total = self._with_gained(state, unit, stat, total, self.shared(state))
        return total

    def _with_statics(
        self, state: CipherState, unit: int, stat: int, total: int, seat: int, units: list[int]
    ) -> int:
        """A stat with what the skills of these units add to it."""
        looks = state.faces if not state.guised else state.looks()
        for other in units:
            face = self.prints[looks[other]]
            if (face.touches if other == unit else face.touches_others) >> stat & 1:
                for static in face.statics[stat]:
                    if other == unit or not static.is_own:
                        total = self._with_static(state, unit, total, static, other, seat)
        return total

    def _with_gained(
        self, state: CipherState, unit: int, stat: int, total: int, gains: list[Modifier]
    ) -> int:
        """A stat with what the skills add that are gained among these modifiers."""
        for one in gains:
            if one.stat == SKILL:
                for ability in self.skilled[one.amount]:
                    for static in ability.statics:
                        if static.stat == stat:
                            seat = state.owners[one.card]
                            total = self._with_static(state, unit, total, static, one.card, seat)
        return total

    def _with_static(
        self, state: CipherState, unit: int, total: int, static: Static, source: int, seat: int
    ) -> int:
        frame = self.context(source, seat)
        if not static.group.has(self, state, frame, unit):
            return total
        if not self.is_in_force(state, static, frame):
            return total
        self.used[static.ability] += 1
        return _joined(static.stat, total, static.amount.value(self, state, frame))


def _printed(face: CipherFace, stat: int) -> int:
    if stat == RANGE:
        return face.ranges
    if stat == WEAPON:
        return face.weapons
    if stat == SYMBOL:
        return face.symbols
    return 1 if stat == ORBS else 0


def _joined(stat: int, total: int, amount: int) -> int:
    if stat == ATTACK:
        return total + amount
    if stat in (RANGE, WEAPON, SYMBOL, NO_EVADE):
        return total | amount
    return max(total, amount)

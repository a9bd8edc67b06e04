"""What every chapter of the Cipher rules builds on: the stats of units now."""

from __future__ import annotations

from typing import Final

from deckcli.engine.listening import FIRES
from deckcli.engine.state import Modifier
from deckcli.engine.words.kinds import Static
from deckcli.games.cipher.rules.codes import (
    ATTACK,
    GIVES,
    LAST_PRINTED,
    NO_EVADE,
    ORBS,
    RANGE,
    SHARES_SKILLS,
    SKILL,
    SYMBOL,
    WEAPON,
)
from deckcli.games.cipher.rules.faces import CipherFace
from deckcli.games.cipher.rules.skills import CipherSkills
from deckcli.games.cipher.rules.state import CipherState

_ATTACK: Final = 2**ATTACK  # as bits of `touched` and `changed`
_SKILL: Final = 2**SKILL
_SHARES_SKILLS: Final = 2**SHARES_SKILLS


class CipherRules(CipherSkills):
    """The stats of units, with everything that skills in play do to them."""

    def stat(self, state: CipherState, card: int, stat: int) -> int:
        """A stat of a card now: sums for attack, all bits for sets, the largest for the rest."""
        if stat == ATTACK:
            return self.attack(state, card)
        total = 0
        if stat <= LAST_PRINTED:
            total = 1 if stat == ORBS else _printed(self.prints[state.looks()[card]], stat)
        if state.changed >> stat & 1:
            for one in state.modifiers:
                if one.card == card and one.stat == stat:
                    total = _joined(stat, total, one.amount)
        if state.touched >> stat & 1:
            total = self._with_skills(state, card, stat, total)
        return total

    def attack(self, state: CipherState, unit: int) -> int:
        """The attack of a unit now."""
        total = self.prints[state.faces[unit]].attack
        if unit == state.attacker:
            total += state.lent_attack
        elif unit == state.defender:
            total += state.lent_defense
        if state.changed & _ATTACK:
            for one in state.modifiers:
                if one.card == unit and one.stat == ATTACK:
                    total += one.amount
        if state.touched & _ATTACK:
            total = self._with_skills(state, unit, ATTACK, total)
        return total

    def _with_skills(self, state: CipherState, unit: int, stat: int, total: int) -> int:
        """A stat with what all skills in play add to it."""
        if state.givers:
            total = self._with_others(state, unit, stat, total, state.givers)
        seat = state.owners[unit]
        player = state.players[seat]
        if player.touched >> stat & 1 and (unit in player.front or unit in player.back):
            for static in self.prints[state.looks()[unit]].statics[stat]:
                total = self._with_static(state, unit, total, static, unit, seat)
        if state.changed & _SKILL:
            total = self._with_gained(state, unit, stat, total, state.modifiers)
        if state.places:
            for seat in range(state.seats):
                cards = self.elsewhere(state, seat)
                total = self._with_others(state, unit, stat, total, cards)
        if state.touched & _SHARES_SKILLS:
            total = self._with_gained(state, unit, stat, total, self.shared(state))
        return total

    def _with_others(
        self, state: CipherState, unit: int, stat: int, total: int, cards: list[int]
    ) -> int:
        """A stat of a unit with what the skills of these cards, but not its own, add to it."""
        looks = state.looks()
        for other in cards:
            if other != unit:
                seat = state.owners[other]
                for static in self.prints[looks[other]].statics[stat]:
                    if not static.is_own:
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
                        if static.stat == stat and (one.card == unit or not static.is_own):
                            seat = state.owners[one.card]
                            total = self._with_static(state, unit, total, static, one.card, seat)
        return total

    def _with_static(
        self, state: CipherState, unit: int, total: int, static: Static, source: int, seat: int
    ) -> int:
        """A stat with what one skill adds to it; a skill for its own unit only is of that unit."""
        frame = self.contexts[seat][source]
        if not static.is_own and not static.group.has(self, state, frame, unit):
            return total
        if not self.is_in_force(state, static, frame):
            return total
        amount = static.amount.value(self, state, frame)
        if state.listener is not None:  # asked so often that even the calls would count
            state.emit(FIRES, card=source, amount=static.ability)
            state.emit(GIVES + static.stat, seat, unit, static.ability, amount)
        return _joined(static.stat, total, amount)


def _printed(face: CipherFace, stat: int) -> int:
    if stat == RANGE:
        return face.ranges
    if stat == WEAPON:
        return face.weapons
    assert stat == SYMBOL
    return face.symbols


def _joined(stat: int, total: int, amount: int) -> int:
    if stat == ATTACK:
        return total + amount
    if stat in (RANGE, WEAPON, SYMBOL, NO_EVADE):
        return total | amount
    return max(total, amount)

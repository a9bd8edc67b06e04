"""What every chapter of the Cipher rules builds on: the current stats of units."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.listening import FIRES
from deckcli.engine.modifiers import Modifier
from deckcli.engine.words.kinds import Static
from deckcli.games.cipher.rules.codes import (
    ATTACK,
    GIVES,
    LAST_PRINTED,
    NO_EVADE,
    ORBS,
    RANGE,
    SEATS,
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
    """The stats of units, including everything that skills in play do to them."""

    def stat(self, state: CipherState, card: i64, stat: i64) -> i64:
        """A card's current stat: sums for attack, all bits for sets, the largest for the rest."""
        if stat == ATTACK:
            return self.attack(state, card)
        total: i64 = 0
        if stat == ORBS:
            total = 1
        elif stat <= LAST_PRINTED:
            total = _printed(self.prints[state.looks()[card]], stat)
        if state.changed >> stat & 1:
            for modifier in state.modifiers:
                if modifier.card == card and modifier.stat == stat:
                    total = _joined(stat, total, modifier.amount)
        if state.touched >> stat & 1:
            total = self._with_skills(state, card, stat, total)
        return total

    def attack(self, state: CipherState, unit: i64) -> i64:
        """The current attack of a unit."""
        total = self.prints[state.faces[unit]].attack
        if unit == state.attacker:
            total += state.lent_attack
        elif unit == state.defender:
            total += state.lent_defense
        if state.changed & _ATTACK:
            for modifier in state.modifiers:
                if modifier.card == unit and modifier.stat == ATTACK:
                    total += modifier.amount
        if state.touched & _ATTACK:
            total = self._with_skills(state, unit, ATTACK, total)
        return total

    def _with_skills(self, state: CipherState, unit: i64, stat: i64, total: i64) -> i64:
        """A stat with what all skills in play add to it."""
        if len(state.givers) > 0:
            total = self._with_others(state, unit, stat, total, state.givers)
        seat = state.owners[unit]
        player = state.players[seat]
        if player.touched >> stat & 1 and unit in player.units:
            for static in self.prints[state.looks()[unit]].statics[stat]:
                total = self._with_static(state, unit, total, static, unit, seat)
        if state.changed & _SKILL:
            total = self._with_gained(state, unit, stat, total, state.modifiers)
        if state.places:
            for seat in SEATS:
                cards = self.elsewhere(state, seat)
                total = self._with_others(state, unit, stat, total, cards)
        if state.touched & _SHARES_SKILLS:
            total = self._with_gained(state, unit, stat, total, self.shared(state))
        return total

    def _with_others(
        self, state: CipherState, unit: i64, stat: i64, total: i64, cards: vec[i64]
    ) -> i64:
        """A unit's stat with what the skills of these cards, except its own, add to it."""
        looks = state.looks()
        for source in cards:
            if source != unit:
                seat = state.owners[source]
                for static in self.prints[looks[source]].statics[stat]:
                    if not static.is_own:
                        total = self._with_static(state, unit, total, static, source, seat)
        return total

    def _with_gained(
        self, state: CipherState, unit: i64, stat: i64, total: i64, gains: vec[Modifier]
    ) -> i64:
        """A stat with what skills gained through these modifiers add to it."""
        for gain in gains:
            if gain.stat == SKILL:
                for ability in self.skilled[gain.amount]:
                    for static in ability.statics:
                        if static.stat == stat and (gain.card == unit or not static.is_own):
                            seat = state.owners[gain.card]
                            total = self._with_static(state, unit, total, static, gain.card, seat)
        return total

    def _with_static(
        self, state: CipherState, unit: i64, total: i64, static: Static, source: i64, seat: i64
    ) -> i64:
        """A stat with what one skill adds to it; a skill limited to its own unit is this unit's."""
        frame = self.contexts[seat][source]
        if not static.is_own and not static.group.has(self, state, frame, unit):
            return total
        if not self.is_in_force(state, static, frame):
            return total
        amount = static.amount.value(self, state, frame)
        if state.listener is not None:  # called so often that even the calls would show
            state.emit(FIRES, card=source, amount=static.ability)
            state.emit(GIVES + static.stat, seat, unit, static.ability, amount)
        return _joined(static.stat, total, amount)


def _printed(face: CipherFace, stat: i64) -> i64:
    if stat == RANGE:
        return face.ranges
    if stat == WEAPON:
        return face.weapons
    assert stat == SYMBOL
    return face.symbols


def _joined(stat: i64, total: i64, amount: i64) -> i64:
    if stat == ATTACK:
        return total + amount
    if stat in (RANGE, WEAPON, SYMBOL, NO_EVADE):
        return total | amount
    return max(total, amount)

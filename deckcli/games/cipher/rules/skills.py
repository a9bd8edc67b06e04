"""The skills that cards have now: printed, gained, shared, lost; on the field and elsewhere."""

from __future__ import annotations

from typing import Final

from deckcli.engine.abilities import Ability
from deckcli.engine.listening import FIRES
from deckcli.engine.notation import MOST_CARDS
from deckcli.engine.state import FOR_EVER, Frame, Modifier
from deckcli.engine.words.kinds import Static
from deckcli.games.cipher.rules.codes import GUISE, LOCKED_SKILL, LOSES_SKILL, SHARES_SKILLS, SKILL
from deckcli.games.cipher.rules.notes import CipherNotes
from deckcli.games.cipher.rules.state import CipherState

_GAINS: Final = 2**SKILL | 2**SHARES_SKILLS  # as bits of `changed` and `touched`
CHANGES_SKILLS: Final = _GAINS | 2**GUISE | 2**LOCKED_SKILL | 2**LOSES_SKILL


class InForce:
    """A static that works now, and the frame of the unit that has it."""

    __slots__ = ("frame", "static")

    def __init__(self, static: Static, frame: Frame) -> None:
        self.static, self.frame = static, frame


class CipherSkills(CipherNotes):
    """Skills that cards have now, those that wait for an event, and those that touch a stat."""

    def __init__(self) -> None:
        super().__init__()
        # For each seat and card, the frame its skills are read in; these never change, and actions
        # cannot name a higher card.
        self.contexts = [
            [Frame(-1, seat, card, [], []) for card in range(MOST_CARDS)] for seat in range(2)
        ]

    def context(self, card: int, seat: int) -> Frame:
        """The frame in which a card's continuous skills are read; it is never on the agenda."""
        return self.contexts[seat][card]

    # -- skills

    def abilities_of(self, state: CipherState, card: int) -> list[Ability]:
        found = self.prints[state.looks()[card]].abilities
        if (state.touched | state.changed) & _GAINS:
            found = found + self._gained(state, card)
        return self._left(state, card, found) if found and self.is_losing(state) else found

    def acts_of(self, state: CipherState, unit: int) -> list[Ability]:
        """The skills that its owner may use in the action phase."""
        found = self.prints[state.looks()[unit]].acts
        if (state.touched | state.changed) & _GAINS:
            found = found + [
                ability for ability in self._gained(state, unit) if ability.kind == "ACT"
            ]
        if found and state.changed >> LOCKED_SKILL & 1:
            for modifier in state.modifiers:
                if modifier.stat == LOCKED_SKILL and modifier.seat == state.owners[unit]:
                    found = [ability for ability in found if ability.skill != modifier.amount]
        return self._left(state, unit, found) if found and self.is_losing(state) else found

    def _gained(self, state: CipherState, card: int) -> list[Ability]:
        found: list[Ability] = []
        for modifier in self.gains(state):
            if modifier.stat == SKILL and modifier.card == card:
                found += self.skilled[modifier.amount]
        return found

    def _left(self, state: CipherState, card: int, abilities: list[Ability]) -> list[Ability]:
        """The abilities of a card that no skill in play takes away."""
        return [ability for ability in abilities if not self.has_lost(state, card, ability.index)]

    def gains(self, state: CipherState) -> list[Modifier]:
        """Modifiers that include all skills units have gained."""
        if state.touched >> SHARES_SKILLS & 1:
            return state.modifiers + self.shared(state)
        return state.modifiers

    def shared(self, state: CipherState) -> list[Modifier]:
        """The skills that units have because their allies have them, each name once."""
        found: list[Modifier] = []
        for seat in range(state.seats):
            units = self.units(state, seat)
            sharing: list[InForce] = []
            self._add_statics(state, seat, units, SHARES_SKILLS, sharing)
            for source in sharing:
                icon = source.static.amount.value(self, state, source.frame)
                before = len(found)
                self._add_shared(state, source.frame.source, units, icon, found)
                if len(found) > before:
                    state.emit(FIRES, card=source.frame.source, amount=source.static.ability)
        return found

    def _add_shared(
        self, state: CipherState, unit: int, units: list[int], icon: int, found: list[Modifier]
    ) -> None:
        looks = state.looks()
        known = [ability.skill for ability in self.prints[looks[unit]].abilities]
        for ally in units:
            for ability in self.prints[looks[ally]].abilities:
                if self.icons[ability.index] >> icon & 1 and ability.skill not in known:
                    known.append(ability.skill)
                    seat = state.owners[unit]
                    found.append(Modifier(SKILL, unit, ability.skill, FOR_EVER, seat, 0, ally))

    def is_losing(self, state: CipherState) -> bool:
        """Whether a skill in play takes others away."""
        return state.touched >> LOSES_SKILL & 1 != 0

    def has_lost(self, state: CipherState, unit: int, ability: int) -> bool:
        """Whether a skill in play takes this ability away from the unit."""
        return self.is_denied(state, unit, self.abilities[ability].skill)

    def is_denied(self, state: CipherState, unit: int, skill: int) -> bool:
        """Whether a skill in play prevents the unit from having or gaining a skill."""
        for denial in self.statics_on(state, LOSES_SKILL):
            static, frame = denial.static, denial.frame
            if static.amount.value(self, state, frame) == skill and static.group.has(
                self, state, frame, unit
            ):
                state.emit(FIRES, card=frame.source, amount=static.ability)
                return True
        return False

    def listeners(self, state: CipherState, seat: int, event: int) -> list[int]:
        looks = state.looks()
        player, prints = state.players[seat], self.prints
        found = [unit for unit in player.front if prints[looks[unit]].listens >> event & 1]
        found += [unit for unit in player.back if prints[looks[unit]].listens >> event & 1]
        if (state.touched | state.changed) & _GAINS:
            for modifier in self.gains(state):
                if (
                    modifier.stat == SKILL
                    and state.owners[modifier.card] == seat
                    and modifier.card not in found
                ):
                    found.append(modifier.card)
        return found + self.elsewhere(state, seat) if state.places else found

    # -- statics

    def statics_on(self, state: CipherState, stat: int) -> list[InForce]:
        """Every static in play that touches a stat and whose ability works now."""
        found: list[InForce] = []
        if not state.touched >> stat & 1:
            return found
        for seat in range(state.seats):
            player = state.players[seat]
            if player.touched >> stat & 1:
                self._add_statics(state, seat, player.front + player.back, stat, found)
                if state.places:
                    self._add_statics(state, seat, self.elsewhere(state, seat), stat, found)
        if (state.touched | state.changed) & _GAINS:
            self._add_gained(state, stat, found)
        return found

    def _add_statics(
        self, state: CipherState, seat: int, units: list[int], stat: int, found: list[InForce]
    ) -> None:
        looks = state.looks()
        prints = self.prints
        for unit in units:
            face = prints[looks[unit]]
            if face.touches >> stat & 1:
                frame = self.context(unit, seat)
                for static in face.statics[stat]:
                    if self.is_in_force(state, static, frame):
                        found.append(InForce(static, frame))

    def _add_gained(self, state: CipherState, stat: int, found: list[InForce]) -> None:
        """Add the statics of skills that units have gained."""
        for modifier in self.gains(state):
            if modifier.stat == SKILL:
                frame = self.context(modifier.card, state.owners[modifier.card])
                for ability in self.skilled[modifier.amount]:
                    for static in ability.statics:
                        if static.stat == stat and self.is_in_force(state, static, frame):
                            found.append(InForce(static, frame))

    def is_in_force(self, state: CipherState, static: Static, frame: Frame) -> bool:
        if static.requires and not static.works(self, state, frame):
            return False
        if not state.touched >> LOSES_SKILL & 1:
            return True
        if static.stat == LOSES_SKILL or static.stat == SHARES_SKILLS:
            return True  # skills that take or share skills are neither taken nor shared
        return not self.has_lost(state, frame.source, static.ability)

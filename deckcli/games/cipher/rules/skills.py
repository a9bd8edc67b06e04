"""The skills that cards have now: printed, gained, shared, lost; on the field and elsewhere."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import joined
from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.granting import contexts
from deckcli.engine.listening import FIRES
from deckcli.engine.modifiers import FOR_EVER, Modifier
from deckcli.engine.native import mypyc_attr
from deckcli.engine.state import BITS, Frame
from deckcli.engine.words.kinds import Static
from deckcli.games.cipher.rules.codes import (
    GUISE,
    LOCKED_SKILL,
    LOSES_SKILL,
    SEATS,
    SHARES_SKILLS,
    SKILL,
)
from deckcli.games.cipher.rules.notes import CipherNotes
from deckcli.games.cipher.rules.state import CipherState

_GAINS: Final = 2**SKILL | 2**SHARES_SKILLS  # as bits of `changed` and `touched`
_SHARES_SKILLS: Final = 2**SHARES_SKILLS
_LOCKED_SKILL: Final = 2**LOCKED_SKILL
_LOSES_SKILL: Final = 2**LOSES_SKILL
CHANGES_SKILLS: Final = _GAINS | 2**GUISE | _LOCKED_SKILL | _LOSES_SKILL


@mypyc_attr(acyclic=True)
class InForce:
    """A static that works now, and the frame of the unit that has it."""

    __slots__ = ("frame", "static")

    def __init__(self, static: Static, frame: Frame) -> None:
        self.static, self.frame = static, frame


class CipherSkills(CipherNotes):
    """Skills that cards have now, those that wait for an event, and those that touch a stat."""

    def __init__(self) -> None:
        super().__init__()
        self.contexts = contexts(2)

    def context(self, card: i64, seat: i64) -> Frame:
        """The frame in which a card's continuous skills are read; it is never on the agenda."""
        return self.contexts[seat][card]

    # -- skills

    def abilities_of(self, state: CipherState, card: i64) -> vec[Ability]:
        found = self.prints[state.looks()[card]].abilities
        if (state.touched | state.changed) & _GAINS:
            found = extend(found[:], self._gained(state, card))
        return self._left(state, card, found) if self.is_losing(state) else found

    def acts_of(self, state: CipherState, unit: i64) -> vec[Ability]:
        """The skills that its owner may use in the action phase."""
        found = self.prints[state.looks()[unit]].acts
        if (state.touched | state.changed) & _GAINS:
            gained = self._gained(state, unit)
            if len(gained) > 0:
                acts = vec[Ability]([ability for ability in gained if ability.kind == "ACT"])
                found = extend(found[:], acts)
        if state.changed & _LOCKED_SKILL:
            for modifier in state.modifiers:
                if modifier.stat == LOCKED_SKILL and modifier.seat == state.owners[unit]:
                    locked = modifier.amount
                    found = vec[Ability]([ability for ability in found if ability.skill != locked])
        return self._left(state, unit, found) if self.is_losing(state) else found

    def _gained(self, state: CipherState, card: i64) -> vec[Ability]:
        found = vec[Ability]()
        for modifier in self.gains(state):
            if modifier.stat == SKILL and modifier.card == card:
                found = extend(found, self.skilled[modifier.amount])
        return found

    def _left(self, state: CipherState, card: i64, abilities: vec[Ability]) -> vec[Ability]:
        """The abilities of a card that no skill in play takes away."""
        return vec[Ability](
            [ability for ability in abilities if not self.has_lost(state, card, ability.index)]
        )

    def gains(self, state: CipherState) -> vec[Modifier]:
        """Modifiers that include all skills units have gained."""
        if state.touched & _SHARES_SKILLS:
            return extend(state.modifiers[:], self.shared(state))
        return state.modifiers

    def shared(self, state: CipherState) -> vec[Modifier]:
        """The skills that units have because their allies have them, each name once."""
        found = vec[Modifier]()
        for seat in SEATS:
            units = self.units(state, seat)
            for source in self._with_statics(state, seat, units, SHARES_SKILLS, vec[InForce]()):
                icon = source.static.amount.value(self, state, source.frame)
                shared = self._shared_by(state, units, source.frame.source, icon)
                found = extend(found, shared)
                if len(shared) > 0:
                    state.emit(FIRES, card=source.frame.source, amount=source.static.ability)
        return found

    def _shared_by(
        self, state: CipherState, units: vec[i64], unit: i64, icon: i64
    ) -> vec[Modifier]:
        """The skills with an icon that a unit has because others of these units have them."""
        looks, prints, seat = state.looks(), self.prints, state.owners[unit]
        found = vec[Modifier]()
        known = vec[i64]([ability.skill for ability in prints[looks[unit]].abilities])
        for ally in units:
            for ability in prints[looks[ally]].abilities:
                if self.icons[ability.index] >> icon & 1 and ability.skill not in known:
                    known = append(known, ability.skill)
                    made = Modifier(SKILL, unit, ability.skill, FOR_EVER, seat, 0, ally)
                    found = append(found, made)
        return found

    def is_losing(self, state: CipherState) -> bool:
        """Whether a skill in play takes others away."""
        return state.touched & _LOSES_SKILL != 0

    def has_lost(self, state: CipherState, unit: i64, ability: i64) -> bool:
        """Whether a skill in play takes this ability away from the unit."""
        return self.is_denied(state, unit, self.abilities[ability].skill)

    def is_denied(self, state: CipherState, unit: i64, skill: i64) -> bool:
        """Whether a skill in play prevents the unit from having or gaining a skill."""
        for denial in self.statics_on(state, LOSES_SKILL):
            static, frame = denial.static, denial.frame
            if static.amount.value(self, state, frame) == skill and static.group.has(
                self, state, frame, unit
            ):
                state.emit(FIRES, card=frame.source, amount=static.ability)
                return True
        return False

    def listeners(self, state: CipherState, seat: i64, event: i64) -> vec[i64]:
        looks = state.looks()
        units, prints = state.players[seat].units, self.prints
        bit = BITS[event]
        found = vec[i64]()
        for unit in units:
            if prints[looks[unit]].listens & bit:
                found = append(found, unit)
        if (state.touched | state.changed) & _GAINS:
            for modifier in self.gains(state):
                if (
                    modifier.stat == SKILL
                    and state.owners[modifier.card] == seat
                    and modifier.card not in found
                ):
                    found = append(found, modifier.card)
        return joined(found, self.elsewhere(state, seat)) if state.places else found

    # -- statics

    def statics_on(self, state: CipherState, stat: i64) -> vec[InForce]:
        """Every static in play that touches a stat and whose ability works now."""
        found, bit = vec[InForce](), BITS[stat]
        if not state.touched & bit:
            return found
        for seat in SEATS:
            player = state.players[seat]
            if player.touched & bit:
                found = self._with_statics(state, seat, player.units, stat, found)
                if state.places:
                    cards = self.elsewhere(state, seat)
                    found = self._with_statics(state, seat, cards, stat, found)
        if (state.touched | state.changed) & _GAINS:
            found = extend(found, self._gained_statics(state, stat))
        return found

    def _with_statics(
        self, state: CipherState, seat: i64, cards: vec[i64], stat: i64, found: vec[InForce]
    ) -> vec[InForce]:
        """What was found, and the statics of a player's cards that touch a stat and work now."""
        looks, prints, bit = state.looks(), self.prints, BITS[stat]
        for card in cards:
            face = prints[looks[card]]
            if face.touches & bit:
                frame = self.context(card, seat)
                for static in face.statics[stat]:
                    if self.is_in_force(state, static, frame):
                        found = append(found, InForce(static, frame))
        return found

    def _gained_statics(self, state: CipherState, stat: i64) -> vec[InForce]:
        """The statics of skills that units have gained."""
        found = vec[InForce]()
        for modifier in self.gains(state):
            if modifier.stat == SKILL:
                frame = self.context(modifier.card, state.owners[modifier.card])
                for ability in self.skilled[modifier.amount]:
                    for static in ability.statics:
                        if static.stat == stat and self.is_in_force(state, static, frame):
                            found = append(found, InForce(static, frame))
        return found

    def is_in_force(self, state: CipherState, static: Static, frame: Frame) -> bool:
        if len(static.requires) > 0 and not static.works(self, state, frame):
            return False
        if not state.touched & _LOSES_SKILL:
            return True
        if static.stat == LOSES_SKILL or static.stat == SHARES_SKILLS:
            return True  # skills that take or share skills are neither taken nor shared
        return not self.has_lost(state, frame.source, static.ability)

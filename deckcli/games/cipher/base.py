"""What every chapter of the Cipher rules builds on: the skills and stats of units now."""

from __future__ import annotations

from deckcli.engine.abilities import Ability
from deckcli.engine.state import Frame, Modifier, State
from deckcli.engine.words import Static
from deckcli.games.cipher.faces import CipherFace
from deckcli.games.cipher.field import CipherField
from deckcli.games.cipher.state import CipherState
from deckcli.games.cipher.tables import (
    ATTACK,
    GUISE,
    LOCKED_SKILL,
    LOSES_SKILL,
    NO_EVADE,
    ORBS,
    RANGE,
    SKILL,
    SYMBOL,
    WEAPON,
)


class InForce:
    """A static that works now, and the frame of the unit that has it."""

    __slots__ = ("frame", "static")

    def __init__(self, static: Static, frame: Frame) -> None:
        self.static, self.frame = static, frame


class CipherBase(CipherField):
    """Skills that units have, and the stats that come of them."""

    def __init__(self) -> None:
        super().__init__()
        self.contexts: list[Frame] = []  # for each card the frame its statics are read in
        self.skilled: list[list[Ability]] = []  # for each skill name the first ability of it

    def context(self, card: int, seat: int) -> Frame:
        """The frame in which a card's continuous skills are read; it is never on the agenda."""
        contexts = self.contexts
        while len(contexts) <= card:
            contexts.append(Frame(-1, 0, len(contexts), [], []))
        frame = contexts[card]
        frame.seat = seat
        return frame

    # -- skills

    def abilities_of(self, state: State, card: int) -> list[Ability]:
        assert isinstance(state, CipherState)
        found = self.prints[state.looks()[card]].abilities
        for one in state.modifiers:
            if one.stat == SKILL and one.card == card:
                found = found + self.skilled[one.amount]
        if found and self.is_losing(state):
            found = [one for one in found if not self.has_lost(state, card, one.index)]
        return found

    def acts_of(self, state: CipherState, unit: int) -> list[Ability]:
        """The skills that its owner may use in the action phase."""
        found = self.prints[state.looks()[unit]].acts
        for one in state.modifiers:
            if one.stat == SKILL and one.card == unit:
                found = found + [one for one in self.skilled[one.amount] if one.kind == "ACT"]
        for one in state.modifiers:
            if one.stat == LOCKED_SKILL and one.seat == state.owners[unit]:
                found = [ability for ability in found if ability.skill != one.amount]
        if found and self.is_losing(state):
            found = [one for one in found if not self.has_lost(state, unit, one.index)]
        return found

    def is_losing(self, state: CipherState) -> bool:
        """Whether a skill in play takes others away."""
        return self.touched(state, LOSES_SKILL)

    def has_lost(self, state: CipherState, unit: int, ability: int) -> bool:
        """Whether a skill in play takes this ability away from the unit."""
        skill = self.abilities[ability].skill
        for one in self.statics_on(state, LOSES_SKILL):
            static, frame = one.static, one.frame
            if static.amount.value(self, state, frame) == skill and static.group.has(
                self, state, frame, unit
            ):
                self.used[static.ability] += 1
                return True
        return False

    def modified(self, state: State, modifier: Modifier) -> None:
        assert isinstance(state, CipherState)
        if modifier.stat == SKILL or modifier.stat == GUISE:
            state.field_changed()

    def listening(self, state: State) -> int:
        assert isinstance(state, CipherState)
        if state.listens == -1:
            mask = 0
            looks = state.looks()
            for player in state.players:
                for unit in player.front:
                    mask |= self.prints[looks[unit]].listens
                for unit in player.back:
                    mask |= self.prints[looks[unit]].listens
            for one in state.modifiers:
                if one.stat == SKILL:
                    mask |= self._events_of(one.amount)
            state.listens = mask
        return state.listens

    def listeners(self, state: State, seat: int, event: int) -> list[int]:
        assert isinstance(state, CipherState)
        looks, prints = state.looks(), self.prints
        player = state.players[seat]
        found = [one for one in player.front if prints[looks[one]].listens >> event & 1]
        found += [one for one in player.back if prints[looks[one]].listens >> event & 1]
        for one in state.modifiers:
            if one.stat == SKILL and state.owners[one.card] == seat and one.card not in found:
                found.append(one.card)
        return found

    def _events_of(self, skill: int) -> int:
        mask = 0
        for ability in self.skilled[skill]:
            if ability.event >= 0:
                mask |= 2**ability.event
        return mask

    # -- stats

    def touches(self, state: CipherState, seat: int, stat: int) -> bool:
        """Whether a skill among a player's units touches a stat."""
        player = state.players[seat]
        if player.statics == -1:
            mask = 0
            looks = state.looks()
            for unit in player.front:
                mask |= self.prints[looks[unit]].touches
            for unit in player.back:
                mask |= self.prints[looks[unit]].touches
            for one in state.modifiers:
                if one.stat == SKILL and state.owners[one.card] == seat:
                    for ability in self.skilled[one.amount]:
                        for static in ability.statics:
                            mask |= 2**static.stat
            player.statics = mask
        return player.statics >> stat & 1 != 0

    def touched(self, state: CipherState, stat: int) -> bool:
        """Whether a skill in play touches a stat."""
        if state.touched == -1:
            mask = 0
            for seat in range(state.seats):
                self.touches(state, seat, stat)
                mask |= state.players[seat].statics
            state.touched = mask
        return state.touched >> stat & 1 != 0

    def statics_on(self, state: CipherState, stat: int) -> list[InForce]:
        """Every static in play that touches a stat and whose ability works now."""
        found: list[InForce] = []
        if not self.touched(state, stat):
            return found
        for seat in range(state.seats):
            player = state.players[seat]
            self._add_statics(state, seat, player.front, stat, found)
            self._add_statics(state, seat, player.back, stat, found)
        self._add_gained(state, stat, found)
        return found

    def _add_statics(
        self, state: CipherState, seat: int, units: list[int], stat: int, found: list[InForce]
    ) -> None:
        looks = state.looks()
        for unit in units:
            face = self.prints[looks[unit]]
            if face.touches >> stat & 1:
                frame = self.context(unit, seat)
                for static in face.statics[stat]:
                    if self._is_in_force(state, static, frame):
                        found.append(InForce(static, frame))

    def _add_gained(self, state: CipherState, stat: int, found: list[InForce]) -> None:
        """Those of skills that units gained for a while."""
        for one in state.modifiers:
            if one.stat == SKILL:
                frame = self.context(one.card, state.owners[one.card])
                for ability in self.skilled[one.amount]:
                    for static in ability.statics:
                        if static.stat == stat and self._is_in_force(state, static, frame):
                            found.append(InForce(static, frame))

    def _is_in_force(self, state: CipherState, static: Static, frame: Frame) -> bool:
        if not static.works(self, state, frame):
            return False
        if static.stat == LOSES_SKILL or not self.is_losing(state):
            return True
        return not self.has_lost(state, frame.source, static.ability)

    def stat(self, state: State, card: int, stat: int) -> int:
        assert isinstance(state, CipherState)
        return self.number(state, card, stat)

    def number(self, state: CipherState, unit: int, stat: int) -> int:
        """A stat of a unit now: sums for attack, the largest for orbs, all bits for the rest."""
        if stat == ATTACK:
            total = self.prints[state.faces[unit]].attack
        else:
            total = _printed(self.prints[state.looks()[unit]], stat)
        for one in state.modifiers:
            if one.card == unit and one.stat == stat:
                total = _joined(stat, total, one.amount)
        if self.touched(state, stat):
            for seat in range(state.seats):
                player = state.players[seat]
                total = self._with_statics(state, unit, stat, total, seat, player.front)
                total = self._with_statics(state, unit, stat, total, seat, player.back)
            total = self._with_gained(state, unit, stat, total)
        return total

    def _with_statics(
        self, state: CipherState, unit: int, stat: int, total: int, seat: int, units: list[int]
    ) -> int:
        """A stat with what the skills of these units add to it."""
        looks = state.faces if not state.guised else state.looks()
        for other in units:
            face = self.prints[looks[other]]
            if face.touches >> stat & 1:
                for static in face.statics[stat]:
                    if other == unit or not static.is_own:
                        total = self._with_static(state, unit, total, static, other, seat)
        return total

    def _with_gained(self, state: CipherState, unit: int, stat: int, total: int) -> int:
        """A stat with what skills add that units gained for a while."""
        for one in state.modifiers:
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
        if not self._is_in_force(state, static, frame):
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

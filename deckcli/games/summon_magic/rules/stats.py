"""The numbers and passives of monsters, with everything that is in play (rulebook, numbers)."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64
from deckcli.engine.listening import FIRES
from deckcli.engine.state import BITS, NONE
from deckcli.engine.words.kinds import Static
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.field import SummonField
from deckcli.games.summon_magic.rules.state import SummonState

_GAINED: Final = 2**t.GAINED  # as bits of `touched`
_LOST: Final = 2**t.LOST


class SummonRules(SummonField):
    """The stats of monsters and players."""

    def stat(self, state: SummonState, card: i64, stat: i64) -> i64:
        """A monster's current stat: sums for numbers, all bits for passives."""
        if stat == t.ATTACK or stat == t.DEFENCE:
            return self.number(state, card, stat)
        return self._changed(state, card, stat, 0)

    def number(self, state: SummonState, monster: i64, stat: i64, bonus: i64 = 0) -> i64:
        """ATTACK or DEFENCE of a monster now, with a bonus of the moment; never below 0."""
        face = self.prints[state.faces[monster]]
        total = face.attack
        if stat == t.DEFENCE:
            total = face.defence
        for card in state.attached:
            if state.hosts[card] == monster and state.flags[card] & t.EQUIPPED:
                worn = self.prints[state.faces[card]]
                if stat == t.ATTACK:
                    total += worn.lends_attack
                else:
                    total += worn.lends_defence
        total = self._changed(state, monster, stat, total) + bonus
        return total if total > 0 else i64(0)

    def present_number(self, state: SummonState, monster: i64) -> i64:
        """The number of the position that a monster has."""
        if state.in_defence(monster):
            return self.number(state, monster, t.DEFENCE)
        return self.number(state, monster, t.ATTACK)

    def passives(self, state: SummonState, monster: i64) -> i64:
        """A bit for each passive that a monster has now; losing one beats gaining it."""
        found = self.prints[state.faces[monster]].passives
        for card in state.attached:
            if state.hosts[card] == monster and state.flags[card] & t.EQUIPPED:
                found |= self.prints[state.faces[card]].lends
        if state.touched & _GAINED or len(state.modifiers) > 0:
            found = self._changed(state, monster, t.GAINED, found)
        if state.touched & _LOST or len(state.modifiers) > 0:
            found &= ~self._changed(state, monster, t.LOST, 0)
        return found

    def resists(self, state: SummonState, monster: i64, attribute: i64) -> bool:
        """Whether nothing of this attribute can destroy a monster."""
        if attribute + t.FIRST_RESISTED >= len(t.PASSIVES):
            return False
        return self.passives(state, monster) & BITS[attribute + t.FIRST_RESISTED] != 0

    def hand_limit(self, state: SummonState, seat: i64) -> i64:
        """How many cards a player may hold."""
        avatar = state.players[seat].avatar
        if avatar == NONE:
            return t.HAND_LIMIT
        return self._of_player(state, seat, t.HOLDS, t.HAND_LIMIT)

    def side_plays(self, state: SummonState, seat: i64) -> i64:
        """How often in a game a player may play magic of the side deck."""
        if state.players[seat].avatar == NONE:
            return 0
        return self._of_player(state, seat, t.SIDE_PLAYS, 0)

    def _of_player(self, state: SummonState, seat: i64, stat: i64, usual: i64) -> i64:
        avatar = state.players[seat].avatar
        for static in self.prints[state.faces[avatar]].statics[stat]:
            state.emit(FIRES, card=avatar, amount=static.ability)
            usual = static.amount.value(self, state, self.contexts[seat][avatar])
        return usual

    def _changed(self, state: SummonState, monster: i64, stat: i64, total: i64) -> i64:
        """A stat with what modifiers and abilities in play do to it."""
        for modifier in state.modifiers:
            if modifier.card == monster and modifier.stat == stat:
                total = _joined(stat, total, modifier.amount)
        if state.touched >> stat & 1:
            prints, faces, owners = self.prints, state.faces, state.owners
            for source in state.awake:
                face = prints[faces[source]]
                if face.touches >> stat & 1 and (source == monster or face.touches_others >> stat):
                    for static in face.statics[stat]:
                        total = self._with(state, monster, total, static, source, owners[source])
        return total

    def _with(
        self, state: SummonState, monster: i64, total: i64, static: Static, source: i64, seat: i64
    ) -> i64:
        frame = self.contexts[seat][source]
        if static.is_own:
            if source != monster:
                return total
        elif not static.group.has(self, state, frame, monster):
            return total
        if len(static.requires) > 0 and not static.works(self, state, frame):
            return total
        amount = static.amount.value(self, state, frame)
        if state.listener is not None:
            state.emit(FIRES, card=source, amount=static.ability)
            state.emit(t.GIVES + static.stat, seat, monster, static.ability, amount)
        return _joined(static.stat, total, amount)


def _joined(stat: i64, total: i64, amount: i64) -> i64:
    if stat == t.GAINED or stat == t.LOST:
        return total | amount
    return total + amount

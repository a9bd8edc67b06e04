"""What is asked about values: what a card is worth, which icons and texts work, and total power."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.granting import InForce
from deckcli.engine.listening import FIRES as DOES_SOMETHING
from deckcli.engine.state import BITS, NONE
from deckcli.engine.words.groups import Fitting
from deckcli.games.blue_moon.rules.codes import (
    FIRE,
    FIRES,
    FREE,
    IGNORED,
    IGNORES,
    PROTECTED,
    RAISES_POWER,
    RAISES_TOTAL,
    SHOWN,
    UNVALUED,
)
from deckcli.games.blue_moon.rules.faces import BlueMoonFace
from deckcli.games.blue_moon.rules.layers import BLUFFED, BlueMoonLayers
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.rules.texts import ICONS, TEXT, Ignores, RaisesTotal

_IGNORES: Final = 2**IGNORES  # as bits of `touches`
_RAISES_TOTAL: Final = 2**RAISES_TOTAL
_NONE_WORKS: Final = vec[InForce]()  # never changes


class BlueMoonValues(BlueMoonLayers):
    """What cards are worth and what works, with everything that texts in play do."""

    def stat(self, state: BlueMoonState, card: i64, stat: i64) -> i64:
        if state.stale:
            self.refresh(state)
        if len(state.values) <= stat:
            return self._printed(state, card, stat)
        return state.values[stat][card]

    def _printed(self, state: BlueMoonState, card: i64, stat: i64) -> i64:
        """A value or the icons of a card that is active, where nothing in layers changes them."""
        if stat > SHOWN:
            return 0
        seat = state.owners[card]
        if card in state.players[seat].bluffs:
            if stat == state.element:
                return BLUFFED
            return 0
        if card not in self.in_play(state, seat):
            return 0
        face = self.prints[state.faces[card]]
        if stat == SHOWN:
            return face.icons
        return face.fire if stat == FIRES else face.earth

    def face(self, state: BlueMoonState, card: i64) -> BlueMoonFace:
        return self.prints[state.faces[card]]

    def shows(self, state: BlueMoonState, card: i64, icon: i64) -> bool:
        """Whether a card in play has an icon that works."""
        return self.prints[state.faces[card]].icons & icon != 0 and (
            self.stat(state, card, SHOWN) & icon != 0
        )

    def is_ignored(self, state: BlueMoonState, card: i64) -> bool:
        """Whether the text of a card in play does not work."""
        if state.stale:
            self.refresh(state)
        return len(state.values) > IGNORED and state.values[IGNORED][card] != 0

    def icons_in_hand(self, state: BlueMoonState, card: i64) -> i64:
        """The icons of a card outside of play that work."""
        icons = self.prints[state.faces[card]].icons
        if state.stale:
            self.refresh(state)
        if not state.players[1 - state.owners[card]].touches & _IGNORES:
            return icons
        for one in self._against(state, card):
            static = one.static
            if isinstance(static, Ignores) and static.what & ICONS:
                icons &= static.kept
        return icons

    def loses_free(self, state: BlueMoonState, card: i64, *, face_down: bool) -> bool:
        """Whether a FREE icon on a card outside of play, lent by a text or a ship, is ignored."""
        if face_down:
            return self._loses_blank_free(state, 1 - state.owners[card])
        state.lent = card  # it counts as a card with an icon, whatever it prints
        against = self._against(state, card)
        state.lent = NONE
        for one in against:
            static = one.static
            if isinstance(static, Ignores) and static.what & ICONS and not static.kept & FREE:
                return True
        return False

    def _loses_blank_free(self, state: BlueMoonState, other: i64) -> bool:
        """The same of a card that is played face down: the texts of this player are against it."""
        for one in self.working(state, other, IGNORES):
            static = one.static
            assert isinstance(static, Ignores)
            if static.reaches_blank and static.what & ICONS and not static.kept & FREE:
                return True
        return False

    def is_silenced(self, state: BlueMoonState, card: i64, but: i64 = NONE) -> bool:
        """Whether the text of a card outside of play does not work; `but`: what does not count."""
        for one in self._against(state, card):
            static = one.static
            if isinstance(static, Ignores) and static.what & TEXT and one.frame.source != but:
                return True
        return False

    def _against(self, state: BlueMoonState, card: i64) -> vec[InForce]:
        """What ignores something of a card outside of play: the opponent's texts that fit it.

        A card that prints PROTECTED is reached by none, unless one of them takes that away.
        """
        other, found = 1 - state.owners[card], vec[InForce]()
        is_protected = self.prints[state.faces[card]].icons & PROTECTED != 0
        if self.touches(state, other, IGNORES):
            for one in self.working(state, other, IGNORES):
                group, static = one.static.group, one.static
                if isinstance(group, Fitting) and group.filter.fits(self, state, one.frame, card):
                    found = append(found, one)
                    assert isinstance(static, Ignores)
                    if static.kept and not static.kept & PROTECTED:
                        is_protected = False
        if is_protected:
            return vec[InForce]()
        return found

    def is_protected(self, state: BlueMoonState, card: i64) -> bool:
        """Whether others' texts cannot do anything to the card: it is active and shows it."""
        return self.shows(state, card, PROTECTED)

    def touches(self, state: BlueMoonState, seat: i64, stat: i64) -> bool:
        """Whether some text of a player that works is of this kind."""
        if state.stale:
            self.refresh(state)
        return state.players[seat].touches & BITS[stat] != 0

    def has_working(self, state: BlueMoonState, seat: i64, stat: i64) -> bool:
        """Whether some text of this kind works for a player now."""
        return self.touches(state, seat, stat) and len(self.working(state, seat, stat)) > 0

    def working(self, state: BlueMoonState, seat: i64, stat: i64) -> vec[InForce]:
        """The texts of this kind that work for a player now."""
        if state.stale:
            self.refresh(state)
        bit = BITS[stat]
        if not state.players[seat].touches & bit:
            return _NONE_WORKS
        found = vec[InForce]()
        for source in state.players[seat].in_play:
            face = self.prints[state.faces[source]]
            if face.touches & bit and not self.is_ignored(state, source):
                for static in face.statics:
                    if static.stat == stat:
                        frame = self.contexts[seat][source]
                        if static.works(self, state, frame):
                            found = append(found, InForce(static, frame))
                            if state.listener is not None:
                                state.emit(DOES_SOMETHING, card=source, amount=static.ability)
        return found

    def power(self, state: BlueMoonState, seat: i64, element: i64) -> i64:
        """The total of a player's active cards in an element."""
        if state.stale:
            self.refresh(state)
        if len(state.values) == 0:
            return self._printed_power(state, seat, element)
        total: i64 = 0
        player, values = state.players[seat], state.values[element]
        for card in player.combat:
            total += values[card]
        for card in player.support:
            total += values[card]
        for card in player.bluffs:
            total += values[card]
        if len(state.values) > UNVALUED:
            unvalued = state.values[UNVALUED]
            for card in self.units(state, seat):
                total -= values[card] * unvalued[card]
        if player.touches & _RAISES_TOTAL:
            total += self._raised_by(state, seat, element, total)
        return total

    def _raised_by(self, state: BlueMoonState, seat: i64, element: i64, total: i64) -> i64:
        """By how much texts raise a total."""
        before = total
        for one in self.working(state, seat, RAISES_TOTAL):
            static = one.static
            assert isinstance(static, RaisesTotal)
            if static.element == NONE or static.element == element:
                raised = one.amount(self, state) - total
                if raised > 0:
                    state.emit(RAISES_POWER, seat, one.frame.source, amount=raised)
                    total += raised
        return total - before

    def _printed_power(self, state: BlueMoonState, seat: i64, element: i64) -> i64:
        """The total on a table without layers."""
        player, faces, prints = state.players[seat], state.faces, self.prints
        total: i64 = 0
        if element == state.element:
            total = len(player.bluffs) * BLUFFED
        if element == FIRE:
            for card in player.combat:
                total += prints[faces[card]].fire
            for card in player.support:
                total += prints[faces[card]].fire
        else:
            for card in player.combat:
                total += prints[faces[card]].earth
            for card in player.support:
                total += prints[faces[card]].earth
        return total

"""Notes: what a table remembers of skills, modifiers and bonds, so that nobody has to search.

For most questions in a game no card in play has anything to say, and the notes say so with one bit.
A bit that is not set is final: no skill waits for that event, nothing changes that stat. A bit that
is set only means "look": the skill may have requirements that are not met. `happen` and `stat` ask
the notes themselves; where they would be called often, the caller tests the bit first.

    note                            says                                     written by
    face.listens, face.touches      which events its skills wait for, which  the compiler,
                                    stats they touch all the time            set_abilities
    face.touches_others             the latter, for cards other than itself  set_abilities
    player.listens, player.touched  the same for all units of a player       this module
    state.listens, state.touched    the same for both players                this module
    state.givers                    units whose faces touch others           this module
    state.changed                   which stats modifiers change             modified, note_changes
    state.places                    where skills of the decks work, apart    count_skills
                                    from the field
    player.units                    both lines of the player                 Player.line_up
    player.flipped, player.symbols  bonds that lie face-down, the symbols    zones.lay_bond,
                                    of the others                            zones.count_bonds

The bit of an event or a stat is 2 to the power of its number in codes.py. Gained skills count in
the `listens` and `touched` of the player whose unit has them. Skills of bonds and hands count
wherever their card is, as long as the deck lists it: cards come and go there. The list of givers is
replaced and never changed, so that clones can share it.

From the first turn on each note is exact, and tests/games/cipher/test_notes.py recounts all of them
at every decision of random games. So any new code that makes units come, go or change faces must
call `unit_came` or `units_changed`; code that makes a modifier, `modified`; code that moves or
turns bonds, `count_bonds`.
"""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import plus
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.modifiers import Modifier
from deckcli.engine.state import BITS
from deckcli.games.cipher.rules.codes import GUISE, SEATS, SKILL
from deckcli.games.cipher.rules.faces import CipherFace
from deckcli.games.cipher.rules.field import CipherField
from deckcli.games.cipher.rules.state import CipherState

_NEW_SKILLS: Final = 2**SKILL | 2**GUISE  # as bits of `changed`


class CipherNotes(CipherField):
    """Keeps the notes of skills and modifiers."""

    def count_skills(self, state: CipherState) -> None:
        """Recount everything."""
        for seat in SEATS:
            for face in self._listed_elsewhere(state, seat):
                state.places |= face.places
        self._recount(state)

    def listening(self, state: CipherState) -> i64:
        return state.listens

    def modified(self, state: CipherState, modifier: Modifier) -> None:
        state.changed |= BITS[modifier.stat]
        if modifier.stat == SKILL or modifier.stat == GUISE:
            self._recount(state)

    def end_effects(self, state: CipherState, until: i64) -> None:
        """Remove modifiers that last until now, and recount if skills or guises were among them."""
        before = state.changed
        state.expire(until)
        state.note_changes()
        if before & _NEW_SKILLS:
            self._recount(state)

    def unit_came(self, state: CipherState, unit: i64) -> None:
        """Add the skills of a new unit to the notes."""
        face, player = self.prints[state.faces[unit]], state.players[state.owners[unit]]
        if face.listens:
            player.listens |= face.listens
            state.listens |= face.listens
        if face.touches:
            player.touched |= face.touches
            state.touched |= face.touches
            if face.touches_others:
                state.givers = plus(state.givers, unit)

    def units_changed(self, state: CipherState, seat: i64) -> None:
        """Recount the skills of a player's units after some left or changed."""
        self._count(state, seat)
        first, second = state.players[0], state.players[1]
        state.listens = first.listens | second.listens
        state.touched = first.touched | second.touched

    def _recount(self, state: CipherState) -> None:
        for seat in SEATS:
            self.units_changed(state, seat)

    def _count(self, state: CipherState, seat: i64) -> None:
        looks = state.looks()
        player, prints, owners = state.players[seat], self.prints, state.owners
        listens: i64 = 0
        touched: i64 = 0
        givers = vec[i64]([giver for giver in state.givers if owners[giver] != seat])
        for unit in player.units:
            face = prints[looks[unit]]
            listens |= face.listens
            touched |= face.touches
            if face.touches_others:
                givers = append(givers, unit)
        if state.places:
            for face in self._listed_elsewhere(state, seat):
                listens |= face.listens
                touched |= face.touches
        player.listens, player.touched = listens, touched
        state.givers = givers
        if state.changed >> SKILL & 1:
            self._count_gained(state, seat)

    def _count_gained(self, state: CipherState, seat: i64) -> None:
        player = state.players[seat]
        for modifier in state.modifiers:
            if modifier.stat == SKILL and state.owners[modifier.card] == seat:
                for ability in self.skilled[modifier.amount]:
                    if ability.event >= 0:
                        player.listens |= BITS[ability.event]
                    for static in ability.statics:
                        player.touched |= BITS[static.stat]

    def _listed_elsewhere(self, state: CipherState, seat: i64) -> vec[CipherFace]:
        """The faces in a deck list with skills for outside the field, wherever they are now."""
        prints = self.prints
        if not self.places:
            return vec[CipherFace]()
        listed = state.decklists[seat]
        return vec[CipherFace]([prints[face] for face in listed if prints[face].places])

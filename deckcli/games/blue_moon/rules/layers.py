"""Layers: what each card is worth now, which icons and texts work.

All of it is computed from scratch when somebody asks after something has changed (`state.stale`).
As long as no text in play changes anything in layers, nothing is: all is as printed.
The layer of each change is card data; inside a layer cards are ignored first, then values become
0, rise, are multiplied, and totals rise. What a layer asks for is answered by the layers below it.
"""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import filled, joined
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.game import Game
from deckcli.engine.granting import InForce, contexts
from deckcli.engine.layers import Ignoring, settle
from deckcli.engine.listening import FIRES as DOES_SOMETHING
from deckcli.engine.state import BITS
from deckcli.engine.words.groups import Enemies
from deckcli.games.blue_moon.rules.codes import (
    COUNTS_ANEW,
    EARTH,
    EARTHS,
    FIRE,
    FIRES,
    GIVES,
    GIVES_NOTHING,
    IGNORED,
    IGNORES,
    LAYERED,
    LAYERS,
    MULTIPLIES,
    PROTECTED,
    RAISES,
    SEATS,
    SHOWN,
    UNVALUED,
    ZEROES,
)
from deckcli.games.blue_moon.rules.faces import BlueMoonFace
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.rules.texts import (
    ICONS,
    TEXT,
    TO_HIGHER,
    TO_SUM,
    VALUES,
    Ignores,
    Multiplies,
    Raises,
    Zeroes,
)

BLUFFED: Final = 2  # what a bluff is worth in the contested element
_IGNORES: Final = 2**IGNORES  # as bits of what texts touch
_RAISES: Final = 2**RAISES
_CHANGES: Final = 2**ZEROES | _RAISES | 2**MULTIPLIES
_AS_PRINTED: Final = vec[vec[i64]]()  # the rows of a table without layers
_NOTHING_FORESEEN: Final = vec[i64]()
_ZEROS: Final = filled(0, 128)  # more cards than two decks have


class BlueMoonLayers(Game[BlueMoonState]):
    """Who is in play, and what that does to the values and icons of cards."""

    key = "blue_moon"

    def __init__(self) -> None:
        super().__init__()
        self.prints = vec[BlueMoonFace]([BlueMoonFace(0, "?", {"en": "an unknown card"})])
        self.contexts = contexts(2)

    # -- who is in play

    def units(self, state: BlueMoonState, seat: i64) -> vec[i64]:
        """The active cards of both areas: characters, boosters, supports, bluffs.

        Not to be changed: it may be one of the areas.
        """
        player = state.players[seat]
        found = player.combat
        if len(player.support) > 0:
            found = joined(found, player.support)
        if len(player.bluffs) > 0:
            found = joined(found, player.bluffs)
        return found

    def in_play(self, state: BlueMoonState, seat: i64) -> vec[i64]:
        """The cards whose texts may work: all that lies open and is active."""
        if state.stale:
            return state.open_and_active(seat)
        return state.players[seat].in_play

    # -- computing

    def refresh(self, state: BlueMoonState) -> None:
        """Note what the texts in play touch; if that calls for layers, compute them."""
        state.stale, state.values, state.foreseen = False, _AS_PRINTED, _NOTHING_FORESEEN
        here = self._note_texts(state, 0)
        if (self._note_texts(state, 1) | here) & LAYERED:
            self._lay_layers(state, 0)

    def refresh_side(self, state: BlueMoonState, seat: i64) -> None:
        """The same if only this side has changed since the last time."""
        other = state.players[1 - seat]
        state.stale, state.values, state.foreseen = False, _AS_PRINTED, _NOTHING_FORESEEN
        other.touches = other.printed_touches
        if (self._note_texts(state, seat) | other.touches) & LAYERED:
            self._lay_layers(state, 0)

    def _note_texts(self, state: BlueMoonState, seat: i64) -> i64:
        """Note what of a side is in play, and what its texts touch."""
        faces, prints, player = state.faces, self.prints, state.players[seat]
        mask: i64 = 0
        icons: i64 = 0
        player.in_play = cards = state.open_and_active(seat)
        for card in cards:
            face = prints[faces[card]]
            mask |= face.touches
            icons |= face.icons
        player.touches = player.printed_touches = mask
        player.icons = icons
        return mask

    def _lay_rows(self, state: BlueMoonState, *, may_ignore: bool, stripped: i64) -> None:
        """The rows of values as they are printed: new ones, because clones share the old ones."""
        faces, prints, size = state.faces, self.prints, len(state.faces)
        zeros = _ZEROS
        if size > len(zeros):
            zeros = filled(0, size)
        fires, earths = zeros[:size], zeros[:size]
        for player in state.players:
            for card in player.in_play:
                face = prints[faces[card]]
                fires[card], earths[card] = face.fire, face.earth
            for card in player.bluffs:
                if state.element == FIRE:
                    fires[card] = BLUFFED
                elif state.element == EARTH:
                    earths[card] = BLUFFED
        if not may_ignore:  # icons and texts work as they are printed
            state.values = vec[vec[i64]]([fires, earths])
            return
        shown = zeros[:size]
        for seat in SEATS:
            kept = ~(PROTECTED * (stripped >> seat & 1))  # all icons, or all but this one
            for card in state.players[seat].in_play:
                shown[card] = prints[faces[card]].icons & kept
        # the last two are shared by all tables: whoever changes one makes it anew
        state.values = vec[vec[i64]]([fires, earths, shown, zeros, zeros])

    def _lay_layers(self, state: BlueMoonState, stripped: i64) -> None:
        """Compute all layers; `stripped`: a bit for each side without any protection."""
        layered = self._layered(state)
        layers: i64 = 0
        for one in layered:
            layers |= BITS[one.static.layer]
        kinds = state.players[0].printed_touches | state.players[1].printed_touches
        may_ignore = kinds & _IGNORES != 0
        self._lay_rows(state, may_ignore=may_ignore, stripped=stripped)
        if layers == layers & -layers:  # there is only one
            self._lay_layer(state, layered, kinds)
        else:
            for layer in range(1, LAYERS + 1):
                if layers >> layer & 1:
                    here = vec[InForce]([one for one in layered if one.static.layer == layer])
                    kinds = 0
                    for one in here:
                        kinds |= BITS[one.static.stat]
                    self._lay_layer(state, here, kinds)
        if may_ignore:
            self._note_working_texts(state)
            if stripped == 0:
                self._strip(state, layered)

    def _layered(self, state: BlueMoonState) -> vec[InForce]:
        """The texts in play that have a layer."""
        faces, prints, found = state.faces, self.prints, vec[InForce]()
        for seat in SEATS:
            player = state.players[seat]
            if player.printed_touches & LAYERED:
                for source in player.in_play:
                    face = prints[faces[source]]
                    if face.touches & LAYERED:
                        for static in face.layered:
                            found = append(found, InForce(static, self.contexts[seat][source]))
        return found

    def _lay_layer(self, state: BlueMoonState, here: vec[InForce], kinds: i64) -> None:
        """What the texts of one layer do; `kinds`: a bit for each kind of them."""
        if kinds & _IGNORES:
            self._ignore(state, here)
        if kinds & _CHANGES:
            if len(here) == 1:
                if self._works(state, here[0]):
                    self._change(state, here[0], state.values)
                return
            before = state.values
            if kinds & _RAISES:
                before = vec[vec[i64]]([before[FIRES][:], before[EARTHS][:]])
            for kind in range(ZEROES, MULTIPLIES + 1):
                if kinds >> kind & 1:
                    for one in here:
                        if one.static.stat == kind and self._works(state, one):
                            self._change(state, one, before)

    def _strip(self, state: BlueMoonState, layered: vec[InForce]) -> None:
        """What takes PROTECTED away does so before anything else: then all is counted again."""
        stripped: i64 = 0
        for one in layered:
            static, other = one.static, 1 - one.frame.seat
            if (
                isinstance(static, Ignores)
                and static.kept
                and not static.kept & PROTECTED
                and state.players[other].icons & PROTECTED
                and self._works(state, one)
            ):
                stripped |= BITS[other]
        if stripped != 0:
            state.emit(COUNTS_ANEW)
            self._note_texts(state, 0)
            self._note_texts(state, 1)
            self._lay_layers(state, stripped)

    def _note_working_texts(self, state: BlueMoonState) -> None:
        """Note for each side what those of its texts touch that are not ignored."""
        ignored = state.values[IGNORED]
        for seat in SEATS:
            mask: i64 = 0
            for card in self.in_play(state, seat):
                if ignored[card] == 0:
                    mask |= self.prints[state.faces[card]].touches
            state.players[seat].touches = mask

    def _works(self, state: BlueMoonState, one: InForce) -> bool:
        if len(state.values) > IGNORED and state.values[IGNORED][one.frame.source] != 0:
            return False
        return one.static.works(self, state, one.frame)

    def _reached(self, state: BlueMoonState, one: InForce) -> vec[i64]:
        """The cards of a group; those that are protected against others' texts are not reached."""
        group = one.static.group
        if isinstance(group, Enemies):  # what `cards` finds, quicker: there are only two seats
            found = group.fitting(self, state, one.frame, self.units(state, 1 - one.frame.seat))
        else:
            found = group.cards(self, state, one.frame)
        if state.players[1 - one.frame.seat].icons & PROTECTED:
            owners, seat = state.owners, one.frame.seat
            found = vec[i64](
                [
                    card
                    for card in found
                    if owners[card] == seat or not self.stat(state, card, SHOWN) & PROTECTED
                ]
            )
        if state.listener is not None and len(found) > 0:
            state.emit(DOES_SOMETHING, card=one.frame.source, amount=one.static.ability)
        return found

    def _ignore(self, state: BlueMoonState, here: vec[InForce]) -> None:
        ignoring, also, groups = vec[Ignoring](), vec[InForce](), vec[vec[i64]]()
        opposed = vec[i64]()
        for one in here:
            static = one.static
            if isinstance(static, Ignores) and self._works(state, one):
                if static.opposed_by is not None and self._is_opposed(state, one, here):
                    opposed = append(opposed, one.frame.source)
                    continue
                cards = self._reached(state, one)
                if static.kept and not static.kept & PROTECTED:  # this takes protection away, too
                    cards = static.group.cards(self, state, one.frame)
                if static.what & TEXT:
                    ignoring = append(ignoring, Ignoring(one.frame.source, cards))
                if static.what & ~TEXT:
                    also, groups = append(also, one), append(groups, cards)
        if len(ignoring) + len(opposed) > 0:
            self._note_ignored(state, ignoring, opposed)
        for at in range(len(also)):
            if state.values[IGNORED][also[at].frame.source] == 0:
                self._ignore_more(state, also[at], groups[at])

    def _note_ignored(
        self, state: BlueMoonState, ignoring: vec[Ignoring], opposed: vec[i64]
    ) -> None:
        """Cards are ignored by others, or have no effect because they are opposed."""
        ignored = state.values[IGNORED] = state.values[IGNORED][: len(state.faces)]
        settle(ignoring, ignored)
        for card in opposed:
            ignored[card] = 1

    def _is_opposed(self, state: BlueMoonState, one: InForce, here: vec[InForce]) -> bool:
        """Whether the opponent has a card against which this text has no effect.

        One that is ignored, now or by another text of this layer, opposes nothing; one that only
        its own kind cancels still does.
        """
        static = one.static
        assert isinstance(static, Ignores)
        against = static.opposed_by
        assert against is not None
        for card in self.in_play(state, 1 - one.frame.seat):
            if against.fits(self, state, one.frame, card) and not state.values[IGNORED][card]:
                opposes = True
                for other in here:
                    source = other.frame.source
                    is_own_kind = against.fits(self, state, one.frame, source)
                    if (
                        source != one.frame.source
                        and not is_own_kind
                        and self._works(state, other)
                        and card in self._reached(state, other)
                    ):
                        opposes = False
                if opposes:
                    return True
        return False

    def _ignore_more(self, state: BlueMoonState, one: InForce, cards: vec[i64]) -> None:
        """Values and icons that are ignored."""
        static = one.static
        assert isinstance(static, Ignores)
        shown, unvalued = state.values[SHOWN], state.values[UNVALUED]
        if static.what & VALUES:
            unvalued = state.values[UNVALUED] = unvalued[: len(state.faces)]
        for card in cards:
            if static.what & VALUES:
                unvalued[card] = 1
                if state.listener is not None:
                    state.emit(GIVES_NOTHING, state.owners[card], card, one.frame.source)
            if static.what & ICONS:
                shown[card] &= static.kept

    def _change(self, state: BlueMoonState, one: InForce, before: vec[vec[i64]]) -> None:
        """A text makes values 0, raises or multiplies them; `before`: values below its layer."""
        kind = one.static.stat
        if kind == ZEROES:
            self._zero(state, one)
        elif kind == RAISES:
            self._raise(state, one, before)
        elif kind == MULTIPLIES:
            self._multiply(state, one)

    def _set(self, state: BlueMoonState, row: i64, card: i64, value: i64, by: InForce) -> None:
        """A text makes a value of a card this."""
        values = state.values[row]
        if values[card] != value:
            if state.listener is not None:
                source = by.frame.source
                state.emit(GIVES + row, state.owners[card], card, source, value - values[card])
            values[card] = value

    def _zero(self, state: BlueMoonState, one: InForce) -> None:
        static = one.static
        assert isinstance(static, Zeroes)
        for card in self._reached(state, one):
            face = self.prints[state.faces[card]]
            if face.has_values and card not in state.players[state.owners[card]].bluffs:
                if face.fire % 2 == static.parity:
                    self._set(state, FIRES, card, 0, one)
                if face.earth % 2 == static.parity:
                    self._set(state, EARTHS, card, 0, one)

    def _multiply(self, state: BlueMoonState, one: InForce) -> None:
        static = one.static
        assert isinstance(static, Multiplies)
        fires, earths = state.values[FIRES], state.values[EARTHS]
        for card in self._reached(state, one):
            self._set(state, FIRES, card, fires[card] * static.fire, one)
            self._set(state, EARTHS, card, earths[card] * static.earth, one)

    def _raise(self, state: BlueMoonState, one: InForce, before: vec[vec[i64]]) -> None:
        static = one.static
        assert isinstance(static, Raises)
        amount = one.amount(self, state)
        for card in self._reached(state, one):
            fire, earth, goal = before[FIRES][card], before[EARTHS][card], amount
            if static.how_far == TO_SUM:
                goal = fire + earth
            elif static.how_far == TO_HIGHER:
                goal = max(fire, earth)
            if static.fire:
                self._set(state, FIRES, card, max(state.values[FIRES][card], goal), one)
            if static.earth:
                self._set(state, EARTHS, card, max(state.values[EARTHS][card], goal), one)

"""What may be played: one character, one booster or support, and what icons and texts add."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.listening import FIRES as DOES_SOMETHING
from deckcli.engine.state import NONE
from deckcli.games.blue_moon.rules.codes import (
    ACTIVE_AT_MOST,
    BOOSTER,
    BUKA,
    CHARACTER,
    FORBIDS,
    FREE,
    FREES_NEXT,
    GANG,
    HAND_PLAYS,
    IS_FREE_IF,
    MAY_PLAY_MORE,
    ONLY_IF,
    PAIR,
    PLAYS_AT_MOST,
    SUPPORT,
    WAIVES,
)
from deckcli.games.blue_moon.rules.faces import BlueMoonFace
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.rules.texts import Fits, If, PlaysAtMost, PlaysMore
from deckcli.games.blue_moon.rules.values import BlueMoonValues

_ONLY_IF: Final = 2**ONLY_IF  # as bits of what texts touch
_IS_FREE_IF: Final = 2**IS_FREE_IF


class BlueMoonRules(BlueMoonValues):
    """What players may do."""

    def __init__(self) -> None:
        super().__init__()
        self.has_interference = False  # whether there are cards of this kind
        # programs, by their place in the list
        self.setup_program: i64 = 0
        self.turn_program: i64 = 1
        self.aim_program: i64 = 2
        self.decline_program: i64 = 3
        self.retreat_program: i64 = 4  # in one's own turn
        self.flight_program: i64 = 5  # out of turn, or after the announcement
        self.interference_program: i64 = 6
        self.rivalry_program: i64 = 7  # two achievements meet

    # -- limits of every play

    def is_barred(
        self, state: BlueMoonState, seat: i64, card: i64, kind: i64, *, face_down: bool
    ) -> bool:
        """Whether a text of the opponent forbids playing a card in one's turn, as this kind."""
        return self.is_forbidden(state, seat, card, face_down=face_down) or self.is_one_too_many(
            state, seat, kind
        )

    def is_forbidden(
        self, state: BlueMoonState, seat: i64, card: i64, *, face_down: bool, but: i64 = NONE
    ) -> bool:
        """Whether a text of the opponent forbids playing a card, in anybody's turn.

        `but`: a card whose text does not count.
        """
        other = 1 - seat
        if self.touches(state, other, FORBIDS):
            for one in self.working(state, other, FORBIDS):
                static = one.static
                assert isinstance(static, Fits)
                fits = (
                    static.fits_blank
                    if face_down
                    else static.fitting.fits(self, state, one.frame, card)
                )
                if fits and one.frame.source != but:
                    return True
        return False

    def is_one_too_many(self, state: BlueMoonState, seat: i64, kind: i64) -> bool:
        """Whether a text of the opponent leaves no further play this turn, of a card of a kind."""
        if seat != state.active:  # it speaks of one's own turn
            return False
        for one in self.working(state, 1 - seat, PLAYS_AT_MOST):
            static, played = one.static, state.plays
            assert isinstance(static, PlaysAtMost)
            if static.into_combat:
                if kind > BOOSTER:
                    continue
                played = state.into_combat
            if played >= one.amount(self, state):
                return True
        return False

    def meets_condition(self, state: BlueMoonState, seat: i64, card: i64) -> bool:
        """Whether the card's own condition for being played holds, or is waived."""
        face = self.prints[state.faces[card]]
        if not face.touches & _ONLY_IF or self.is_silenced(state, card):
            return True
        for one in self.working(state, seat, WAIVES):
            waiving = one.static
            assert isinstance(waiving, Fits)
            if waiving.fitting.fits(self, state, one.frame, card):
                return True
        return self._holds(state, seat, card, face, ONLY_IF)

    def _holds(
        self, state: BlueMoonState, seat: i64, card: i64, face: BlueMoonFace, stat: i64
    ) -> bool:
        frame = self.contexts[seat][card]
        for static in face.statics:
            if static.stat == stat and isinstance(static, If):
                if state.listener is not None:
                    state.emit(DOES_SOMETHING, card=card, amount=static.ability)
                return static.condition.holds(self, state, frame)
        return False

    def more_plays(self, state: BlueMoonState, seat: i64, kind: i64) -> i64:
        """How many boosters or supports texts allow on top."""
        more: i64 = 0
        for one in self.working(state, seat, MAY_PLAY_MORE):
            static = one.static
            assert isinstance(static, PlaysMore)
            if static.kind == kind:
                more += one.amount(self, state)
        return more

    # -- where a card comes from

    def may_leave_hand(self, state: BlueMoonState, seat: i64, card: i64) -> bool:
        """In a turn in which a ship lands, cards of the hand stay there unless a text helps."""
        player = state.players[seat]
        if len(player.landed) == 0 or card in player.ashore:
            return True
        more: i64 = 0
        for one in self.working(state, seat, HAND_PLAYS):
            if one.frame.source in player.landed:
                more += one.amount(self, state)
        return state.hand_plays < more

    # -- icons that make plays free

    def is_free(self, state: BlueMoonState, seat: i64, card: i64, *, face_down: bool) -> bool:
        """Whether the card is played as if it had the FREE icon."""
        if state.stopped:
            return False
        player, face = state.players[seat], self.prints[state.faces[card]]
        frees_next = state.last != NONE and self.touches(state, seat, FREES_NEXT)
        could_be = not face_down and (
            face.icons & FREE != 0 or face.touches & _IS_FREE_IF != 0 or len(player.ashore) > 0
        )
        if not (frees_next or could_be) or self.loses_free(state, card, face_down=face_down):
            return False
        if frees_next:
            for one in self.working(state, seat, FREES_NEXT):
                if one.frame.source == state.last:
                    return True
        return could_be and self._is_free_itself(state, seat, card, face)

    def _is_free_itself(
        self, state: BlueMoonState, seat: i64, card: i64, face: BlueMoonFace
    ) -> bool:
        """Whether it is by its own icon or text, or because it comes from a ship."""
        if self.icons_in_hand(state, card) & FREE:
            return True
        ashore = state.players[seat].ashore
        if card in ashore and face.people == BUKA and face.kind == CHARACTER:
            return True
        return (
            face.touches & _IS_FREE_IF != 0
            and not self.is_silenced(state, card)
            and self._holds(state, seat, card, face, IS_FREE_IF)
        )

    def goes_on(self, state: BlueMoonState, card: i64) -> bool:
        """Whether the card is the second of a pair, or one more of a gang, after the last one."""
        last = state.last
        if last == NONE or state.stopped:
            return False
        face, before = self.prints[state.faces[card]], self.prints[state.faces[last]]
        if not face.icons & before.icons & (GANG | PAIR):
            return False
        icons = self.icons_in_hand(state, card)
        if icons & GANG and face.gang == before.gang and self.shows(state, last, GANG):
            return True
        return (
            bool(icons & PAIR)
            and face.pair == before.pair
            and not state.paired
            and self.shows(state, last, PAIR)
        )

    # -- characters

    def may_play_character(self, state: BlueMoonState, seat: i64, card: i64) -> bool:
        if state.stopped or not self.may_leave_hand(state, seat, card):
            return False
        counted = state.characters - state.freely
        is_one_more = counted > 0 and not self.goes_on(state, card)
        if is_one_more and not self.is_free(state, seat, card, face_down=False):
            return False
        return self.meets_condition(state, seat, card) and not self.is_barred(
            state, seat, card, CHARACTER, face_down=False
        )

    def may_end_characters(self, state: BlueMoonState, seat: i64) -> bool:
        """Whether the character phase may end with the characters that are active."""
        active: i64 = 0
        for card in state.players[seat].combat:
            if self.prints[state.faces[card]].kind == CHARACTER:
                active += 1
        if active == 0:
            return False
        for one in self.working(state, 1 - seat, ACTIVE_AT_MOST):
            if active > one.amount(self, state):
                return False
        return True

    # -- boosters and supports

    def has_room_for(self, state: BlueMoonState, seat: i64, kind: i64) -> bool:
        """Whether one more booster, support or load (NONE) would still be within the limits."""
        boosters, supports, loads = state.boosters, state.supports, state.loads
        if kind == BOOSTER:
            boosters += 1
        elif kind == SUPPORT:
            supports += 1
        else:
            loads += 1
        normal: i64 = 1
        if state.element == NONE or state.stopped:
            normal = 0
        if boosters + supports + loads <= normal:
            return True
        if not self.touches(state, seat, MAY_PLAY_MORE):
            return False
        boosters -= min(boosters, self.more_plays(state, seat, BOOSTER))
        supports -= min(supports, self.more_plays(state, seat, SUPPORT))
        return boosters + supports + loads <= normal

    def may_play_support(
        self, state: BlueMoonState, seat: i64, card: i64, kind: i64, *, face_down: bool
    ) -> bool:
        """Whether a booster or support may be played, or a card face down as a support."""
        if not self.may_leave_hand(state, seat, card):
            return False
        goes_on = not face_down and self.goes_on(state, card)
        is_one_more = not goes_on and not self.has_room_for(state, seat, kind)
        if is_one_more and not self.is_free(state, seat, card, face_down=face_down):
            return False
        if not face_down and not self.meets_condition(state, seat, card):
            return False
        return not self.is_barred(state, seat, card, kind, face_down=face_down)

    def may_load(self, state: BlueMoonState, seat: i64) -> bool:
        """Whether a card may be loaded onto a ship instead of being played."""
        covered: i64 = 0
        for one in self.working(state, 1 - seat, FORBIDS):
            static = one.static
            assert isinstance(static, Fits)
            covered |= static.covers
        for kind in (BOOSTER, SUPPORT):
            if not covered >> kind & 1 and not self.is_one_too_many(state, seat, kind):
                return self.has_room_for(state, seat, NONE)
        return False

    def ships_with_room(self, state: BlueMoonState, seat: i64) -> vec[i64]:
        player, found = state.players[seat], vec[i64]()
        for at in range(len(player.ships)):
            ship = player.ships[at]
            if len(player.cargo[at]) < self.prints[state.faces[ship]].capacity:
                found = append(found, ship)
        return found

    # -- the leadership phase

    def may_lead(self, state: BlueMoonState, seat: i64, card: i64) -> bool:
        kind = self.prints[state.faces[card]].kind
        return self.meets_condition(state, seat, card) and not self.is_barred(
            state, seat, card, kind, face_down=False
        )

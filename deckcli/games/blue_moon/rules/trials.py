"""What a card, or two, would bring: laid down on the table itself and taken back at once.

Copies of a table cost more than all the rest, so this is tried before they are made. It is done
only with cards whose texts do nothing at once, but what they change in layers is counted.
"""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import plus
from deckcli.core.vecs import i64, vec
from deckcli.engine.native import mypyc_attr
from deckcli.engine.state import NONE
from deckcli.games.blue_moon.rules.aims import lost_aims, reaches
from deckcli.games.blue_moon.rules.at_hand import GOES_FURTHER, goes_with, has_room_at_all
from deckcli.games.blue_moon.rules.codes import (
    AIMS,
    BARS_PLAYS,
    BLUFF,
    BOONS,
    BOOSTER,
    CHANGES_PLAYS,
    CHARACTER,
    COVER,
    FIGHTING,
    FREE,
    GANG,
    IGNORES,
    IS_FREE_IF,
    KEEPS_ACTIVE,
    LAYERED,
    ON_PLAY,
    ONLY_IF,
    PAIR,
    SHIELD_EARTH,
    SHIELD_FIRE,
    STOP,
    SUPPORT,
)
from deckcli.games.blue_moon.rules.faces import BlueMoonFace
from deckcli.games.blue_moon.rules.layers import BLUFFED
from deckcli.games.blue_moon.rules.moments import Moment
from deckcli.games.blue_moon.rules.playing import is_gang_of
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.rules.sums import CONSTRAINTS, ENOUGH, NO, OPEN, YES

# texts that lead to more than what their own card is worth
_AIMS: Final[int] = 2**AIMS  # as bits of what texts touch
_ONLY_IF: Final = 2**ONLY_IF
_KEEPS_ACTIVE: Final = 2**KEEPS_ACTIVE
_IS_FREE_IF: Final = 2**IS_FREE_IF
_LOUD: Final[int] = CHANGES_PLAYS & ~(LAYERED | _AIMS)
_WORKS_IN_LAYERS: Final[int] = LAYERED | _AIMS
_BOTH: Final = GANG | PAIR
_SHIELDS: Final = SHIELD_FIRE | SHIELD_EARTH


@mypyc_attr(acyclic=True)
class Trial(Moment):
    """Cards that are laid down for a moment, and whether they are enough."""

    __slots__ = ("missing",)

    def __init__(self, game: BlueMoonRules, state: BlueMoonState, seat: i64) -> None:
        super().__init__(game, state, seat)
        self.missing: i64 = 0  # power, after `is_enough` said no

    def lay(self, card: i64, face: BlueMoonFace, *, face_down: bool, steps_back: bool) -> None:
        player = self.player
        if face_down:
            player.bluffs = plus(player.bluffs, card)
        elif face.kind == SUPPORT:
            player.support = plus(player.support, card)
        elif steps_back:
            player.combat = vec[i64]([card])
        else:
            player.combat = plus(player.combat, card)
        self.game.refresh_side(self.state, self.seat)

    def is_enough(self) -> bool:
        """Whether the opponent's power is reached, or one stands behind a shield."""
        game, state, seat = self.game, self.state, self.seat
        goal = game.power(state, 1 - seat, self.element)
        power = game.power(state, seat, self.element)
        self.missing = goal - power
        if power >= goal or (self.player.touches & _AIMS and reaches(game, state, seat, goal)):
            return True
        shield: i64 = SHIELD_FIRE
        if self.element != 0:
            shield = SHIELD_EARTH
        if not self.player.icons & shield:
            return False
        for card in self.player.combat:
            if game.prints[state.faces[card]].icons & shield and game.shows(state, card, shield):
                return True
        return False

    def _adds_at_most(self, face: BlueMoonFace) -> i64:
        """What a card more could add, face up or down; enough, if a text or a shield matters."""
        helps = self.player.printed_touches & BOONS | face.touches & _WORKS_IN_LAYERS
        if helps or face.icons & _SHIELDS:
            return ENOUGH
        value: i64 = 0
        if face.icons & BLUFF:
            value = BLUFFED
        if face.kind < FIGHTING:
            value = max(value, face.fire if self.element == 0 else face.earth)
        return value

    def _is_hopeless(self) -> bool:
        """Whether all that `_with_more` tries would not be enough together."""
        mates: i64 = 0
        support: i64 = 0
        combat = self.player.combat
        for card in self.player.hand:
            face = self.game.prints[self.state.faces[card]]
            if face.kind < FIGHTING and card not in combat:
                if face.kind == CHARACTER and face.icons & _BOTH:
                    mates += self._adds_at_most(face)
                else:
                    support = max(support, self._adds_at_most(face))
        return mates + support < self.missing

    def _is_bound(self) -> bool:
        """Whether more than power is asked for, before what was laid down or after it."""
        return (self.others | self.other.touches) & CONSTRAINTS != 0

    def after(self, how: i64, card: i64) -> i64:
        """Whether the turn can end legally after this play: a verdict."""
        game, state = self.game, self.state
        face = game.prints[state.faces[card]]
        covers = how == COVER
        if covers:
            how = CHARACTER
        joins = how == CHARACTER and game.goes_on(state, card)
        steps_back = how == CHARACTER and state.characters == 0 and len(self.combat) > 0
        if steps_back and not covers:
            if face.touches & _KEEPS_ACTIVE:
                return OPEN
            steps_back = not is_gang_of(game, state, self.seat, card)
        self.lay(card, face, face_down=how == BLUFF, steps_back=steps_back)
        if len(lost_aims(game, state, 1 - self.seat)) > 0:
            return OPEN  # the opponent would have to choose first
        if how != BLUFF and len(face.texts[ON_PLAY]) > 0:
            return self._with_text(how)
        if self.is_enough():
            return OPEN if self._is_bound() else YES
        stops = how != BLUFF and face.icons & STOP and game.shows(state, card, STOP)
        found: i64 = NO
        if how == CHARACTER and not stops:
            found = self._with_more(card, 0, paired=joins and face.icons & PAIR != 0)
        return OPEN if found == NO and not self._is_quiet(how, card, face) else found

    def _with_more(self, last: i64, first: i64, *, paired: bool) -> i64:
        """Whether cards that go on after the last character are enough, or a support.

        Characters from this place of the hand on are tried: the order of those of a gang is all
        the same.
        """
        game, state, player = self.game, self.state, self.player
        if self._is_hopeless():
            return NO
        is_barred = self.other.touches & BARS_PLAYS != 0
        found: i64 = NO
        if has_room_at_all(state):
            found = self._with_support()
            if found != NO:
                return found
        before, combat = game.prints[state.faces[last]], player.combat
        for at in range(first, len(player.hand)):
            card = player.hand[at]
            face = game.prints[state.faces[card]]
            if (
                face.kind != CHARACTER
                or card in combat
                or not goes_with(face, before)
                or _is_loud(face)
            ):
                continue
            if (player.printed_touches | self.other.printed_touches) >> IGNORES & 1:
                game.refresh_side(state, self.seat)  # else all icons work
            state.last, state.paired = last, paired
            if game.goes_on(state, card):
                self.lay(card, face, face_down=False, steps_back=False)
                found = self._judged(NO, is_barred=is_barred)
                if found == NO and not (face.icons & STOP and game.shows(state, card, STOP)):
                    found = self._with_more(card, at + 1, paired=face.icons & PAIR != 0)
                player.combat = combat
                if found != NO:
                    return found
        return NO

    def _with_text(self, how: i64) -> i64:
        """Whether a card is enough that does something at once, perhaps to the element."""
        state, found = self.state, i64(OPEN)
        if how == CHARACTER and not self._is_bound() and self.is_enough():
            self.element = state.element = 1 - self.element
            self.game.refresh(state)
            if self.is_enough():
                found = YES
            self.element = state.element = 1 - self.element
        return found

    def _with_support(self) -> i64:
        """Whether one booster, support or bluff more is enough."""
        game, state, player, found = self.game, self.state, self.player, i64(NO)
        is_barred = self.other.touches & BARS_PLAYS != 0
        missing = self.missing
        combat, support, bluffs, has_bluffed = player.combat, player.support, player.bluffs, False
        for card in player.hand:
            face = game.prints[state.faces[card]]
            if card in combat or self._adds_at_most(face) < missing:
                continue
            fights = BOOSTER <= face.kind <= SUPPORT
            if fights and len(face.texts[ON_PLAY]) == 0 and not face.touches & _ONLY_IF:
                self.lay(card, face, face_down=False, steps_back=False)
                found = self._judged(found, is_barred=is_barred)
                player.combat, player.support = combat, support
            if face.icons & BLUFF and not has_bluffed:
                game.refresh_side(state, self.seat)
                if game.icons_in_hand(state, card) & BLUFF:
                    self.lay(card, face, face_down=True, steps_back=False)
                    found, has_bluffed = self._judged(found, is_barred=is_barred), True
                    player.bluffs = bluffs
            if found == YES:
                return YES
        return found

    def _judged(self, found: i64, *, is_barred: bool) -> i64:
        """The verdict with the cards that lie now; the last of them was perhaps barred."""
        if self.is_enough():
            return OPEN if is_barred or self._is_bound() else YES
        return OPEN if len(lost_aims(self.game, self.state, 1 - self.seat)) > 0 else found

    def _is_quiet(self, how: i64, played: i64, face: BlueMoonFace) -> bool:
        """Whether nothing further could be played, but for what was tried."""
        game, state = self.game, self.state
        if how == CHARACTER:
            goes_further = state.characters > 0 or face.icons & FREE != 0
        else:
            goes_further = how != BLUFF and face.icons & GOES_FURTHER != 0
        if goes_further or (how != BLUFF and face.touches & _LOUD & ~(2**ONLY_IF)):
            return False
        prints, faces = game.prints, state.faces
        for card in game.in_play(state, self.seat):
            if card != played and prints[faces[card]].touches & _LOUD:
                return False
        for card in self.player.hand:
            held = prints[faces[card]]
            if card != played and held.kind < FIGHTING and _leads_on(held, how, face):
                return False
        return True


def _leads_on(held: BlueMoonFace, how: i64, played: BlueMoonFace) -> bool:
    """Whether a card of the hand may be played further in a way that is not tried."""
    if held.kind != CHARACTER:
        return held.icons & GOES_FURTHER != 0 or _is_loud(held)
    if how != CHARACTER:
        return False
    if held.icons & FREE or held.touches & _IS_FREE_IF:
        return True
    return goes_with(held, played) and (_is_loud(held) or held.icons & _BOTH == _BOTH)


def _is_loud(face: BlueMoonFace) -> bool:
    """Whether playing a card may lead to more than what it is worth."""
    return len(face.texts[ON_PLAY]) > 0 or face.touches & _LOUD != 0


def tried_after(game: BlueMoonRules, state: BlueMoonState, seat: i64, how: i64, card: i64) -> i64:
    """Whether the turn can end legally after a card is played: a verdict (sums.py)."""
    if state.element == NONE or len(state.players[seat].landed) > 0:
        return OPEN
    trial = Trial(game, state, seat)
    found = trial.after(how, card)
    trial.end()
    return found

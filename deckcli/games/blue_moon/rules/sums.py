"""What sums tell about the end of a turn, without trying anything out.

On a plain table they tell all: no text changes values, bars plays, makes further ones possible or
demands anything. On others they may still tell that nothing is enough. Cards whose texts do such
things when they are played leave it open.
"""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64
from deckcli.engine.state import NONE
from deckcli.games.blue_moon.rules.at_hand import GOES_FURTHER
from deckcli.games.blue_moon.rules.codes import (
    ACTIVE_AT_MOST,
    ATTACKS_AGAIN,
    BARS_PLAYS,
    BLUFF,
    BOOSTER,
    CHARACTER,
    CHARACTERS,
    COVER,
    DEMANDS,
    DEMANDS_PLAY,
    FIRE,
    FREE,
    FREES_NEXT,
    GANG,
    IGNORES,
    IS_FREE_IF,
    LAYERED,
    MAY_PLAY_MORE,
    SHIELD_EARTH,
    SHIELD_FIRE,
    STOP,
    SUPPORT,
    USES,
    ZEROES,
)
from deckcli.games.blue_moon.rules.faces import BlueMoonFace
from deckcli.games.blue_moon.rules.layers import BLUFFED
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState

# Verdicts.
NO: Final = 0
YES: Final = 1
OPEN: Final = 2  # it has to be tried out

CONSTRAINTS: Final = 2**DEMANDS | 2**DEMANDS_PLAY | 2**ACTIVE_AT_MOST
_BINDS: Final = BARS_PLAYS | CONSTRAINTS
LOOSENS: Final[int] = 2**MAY_PLAY_MORE | 2**FREES_NEXT | 2**ATTACKS_AGAIN | 2**USES
# texts of the player that could bring more than is printed
_HELPS: Final[int] = LOOSENS | LAYERED & ~(2**IGNORES | 2**ZEROES)
_ENOUGH: Final = 1_000  # what a shield is worth: more than any power


def verdict(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> i64:
    """Whether the turn can end legally from here, in the character or the support phase."""
    if not _can_tell(game, state, seat):
        return OPEN
    sums = Sums(game, state, seat)
    found: i64 = OPEN
    if state.phase != CHARACTERS:
        total = sums.total()
        found = sums.with_supports(total, total)
    elif state.characters == 0:
        found = sums.with_characters()
    elif state.characters > state.freely and sums.has_fighter():
        total = sums.total()
        found = sums.with_supports(total, total + sums.loose_characters)
        if sums.is_character_open and found == NO:
            found = OPEN
    return _judged(game, state, seat, found)


def verdict_after(game: BlueMoonRules, state: BlueMoonState, seat: i64, how: i64, card: i64) -> i64:
    """Whether it can after a card was played that may be played now, as one of this kind."""
    face = game.prints[state.faces[card]]
    is_simple = face.is_simple or how == BLUFF
    if not (is_simple or face.only_helps) or not _can_tell(game, state, seat):
        return OPEN
    sums = Sums(game, state, seat, played=card)
    if how == CHARACTER or how == COVER:
        found = sums.with_character(face)
    else:
        further = how != BLUFF and face.icons & GOES_FURTHER != 0
        total = sums.total() + (BLUFFED if how == BLUFF else sums.worth(face))
        if how != BLUFF and face.icons & STOP:
            found = YES if total >= sums.goal else NO
        else:
            found = sums.after_support(total, further=further)
    # a text that helps may make enough what is not enough as it is printed
    return _judged(game, state, seat, found) if is_simple or found == YES else OPEN


def _can_tell(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether sums tell anything: the player has no more in play than is printed."""
    if state.element == NONE or len(state.players[seat].landed) > 0:
        return False
    if state.stale:
        game.refresh(state)
    if len(state.values) == 0:
        return state.players[seat].touches & _HELPS == 0
    faces, prints = state.faces, game.prints
    for card in game.in_play(state, seat):  # what is ignored may not stay so
        if prints[faces[card]].touches & _HELPS:
            return False
    return True


def _judged(game: BlueMoonRules, state: BlueMoonState, seat: i64, found: i64) -> i64:
    """On a table that is not plain, only that nothing is enough is sure."""
    if found == YES and (len(state.values) > 0 or state.players[1 - seat].touches & _BINDS):
        return OPEN
    return found


class Sums:
    """The power that is needed, and what the cards of a hand could add; one of them may be gone."""

    __slots__ = (
        "bluffs", "free_supports", "game", "goal", "highest", "highest_character",
        "is_any_character_open", "is_character_open", "is_further_open", "is_open",
        "loose_characters", "loose_supports", "lying", "played", "seat", "shield",
        "state",
    )  # fmt: skip

    def __init__(
        self, game: BlueMoonRules, state: BlueMoonState, seat: i64, played: i64 = NONE
    ) -> None:
        self.game, self.state, self.seat, self.played = game, state, seat, played
        self.goal = game.power(state, 1 - seat, state.element)
        self.shield: i64 = SHIELD_FIRE
        if state.element != FIRE:
            self.shield = SHIELD_EARTH
        self.highest: i64 = 0  # what one booster or support of the hand adds at most
        self.free_supports: i64 = 0  # what those add that are surely free
        self.loose_supports: i64 = 0  # what those add that icons might allow on top
        self.loose_characters: i64 = 0  # the same of characters
        self.bluffs: i64 = 0  # cards in hand that could lie face down
        self.is_open = False  # whether a booster or support has a text that matters,
        self.is_further_open = False  # and may be played on top
        self.highest_character: i64 = 0  # what one character of the hand adds at most
        self.is_any_character_open = False  # whether a character has a text that matters,
        self.is_character_open = False  # and may be played on top
        player = state.players[seat]
        self.lying: i64 = len(player.bluffs) * BLUFFED  # supports
        for card in player.support:
            self.lying += self.value(game.prints[state.faces[card]])
        for card in player.hand:
            if card != played:
                self._count(game.prints[state.faces[card]])

    def _count(self, face: BlueMoonFace) -> None:
        if face.icons & BLUFF:
            self.bluffs += 1
        if face.kind > SUPPORT:
            return
        further = face.icons & GOES_FURTHER != 0 or face.touches >> IS_FREE_IF & 1 != 0
        if face.kind == CHARACTER:
            if not face.is_simple:
                self.is_any_character_open = True
                self.is_character_open = self.is_character_open or further
                return
            self.highest_character = max(self.highest_character, self.worth(face))
            if further:
                self.loose_characters += self.worth(face)
        elif face.is_simple:
            worth = self.worth(face)
            self.highest = max(self.highest, worth)
            if face.icons & FREE and not face.icons & STOP:
                self.free_supports += worth
            elif further:
                self.loose_supports += worth
        else:
            self.is_open = True
            self.is_further_open = self.is_further_open or further

    def value(self, face: BlueMoonFace) -> i64:
        return face.fire if self.state.element == FIRE else face.earth

    def worth(self, face: BlueMoonFace) -> i64:
        """What a card adds; enough, if it is one with the right shield."""
        if face.kind <= BOOSTER and face.icons & self.shield:
            return _ENOUGH
        return self.value(face)

    def total(self) -> i64:
        """The power of what is active, as it is printed; enough behind a shield."""
        total, prints, faces = self.lying, self.game.prints, self.state.faces
        for card in self.state.players[self.seat].combat:
            total += self.worth(prints[faces[card]])
        return total

    def has_fighter(self) -> bool:
        """Whether a character is active."""
        for card in self.state.players[self.seat].combat:
            if self.game.prints[self.state.faces[card]].kind == CHARACTER:
                return True
        return False

    def with_supports(self, sure: i64, most: i64) -> i64:
        """With the power that is sure, and what it is at most, before the support phase."""
        state = self.state
        if sure >= self.goal:
            return YES
        if state.stopped:
            return NO
        if state.boosters + state.supports + state.loads > 0:
            return self.after_support(sure, further=False, most=most)
        one = self.highest
        if self.bluffs > 0:
            one = max(one, BLUFFED)
        if sure + one >= self.goal:
            return YES
        if self.is_open:
            return OPEN
        return self.after_support(sure, further=False, most=most + one)

    def after_support(self, sure: i64, *, further: bool, most: i64 = 0) -> i64:
        """After the booster or support that counts; `further`: it did perhaps not count."""
        if sure + self.free_supports >= self.goal:
            return YES
        most = max(sure, most) + self.free_supports + self.loose_supports
        if further:
            most += max(self.highest, BLUFFED)
        is_open = self.is_further_open or (further and self.is_open)
        return OPEN if is_open or most >= self.goal else NO

    def with_character(self, face: BlueMoonFace) -> i64:
        """After a character is played."""
        sure = self.lying + self.worth(face)
        if self.state.characters > 0:
            sure = self.total() + self.worth(face)
        most = sure
        if face.icons & GANG:  # the cards before it may stay active
            most = max(most, self.total() + self.worth(face))
        if face.icons & STOP:
            if sure >= self.goal:
                return YES
            return OPEN if most >= self.goal else NO
        most += self.loose_characters
        is_open = self.is_character_open
        if face.icons & FREE and self.state.characters == self.state.freely:  # it does not count
            most += self.highest_character
            is_open = self.is_any_character_open
        found = self.with_supports(self._with_more(sure, face), most)
        return OPEN if found == NO and is_open else found

    def _with_more(self, sure: i64, face: BlueMoonFace) -> i64:
        """The power with the other characters that may surely be played, too: free, or its gang."""
        if self.loose_characters == 0:
            return sure
        prints, faces, is_gang = self.game.prints, self.state.faces, face.icons & GANG != 0
        for card in self.state.players[self.seat].hand:
            other = prints[faces[card]]
            if (
                card != self.played
                and other.kind == CHARACTER
                and other.is_simple
                and not other.icons & STOP
                and (
                    other.icons & FREE
                    or (is_gang and other.icons & GANG and other.gang == face.gang)
                )
            ):
                sure += self.worth(other)
        return sure

    def with_characters(self) -> i64:
        """With one of the characters in hand, none being played yet."""
        state, prints, found = self.state, self.game.prints, i64(NO)
        if state.stopped:
            return NO
        for card in state.players[self.seat].hand:
            face = prints[state.faces[card]]
            if face.kind == CHARACTER:
                here: i64 = OPEN
                if face.is_simple:
                    self.played = card
                    if face.icons & BLUFF:
                        self.bluffs -= 1
                    here = self.with_character(face)
                    if face.icons & BLUFF:
                        self.bluffs += 1
                if here == YES:
                    return YES
                if here == OPEN:
                    found = OPEN
        return found

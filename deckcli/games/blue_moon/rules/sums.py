"""What sums tell about the end of a turn, without trying anything out.

They are enough on a plain table: no text changes values, bars plays, makes further ones possible or
demands anything. Cards whose texts do such things when they are played leave it open.
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
    DEMANDS,
    DEMANDS_PLAY,
    FIRE,
    FREES_NEXT,
    IS_FREE_IF,
    MAY_PLAY_MORE,
    SHIELD_EARTH,
    SHIELD_FIRE,
    STOP,
    SUPPORT,
    USES,
)
from deckcli.games.blue_moon.rules.faces import BlueMoonFace
from deckcli.games.blue_moon.rules.layers import BLUFFED
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState

# Verdicts.
NO: Final = 0
YES: Final = 1
OPEN: Final = 2  # it has to be tried out

CONSTRAINTS: Final = 1 << DEMANDS | 1 << DEMANDS_PLAY | 1 << ACTIVE_AT_MOST
_BINDS: Final = BARS_PLAYS | CONSTRAINTS
_LOOSENS: Final = 1 << MAY_PLAY_MORE | 1 << FREES_NEXT | 1 << ATTACKS_AGAIN | 1 << USES
_ENOUGH: Final = 1_000  # what a shield is worth: more than any power


def is_plain(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether a player's turn is one that sums can tell about."""
    if state.stale:
        game.refresh(state)
    player = state.players[seat]
    return (
        state.element != NONE
        and len(state.values) == 0
        and state.players[1 - seat].touches & _BINDS == 0
        and player.touches & _LOOSENS == 0
        and len(player.landed) == 0
    )


def verdict(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> i64:
    """Whether the turn can end legally from here, in the character or the support phase."""
    if not is_plain(game, state, seat):
        return OPEN
    sums = Sums(game, state, seat)
    if state.phase != CHARACTERS:
        return sums.verdict_on_supports(sums.total())
    if state.characters == 0:
        return sums.verdict_on_characters()
    if state.characters == state.freely or sums.has_more_characters or not sums.has_fighter():
        return OPEN
    return sums.verdict_on_supports(sums.total())


def verdict_after(game: BlueMoonRules, state: BlueMoonState, seat: i64, how: i64, card: i64) -> i64:
    """Whether it can after a card was played that may be played now, as one of this kind."""
    face = game.prints[state.faces[card]]
    if not (face.is_simple or how == BLUFF) or not is_plain(game, state, seat):
        return OPEN
    sums = Sums(game, state, seat, played=card)
    if how == CHARACTER:
        total = sums.lying + sums.value(face)
        if state.characters > 0:
            total = sums.total() + sums.value(face)
        found = sums.verdict_with(total, face)
        if found == NO and (face.icons & GOES_FURTHER or sums.has_more_characters):
            return OPEN
        return found
    total = sums.total()
    if how == BLUFF:
        total += BLUFFED
    else:
        total += sums.worth(face)
    if total >= sums.goal:
        return YES
    if sums.has_more_supports or (how != BLUFF and face.icons & GOES_FURTHER):
        return OPEN
    return NO


class Sums:
    """The power that is needed, and what the cards of a hand could add; one of them may be gone."""

    __slots__ = (
        "bluffs", "game", "goal", "has_more_characters", "has_more_supports", "highest", "is_open",
        "lying", "seat", "shield", "state",
    )  # fmt: skip

    def __init__(
        self, game: BlueMoonRules, state: BlueMoonState, seat: i64, played: i64 = NONE
    ) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.goal = game.power(state, 1 - seat, state.element)
        self.shield: i64 = SHIELD_FIRE
        if state.element != FIRE:
            self.shield = SHIELD_EARTH
        self.highest: i64 = 0  # of one booster or support in hand
        self.bluffs: i64 = 0  # cards in hand that could lie face down
        self.is_open = False  # whether one has a text that matters
        self.has_more_characters = False  # whether icons may allow more characters than one,
        self.has_more_supports = False  # or more of the others
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
        further = face.icons & GOES_FURTHER != 0 or face.touches >> IS_FREE_IF & 1 != 0
        if face.kind == CHARACTER:
            self.has_more_characters = self.has_more_characters or further
        elif face.kind <= SUPPORT:
            self.has_more_supports = self.has_more_supports or further
            if not face.is_simple:
                self.is_open = True
            else:
                self.highest = max(self.highest, self.worth(face))

    def value(self, face: BlueMoonFace) -> i64:
        return face.fire if self.state.element == FIRE else face.earth

    def worth(self, face: BlueMoonFace) -> i64:
        """What a booster or support adds; enough, if its shield is the right one."""
        if face.kind == BOOSTER and face.icons & self.shield:
            return _ENOUGH
        return self.value(face)

    def total(self) -> i64:
        """The power of what is active; enough behind a shield."""
        game, state = self.game, self.state
        for card in state.players[self.seat].combat:
            if game.prints[state.faces[card]].icons & self.shield:
                return _ENOUGH
        return game.power(state, self.seat, state.element)

    def has_fighter(self) -> bool:
        """Whether a character is active."""
        for card in self.state.players[self.seat].combat:
            if self.game.prints[self.state.faces[card]].kind == CHARACTER:
                return True
        return False

    def verdict_on_supports(self, total: i64) -> i64:
        """With this power, and what may still be played in the support phase."""
        state = self.state
        if total >= self.goal:
            return YES
        if state.stopped:
            return NO
        if state.boosters + state.supports + state.loads == 0:
            total += self.highest
            if self.bluffs > 0:
                total = max(total, total - self.highest + BLUFFED)
            if total >= self.goal:
                return YES
            if self.is_open:
                return OPEN
        return OPEN if self.has_more_supports else NO

    def verdict_with(self, total: i64, face: BlueMoonFace) -> i64:
        """With this power after a character of this face."""
        if total >= self.goal or face.icons & self.shield:
            return YES
        if face.icons & STOP:
            return NO
        return self.verdict_on_supports(total)

    def verdict_on_characters(self) -> i64:
        """With one of the characters in hand, none being played yet."""
        state, prints, found = self.state, self.game.prints, i64(NO)
        if state.stopped:
            return NO
        for card in state.players[self.seat].hand:
            face = prints[state.faces[card]]
            if face.kind == CHARACTER:
                here: i64 = OPEN
                if face.is_simple:
                    if face.icons & BLUFF:
                        self.bluffs -= 1
                    here = self.verdict_with(self.lying + self.value(face), face)
                    if face.icons & BLUFF:
                        self.bluffs += 1
                if here == YES:
                    return YES
                if here == OPEN or face.icons & GOES_FURTHER:
                    found = OPEN
        return found

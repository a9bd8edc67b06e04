"""What sums tell about the end of a turn, without trying anything out.

On a plain table they tell all: no text bars plays, makes further ones possible or demands anything,
and none changes values, or only of each card by itself. On others they may still tell that nothing
is enough. Cards whose texts do such things when they are played leave it open.
"""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.native import mypyc_attr
from deckcli.engine.state import NONE
from deckcli.games.blue_moon.rules.aims import lost_aims
from deckcli.games.blue_moon.rules.at_hand import GOES_FURTHER, goes_with
from deckcli.games.blue_moon.rules.codes import (
    ACTIVE_AT_MOST,
    AIMS,
    ATTACKS_AGAIN,
    BARS_PLAYS,
    BLUFF,
    BOONS,
    BOOSTER,
    CHARACTER,
    CHARACTERS,
    COVER,
    DEMANDS,
    DEMANDS_PLAY,
    DEPENDS,
    FIRE,
    FREE,
    FREES_NEXT,
    GANG,
    IGNORES,
    INTRICATE,
    MAY_PLAY_MORE,
    PAIR,
    RAISES_TOTAL,
    SHIELD_EARTH,
    SHIELD_FIRE,
    STOP,
    SUPPORT,
    USES,
    ZEROES,
)
from deckcli.games.blue_moon.rules.faces import BlueMoonFace
from deckcli.games.blue_moon.rules.layers import BLUFFED
from deckcli.games.blue_moon.rules.moments import Moment
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
_HELPS: Final[int] = LOOSENS | BOONS
_SPOILS: Final = 2**IGNORES | 2**ZEROES
# own texts with which no card can be looked at by itself
_JOINS: Final[int] = 2**INTRICATE | 2**AIMS | 2**RAISES_TOTAL
_BOTH: Final = GANG | PAIR
ENOUGH: Final = 1_000  # what a shield is worth: more than any power


def verdict(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> i64:
    """Whether the turn can end legally from here, in the character or the support phase."""
    if not can_count(state, seat):
        return OPEN
    if state.stale:
        game.refresh(state)
    if state.phase != CHARACTERS and state.players[seat].printed_touches & LOOSENS:
        return OPEN  # sums could only tell that it can, and so can the trials that follow anyway
    return Sums(game, state, seat).verdict()


def can_count(state: BlueMoonState, seat: i64) -> bool:
    """Whether sums tell anything: in a fight, without cards from ships."""
    return state.element != NONE and len(state.players[seat].landed) == 0


@mypyc_attr(acyclic=True)
class Sums:
    """The power that is needed, and what the cards of a hand could add; one of them may be gone.

    All plays of a question are asked about with the same sums. Where all texts in layers look at
    each card by itself, the plain cards of the hand are laid down together to read what each is
    worth: none of them changes anything for another, so it is worth the same without the others.
    Where they do not, cards count as they are printed, and less is sure.
    """

    __slots__ = (
        "bluffs", "free_characters", "free_supports", "game", "goal", "highest",
        "highest_character", "is_exact", "is_first", "is_laid", "loose_characters",
        "loose_supports", "lying", "open_characters", "open_further", "open_loose",
        "open_supports", "others", "played", "row", "seat", "second", "second_character",
        "shield", "state",
    )  # fmt: skip

    def __init__(self, game: BlueMoonRules, state: BlueMoonState, seat: i64) -> None:
        if state.stale:
            game.refresh(state)
        self.game, self.state, self.seat = game, state, seat
        self.played: i64 = NONE  # the card that is asked about: the others count
        self.shield: i64 = SHIELD_FIRE
        if state.element != FIRE:
            self.shield = SHIELD_EARTH
        self.highest: i64 = 0  # what the best booster or support of the hand adds,
        self.second: i64 = 0  # and the next one
        self.free_supports: i64 = 0  # what those add that are surely free
        self.loose_supports: i64 = 0  # what those add that icons might allow on top
        self.open_supports: i64 = 0  # how many have a text that matters,
        self.open_further: i64 = 0  # and may be played on top
        self.highest_character: i64 = 0  # the same of characters
        self.second_character: i64 = 0
        self.loose_characters: i64 = 0
        self.open_characters: i64 = 0
        self.open_loose: i64 = 0
        self.free_characters: i64 = 0  # how many may follow any other
        self.bluffs: i64 = 0  # cards in hand that could lie face down
        self.is_first = state.phase == CHARACTERS and state.characters == 0
        self.is_laid = False  # whether cards are worth what they are in layers,
        self.row = vec[i64]()  # as it stands here; if it is empty, what is printed
        self.is_exact = len(state.values) == 0
        self.others = state.players[1 - seat].touches
        if not self.is_exact:
            self._lay_out()
        if not self.is_laid:
            self.goal = game.power(state, 1 - seat, state.element)
        player, prints, faces = state.players[seat], game.prints, state.faces
        self.lying: i64 = 0  # the power of supports
        for card in player.support:
            self.lying += self.worth(card, prints[faces[card]])
        for card in player.bluffs:
            self.lying += self.row[card] if len(self.row) > 0 else BLUFFED
        for card in player.hand:
            self._count(card, prints[faces[card]], 1)

    def _lay_out(self) -> None:
        """Read in layers what the plain cards of the hand would be worth, if that can be told."""
        game, state, seat = self.game, self.state, self.seat
        player, other = state.players[seat], state.players[1 - seat]
        if other.printed_touches >> INTRICATE & 1:
            return
        moment = Moment(game, state, seat)
        moment.lay_plain_cards(steps_back=self.is_first)
        # the opponent may have to choose anew first
        if not player.printed_touches & _JOINS and len(lost_aims(game, state, 1 - seat)) == 0:
            self.is_laid = self.is_exact = True
            self.goal = game.power(state, 1 - seat, state.element)
            self.others |= other.touches
            if len(state.values) > 0:
                self.row = state.values[state.element]
        moment.end()

    def _count(self, card: i64, face: BlueMoonFace, sign: i64) -> None:
        """A card of the hand counts, or no longer if the sign is -1."""
        if face.icons & BLUFF:
            self.bluffs += sign
        if face.kind == CHARACTER:
            self._count_character(card, face, sign)
        elif face.kind <= SUPPORT:
            self._count_support(card, face, sign)

    def _count_character(self, card: i64, face: BlueMoonFace, sign: i64) -> None:
        if face.follows_any:
            self.free_characters += sign
        if not face.is_simple:
            self.open_characters += sign
            if face.goes_further:
                self.open_loose += sign
            return
        worth = self.worth(card, face)
        if face.goes_further:
            self.loose_characters += sign * worth
        if worth > self.highest_character:
            self.highest_character, self.second_character = worth, self.highest_character
        elif sign < 0 and worth == self.highest_character:  # without it the next one is best
            self.highest_character, self.second_character = self.second_character, worth
        elif worth > self.second_character:
            self.second_character = worth

    def _count_support(self, card: i64, face: BlueMoonFace, sign: i64) -> None:
        if not face.is_simple:
            self.open_supports += sign
            if face.goes_further:
                self.open_further += sign
            return
        worth = self.worth(card, face)
        if face.icons & FREE and not face.icons & STOP:
            self.free_supports += sign * worth
        elif face.goes_further:
            self.loose_supports += sign * worth
        if worth > self.highest:
            self.highest, self.second = worth, self.highest
        elif sign < 0 and worth == self.highest:
            self.highest, self.second = self.second, worth
        elif worth > self.second:
            self.second = worth

    def worth(self, card: i64, face: BlueMoonFace) -> i64:
        """What a card adds; enough, if it is one with the right shield."""
        if face.icons & self.shield and face.kind <= BOOSTER:
            return ENOUGH
        if len(self.row) > 0:
            return self.row[card]
        return face.fire if self.state.element == FIRE else face.earth

    def total(self) -> i64:
        """The power of what is active; enough behind a shield."""
        total, prints, faces = self.lying, self.game.prints, self.state.faces
        for card in self.state.players[self.seat].combat:
            total += self.worth(card, prints[faces[card]])
        return total

    # -- verdicts

    def verdict(self) -> i64:
        """Whether the turn can end legally from here, in the character or the support phase."""
        state, found = self.state, i64(OPEN)
        if self.is_first:
            found = self._with_characters()
        elif state.phase != CHARACTERS:
            total = self.total()
            found = self._with_supports(total, total)
        elif state.characters > state.freely and self._has_fighter():
            total = self.total()
            found = self._with_supports(total, total + self.loose_characters)
            if self.open_loose > 0 and found == NO:
                found = OPEN
        return self._judged(found)

    def after(self, how: i64, card: i64) -> i64:
        """Whether it can after a card was played that may be played now, as one of this kind."""
        face = self.game.prints[self.state.faces[card]]
        is_simple = face.is_simple or how == BLUFF
        # in layers only plain cards were laid down
        if not is_simple and (len(self.row) > 0 or not face.only_helps):
            return OPEN
        self.played = card
        self._count(card, face, -1)
        if how in (CHARACTER, COVER):
            found = self._with_character(card, face)
        elif how == BLUFF:
            found = OPEN  # in layers it was laid down face up
            if len(self.row) == 0:
                found = self._after_support(self.total() + BLUFFED, further=False)
        else:
            total = self.total() + self.worth(card, face)
            if face.icons & STOP and self.is_exact:  # else it may be ignored
                found = YES if total >= self.goal else NO
            else:
                found = self._after_support(total, further=face.icons & GOES_FURTHER != 0)
        self._count(card, face, 1)
        self.played = NONE
        # a text that helps may make enough what is not enough as it is printed
        return self._judged(found) if is_simple or found == YES else OPEN

    def _judged(self, found: i64) -> i64:
        """That nothing is enough is sure unless own texts help; that it is, unless others spoil it.

        If each card counts for what it is worth, all helps and spoils that there are have counted.
        """
        player, other = self.state.players[self.seat], self.state.players[1 - self.seat]
        if found != YES:
            helps = LOOSENS if self.is_exact else _HELPS
            return OPEN if player.printed_touches & helps else found
        if self.others & _BINDS:
            return OPEN
        if not self.is_exact:
            touched = player.printed_touches | other.printed_touches
            if touched >> DEPENDS & 1 or other.printed_touches & _SPOILS:
                return OPEN
            for card in player.combat:  # it may have to step back, and what it spoils be as before
                if self.game.prints[self.state.faces[card]].touches & _SPOILS:
                    return OPEN
        return found

    def _has_fighter(self) -> bool:
        """Whether a character is active."""
        for card in self.state.players[self.seat].combat:
            if self.game.prints[self.state.faces[card]].kind == CHARACTER:
                return True
        return False

    def _with_supports(self, sure: i64, most: i64) -> i64:
        """With the power that is sure, and what it is at most, before the support phase."""
        state = self.state
        if sure >= self.goal:
            return YES
        if state.stopped:
            return NO
        if state.boosters + state.supports + state.loads > 0:
            return self._after_support(sure, further=False, most=most)
        one = self.highest
        if self.bluffs > 0 and len(self.row) == 0:
            one = max(one, BLUFFED)
        if sure + one >= self.goal:
            return YES
        if self.open_supports > 0 or (self.bluffs > 0 and len(self.row) > 0):
            return OPEN
        return self._after_support(sure, further=False, most=most + one)

    def _after_support(self, sure: i64, *, further: bool, most: i64 = 0) -> i64:
        """After the booster or support that counts; `further`: it did perhaps not count."""
        if sure + self.free_supports >= self.goal:
            return YES
        most = max(sure, most) + self.free_supports + self.loose_supports
        is_open = self.open_further > 0
        if further:
            most += max(self.highest, BLUFFED)
            if self.open_supports > 0 or (self.bluffs > 0 and len(self.row) > 0):
                is_open = True
        return OPEN if is_open or most >= self.goal else NO

    def _with_character(self, card: i64, face: BlueMoonFace) -> i64:
        """After a character is played."""
        sure = self.lying + self.worth(card, face)
        if self.state.characters > 0:
            sure = self.total() + self.worth(card, face)
        most = sure
        if self.is_first and face.icons & GANG and self._may_stay(face):
            if self.is_laid:
                return OPEN  # what stays active was not laid down
            most = self.total() + self.worth(card, face)
        if face.icons & STOP:
            if sure >= self.goal:
                return YES
            return OPEN if most >= self.goal or not self.is_exact else NO  # it may be ignored
        is_loose = self.free_characters > 0 or face.icons & FREE != 0
        most += self.loose_characters if is_loose else self._followers(face)
        is_open = self.open_loose > 0 and is_loose
        if face.icons & FREE and self.state.characters == self.state.freely:  # it does not count
            most += self.highest_character
            is_open = self.open_characters > 0
        found = self._with_supports(self._with_more(sure, face), most)
        return OPEN if found == NO and is_open else found

    def _may_stay(self, face: BlueMoonFace) -> bool:
        """Whether there are cards before it that may stay active: all of them print its gang."""
        combat = self.state.players[self.seat].combat
        for card in combat:
            before = self.game.prints[self.state.faces[card]]
            if not before.icons & GANG or before.gang != face.gang:
                return False
        return len(combat) > 0

    def _followers(self, face: BlueMoonFace) -> i64:
        """What characters of the hand add at most that may go on after this one."""
        most: i64 = 0
        if not face.icons & _BOTH:
            return most
        prints, faces = self.game.prints, self.state.faces
        for card in self.state.players[self.seat].hand:
            other = prints[faces[card]]
            if card != self.played and other.kind == CHARACTER and goes_with(other, face):
                most += self.worth(card, other) if other.is_simple else ENOUGH
        return most

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
                sure += self.worth(card, other)
        return sure

    def _with_characters(self) -> i64:
        """With one of the characters in hand, none being played yet."""
        state, prints, found = self.state, self.game.prints, i64(NO)
        if state.stopped:
            return NO
        for card in state.players[self.seat].hand:
            face = prints[state.faces[card]]
            if face.kind == CHARACTER:
                here: i64 = OPEN
                if face.is_simple:
                    here = self.after(CHARACTER, card)
                if here == YES:
                    return YES
                if here == OPEN:
                    found = OPEN
        return found

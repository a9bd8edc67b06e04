"""A turn up to the engagement: storms, the beginning, leadership, fight or not."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import plus
from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.notation import action, actions, first_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import BITS, NONE, Frame
from deckcli.games.blue_moon.rules.aims import candidates, lost_aims
from deckcli.games.blue_moon.rules.areas import (
    discard,
    draw_cards,
    may_take,
    refill,
    ships_leave,
    take_back,
)
from deckcli.games.blue_moon.rules.at_hand import usable, use
from deckcli.games.blue_moon.rules.codes import (
    AIMS,
    ASK_BEGINNING,
    ASK_DECLINE,
    ASK_ENGAGE,
    ASK_LEADERSHIP,
    ASK_TARGET,
    BEGINNING,
    CHARACTER,
    CHARACTERS,
    CHOOSE,
    DECLINE,
    DEPENDS,
    DISCARD,
    DONE,
    ENGAGEMENT,
    FIGHT,
    FIGHTING,
    LAND,
    LEADING,
    LED,
    MOST_DECLINED,
    ONCE_PER_TURN,
    PLAY,
    REPLACE,
    REPLACES,
    RETREAT,
    RETRIEVE,
    RETRIEVES,
    START,
    STORM,
    TURN_BEGINS,
    USE,
    USES,
)
from deckcli.games.blue_moon.rules.dragons import attract, begin_turn_of, end_if_out
from deckcli.games.blue_moon.rules.legal_ends import can_end
from deckcli.games.blue_moon.rules.playing import land, lead
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState

_AIMS: Final[int] = 2**AIMS  # as bits of `touches`
_USES: Final[int] = 2**USES
_NOTHING: Final = vec[i64]()  # never changes
_DONE: Final = action(DONE)
_FIGHT: Final = action(FIGHT)
_DECLINE: Final = action(DECLINE)
_RETREAT: Final = action(RETREAT)


def gathers(game: BlueMoonRules, state: BlueMoonState, seat: i64, stat: i64) -> bool:
    """Whether so many texts of this kind work together that something comes of it."""
    if state.stale:
        game.refresh(state)
    if not state.players[seat].touches & BITS[stat]:
        return False
    working = game.working(state, seat, stat)
    return len(working) > 0 and len(working) >= working[0].amount(game, state)


def uses(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> vec[i64]:
    """The texts that may be used now, as options."""
    found = vec[i64]()
    for card in usable(game, state, seat):
        text = game.face(state, card).texts[ONCE_PER_TURN][0]
        found = append(found, action(USE, card, text.index))
    return found


class BeginTurn(Op):
    """A new turn, and the storms."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        state.turn += 1
        state.answers = 0
        state.active = frame.seat
        state.phase = START
        state.used = vec[i64]()
        state.new_turn()
        state.emit(TURN_BEGINS, frame.seat, amount=state.turn)
        if gathers(game, state, frame.seat, STORM):
            attract(game, state, frame.seat)


class Phase(Op):
    """A step of the turn that waits until texts about lost cards have new ones."""

    __slots__ = ()

    def is_ready(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> bool:
        """Whether the opponent's texts know what they are about; else he is asked first."""
        if state.stale:
            game.refresh(state)
        if not state.players[1 - frame.seat].touches & _AIMS:
            return True
        if len(lost_aims(game, state, 1 - frame.seat)) == 0:
            return True
        again(frame)
        state.push(game.aim_program, 1 - frame.seat)
        return False


class AimAnew(Op):
    """A player chooses again for each text whose card is gone."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        lost = lost_aims(game, state, frame.seat)
        if len(lost) > 0:
            frame.source = lost[0]
            options = actions(CHOOSE, candidates(game, state, frame.seat, lost[0]))
            self.ask(game, state, frame, ASK_TARGET, frame.seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        state.aim(frame.source, first_of(action))
        again(frame)


class BeginningPhase(Phase):
    """Land ships, discard bluffs, retrieve cards, in any order."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        state.phase = BEGINNING
        if not self.is_ready(game, state, frame):
            return
        seat = frame.seat
        player = state.players[seat]
        options = vec[i64]()
        if len(player.ships) > 0 or len(player.bluffs) > 0:
            options = extend(actions(LAND, player.ships), actions(DISCARD, player.bluffs))
        if len(player.combat) > 0 or len(player.support) > 0:
            options = extend(options, actions(RETRIEVES, retrievable(game, state, seat)))
        if player.touches & _USES:
            options = extend(options, uses(game, state, seat))
        if len(options) == 0 and state.listener is None:
            return  # done at once
        options = append(options, _DONE)
        self.ask(game, state, frame, ASK_BEGINNING, seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        verb, card = verb_of(action), first_of(action)
        if verb == DONE:
            return
        again(frame)
        if verb == LAND:
            land(game, state, frame.seat, card)
        elif verb == DISCARD:
            discard(game, state, card)
        elif verb == RETRIEVES:
            take_back(state, card)
        else:
            use(game, state, frame.seat, card)


def retrievable(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> vec[i64]:
    """The active cards that may be taken back.

    Characters stay if the opponent has an active character that prints the icon, works it or not.
    """
    found, player, prints = vec[i64](), state.players[seat], game.prints
    for card in player.combat:
        if prints[state.faces[card]].icons & RETRIEVE and game.shows(state, card, RETRIEVE):
            found = append(found, card)
    for card in player.support:
        if prints[state.faces[card]].icons & RETRIEVE and game.shows(state, card, RETRIEVE):
            found = append(found, card)
    if len(found) == 0 or not may_take(game, state, seat):
        return vec[i64]()
    for card in state.players[1 - seat].combat:
        face = prints[state.faces[card]]
        if face.kind == CHARACTER and face.icons & RETRIEVE:
            return vec[i64](
                [other for other in found if prints[state.faces[other]].kind != CHARACTER]
            )
    return found


class LeadershipPhase(Phase):
    """One card of the leadership phase, or one with the replace icon for a new one."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        state.phase = LEADING
        if not self.is_ready(game, state, frame):
            return
        seat = frame.seat
        options, replaced = vec[i64](), _NOTHING
        prints, faces = game.prints, state.faces
        for card in state.players[seat].hand:
            face = prints[faces[card]]
            if FIGHTING <= face.kind < LED and game.may_lead(state, seat, card):
                options = append(options, action(PLAY, card))
            if face.icons & REPLACE and game.icons_in_hand(state, card) & REPLACE:
                replaced = plus(replaced, action(REPLACES, card))
        if len(replaced) > 0:
            options = extend(options, replaced)
        if state.players[seat].touches & _USES:
            options = extend(options, uses(game, state, seat))
        if len(options) == 0 and state.listener is None:
            return  # done at once
        options = append(options, _DONE)
        self.ask(game, state, frame, ASK_LEADERSHIP, seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        verb, card = verb_of(action), first_of(action)
        if verb == PLAY:
            lead(game, state, frame.seat, card)
        elif verb == REPLACES:
            discard(game, state, card)
            draw_cards(game, state, frame.seat, 1)
        elif verb == USE:
            again(frame)
            use(game, state, frame.seat, card)


class Engage(Phase):
    """Fight on, or retreat; begin a fight, or decline it."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        state.phase = ENGAGEMENT
        if not self.is_ready(game, state, frame):
            return
        seat = frame.seat
        last = _DECLINE if state.element == NONE else _RETREAT
        state.phase = CHARACTERS
        options = vec[i64]([_FIGHT, last]) if can_end(game, state, seat) else vec[i64]([last])
        state.phase = ENGAGEMENT
        if state.players[seat].touches & _USES:
            options = extend(uses(game, state, seat), options)
        self.ask(game, state, frame, ASK_ENGAGE, seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        verb = verb_of(action)
        if verb == USE:
            again(frame)
            use(game, state, frame.seat, first_of(action))
        elif verb == RETREAT:
            fall_back(game, state, frame.seat, in_turn=True)
        elif verb == DECLINE:
            state.push(game.decline_program, frame.seat)


def fall_back(game: BlueMoonRules, state: BlueMoonState, seat: i64, *, in_turn: bool) -> None:
    """A player retreats; in his own turn he may first meet demands that would cost a dragon."""
    state.push(game.retreat_program if in_turn else game.flight_program, seat)


def end_leadership(state: BlueMoonState) -> None:
    """The leadership card of the turn works no longer; what depends on the turn changes."""
    touched = state.players[0].printed_touches | state.players[1].printed_touches
    if state.order != NONE or touched >> DEPENDS & 1:
        state.order, state.stale = NONE, True


class DiscardToDecline(Op):
    """Who begins no fight discards one to three cards."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        given, hand = len(frame.values), state.players[frame.seat].hand
        if len(hand) == 0 or given == MOST_DECLINED:
            return
        options = actions(DISCARD, hand)
        if given > 0:
            options = append(options, _DONE)
        self.ask(game, state, frame, ASK_DECLINE, frame.seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        if action != _DONE:
            again(frame)
            frame.values = append(frame.values, first_of(action))
            discard(game, state, first_of(action))


class EndDeclined(Op):
    """Refill; the opponent begins the fight, or declines it in turn."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        ships_leave(game, state, frame.seat)
        end_leadership(state)
        refill(game, state, frame.seat)
        end_if_out(game, state)
        if state.over:
            return
        if state.turn >= state.max_turns:
            game.on_limit(state)
            return
        begin_turn_of(game, state, 1 - frame.seat)

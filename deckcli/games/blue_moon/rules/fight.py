"""A turn from the engagement on: plays, demands, the announcement, bluffs, and its end."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.notation import action, actions, first_of, second_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import BITS, NONE, NOTHING, Frame
from deckcli.games.blue_moon.rules.aims import aiming_cards, candidates, reaches_with
from deckcli.games.blue_moon.rules.areas import discard, refill, ships_leave
from deckcli.games.blue_moon.rules.at_hand import (
    bluffs_to_play,
    characters_to_play,
    supports_to_play,
    use,
)
from deckcli.games.blue_moon.rules.codes import (
    ANNOUNCE,
    ANNOUNCEMENT,
    ANNOUNCES,
    ASK_CALL,
    ASK_CHARACTER,
    ASK_ELEMENT,
    ASK_ORDER,
    ASK_SUPPORT,
    ASK_TARGET,
    BLUFF,
    CALL,
    CHARACTER,
    CHARACTERS,
    CHOOSE,
    CONCEDE,
    COVER,
    DEMANDS,
    DONE,
    EARTH,
    END,
    FIGHTING,
    FIRE,
    FIRST,
    FLOOD,
    LET_STAND,
    LOAD,
    NO_CALL,
    PLAY,
    PLAY_BLUFF,
    REFILL,
    REVEALS,
    SHIELDED,
    SUPPORT,
    SUPPORTS,
    TEXT_BEGINS,
    UNVALUED,
    USES,
)
from deckcli.games.blue_moon.rules.dragons import attract, begin_turn_of, retreat
from deckcli.games.blue_moon.rules.legal_ends import are_legal, stays_legal_in
from deckcli.games.blue_moon.rules.playing import (
    load,
    may_cover,
    play_bluff,
    play_character,
    play_fighting,
    run_texts,
)
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.rules.turn import Phase, end_leadership, fall_back, gathers, uses
from deckcli.games.blue_moon.rules.turn_ends import ends_here, has_fighters, needed, shield_of

_USES: Final[int] = 2**USES  # as a bit of `touches`
_DONE: Final = action(DONE)
_CONCEDE: Final = action(CONCEDE)


class CharacterPhase(Phase):
    """One character, and more by icons and texts."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        state.phase = CHARACTERS
        if not self.is_ready(game, state, frame):
            return
        seat = frame.seat
        characters = characters_to_play(game, state, seat)
        options = actions(PLAY, are_legal(game, state, seat, CHARACTER, characters))
        if state.characters == 0 and len(state.players[seat].combat) > 0:
            covers = vec[i64]([card for card in characters if may_cover(game, state, seat, card)])
            options = extend(options, actions(COVER, are_legal(game, state, seat, COVER, covers)))
        if state.players[seat].touches & _USES:
            options = extend(options, uses(game, state, seat))
        if has_fighters(game, state, seat) and game.may_end_characters(state, seat):
            state.phase = SUPPORTS
            if ends_here(game, state, seat) or stays_legal_in(game, state, seat):
                options = append(options, _DONE)
            state.phase = CHARACTERS
        if len(options) == 0:  # what a text has done leaves no way on
            fall_back(game, state, seat, in_turn=True)
            return
        self.ask(game, state, frame, ASK_CHARACTER, seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        verb = verb_of(action)
        if verb == DONE:
            return
        again(frame)
        if verb in (PLAY, COVER):
            play_character(game, state, frame.seat, first_of(action), covers=verb == COVER)
        else:
            use(game, state, frame.seat, first_of(action))


class SupportPhase(Phase):
    """One booster or support, and more by icons and texts; or a bluff, or a card onto a ship."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        state.phase = SUPPORTS
        if not self.is_ready(game, state, frame):
            return
        seat = frame.seat
        may_end = ends_here(game, state, seat)
        # without demands on the hand no play takes that away
        is_safe = may_end and not game.touches(state, 1 - seat, DEMANDS)
        supports = supports_to_play(game, state, seat)
        bluffs = bluffs_to_play(game, state, seat)
        if not is_safe:
            supports = are_legal(game, state, seat, SUPPORT, supports)
            bluffs = are_legal(game, state, seat, BLUFF, bluffs)
        options = actions(PLAY, supports)
        if len(bluffs) > 0:
            options = extend(options, actions(PLAY_BLUFF, bluffs))
        if len(state.players[seat].ships) > 0:
            options = extend(options, self._loads(game, state, seat, is_safe=is_safe))
        if state.players[seat].touches & _USES:
            options = extend(options, uses(game, state, seat))
        if may_end:
            options = append(options, _DONE)
        if len(options) == 0:
            fall_back(game, state, seat, in_turn=True)
            return
        self.ask(game, state, frame, ASK_SUPPORT, seat, options)

    def _loads(
        self, game: BlueMoonRules, state: BlueMoonState, seat: i64, *, is_safe: bool
    ) -> vec[i64]:
        options = vec[i64]()
        if not game.may_load(state, seat):
            return options
        ships = game.ships_with_room(state, seat)
        for card in state.players[seat].hand:
            if len(ships) > 0 and game.face(state, card).kind < FIGHTING:
                table = state
                if not is_safe:
                    table = state.clone()
                    table.loads += 1
                    load(game, table, seat, card, ships[0])
                if is_safe or stays_legal_in(game, table, seat):
                    for ship in ships:
                        options = append(options, action(LOAD, card, ship))
        return options

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        verb, card, seat = verb_of(action), first_of(action), frame.seat
        if verb == DONE:
            return
        again(frame)
        if verb == PLAY:
            play_fighting(game, state, seat, card)
        elif verb == PLAY_BLUFF:
            play_bluff(game, state, seat, card)
        elif verb == LOAD:
            state.loads += 1
            load(game, state, seat, card, second_of(action))
        else:
            use(game, state, seat, card)


class GatherTexts(Op):
    """The active cards with texts of a certain time are listed, for the next step."""

    __slots__ = ("timing",)

    def __init__(self, timing: i64) -> None:
        self.timing = timing

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        frame.values, frame.chosen = vec[i64](), NOTHING
        prints, faces, timing = game.prints, state.faces, self.timing
        for card in game.in_play(state, frame.seat):
            if len(prints[faces[card]].texts[timing]) > 0:
                frame.values = append(frame.values, card)
        if len(frame.values) == 0:
            frame.step += 1  # nothing for it to do


class RunTexts(Op):
    """Texts of a certain time happen one after another, in the order their player wants."""

    __slots__ = ("phase", "timing")

    def __init__(self, timing: i64, phase: i64) -> None:
        self.timing, self.phase = timing, phase

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        state.phase = self.phase
        options, active = vec[i64](), game.in_play(state, frame.seat)
        for card in frame.values:
            if card in active and not game.is_ignored(state, card):
                text = game.face(state, card).texts[self.timing][0]
                options = append(options, action(FIRST, card, text.index))
        if len(options) > 0:
            self.ask(game, state, frame, ASK_ORDER, frame.seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        card = first_of(action)
        frame.values = vec[i64]([other for other in frame.values if other != card])
        again(frame)
        state.emit(TEXT_BEGINS, frame.seat, card, amount=second_of(action))
        run_texts(game, state, frame.seat, card, self.timing)


class ShipsLeave(Op):
    """Just before the announcement landed ships are discarded, and what is left of their cargo."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        ships_leave(game, state, frame.seat)


class ChooseElement(Op):
    """The first announcement of a fight says what it is about."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        state.phase = ANNOUNCEMENT
        frame.values = vec[i64]([0, state.element])  # what is asked next, what was contested before
        if state.element == NONE:
            options = vec[i64]([action(ANNOUNCE, FIRE), action(ANNOUNCE, EARTH)])
            self.ask(game, state, frame, ASK_ELEMENT, frame.seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        state.element = first_of(action)
        if len(state.values) > 0:  # else the element changes nothing that is kept
            state.stale = True


class Aim(Op):
    """The player says which card each text is about that is about one of them."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        seat = frame.seat
        cards = aiming_cards(game, state, seat)
        at = frame.values[0]
        if at >= len(cards):
            return
        choices = candidates(game, state, seat, cards[at])
        power: i64 = 0
        if frame.values[1] != NONE:
            power = needed(game, state, seat)
        if power > 0:
            enough = vec[i64]()
            for choice in choices:
                if reaches_with(game, state, seat, power, cards[at], choice):
                    enough = append(enough, choice)
            if len(enough) > 0:
                choices = enough
        if len(choices) == 0:
            state.aim(cards[at], NONE)
            frame.values = vec[i64]([at + 1, frame.values[1]])
            again(frame)
            return
        self.ask(game, state, frame, ASK_TARGET, seat, actions(CHOOSE, choices))

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        at = frame.values[0]
        state.aim(aiming_cards(game, state, frame.seat)[at], first_of(action))
        frame.values = vec[i64]([at + 1, frame.values[1]])
        again(frame)


class AnnouncePower(Op):
    """The total is announced; it must not be less than the opponent's if the fight goes on."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        seat = frame.seat
        power = game.power(state, seat, state.element)
        goes_on = frame.values[1] != NONE
        if goes_on and power < needed(game, state, seat):  # what a text has done leaves no way on
            fall_back(game, state, seat, in_turn=False)
            return
        shield = shield_of(game, state, seat)
        if shield != NONE and power < game.power(state, 1 - seat, state.element):
            state.emit(SHIELDED, seat, shield)
        state.emit(ANNOUNCES, seat, amount=power)


class CallBluff(Op):
    """The opponent may call: all bluffs are turned up."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        seat = frame.seat
        working = False
        for card in state.players[seat].bluffs:
            if game.stat(state, card, UNVALUED) == 0:
                working = True
        if working and not game.has_working(state, seat, NO_CALL):
            options = vec[i64]([action(CALL), action(LET_STAND)])
            self.ask(game, state, frame, ASK_CALL, 1 - seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        if verb_of(action) == LET_STAND:
            return
        seat, all_fit = frame.seat, True
        bluffs = state.players[seat].bluffs
        for card in bluffs:
            state.seen[card] = BITS[0] | BITS[1]
            state.emit(REVEALS, seat, card)
            works = game.icons_in_hand(state, card) & BLUFF != 0
            if not works or game.face(state, card).bluff != state.element:
                all_fit = False
        if all_fit:
            attract(game, state, seat)
            if not state.over:
                for card in bluffs:
                    discard(game, state, card)
        else:
            attract(game, state, 1 - seat)
            if not state.over:
                fall_back(game, state, seat, in_turn=False)


class RefillHand(Op):
    """The player draws up to six cards."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        state.phase = REFILL
        refill(game, state, frame.seat)
        state.phase = END


class FurtherDraws(Op):
    """What an inquisitor lets the player draw at the end of the turn."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        more = state.players[frame.seat].further_draws
        if more > 0:
            game.draw(state, frame.seat, more)


class PassTurn(Op):
    """Leadership ends, floods come, and the opponent's turn begins."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        end_leadership(state)
        if gathers(game, state, frame.seat, FLOOD):
            fall_back(game, state, 1 - frame.seat, in_turn=False)
            return
        if state.turn >= state.max_turns:
            game.on_limit(state)
            return
        frame.step = 0
        frame.seat = 1 - frame.seat


class Retreat(Op):
    """A player gives up the fight, and begins the next one."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        seat = frame.seat
        retreat(game, state, seat)
        if state.over:
            return
        if state.turn >= state.max_turns:
            game.on_limit(state)
            return
        begin_turn_of(game, state, seat)

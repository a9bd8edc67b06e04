"""A turn: one main action, a side action, free actions, in any order; passing ends it."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import with_room
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.events import can_use, meets
from deckcli.engine.game import ability_frame
from deckcli.engine.modifiers import THIS_TURN
from deckcli.engine.notation import action, first_of, second_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import BITS, NONE, NOTHING, Frame
from deckcli.games.ashes.rules.codes import (
    ASK_TURN,
    ATTACK_PHOENIXBORN,
    ATTACK_UNIT,
    END,
    LEVELS,
    MEDITATE,
    ON_PHOENIXBORN,
    ON_UNIT,
    PASS,
    PLAY,
    TURN_BEGINS,
    USE,
    USE_POWER,
    USES_DIE,
)
from deckcli.games.ashes.rules.dice import spend
from deckcli.games.ashes.rules.playing import can_play, show
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules

_PASS: Final = action(PASS)
_END: Final = action(END)
_MEDITATE: Final = action(MEDITATE)
_ROOM: Final = 16  # that most lists of options need
_ATTACKS: Final = vec[i64]([action(ATTACK_PHOENIXBORN), action(ATTACK_UNIT)])


class BeginTurn(Op):
    """A turn begins: a main and a side action, and one reaction spell for everybody."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if state.turn >= state.max_turns:
            game.on_limit(state)
            return
        state.turn += 1
        state.answers = 0
        state.active = frame.seat
        state.main = state.sides = 1
        state.reacted = 0
        state.emit(TURN_BEGINS, frame.seat, amount=state.turn)


class TakeActions(Op):
    """Whatever the active player does next, until the turn is ended or passed."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        seat, player = frame.seat, state.players[frame.seat]
        if player.is_out:  # who loses on his own turn ends it
            return
        options = with_room(_ROOM)
        asking = Frame(-1, seat, NONE, vec[i64](), NOTHING)  # whoever might do something
        for card in game.distinct(state, player.hand):
            asking.source = card
            if can_play(game, state, asking):
                options = append(options, action(PLAY, card))
        for card in game.in_play(state, seat):
            if len(game.prints[state.faces[card]].uses) > 0:
                asking.source = card
                options = with_uses(game, state, asking, options)
        if state.main > 0:
            options = with_attacks(game, state, seat, options)
        if state.sides > 0:
            asking.source = NONE
            options = with_powers(game, state, asking, options)
            if len(player.hand) > 0 or len(player.deck) > 0 or len(player.spellboard) > 0:
                options = append(options, _MEDITATE)
        options = append(options, _PASS if state.main > 0 else _END)
        self.ask(game, state, frame, ASK_TURN, seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        verb, seat = verb_of(action), frame.seat
        if verb == PASS:
            state.main = 0
            state.passes |= BITS[seat]
            return
        if verb == END:
            state.passes &= ~BITS[seat]
            return
        again(frame)
        if verb == PLAY:
            play(game, state, seat, first_of(action))
        elif verb == USE:
            ability_frame(game, state, game.abilities[second_of(action)], seat, first_of(action))
        elif verb == USE_POWER:
            use_power(game, state, seat, first_of(action) - game.type_words)
        elif verb == MEDITATE:
            state.sides -= 1
            meditation = state.push(game.meditation_program, seat)
            meditation.values = vec[i64]([0, 0])
        else:
            kind: i64 = ON_PHOENIXBORN
            if verb == ATTACK_UNIT:
                kind = ON_UNIT
            state.main -= 1
            state.attack = kind
            state.push(game.attack_programs[kind], seat)


def play(game: AshesRules, state: AshesState, seat: i64, card: i64) -> None:
    """Begin to play a card of the hand."""
    face = game.prints[state.faces[card]]
    show(state, card)
    if face.play is not None:
        ability_frame(game, state, face.play, seat, card)
    else:
        state.push(face.program, seat, card)


def use_power(game: AshesRules, state: AshesState, seat: i64, kind: i64) -> None:
    """A die on its power face is exhausted for what its type can do."""
    state.sides -= 1
    spend(state, seat, kind * LEVELS, told=USES_DIE)
    ability_frame(game, state, game.powers[kind], seat, NONE)


def with_uses(
    game: AshesRules, state: AshesState, frame: Frame, options: vec[i64], *, is_free: bool = False
) -> vec[i64]:
    """The options, and what the source of the frame can be used for, in play; or for nothing."""
    card = frame.source
    face = game.prints[state.faces[card]]
    uses = face.frees if is_free else face.uses
    if state.exhaustion[card] > 0 and not face.has_lasting_uses:
        return options
    if game.is_altered(state, card):
        uses = _those_of(game.abilities_of(state, card), uses)
    for ability in uses:
        if meets(game, state, ability, frame) and can_use(game, state, ability, frame):
            options = append(options, action(USE, card, ability.index))
    return options


def _those_of(abilities: vec[Ability], wanted: vec[Ability]) -> vec[Ability]:
    """Those that are among others."""
    return vec[Ability]([one for one in abilities if one in wanted])


def with_frees(game: AshesRules, state: AshesState, seat: i64) -> vec[i64]:
    """What the active player can do without an action."""
    options = vec[i64]()
    for card in game.in_play(state, seat):
        if len(game.prints[state.faces[card]].frees) > 0:
            frame = Frame(-1, seat, card, vec[i64](), NOTHING)
            options = with_uses(game, state, frame, options, is_free=True)
    return options


def with_attacks(game: AshesRules, state: AshesState, seat: i64, options: vec[i64]) -> vec[i64]:
    """The options, and the attacks that could be made: somebody is ready, and there is a target."""
    is_ready = False
    for unit in state.players[seat].battlefield:
        if state.exhaustion[unit] == 0:
            is_ready = True
            break
    if not is_ready:
        return options
    options = append(options, _ATTACKS[0])
    for other in range(state.seats):
        if other != seat and len(state.players[other].battlefield) > 0:
            return append(options, _ATTACKS[1])
    return options


def with_powers(game: AshesRules, state: AshesState, frame: Frame, options: vec[i64]) -> vec[i64]:
    """The options, and the dice powers that would find what they need."""
    active = state.players[frame.seat].active
    for kind in range(len(game.powers)):
        if active[kind * LEVELS] > 0 and can_use(game, state, game.powers[kind], frame):
            options = append(options, action(USE_POWER, game.type_words + kind))
    return options


class PassTurn(Op):
    """Effects of this turn end; the phase ends when all have passed on their latest turns."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        state.end_attack()  # the active player may have gone out in the middle of one
        if len(state.modifiers) > 0:
            state.expire(THIS_TURN)
            state.listens = -1
        state.used = vec[i64]()
        for seat in range(state.seats):
            if not state.players[seat].is_out and not state.passes & BITS[seat]:
                break
        else:
            frame.program, frame.step = game.round_program, game.step_of_recovery
            return
        frame.seat, frame.step = game.next_seat(state, frame.seat), 0

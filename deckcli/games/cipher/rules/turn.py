"""A turn and its five phases: start, bonds, deployment (deploying.py), actions, end.

The program in game.py puts them in order.
"""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import joined, with_room
from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.events import happen_to_player, meets
from deckcli.engine.game import ability_frame
from deckcli.engine.modifiers import THIS_TURN
from deckcli.engine.notation import (
    action,
    first_of,
    for_each_card,
    second_of,
    verb_of,
)
from deckcli.engine.ops import Op, again
from deckcli.engine.state import Frame, used_key
from deckcli.games.cipher.rules.attacks import moves_and_attacks
from deckcli.games.cipher.rules.check_timing import check
from deckcli.games.cipher.rules.codes import (
    ACTION,
    ASK_ACTION,
    ASK_BOND,
    ATTACKED,
    BOND,
    DO_ATTACK,
    END,
    END_TURN,
    LAY_BOND,
    MOVE,
    NO_BOND,
    START,
    TAPPED,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_STARTS,
    USE,
)
from deckcli.games.cipher.rules.places import show
from deckcli.games.cipher.rules.skills import CHANGES_SKILLS
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import can_be_bond, draw_cards, lay_bond, move, tap

_END_TURN: Final = action(END_TURN)
_TURN_STARTS: Final = 2**TURN_STARTS  # as bits of `listens`
_TURN_ENDS: Final = 2**TURN_ENDS
_BONDS: Final = for_each_card(LAY_BOND)
_NO_BOND: Final = action(NO_BOND)
_USES: Final = for_each_card(USE)  # the ability is added to these


class BeginTurn(Op):
    """A new turn: skills that wait for it, and the march of the player who just finished."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        state.turn += 1
        state.answers = 0
        state.active = frame.seat
        state.phase = START
        state.players[frame.seat].spent = 0
        if len(state.players[1 - frame.seat].front) == 0:
            state.unsettled = True  # the player who just finished may have to march
        state.emit(TURN_BEGINS, frame.seat, amount=state.turn)
        if state.listens & _TURN_STARTS:
            happen_to_player(game, state, TURN_STARTS, frame.seat)
        check(game, state)


class Untap(Op):
    """The start phase: units that were tapped may act again."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        flags = state.flags
        for unit in state.players[frame.seat].units:
            flags[unit] &= ~TAPPED


class DrawForTurn(Op):
    """One card, except for the first player in the first turn."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        if state.turn > 1:
            draw_cards(game, state, frame.seat, 1)
            check(game, state)


class BondPhase(Op):
    """One card from the hand may become a bond."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        state.phase = BOND
        cards = game.distinct(state, state.players[frame.seat].hand)
        options = with_room(len(cards) + 1)
        for card in cards:
            if can_be_bond(game, state, card):
                options = append(options, _BONDS[card])
        options = append(options, _NO_BOND)
        self.ask(game, state, frame, ASK_BOND, frame.seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        if action != _NO_BOND:
            card = first_of(action)
            player = state.players[frame.seat]
            player.hand = remove(player.hand, card)
            lay_bond(game, state, card)
            check(game, state)


class ActionPhase(Op):
    """Attack, move, use skills, in any order and as often as possible."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        state.phase = ACTION
        if state.unsettled or len(state.waiting) > 0:  # first finish what a skill did
            again(frame)
            check(game, state)
            return
        seat = frame.seat
        cards = state.players[seat].units
        if state.places:
            cards = joined(cards, game.distinct(state, game.elsewhere(state, seat)))
        options = moves_and_attacks(game, state, seat)
        options = with_skills(game, state, seat, cards, options)
        options = append(options, _END_TURN)
        self.ask(game, state, frame, ASK_ACTION, seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        if action == _END_TURN:
            return
        again(frame)
        verb, card = verb_of(action), first_of(action)
        if verb == MOVE:
            tap(state, card)
            move(game, state, card)
        elif verb == DO_ATTACK:
            combat = state.push(game.combat_program, frame.seat, card)
            combat.values = vec[i64]([second_of(action)])
        else:
            ability = game.abilities[second_of(action)]
            show(game, state, card)
            ability_frame(game, state, ability, frame.seat, card)


def with_skills(
    game: CipherRules, state: CipherState, seat: i64, cards: vec[i64], options: vec[i64]
) -> vec[i64]:
    """The options, and the ACT skills that may be used: not used up, and the cost payable."""
    faces, prints = state.faces, game.prints
    contexts, used = game.contexts[seat], state.used
    changed = (state.touched | state.changed) & CHANGES_SKILLS != 0
    for card in cards:
        acts = game.acts_of(state, card) if changed else prints[faces[card]].acts
        for ability in acts:
            if ability.once and len(used) > 0 and used_key(card, ability.skill) in used:
                continue
            frame = contexts[card]
            for cost in ability.cost:
                if not cost.can_pay(game, state, frame):
                    break
            else:
                if len(ability.requires) == 0 or meets(game, state, ability, frame):
                    options = append(options, _USES[card] + ability.index)
    return options


class EndPhase(Op):
    """Skills that wait for the end of the turn."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        state.phase = END
        if state.listens & _TURN_ENDS:
            happen_to_player(game, state, TURN_ENDS, frame.seat)
        check(game, state)


class PassTurn(Op):
    """Effects of this turn end, and the next player's turn begins."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        if len(state.modifiers) > 0:
            game.end_effects(state, THIS_TURN)
        state.used = vec[i64]()
        for unit in state.players[frame.seat].units:
            state.flags[unit] &= ~ATTACKED
        if state.turn >= state.max_turns:
            game.on_limit(state)
            return
        frame.step = 0
        frame.seat = (frame.seat + 1) % state.seats

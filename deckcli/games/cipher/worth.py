"""What bots aim for: the worth of a position, and the answers given without thinking."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64
from deckcli.engine.notation import verb_of
from deckcli.games.cipher.rules.codes import (
    ASK_ACTION,
    ASK_BOND,
    ASK_CHOICE,
    ASK_CRITICAL,
    ASK_DEPLOY,
    ASK_EVADE,
    TAPPED,
)
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules

FREE: Final = (ASK_BOND, ASK_DEPLOY, ASK_ACTION)  # windows in which nothing is half done

_WON: Final = 1_000_000
_ORB: Final = 1_000
_CARD: Final = 60
_READY: Final = 20  # a unit that can still act this turn


def worth(game: CipherRules, state: CipherState, seat: i64) -> i64:
    """Orbs first, then units, bonds and cards to come; only comparisons are meaningful."""
    if state.over:
        return 0 if state.winner < 0 else _WON if state.winner == seat else -_WON
    total: i64 = 0
    for side in range(state.seats):
        value = _side(game, state, side)
        total += value if side == seat else -value
    return total


def _side(game: CipherRules, state: CipherState, seat: i64) -> i64:
    player = state.players[seat]
    total = _ORB * len(player.orbs) + _CARD * len(player.hand)
    for unit in player.front:
        face = game.prints[state.faces[unit]]
        weight: i64 = 4 if face.ranges & 2 else 2
        total += 150 + weight * face.attack
    for unit in player.back:
        face = game.prints[state.faces[unit]]
        weight = 4 if face.ranges & 4 else 3
        total += 150 + weight * face.attack
    if seat == state.active:
        for unit in player.units:
            if not state.flags[unit] & TAPPED:
                total += _READY
    total += 2 * _CARD * min(len(player.bonds), 6)
    for bond in player.bonds:
        if state.is_face_up(bond):
            total += 25
    return total


def habit(game: CipherRules, state: CipherState) -> i64:
    """The usual answer: fight only when it helps, choose the first thing offered."""
    question = state.question
    assert question is not None
    options = question.options
    if question.window == ASK_CRITICAL:
        return options[0] if _would_help(game, state) else options[-1]
    if question.window == ASK_EVADE:
        return options[0] if _is_worth_saving(game, state) else options[-1]
    if question.window == ASK_CHOICE and verb_of(options[-1]) != verb_of(options[0]):
        return options[-1]
    return options[0]


def _would_help(game: CipherRules, state: CipherState) -> bool:
    mine = game.attack(state, state.attacker)
    theirs = game.attack(state, state.defender)
    return mine < theirs <= 2 * mine


def _is_worth_saving(game: CipherRules, state: CipherState) -> bool:
    if game.attack(state, state.attacker) < game.attack(state, state.defender):
        return False
    player = state.players[state.owners[state.defender]]
    return player.leader == state.defender or game.prints[state.faces[state.defender]].cost > 1

"""What bots aim for: the worth of a position, and the answers given without thinking."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.notation import verb_of
from deckcli.engine.state import NONE
from deckcli.games.cipher.rules.codes import (
    ASK_ACTION,
    ASK_BOND,
    ASK_CHOICE,
    ASK_CRITICAL,
    ASK_DEPLOY,
    ASK_EVADE,
    TAPPED,
)
from deckcli.games.cipher.rules.state import CipherState, Player
from deckcli.games.cipher.rules.stats import CipherRules

FREE: Final = (ASK_BOND, ASK_DEPLOY, ASK_ACTION)  # windows in which nothing is half done

# What a position is worth is the sum of these: the place of each in the list, and what one counts.
ORBS: Final = 0
HAND: Final = 1
UNITS: Final = 2
FRONT_REACHING: Final = 3  # printed attack of units in front that reach the enemy's front line
FRONT: Final = 4  # that of the others in front
BACK_REACHING: Final = 5  # the same for units in the back
BACK: Final = 6
READY: Final = 7  # units that can still act this turn
BONDS: Final = 8  # up to six
FACE_UP_BONDS: Final = 9
EVASIONS: Final = 10  # up to three cards in hand with which the main character evades
WEIGHTS: Final = {
    "orbs": 1_000, "hand": 60, "units": 150, "front_reaching": 4, "front": 2,
    "back_reaching": 4, "back": 3, "ready": 20, "bonds": 120, "face_up_bonds": 25,
}  # fmt: skip
TUNED: Final = {"evasions": 400}
_MOST_EVASIONS: Final = 3
HORIZON: Final = 1
SCALE: Final = 1_500


def count_side(
    game: CipherRules, state: CipherState, seat: i64, sign: i64, found: vec[i64]
) -> None:
    """Add what a seat has, times `sign`, to each of the features."""
    player = state.players[seat]
    found[ORBS] += sign * len(player.orbs)
    found[HAND] += sign * len(player.hand)
    found[UNITS] += sign * len(player.units)
    for unit in player.front:
        face = game.prints[state.faces[unit]]
        if face.ranges & 2:
            found[FRONT_REACHING] += sign * face.attack
        else:
            found[FRONT] += sign * face.attack
    for unit in player.back:
        face = game.prints[state.faces[unit]]
        if face.ranges & 4:
            found[BACK_REACHING] += sign * face.attack
        else:
            found[BACK] += sign * face.attack
    if seat == state.active:
        found[READY] += sign * _ready(state, player)
    found[BONDS] += sign * min(len(player.bonds), 6)
    for bond in player.bonds:
        if state.is_face_up(bond):
            found[FACE_UP_BONDS] += sign
    if len(found) > EVASIONS:
        found[EVASIONS] += sign * _evasions(game, state, player)


def _ready(state: CipherState, player: Player) -> i64:
    ready: i64 = 0
    for unit in player.units:
        if not state.flags[unit] & TAPPED:
            ready += 1
    return ready


def _evasions(game: CipherRules, state: CipherState, player: Player) -> i64:
    held: i64 = 0
    if player.leader == NONE:
        return held
    leader = game.prints[state.faces[player.leader]]
    for card in player.hand:
        if leader.shares_name(game.prints[state.faces[card]]):
            held += 1
    return min(held, _MOST_EVASIONS)


def habit(game: CipherRules, state: CipherState) -> i64:
    """The usual answer: fight only when it helps, choose the first thing offered."""
    question = state.question
    assert question is not None
    assert question.window not in FREE
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

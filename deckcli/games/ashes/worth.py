"""What bots aim for: the worth of a position, and the answers given without thinking."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.notation import first_of, verb_of
from deckcli.games.ashes.rules.codes import (
    ACCEPT,
    ASK_ATTACKERS,
    ASK_CHOICE,
    ASK_COUNTER,
    ASK_DISCARD,
    ASK_MAY,
    ASK_ORDER,
    ASK_PAY,
    ASK_TURN,
    ATTACKER,
    BASIC,
    CHOOSE,
    CLASS,
    IN_PLAY,
    LEVELS,
    PHOENIXBORN,
)
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules

# What a position is worth is the sum of these: the place of each in the list, and what one counts.
LIFE: Final = 0  # left on the Phoenixborn
DANGER: Final = 1  # the square of what the Phoenixborn lacks to eight life
UNITS: Final = 2
ATTACK: Final = 3  # of the units
STAMINA: Final = 4  # the life that units have left
TIRED: Final = 5  # exhaustion tokens on units
SPELLS: Final = 6  # ready spells
HAND: Final = 7
POWERS: Final = 8  # active dice on this face
CLASSES: Final = 9
BASICS: Final = 10
PILE: Final = 11  # cards in the draw pile, up to ten
WEIGHTS: Final = {
    "life": 30, "danger": -4, "units": 20, "attack": 22, "stamina": 10, "tired": -9, "spells": 40,
    "hand": 14, "powers": 9, "classes": 7, "basics": 5, "pile": 4,
}  # fmt: skip
TUNED: Final[dict[str, int]] = {}
HORIZON: Final = 2
FAR_HORIZON: Final = 4
SCALE: Final = 120


def count_side(game: AshesRules, state: AshesState, seat: i64, sign: i64, found: vec[i64]) -> None:
    """Add what a seat has, times `sign`, to each of the features."""
    player = state.players[seat]
    if player.is_out:
        return
    leader = player.phoenixborn
    life = game.life(state, leader) - state.wounds[leader]
    found[LIFE] += sign * life
    if life < 8:
        found[DANGER] += sign * (8 - life) * (8 - life)
    for unit in player.battlefield:
        found[UNITS] += sign
        found[ATTACK] += sign * game.attack(state, unit)
        found[STAMINA] += sign * (game.life(state, unit) - state.wounds[unit])
        found[TIRED] += sign * state.exhaustion[unit]
    found[SPELLS] += sign * len(player.spellboard)
    found[HAND] += sign * len(player.hand)
    for kind in range(len(player.active)):
        level = kind % LEVELS
        if level == BASIC:
            found[BASICS] += sign * player.active[kind]
        elif level == CLASS:
            found[CLASSES] += sign * player.active[kind]
        else:
            found[POWERS] += sign * player.active[kind]
    found[PILE] += sign * min(len(player.deck), 10)


def habit(game: AshesRules, state: AshesState) -> i64:
    """The usual answer: pay with the least die, aim at others, keep what one has."""
    question = state.question
    assert question is not None
    assert question.window != ASK_TURN
    window, options = question.window, question.options
    if window == ASK_PAY:
        return _least_die(options)
    if window == ASK_CHOICE:
        return _aim(game, state, question.seat, options)
    if window == ASK_ATTACKERS:
        for option in options:
            if verb_of(option) == ATTACKER and game.attack(state, first_of(option)) > 0:
                return option
    if window in (ASK_MAY, ASK_COUNTER) and verb_of(options[0]) == ACCEPT:
        return options[0]
    if window in (ASK_ORDER, ASK_DISCARD):
        return options[0]
    return options[-1]


def _least_die(options: vec[i64]) -> i64:
    """The die with the lowest face."""
    best, lowest = options[0], i64(-1)
    for option in options:
        if first_of(option) % LEVELS > lowest:
            best, lowest = option, first_of(option) % LEVELS
    return best


def _aim(game: AshesRules, state: AshesState, seat: i64, options: vec[i64]) -> i64:
    """An opponent's strongest card, else the first that is offered."""
    best, most = options[0], i64(-1)
    for option in options:
        if verb_of(option) != CHOOSE:
            continue
        card = first_of(option)
        if not state.flags[card] & IN_PLAY or state.side[card] == seat:
            continue
        worth = 1 + game.attack(state, card)
        if game.prints[state.faces[card]].kind == PHOENIXBORN:
            worth = 3
        if worth > most:
            best, most = option, worth
    return best

"""What bots aim for: the worth of a position, and the answers given without thinking."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.notation import first_of, second_of, verb_of
from deckcli.engine.state import NONE
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import (
    ASK_ACTION,
    ASK_ATTACKERS,
    ASK_BLOCKERS,
    ASK_CHOICE,
    ASK_DECISION,
    ASK_DISCARD,
    ASK_KEY,
    BLOCK,
    HAND_SIZE,
    TARGET,
)
from deckcli.games.blackpoker.rules.state import BlackPokerState

# What a position is worth is the sum of these: the place of each in the list, and what one counts.
LIFE: Final = 0  # cards in the deck
SHORTAGE: Final = 1  # the square of what the deck lacks to eight cards
HAND: Final = 2
SOLDIERS: Final = 3
STRENGTH: Final = 4  # the numbers of the soldiers
BULWARKS: Final = 5  # and the next ones: whether there is a first, a second, … bulwark
WEIGHTS: Final = {
    "life": 30, "shortage": -30, "hand": 35, "soldiers": 40, "strength": 14,
    "bulwark_1": 90, "bulwark_2": 80, "bulwark_3": 50, "bulwark_4": 30, "bulwark_5": 20,
}  # fmt: skip
_MOST_BULWARKS: Final = 5  # further ones add nothing
TUNED: Final[dict[str, int]] = {}
HORIZON: Final = 2
SCALE: Final = 300

_ENOUGH: Final = 5  # cards in hand at which no second draw is needed
_SHORT: Final = 12  # a deck this small should not be drawn from without need
_HURTS: Final = 4  # damage worth a bulwark


def count_side(
    game: BlackPokerRules, state: BlackPokerState, seat: i64, sign: i64, found: vec[i64]
) -> None:
    """Add what a seat has, times `sign`, to each of the features."""
    player = state.players[seat]
    life = len(player.deck)
    found[LIFE] += sign * life
    if life < 8:
        found[SHORTAGE] += sign * (8 - life) * (8 - life)
    found[HAND] += sign * min(len(player.hand), HAND_SIZE)
    for nth in range(min(len(player.bulwarks), _MOST_BULWARKS)):
        found[BULWARKS + nth] += sign
    found[SOLDIERS] += sign * len(player.soldiers)
    for soldier in player.soldiers:
        found[STRENGTH] += sign * _lasting_number(game, state, soldier)


def _lasting_number(game: BlackPokerRules, state: BlackPokerState, soldier: i64) -> i64:
    """What is printed on its cards: changes that last for a turn will be worth nothing."""
    total: i64 = 0
    card = soldier
    while card != NONE:
        total += game.prints[state.faces[card]].number
        card = state.below[card]
    return total


def habit(game: BlackPokerRules, state: BlackPokerState) -> i64:
    """The usual answer: pass, pay with the least valuable, aim at the most valuable."""
    question = state.question
    assert question is not None
    assert question.window != ASK_ACTION
    window, options = question.window, question.options
    answer = options[-1]
    if window == ASK_ATTACKERS:
        answer = _attack(game, state, question.seat, options)
    elif window == ASK_BLOCKERS:
        answer = _block(game, state, question.seat, options)
    elif window == ASK_DISCARD:
        answer = _extreme(game, state, options, sign=-1)
    elif window == ASK_KEY:
        answer = _extreme(game, state, options, sign=1)
    elif window == ASK_CHOICE:
        mine = first_of(options[0]) in state.players[question.seat].hand
        answer = _extreme(game, state, options, sign=-1 if mine else 1)
    elif window == ASK_DECISION:
        answer = _decide(game, state, question.seat, options)
    return answer


def _extreme(game: BlackPokerRules, state: BlackPokerState, options: vec[i64], sign: i64) -> i64:
    """The option whose card has the largest number, or with sign -1 the smallest."""
    best = options[0]
    most: i64 = -100
    for option in options:
        number = sign * game.prints[state.faces[first_of(option)]].number
        if number > most:
            best, most = option, number
    return best


def _attack(game: BlackPokerRules, state: BlackPokerState, seat: i64, options: vec[i64]) -> i64:
    """Attack with whatever no single soldier can stop."""
    strongest: i64 = 0
    for soldier in state.players[1 - seat].soldiers:
        if not state.is_driven(soldier):
            strongest = max(strongest, game.number(state, soldier))
    for option in options[:-1]:
        if game.number(state, first_of(option)) > strongest:
            return option
    return options[-1]


def _block(game: BlackPokerRules, state: BlackPokerState, seat: i64, options: vec[i64]) -> i64:
    """Beat an attacker with the weakest soldier that can; let a bulwark take what hurts."""
    best = options[-1]
    least: i64 = 1_000
    total: i64 = 0
    for attacker in state.attackers:
        total += game.number(state, attacker)
    lethal = total >= len(state.players[seat].deck)
    for option in options:
        if verb_of(option) != BLOCK:
            continue
        blocker, attacker = first_of(option), second_of(option)
        if attacker in state.blocked:
            continue
        number = game.number(state, attacker)
        if state.is_bulwark(blocker):
            cost = 100 - number
            useful = number >= _HURTS or lethal
        else:
            mine = game.number(state, blocker)
            cost = mine if mine > number else 50 + mine
            useful = mine >= number or lethal
        if useful and cost < least:
            best, least = option, cost
    return best


def _decide(game: BlackPokerRules, state: BlackPokerState, seat: i64, options: vec[i64]) -> i64:
    """Draw while the hand is small; charge own characters and drive the others'."""
    player = state.players[seat]
    word = game.words[first_of(options[0])]
    if word == "draw":
        wants = len(player.hand) < _ENOUGH and len(player.deck) > _SHORT
        return options[0] if wants else options[1]
    if word == "charge":
        target = state.agenda[-1].values[TARGET]
        return options[0] if state.owners[target] == seat else options[1]
    return options[0]

"""What bots aim for: the worth of a position, and the answers given without thinking."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.notation import first_of, verb_of
from deckcli.engine.state import NONE
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules

# What a position is worth is the sum of these: the place of each in the list, and what one counts.
DECK: Final = 0
HAND: Final = 1
MONSTERS: Final = 2
NUMBERS: Final = 3  # of the positions that the monsters have
OTHER_NUMBERS: Final = 4
SETS: Final = 5
LAID: Final = 6  # field, weather, continuous magic, equipment
BARE: Final = 7  # a player without a monster
ENDANGERED: Final = 8  # cards above a hand of five
LAST_CARDS: Final = 9  # cards missing of the last eight of a deck
WEIGHTS: Final = {
    "deck": 60, "hand": 110, "monsters": 350, "numbers": 1, "other_numbers": 0, "sets": 130,
    "laid": 60, "bare": -1500, "endangered": -150, "last_cards": -120,
}  # fmt: skip
TUNED: Final[dict[str, int]] = {}
HORIZON: Final = 3
SCALE: Final = 1_500


def count_side(
    game: SummonRules, state: SummonState, seat: i64, sign: i64, found: vec[i64]
) -> None:
    """Add what a seat has, times `sign`, to each of the features."""
    player = state.players[seat]
    cards = len(player.deck)
    found[DECK] += sign * cards
    if cards < 8:
        found[LAST_CARDS] += sign * (8 - cards)
    held = len(player.hand)
    found[HAND] += sign * held
    if held > 5:
        found[ENDANGERED] += sign * (held - 5)
    found[MONSTERS] += sign * len(player.monsters)
    if len(player.monsters) == 0:
        found[BARE] += sign
    for monster in player.monsters:
        attack = game.number(state, monster, t.ATTACK)
        defence = game.number(state, monster, t.DEFENCE)
        if state.in_defence(monster):
            found[NUMBERS] += sign * defence
            found[OTHER_NUMBERS] += sign * attack
        else:
            found[NUMBERS] += sign * attack
            found[OTHER_NUMBERS] += sign * defence
    for card in player.magic:
        if state.is_face_down(card):
            found[SETS] += sign
        else:
            found[LAID] += sign
    if player.field != NONE:
        found[LAID] += sign


def habit(game: SummonRules, state: SummonState) -> i64:
    """The usual answer: choose the first thing offered, keep set cards, take no needless risk."""
    question = state.question
    assert question is not None
    options, window = question.options, question.window
    assert window != t.ASK_ACTION
    if window == t.ASK_DEFENCE:
        return _usual_defence(game, state, options)
    may_refuse = verb_of(options[-1]) != verb_of(options[0])
    if may_refuse and (window == t.ASK_ANSWER or window == t.ASK_CHOICE):
        return options[-1]
    return options[0]


def _usual_defence(game: SummonRules, state: SummonState, options: vec[i64]) -> i64:
    """Evade if possible, else counter what is not stronger."""
    for option in options:
        if verb_of(option) == t.EVADE:
            return option
    frame = state.agenda[-1]
    if frame.source == NONE:
        return options[-1]
    mine = game.number(state, first_of(options[0]), t.ATTACK)
    theirs = game.number(state, frame.source, t.ATTACK)
    if verb_of(options[0]) == t.COUNTER_WITH and mine >= theirs:
        return options[0]
    return options[-1]

"""The end of a turn as it stands: what power it needs, and whether all that is asked is there."""

from __future__ import annotations

from deckcli.core.vecs import i64
from deckcli.engine.state import NONE
from deckcli.games.blue_moon.rules.aims import reaches
from deckcli.games.blue_moon.rules.codes import ATTACKS_AGAIN, DEMANDS, SHIELD_EARTH, SHIELD_FIRE
from deckcli.games.blue_moon.rules.demands import can_pay, pending, plays_demanded
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState


def needed(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> i64:
    """The power that must be reached; 0 on the first turn of a fight or behind a shield."""
    if state.element == NONE or shield_of(game, state, seat) != NONE:
        return 0
    return game.power(state, 1 - seat, state.element)


def shield_of(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> i64:
    """An active card in the combat area whose shield in the contested element works, or NONE."""
    shield: i64 = SHIELD_FIRE
    if state.element != 0:
        shield = SHIELD_EARTH
    player = state.players[seat]
    if not state.stale and not player.icons & shield:
        return NONE
    for card in player.combat:
        if game.shows(state, card, shield):
            return card
    return NONE


def has_fighters(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether a character was played this turn, or the active ones attack again."""
    return state.characters > 0 or game.has_working(state, seat, ATTACKS_AGAIN)


def ends_here(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether the turn may end without a further play."""
    if not plays_demanded(game, state, seat):
        return False
    if game.touches(state, 1 - seat, DEMANDS):
        piles = pending(game, state, seat, or_dragon=False)
        if not can_pay(game, state, state.players[seat].hand, piles):
            return False
    power = needed(game, state, seat)
    return power == 0 or reaches(game, state, seat, power)

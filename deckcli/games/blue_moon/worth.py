"""What bots aim for: the worth of a position, and the answers given without thinking."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.notation import verb_of
from deckcli.engine.state import NONE
from deckcli.games.blue_moon.rules.codes import (
    ASK_BEGINNING,
    ASK_CHARACTER,
    ASK_CHOICE,
    ASK_ENGAGE,
    ASK_LEADERSHIP,
    ASK_SUPPORT,
    CHARACTER,
    EARTH,
    FIRE,
)
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState

# windows in which nothing is half done
FREE: Final = (ASK_BEGINNING, ASK_LEADERSHIP, ASK_ENGAGE, ASK_CHARACTER, ASK_SUPPORT)

# What a position is worth is the sum of these: the place of each in the list, and what one counts.
DRAGONS: Final = 0
HAND: Final = 1
CHARACTERS: Final = 2  # in hand
STRENGTH: Final = 3  # printed values in hand, of the contested element, or both
DECK: Final = 4
POWER: Final = 5  # in the fight
AREAS: Final = 6  # cards that count towards a second dragon
SUPPORTS: Final = 7  # in play
WEIGHTS: Final = {
    "dragons": 1_000, "hand": 60, "characters": 30, "strength": 8, "deck": 12, "power": 25,
    "areas": 20, "supports": 30,
}  # fmt: skip
# Cards are what a game is lost by. Fitted to who won 600 games, by the tables turns began with: a
# dragon is worth no more than two or three cards, and which cards they are says little.
TUNED: Final = {
    "hand": 400, "characters": 0, "strength": 15, "deck": 350, "power": 5, "areas": 150,
    "supports": 400,
}  # fmt: skip
HORIZON: Final = 4
SCALE: Final = 2_300


def count_side(
    game: BlueMoonRules, state: BlueMoonState, seat: i64, sign: i64, found: vec[i64]
) -> None:
    """Add what a seat has, times `sign`, to each of the features."""
    player = state.players[seat]
    found[DRAGONS] += sign * state.dragons(seat)
    found[HAND] += sign * len(player.hand)
    found[DECK] += sign * len(player.deck)
    for card in player.hand:
        face = game.prints[state.faces[card]]
        if face.kind == CHARACTER:
            found[CHARACTERS] += sign
        if state.element != EARTH:
            found[STRENGTH] += sign * face.fire
        if state.element != FIRE:
            found[STRENGTH] += sign * face.earth
    if state.element != NONE:
        found[POWER] += sign * game.power(state, seat, state.element)
    found[AREAS] += sign * min(player.cards_in_areas() - len(player.bluffs), 6)
    found[SUPPORTS] += sign * (len(player.support) + len(player.bluffs))


def habit(game: BlueMoonRules, state: BlueMoonState) -> i64:
    """The usual answer: take what is offered first, and nothing more than must be."""
    question = state.question
    assert question is not None
    assert question.window not in FREE
    options = question.options
    if question.window == ASK_CHOICE and verb_of(options[-1]) != verb_of(options[0]):
        return options[-1]
    return options[0]

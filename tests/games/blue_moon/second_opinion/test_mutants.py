"""Ten mistakes are put into the engine, one at a time: the second opinion must find each of them."""

from unittest.mock import patch

import pytest
from blue_moon.second_opinion.beside import Rivals
from second_opinion_common.lockstep import Disagreement
from second_opinion_common.shuffles import is_watchable

from deckcli.engine.state import NONE
from deckcli.games.blue_moon.rules import (
    areas,
    dragons,
    layers,
    playing,
    turn,
    turn_ends,
    values,
)
from deckcli.games.blue_moon.rules.layers import BlueMoonLayers
from deckcli.games.blue_moon.rules.plays import BlueMoonRules

GAMES = 60  # most are found in the first five, protection in the 29th


def never(*_, **__):
    return False


def always(*_, **__):
    return True


def zeroes_the_others(game, state, one):
    """Odd values where the card says even ones, and the other way round."""
    one.static.parity = 1 - one.static.parity
    ZERO(game, state, one)
    one.static.parity = 1 - one.static.parity


ZERO = BlueMoonLayers._zero
MISTAKES = {
    "no shield protects": lambda: patch.object(turn_ends, "shield_of", lambda *_: NONE),
    "every retreat is worth one dragon": lambda: patch.object(dragons, "MANY_CARDS", 99),
    "bluffs are worth 1": lambda: patch.object(values, "BLUFFED", 1),
    "odd is even": lambda: patch.object(BlueMoonLayers, "_zero", zeroes_the_others),
    "no card is free": lambda: patch.object(BlueMoonRules, "is_free", never),
    "conditions are always met": lambda: patch.object(BlueMoonRules, "meets_condition", always),
    "every character joins a gang": lambda: patch.object(playing, "is_gang_of", always),
    "hands are refilled to five": lambda: patch.object(areas, "HAND_SIZE", 5),
    "to decline costs two cards at most": lambda: patch.object(turn, "MOST_DECLINED", 2),
    "protection does not help": lambda: patch.object(layers, "PROTECTED", 0),
}


@pytest.mark.skipif(not is_watchable(), reason="a compiled engine cannot be changed")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_found(mistake, library):
    rivals = Rivals(library, {})
    with MISTAKES[mistake](), pytest.raises(Disagreement):
        play_all(rivals)


def play_all(rivals):
    for number in range(GAMES):
        rivals.play(number)

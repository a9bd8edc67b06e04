"""Ashes, written twice from the rules: both must ask the same and come to the same tables.

`python scripts/second_opinion.py ashes 2000` plays more of these games.
"""

from ashes.second_opinion.beside import Rivals
from ashes.second_opinion.cards import ABILITIES
from ashes.second_opinion.dice_powers import DICE_POWERS

GAMES = 468  # six for each card


def test_the_engine_plays_as_the_second_opinion_does(library):
    rivals = Rivals(library, {})
    for number in range(GAMES):
        rivals.play(number)

    print("cards that the second opinion does not know:", len(rivals.unknown))
    told = len(DICE_POWERS) + sum(map(len, ABILITIES.values()))
    used = [name for count, name in rivals.rarest if count]
    assert len(used) > 0.9 * told

"""Ashes, written twice from the rules: both must ask the same and come to the same tables.

`python scripts/second_opinion.py ashes 2000` plays more of these games.
"""

from ashes.second_opinion.beside import Rivals

GAMES = 234  # three for each card


def test_the_engine_plays_as_the_second_opinion_does(library):
    rivals = Rivals(library, {})
    for number in range(GAMES):
        rivals.play(number)

    print("cards that the second opinion does not know:", len(rivals.unknown))
    assert [name for count, name in rivals.rarest if not count] == []

"""Cipher, written twice from the rules: both must ask the same and come to the same tables.

`python scripts/second_opinion.py cipher 2000` plays more of these games.
"""

import pytest
from cipher.second_opinion.beside import Rivals
from second_opinion_common.shuffles import is_watchable

GAMES = 480  # three for each card


@pytest.mark.skipif(not is_watchable(), reason="nobody can see how a compiled table shuffles")
def test_the_engine_plays_as_the_second_opinion_does(library):
    rivals = Rivals(library, {})
    for number in range(GAMES):
        rivals.play(number)

    print("cards that the second opinion does not know:", len(rivals.unknown))
    used = [name for count, name in rivals.rarest if count]
    assert len(used) > 0.9 * len(rivals.rarest)

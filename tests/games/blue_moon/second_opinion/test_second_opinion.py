"""Blue Moon, written twice from the rules: both must ask the same and come to the same tables.

`python scripts/second_opinion.py blue_moon 2000` plays more of these games.
"""

import pytest
from blue_moon.second_opinion.beside import Rivals
from second_opinion_common.shuffles import is_watchable

GAMES = 96  # half a minute


@pytest.mark.skipif(not is_watchable(), reason="nobody can see how a compiled table shuffles")
def test_the_engine_plays_as_the_second_opinion_does(library):
    rivals = Rivals(library, {})
    for number in range(GAMES):
        rivals.play(number)

    used = [card_id for count, card_id in rivals.rarest if count]
    assert len(used) > 0.9 * len(rivals.rarest)

"""Summon & Magic, written twice from the rules: both must ask the same and come to the same tables.

`python scripts/second_opinion.py summon_magic 2000` plays more of these games.
"""

import pytest
from second_opinion_common.shuffles import is_watchable
from summon_magic.second_opinion.beside import Rivals

GAMES = 402  # six for each card


@pytest.mark.skipif(not is_watchable(), reason="nobody can see how a compiled table shuffles")
def test_the_engine_plays_as_the_second_opinion_does(library):
    rivals = Rivals(library, {})
    for number in range(GAMES):
        rivals.play(number)

    print("cards that the second opinion does not know:", len(rivals.unknown))
    assert [name for count, name in rivals.rarest if not count] == []

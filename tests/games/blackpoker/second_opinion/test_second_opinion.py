"""BlackPoker, written twice from the rules: both must ask the same and come to the same tables.

`python scripts/second_opinion.py blackpoker 2000` plays more of these games.
"""

import pytest
from blackpoker.second_opinion.beside import RULES, Rivals

GAMES = 100  # with each of the rules


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: " ".join(rules.values()))
def test_the_engine_plays_as_the_second_opinion_does(library, rules):
    rivals = Rivals(library, rules)
    for number in range(GAMES):
        rivals.play(number)

    print("cards that the second opinion does not know:", len(rivals.unknown))
    seldom = {one.name for one in rivals.wanted if rivals.raised[one.name] < 2}
    assert seldom == set()

"""What a ruling says of the decks of a new game."""

import pytest

from deckcli.engine.rulings.layouts import BadRuling
from deckcli.engine.rulings.new_games import new_deck
from deckcli.engine.state import State

KNOWN = {"knight": 1, "librarian": 2}


def test_something_may_be_said_beside_the_cards():
    decks = {"p1": {"cards": {"knight": 3}, "avatar": "librarian"}, "p2": ["knight"]}
    for seat, cards in ((0, [1, 1, 1]), (1, [1])):
        faces, said = new_deck(State(), decks, seat, KNOWN, further=("avatar", "side_deck"))
        assert faces == cards
        assert said.get("avatar") == (None if seat else "librarian")


def test_other_words_are_refused():
    with pytest.raises(BadRuling) as caught:
        new_deck(State(), {"p1": {"cards": [], "avtar": "x"}}, 0, KNOWN, further=("avatar",))
    assert caught.value.message == "'avtar' does not belong to a new game"

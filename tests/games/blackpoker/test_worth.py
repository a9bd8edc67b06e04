"""What a position is worth, number for number."""

import pytest

from deckcli.games.playing import game_of, layout_of


@pytest.mark.parametrize(("bulwarks", "worth"), list(enumerate([0, 90, 170, 220, 250, 270, 270])))
def test_each_bulwark_counts_less_than_the_one_before(library, bulwarks, worth):
    assert worth_of(library, {"bulwarks": bulwarks}) == worth


@pytest.mark.parametrize(
    ("deck", "worth"), [(30, 0), (29, -30), (8, -660), (7, -720), (4, -1_260), (1, -2_340)]
)
def test_a_short_deck_is_worth_less_and_less(library, deck, worth):
    assert worth_of(library, {"deck": deck}) == worth


def test_cards_and_soldiers_count(library):
    """Up to seven cards; a soldier counts by all of its numbers."""
    assert worth_of(library, {"hand": 9}) == 7 * 35
    assert worth_of(library, {"soldiers": ["S9"]}) == 40 + 9 * 14
    assert worth_of(library, {"soldiers": [{"card": "SJ", "under": ["H3"]}]}) == 40 + 14 * 14


def worth_of(library, mine):
    """What p1's side is worth more than thirty cards of p2."""
    game = game_of(library.catalog("blackpoker"), rules={"format": "mast"})
    given = {"turn": "p1", "p1": {"deck": 30, **mine}, "p2": {"deck": 30}}
    state = layout_of(game).lay_out(given, {})
    told = game.worth(state, 0, game.weights)
    assert game.worth(state, 1, game.weights) == -told
    return told

"""What is done unseen stays unseen: orders of cards, and which card became a bulwark."""

import pytest

from deckcli.engine.notation import read
from deckcli.engine.play import advance, apply
from deckcli.engine.views import view_of
from deckcli.games.playing import game_of, layout_of


@pytest.fixture(scope="module")
def game(library):
    return game_of(library.catalog("blackpoker"))


@pytest.fixture
def table(game):
    def laid(p1, p2, *actions):
        state = layout_of(game).lay_out({"turn": "p1", "p1": p1, "p2": p2}, {})
        advance(game, state)
        for action in actions:
            apply(game, state, read(game, state, action))
        return state

    return laid


RECRUITING = {"hand": ["D2", "DA"], "bulwarks": ["H5", "H6"], "deck": ["S9", "S8", "S7", "C3"]}


@pytest.mark.parametrize("count", [1, 2])
def test_the_order_of_cards_under_a_deck_is_its_owners_secret(game, table, count):
    """With one card put the order is in the making; with two of three it is made."""
    tables = [
        table(RECRUITING, {}, "raise Recruit", *(f"put {card}" for card in order[:count]))
        for order in (("S9", "S8"), ("S7", "S9"), ("S8", "S7"))
    ]
    told = [view_of(game, state, 1).state.dump() for state in tables]
    known = [view_of(game, state, 0).state.dump() for state in tables]

    assert told[0] == told[1] == told[2]
    assert known[0] != known[1] != known[2]


def test_nobody_hears_which_card_is_set(game, table):
    hand = [{"card": "H8", "seen_by": ["p2"]}, "S5"]
    state = table({"hand": hand}, {}, "raise Set Bulwark")

    teller = game.presenter().teller(reader=1)
    for option in state.question.options:
        assert teller.heard(state, option, seat=0) == ""


def test_a_bulwark_is_called_by_its_place_by_those_who_do_not_know_it(game, table):
    state = table({"hand": ["H2", "D3"]}, {"bulwarks": ["S8", "S9"]}, "raise Break Bulwark")
    view, presenter = view_of(game, state, 0), game.presenter()

    assert [presenter.called(view.state, card) for card in state.players[1].bulwarks] == [
        "p2's bulwark 1",
        "p2's bulwark 2",
    ]

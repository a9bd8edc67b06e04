"""What neither the cards of the master set nor games at random lead to."""

import pytest

from deckcli.core.packed import filled
from deckcli.core.vecs import i64, vec
from deckcli.engine.play import start
from deckcli.engine.state import NOTHING, Frame
from deckcli.games.ashes.rules.paying import DiscardCost
from deckcli.games.playing import game_of, seated


@pytest.fixture
def table(library):
    """A game, and two decks for it."""
    game = game_of(library.catalog("ashes"))
    return game, seated(game, [library.deck("ashes/iron-men").deck] * 2)


def test_a_card_in_hand_is_not_discarded_for_its_own_cost(table):
    game, decks = table
    state = start(game, decks, 1)
    hand, phoenixborn = state.players[0].hand, state.players[0].phoenixborn

    def can_pay(source):
        frame = Frame(-1, 0, source, vec[i64](), NOTHING)
        return DiscardCost(len(hand)).can_pay(game, state, frame)

    assert can_pay(phoenixborn)
    assert not can_pay(hand[0])


def test_players_without_dice_roll_for_the_token_too(table):
    game, decks = table
    for deck in decks:
        deck.dice = filled(0, len(deck.dice))

    assert {start(game, decks, seed).token for seed in range(20)} == {0, 1}

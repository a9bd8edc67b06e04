"""Views show what somebody knows who has watched every step of the game."""

import pytest
from blue_moon.step_witness import StepWitness
from stepping import assert_views_show_what_is_known

from deckcli.core.rng import Rng
from deckcli.games.playing import game_of, seated
from deckcli.games.random_decks import random_deck

SEEDS = 25
STOCK = ("buka", "pillar", "hoax", "mimix", "aqua")


@pytest.fixture(scope="module")
def table(library):
    game = game_of(library.catalog("blue_moon"))
    rng = Rng(3)
    decks = [random_deck(library, game, rng) for _ in range(4)]
    decks += [library.deck(f"blue_moon/{name}").deck for name in STOCK]
    return game, seated(game, decks)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_view_shows_what_a_witness_remembers(table, seed):
    game, decks = table
    pair = [decks[seed % len(decks)], decks[seed // 2 % len(decks)]]
    assert_views_show_what_is_known(StepWitness, game, pair, seed)

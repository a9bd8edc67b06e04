"""Views show what somebody knows who has watched every step of the game."""

import pytest
from blackpoker.step_witness import StepWitness
from stepping import assert_views_show_what_is_known

from deckcli.core.rng import Rng
from deckcli.games.playing import formats_of, game_of, seated
from deckcli.games.random_decks import random_deck

SEEDS = 25


@pytest.fixture(scope="module", params=formats_of("blackpoker"), ids=lambda rules: rules["format"])
def table(request, library):
    game = game_of(library.catalog("blackpoker"), rules=request.param)
    rng = Rng(3)
    decks = [random_deck(library, game, rng) for _ in range(4)]
    decks += [library.deck("blackpoker/full-54").deck, library.deck("blackpoker/entry").deck]
    return game, seated(game, decks)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_view_shows_what_a_witness_remembers(table, seed):
    game, decks = table
    pair = [decks[seed % len(decks)], decks[seed // 2 % len(decks)]]
    assert_views_show_what_is_known(StepWitness, game, pair, seed)

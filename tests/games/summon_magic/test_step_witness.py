"""Views show what somebody knows who has watched every step of the game."""

import pytest
from stepping import assert_views_show_what_is_known
from summon_magic.step_witness import StepWitness

from deckcli.games.playing import game_of, seated

SEEDS = 25


@pytest.fixture(scope="module")
def table(library):
    game = game_of(library.catalog("summon_magic"))
    names = sorted(library.sample_files("summon_magic"))
    return game, seated(game, [library.deck(name).deck for name in names])


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_view_shows_what_a_witness_remembers(table, seed):
    game, decks = table
    pair = [decks[seed % len(decks)], decks[seed // 3 % len(decks)]]
    assert_views_show_what_is_known(StepWitness, game, pair, seed)

"""Views show what somebody knows who has watched every step of the game."""

import pytest
from blue_moon.step_witness import watch

from deckcli.core.rng import Rng
from deckcli.engine.state import UNKNOWN
from deckcli.engine.views import view_of
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
    for state, seat, known in watch(game, pair, seed):
        shown = view_of(game, state, seat).state.faces
        assert {card: face for card, face in enumerate(shown) if face != UNKNOWN} == known

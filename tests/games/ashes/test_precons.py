"""The six precons of the master set meet each other."""

from itertools import combinations

import pytest

from deckcli.core.rng import seeded
from deckcli.engine.play import apply, start
from deckcli.games.ashes.rules.codes import LAST_STANDING
from deckcli.games.playing import game_of, seated

PRECONS = ("bloodwoods-queen", "cloudsea-siren", "iron-men", "mist-guardian", "shadows-of-viros",
           "snakes-in-silver")  # fmt: skip


@pytest.fixture(scope="module")
def game(library):
    return game_of(library.catalog("ashes"))


@pytest.mark.parametrize("names", list(combinations(PRECONS, 2)), ids=" ".join)
def test_every_pair_of_precons_plays_to_the_end(game, library, names):
    decks = [library.deck(f"ashes/{name}").deck for name in names]
    assert [game.unplayable(deck) for deck in decks] == [[], []]

    state, rng = start(game, seated(game, decks), 1), seeded(1, "precons")
    while state.question is not None:
        apply(game, state, rng.pick(state.question.options))

    assert state.ending == LAST_STANDING
    assert state.winner in (0, 1)

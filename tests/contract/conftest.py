"""Every playable game and the toys, under the same promises."""

import sys
from pathlib import Path

import pytest

from deckcli.core.rng import seeded
from deckcli.engine.play import apply, start
from deckcli.games.playing import engines, game_of, seated

sys.path.insert(0, str(Path(__file__).parent))

from brawl import Brawl
from hill import Hill
from ward import Ward

GAMES = (*engines(), "brawl", "hill", "ward")


class Rig:
    """A game with decks to play it."""

    def __init__(self, game, decks):
        self.game, self.decks = game, decks

    def start(self, seed, **options):
        return start(self.game, self.decks(seed), seed, **options)

    def walk(self, seed):
        """Yield every position of one random game, the last one over."""
        state, rng = self.start(seed), seeded(seed, "walk")
        while True:
            yield state
            if state.over:
                return
            apply(self.game, state, rng.pick(state.question.options))


@pytest.fixture(scope="session")
def rigs(library):
    made = {"brawl": Brawl(), "hill": Hill(), "ward": Ward()}
    found = {key: Rig(game, game.test_decks) for key, game in made.items()}
    for key in engines():
        catalog = library.catalog(key)
        game = game_of(catalog)
        samples = [library.deck(name).deck for name in sorted(library.sample_files(key))]
        playable = [deck for deck in samples if not game.unplayable(deck)]
        pairs = [seated(game, [one, other]) for one in playable for other in playable]
        found[key] = Rig(game, lambda seed, pairs=pairs: pairs[seed % len(pairs)])
    return found


@pytest.fixture(params=GAMES)
def rig(request, rigs):
    return rigs[request.param]

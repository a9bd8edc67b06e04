"""Every playable game and the toys, under the same promises."""

import sys
from functools import partial
from pathlib import Path

import pytest

from deckcli.core.rng import Rng, seeded
from deckcli.engine.notation import read
from deckcli.engine.play import apply, start
from deckcli.games.playing import game_of, seated
from deckcli.games.random_decks import decks_with_every_card

sys.path.insert(0, str(Path(__file__).parent))

from formats import FORMATS, GAMES, TOYS


class Rig:
    """A game with decks to play it."""

    def __init__(self, game, decks):
        self.game, self.decks = game, decks

    def start(self, seed, **options):
        return start(self.game, self.decks(seed), seed, **options)

    def act(self, state, text):
        apply(self.game, state, read(self.game, state, text))

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
    """The toys with their own decks; games with their sample decks and with every card there is."""
    made = {key: toy() for key, toy in TOYS.items()}
    found = {key: Rig(game, game.test_decks) for key, game in made.items()}
    for label, (key, rules) in FORMATS.items():
        game = game_of(library.catalog(key), rules=rules)
        samples = [library.deck(name).deck for name in sorted(library.sample_files(key))]
        decks = [deck for deck in samples if not game.unplayable(deck)]
        decks += decks_with_every_card(library, game, Rng(1))
        found[label] = Rig(game, partial(_different, seated(game, decks), game.most_seats))
    return found


def _different(tables, most, seed):
    """Two decks, in such turn that each one soon meets many others; sometimes more of them.

    As many as can play take part in each third game, one more than two in the one after it.
    """
    count, seats = len(tables), min(most, (2, 3, 4)[-seed % 3])
    step = 1 + seed // count
    return [tables[(seed + seat * step) % count] for seat in range(seats)]


@pytest.fixture(params=GAMES)
def rig(request, rigs):
    return rigs[request.param]

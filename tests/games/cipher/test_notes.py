"""What the table notes of skills, units and bonds is at any moment what counting anew would find."""

import pytest

from deckcli.core.rng import seeded
from deckcli.engine.play import apply, start
from deckcli.engine.state import NONE
from deckcli.games.cipher.rules.zones import count_bonds
from deckcli.games.playing import game_of
from deckcli.games.random_decks import random_deck


def noted(state):
    players = [(one.listens, one.touched, one.flipped, one.symbols) for one in state.players]
    return state.listens, state.touched, state.places, sorted(state.givers), players


def counted_anew(game, state):
    other = state.clone()
    other.note_changes()
    assert other.changed == state.changed  # or a pickle, which counts anew, would go its own way
    other.places = 0
    game.count_skills(other)
    for seat in range(other.seats):
        count_bonds(game, other, seat)
    return other


@pytest.fixture(scope="module")
def game(cipher_library):
    return game_of(cipher_library.catalog("cipher"))


@pytest.mark.parametrize("seed", range(30))
def test_notes_are_up_to_date(cipher_library, game, seed):
    rng = seeded(seed, "notes")
    decks = [game.deck(random_deck(cipher_library, game, rng, set())) for _ in range(2)]
    state = start(game, decks, seed, max_turns=40)
    while not state.over:
        if state.turn:  # before the first, the main characters lie face-down
            assert noted(state) == noted(counted_anew(game, state))
            for player in state.players:
                assert player.units == [*player.front, *player.back]
            assert state.attacker != NONE or not state.broken_off
        apply(game, state, rng.pick(state.question.options))

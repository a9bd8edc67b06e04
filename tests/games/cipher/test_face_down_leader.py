"""Before the game begins, the main characters lie face-down, and what they can do is unknown."""

import pytest

from deckcli.core.rng import seeded
from deckcli.engine.play import apply, start
from deckcli.engine.views import imagine, view_of
from deckcli.games.cipher.rules.setup import CipherDeck
from deckcli.games.playing import game_of


@pytest.fixture(scope="module")
def game(cipher_library):
    return game_of(cipher_library.catalog("cipher"))


@pytest.fixture(scope="module")
def decks(cipher_library, game):
    return [game.deck(cipher_library.deck(f"cipher/{name}").deck) for name in DECKS]


DECKS = ("s01-marth", "s02-chrom")


def led_by(deck, leader):
    """The same cards with another main character."""
    cards = [deck.leader, *deck.others]
    cards.remove(leader)
    return CipherDeck(leader, cards)


def test_the_enemy_cannot_tell_one_main_character_from_another(game, decks):
    own, foreign = decks
    leaders = {face for face in foreign.others if game.prints[face].cost == 1} | {foreign.leader}
    views = [
        view_of(game, start(game, [own, led_by(foreign, leader)], 5), 0).state.dump()
        for leader in sorted(leaders)
    ]

    assert len(leaders) > 3
    assert {game.prints[leader].touches != 0 for leader in leaders} == {True, False}
    assert all(view == views[0] for view in views)


@pytest.mark.parametrize("seed", range(20))
def test_imagined_main_characters_could_be_some_and_their_skills_count(game, decks, seed):
    real = start(game, decks, seed)
    world = imagine(game, view_of(game, real, real.question.seat), seeded(seed, "imagined"))
    for player in world.players:
        assert game.prints[world.faces[player.leader]].cost == 1

    rng = seeded(seed, "on")
    while world.turn == 0:
        apply(game, world, rng.pick(world.question.options))
    anew = world.clone()
    game.count_skills(anew)
    assert world.dump() == anew.dump()

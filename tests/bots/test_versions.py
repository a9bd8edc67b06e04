"""Bots of one name that play differently have different versions."""

from deckcli.bots.versions import version_of
from deckcli.core.vecs import i64, vec
from deckcli.games.playing import game_of, unshared_game


def test_versions_tell_weights_apart(library):
    game, other = game_of(library.catalog("cipher")), unshared_game(library.catalog("cipher"))
    assert version_of("random", game) == "random 1"
    assert version_of("greedy", game).startswith("greedy 1, weights ")
    assert version_of("roll:4", game) == version_of("roll:8", other)
    weights = list(other.weights)
    other.weights = vec[i64]([weights[0] + 1, *weights[1:]])

    assert version_of("random", other) == "random 1"
    assert version_of("greedy", other) != version_of("greedy", game)
    assert version_of("roll:4", other) != version_of("roll:4", game)

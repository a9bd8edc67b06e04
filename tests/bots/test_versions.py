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
    best = list(other.tuned)
    other.tuned = vec[i64]([best[0] + 1, *best[1:]])

    assert version_of("random", other) == "random 1"
    assert version_of("greedy", other) != version_of("greedy", game)
    assert version_of("roll:4", other) != version_of("roll:4", game)
    assert version_of("tuned", other) != version_of("tuned", game)


def test_versions_tell_horizons_apart(library):
    game = game_of(library.catalog("ashes"))
    assert version_of("roll:15", game) == version_of("roll:4", game)
    assert version_of("roll:16", game) == version_of("roll:32", game)
    assert version_of("roll:16", game) != version_of("roll:15", game)


def test_versions_tell_files_of_weights_apart(library, tmp_path):
    game, file = game_of(library.catalog("cipher")), tmp_path / "mine.yaml"
    file.write_text("game: cipher\nweights: {}\n")
    assert version_of(f"tuned:{file}", game) == version_of("tuned", game)
    file.write_text("game: cipher\nweights: {hand: 61}\n")
    assert version_of(f"tuned:{file}", game) != version_of("tuned", game)

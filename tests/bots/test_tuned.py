"""tuned looks one step ahead with the best weights known, and for a win this turn."""

from pathlib import Path

import pytest

from deckcli.bots.bot import is_bot, make_bot
from deckcli.bots.one_step import worth_at_turn_end
from deckcli.bots.weights import BadWeights, weights_in
from deckcli.core.rng import Rng, seeded
from deckcli.core.vecs import i64, vec
from deckcli.engine.play import apply, start
from deckcli.engine.rulings.files import read_rulings
from deckcli.engine.rulings.puzzles import puzzle_table
from deckcli.engine.views import imagine, view_of
from deckcli.games.playing import game_of, layout_of, rules_of_ruling, seated

FEATURES = (
    "features: orbs, hand, units, front_reaching, front, back_reaching, back, ready, bonds, "
    "face_up_bonds, evasions"
)


@pytest.fixture
def game(library):
    return game_of(library.catalog("cipher"))


@pytest.fixture
def file(tmp_path):
    return tmp_path / "mine.yaml"


# -- weights of one's own


def test_features_that_a_file_does_not_name_keep_their_weights(game, file):
    file.write_text("game: cipher\nweights: {hand: -7, evasions: 0}\n")
    changed = {"hand": -7, "evasions": 0}
    expected = [
        changed.get(name, weight)
        for name, weight in zip(game.feature_names, game.tuned, strict=True)
    ]

    assert list(weights_in(str(file), game)) == expected
    assert list(make_bot(f"tuned:{file}", game, seeded("any")).weights) == expected
    assert is_bot(f"tuned:{file}")
    assert not is_bot("tuned:")


@pytest.mark.parametrize(
    ("text", "message", "where", "hint"),
    [
        (
            "[]",
            "weights are written as `game` and `weights`, and nothing else",
            "",
            "game: cipher, weights: {orbs: 1000}",
        ),
        ("game: chess\nweights: {}", "these are weights of chess, not of cipher", ":1:7", ""),
        ("game: cipher\nweights: 3", "`weights` has a number for each feature", ":2:10", ""),
        (
            "game: cipher\nweights: {hnad: 3}",
            "cipher has no feature 'hnad'",
            ":2:11",
            f"did you mean hand? {FEATURES}",
        ),
        (
            "game: cipher\nweights: {hand: 1.5}",
            "1.5 is no weight: a whole number from -100000 to 100000",
            ":2:17",
            "",
        ),
    ],
)
def test_mistakes_in_a_file_are_told(game, file, text, message, where, hint):
    file.write_text(text)
    with pytest.raises(BadWeights) as error:
        make_bot(f"tuned:{file}", game, seeded("any"))

    assert error.value.message == message
    assert error.value.where == f"{file}{where}"
    assert (error.value.hint or "") == hint


def test_a_file_that_is_not_there(game):
    with pytest.raises(BadWeights) as error:
        make_bot("tuned:nowhere.yaml", game, seeded("any"))
    assert error.value.where == "nowhere.yaml"


# -- equal options


def test_what_equal_options_come_to_by_the_end_of_the_turn_decides(library):
    """The place in a list decides only between options that are still equal then."""
    game = game_of(library.catalog("ashes"))
    deck = library.deck("ashes/iron-men").deck
    state = start(game, seated(game, [deck, deck]), 4)
    bot, player = make_bot("tuned", game, seeded("any")), make_bot("random", game, seeded("other"))
    decided = 0
    for step in range(40):
        seat, count = state.question.seat, len(state.question.options)
        view = view_of(game, state, seat)
        if step % 8 == 7 and count > 1:
            worlds = [imagine(game, view, Rng(3))]
            ends = [
                worth_at_turn_end(game, worlds[0], nth, seat, game.tuned) for nth in range(count)
            ]
            for order in (range(count), reversed(range(count))):
                best = bot._best_at_turn_end(worlds, vec[i64](order), seat)
                assert ends[best] == max(ends)
            decided += len(set(ends)) > 1
        apply(game, state, player.choose(view))
    assert decided > 1


# -- a win this turn


@pytest.mark.parametrize("puzzle", ["ashes/puzzles/02", "blackpoker/puzzles/03"])
def test_a_win_this_turn_is_taken_before_what_is_worth_more(library, puzzle):
    file = Path(__file__).parents[2] / "card_data" / f"{puzzle}.yaml"
    (entry,) = read_rulings(str(file)).entries
    game = game_of(library.catalog(entry.ruling["game"]), rules=rules_of_ruling(entry.ruling))
    table = puzzle_table(game, layout_of(game), entry.ruling)
    bot = make_bot("tuned", game, seeded("any"))
    chosen = bot.choose(view_of(game, table, 0))

    assert chosen == table.question.options[bot.win]
    assert bot.judged()[bot.win].endswith(", wins this turn")
    assert bot.worths[bot.win] < max(bot.worths)

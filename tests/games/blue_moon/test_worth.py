"""What a position is worth to the bots that weigh cards left as what the game is lost by."""

from deckcli.games.playing import game_of, layout_of


def test_to_tuned_a_card_of_the_deck_is_worth_a_third_of_a_dragon_and_to_greedy_hardly_any(library):
    game = game_of(library.catalog("blue_moon"))
    worths = []
    for deck in (5, 6):
        table = {"turn": "p1", "p1": {"deck": deck}, "p2": {"deck": 5}}
        state = layout_of(game).lay_out(table, {})
        worths.append([game.worth(state, 0, weights) for weights in (game.weights, game.tuned)])

    assert [more - less for less, more in zip(*worths, strict=True)] == [12, 350]
    tuned = dict(zip(game.feature_names, game.tuned, strict=True))
    assert 2 * tuned["hand"] < tuned["dragons"] < 3 * tuned["deck"]

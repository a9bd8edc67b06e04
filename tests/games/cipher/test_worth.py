"""What a position is worth, number for number."""

from deckcli.games.playing import game_of, layout_of


def test_orbs_units_bonds_and_cards_are_weighed(library):
    """Units count by where they stand and how far they reach; ready ones in their own turn."""
    game = game_of(library.catalog("cipher"))
    mine = {
        "front": [{"card": "B01-003", "main_character": True}, "B01-070"],
        "back": ["B01-029", {"card": "B01-006", "tapped": True}],
        "bonds": ["B01-006", {"card": "B01-006", "face_down": True}], "hand": 3, "orbs": 4,
    }  # fmt: skip
    theirs = {"front": [{"card": "B01-053", "main_character": True}], "orbs": 5, "hand": 1}
    state = layout_of(game).lay_out({"turn": "p1", "p1": mine, "p2": theirs}, {})

    assert dict(zip(game.feature_names, game.features(state, 0, 11), strict=True)) == {
        "orbs": -1, "hand": 2, "units": 3, "front_reaching": 40 + 50 - 40, "front": 0,
        "back_reaching": 30, "back": 30, "ready": 3, "bonds": 2, "face_up_bonds": 1,
        "evasions": 0,
    }  # fmt: skip
    worth = -1_000 + 2 * 60 + 3 * 150 + 4 * 50 + 4 * 30 + 3 * 30 + 3 * 20 + 2 * 120 + 25
    assert game.worth(state, 0, game.weights) == worth
    assert game.worth(state, 1, game.weights) == -worth


def test_tuned_counts_up_to_three_cards_with_which_the_main_character_evades(library):
    game = game_of(library.catalog("cipher"))
    leader = {"card": "B01-003", "main_character": True}
    worths = []
    for held in (["B01-070"], ["B01-003"], ["B01-003"] * 3, ["B01-003"] * 4):
        mine = {"front": [leader], "hand": held}
        table = {"turn": "p1", "p1": mine, "p2": {"front": [leader]}}
        state = layout_of(game).lay_out(table, {})
        usual = game.worth(state, 0, game.weights)
        worths.append(game.worth(state, 0, game.tuned) - usual)

    assert worths == [0, 400, 1_200, 1_200]

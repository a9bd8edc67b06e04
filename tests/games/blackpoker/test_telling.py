"""What people are told: names in their language, and counts that they may ask for."""

import pytest

from deckcli.core.sheets import draw
from deckcli.engine.notation import read
from deckcli.engine.play import advance, apply
from deckcli.engine.views import view_of
from deckcli.games.playing import game_of, layout_of


@pytest.fixture
def story(library):
    """What is told of some actions, and the game and its table after them."""

    def played(p1, p2, *actions, lang="en"):
        game = game_of(library.catalog("blackpoker"))
        game.story, game.lang = [], lang
        state = layout_of(game).lay_out({"turn": "p1", "p1": p1, "p2": p2}, {})
        advance(game, state)
        for action in actions:
            apply(game, state, read(game, state, action))
        return game.story, game, state

    return played


SUMMONING = {"hand": ["S5"], "bulwarks": ["D9"]}
COUNTERING = {"hand": ["C5", "HK"]}


@pytest.mark.parametrize(("lang", "name"), [("en", "Summon Soldier"), ("ja", "兵士召喚")])
def test_a_cancelled_action_is_named_in_the_language_of_the_story(story, lang, name):
    told, _, _ = story(
        SUMMONING, COUNTERING, "raise Summon Soldier", "raise Counter", lang=lang
    )  # fmt: skip

    assert f"{name} is cancelled" in told


@pytest.mark.parametrize(("lang", "name"), [("en", "Up"), ("ja", "アップ")])
def test_an_action_without_a_target_is_named_in_the_language_of_the_story(story, lang, name):
    mine = {"hand": ["H5", "SK"], "soldiers": ["D4", "C3"]}
    theirs = {"hand": ["S4", "CK"], "soldiers": ["C7"]}
    told, _, _ = story(
        mine, theirs, "raise Up", "target D4", "raise Down", "target D4", lang=lang
    )  # fmt: skip

    assert f"{name} has lost its target" in told


@pytest.mark.parametrize(("size", "told"), [(9, "9"), (10, "10 or more"), (31, "10 or more")])
def test_others_are_told_the_size_of_a_deck_only_below_ten(story, size, told):
    side = {"deck": size, "hand": ["S5"], "bulwarks": ["D9"]}
    _, game, state = story({"deck": size}, side)
    lines = [
        " ".join(draw(game.sheet(view_of(game, state, seat)), 80)).replace("│", " ")
        for seat in (0, 1)
    ]
    for line in lines:
        theirs, _, mine = line.partition("(you)")
        assert f"deck ▒ {told} " in theirs
        assert f"deck ▒ {size} " in mine


@pytest.mark.parametrize(
    ("size", "told"), [(2, "1 card"), (10, "9 cards"), (11, "10 or more cards")]
)
def test_the_story_tells_no_more_of_a_deck(story, size, told):
    lines, _, _ = story({**SUMMONING, "deck": size}, {}, "raise Summon Soldier")

    assert f"p1 pays 1 life: Two of Clubs on top, {told} left" in lines

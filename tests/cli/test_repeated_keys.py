"""A key that is written twice is an error in every file that people write."""

import pytest

RULING = """\
ruling: Nothing happens while nobody acts.
game: cipher
given:
  turn: p1
  p1: {front: [{card: B01-003, main_character: true}]}
  p2: {front: [{card: B01-053, main_character: true}]}
then:
  p1: {hand: 0}
"""
CARDS = """\
game: cipher
set: {id: X01, name: {en: Mine}}
cards:
  X01-001: {}
  X01-001: {}
"""
DRAFT = "game: ashes\nname: {en: Mine}\nplayers: {min: 2, max: 4, min: 3}\n"
LOG = "log: 1\ndraft: ashes/rulebook\nseed: 1\nseed: 2\n"
RATINGS = "game: ashes\nsource: me\nratings: {fear: 10, fear: 20}\n"
LIVE = '{"phoenixborn": {"stub": "aradel-summergaard"},\n "cards": [{"stub": "fear"}],\n "cards": []}\n'
TRANSCRIPT = '{\n"transcript": 1,\n"seed": 1,\n"seed": 2\n}\n'


@pytest.mark.parametrize(
    ("name", "text", "line", "place", "first"),
    [
        ("ruling.yaml", RULING.replace("hand: 0", "hand: 0, hand: 99"),
         "rulings ruling.yaml", "8:17", "line 8, column 8"),
        ("ruling.yaml", RULING + "then: {p1: {hand: 99}}\n",
         "rulings ruling.yaml", "9:1", "line 7, column 1"),
        ("cards.yaml", CARDS, "card check cards.yaml", "5:3", "line 4, column 3"),
        ("deck.yaml", "game: cipher\ncards: {}\ngame: ashes\n",
         "check deck.yaml", "3:1", "line 1, column 1"),
        ("deck.json", '{"game": "cipher",\n "cards": {"B01-003": 1, "B01-003": 2}}\n',
         "check deck.json", "2:26", "line 2, column 12"),
        ("live.json", LIVE, "check live.json", "3:2", "line 2, column 2"),
        ("format.yaml", DRAFT, "draft format.yaml", "3:27", "line 3, column 11"),
        ("draft.log", LOG, "replay draft.log", "4:1", "line 3, column 1"),
        ("draft.log", LOG, "draft --resume draft.log", "4:1", "line 3, column 1"),
        ("ratings.yaml", RATINGS, "draft ashes/rulebook --bots rating --ratings ratings.yaml",
         "3:21", "line 3, column 11"),
        ("game.json", TRANSCRIPT, "replay game.json", "4:1", "line 3, column 1"),
        ("game.json", TRANSCRIPT, "play --resume game.json", "4:1", "line 3, column 1"),
    ],
)  # fmt: skip
def test_both_places_are_told(deckcli, write, name, text, line, place, first):
    write(name, text)
    run = deckcli(*line.split())

    assert run.status in (1, 2)
    told = run.out + run.err
    assert f"{name}:{place}" in told
    assert f"is written twice; first in {first}" in told


def test_settings_too(deckcli, write):
    write("deckcli.toml", 'lang = "ja"\nlang = "en"\n')
    run = deckcli("games")

    assert run.status == 2
    assert "at line 2" in run.err


def test_a_broken_list_of_verified_cards_is_told(deckcli, write):
    for text, message in (
        ("cards: {X01-001: a, X01-001: b}\n", '"X01-001" is written twice; first in line 1'),
        ("cards\n", "this is no list of verified cards"),
    ):
        write("mine/cipher/verified.yaml", text)
        run = deckcli("--card-data", "mine", "card", "coverage")
        assert run.status == 2
        assert message in run.err

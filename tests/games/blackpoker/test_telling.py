"""What people are told: names in their language, and counts that they may ask for."""

import re

import pytest
from listening import told

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.rng import Rng, seeded
from deckcli.core.sheets import draw
from deckcli.engine.notation import read
from deckcli.engine.play import advance, apply, start
from deckcli.engine.state import NONE
from deckcli.engine.views import view_of
from deckcli.games.blackpoker.rules.codes import DECK_EMPTY, DECKS_EMPTY
from deckcli.games.playing import formats_of, game_of, layout_of, seated
from deckcli.games.random_decks import random_deck


def played(game, p1, p2, *actions, lang="en"):
    """What is told of some actions, and the table after them."""
    state = layout_of(game).lay_out({"turn": "p1", "p1": p1, "p2": p2}, {})
    state.listener = teller = game.presenter().teller(lang)
    advance(game, state)
    for action in actions:
        apply(game, state, read(game, state, action))
    return [line.strip() for line in teller.news()], state


@pytest.fixture
def story(library):
    game = game_of(library.catalog("blackpoker"))

    def heard(p1, p2, *actions, lang="en"):
        lines, state = played(game, p1, p2, *actions, lang=lang)
        return lines, game, state

    return heard


SUMMONING = {"hand": ["S5"], "bulwarks": ["D9"]}
COUNTERING = {"hand": ["C5", "HK"]}


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Summon Soldier is cancelled"),
        ("ja", "兵士召喚は効果を発揮せず、ステージから取り除かれた"),
    ],
)
def test_a_cancelled_action_is_named_in_the_language_of_the_story(story, lang, line):
    told, _, _ = story(
        SUMMONING, COUNTERING, "raise Summon Soldier", "raise Counter", lang=lang
    )  # fmt: skip

    assert line in told


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "Up has lost its target"), ("ja", "アップは対象を失った")]
)
def test_an_action_without_a_target_is_named_in_the_language_of_the_story(story, lang, line):
    mine = {"hand": ["H5", "SK"], "soldiers": ["D4", "C3"]}
    theirs = {"hand": ["S4", "CK"], "soldiers": ["C7"]}
    told, _, _ = story(
        mine, theirs, "raise Up", "target D4", "raise Down", "target D4", lang=lang
    )  # fmt: skip

    assert line in told


@pytest.mark.parametrize(("size", "told"), [(9, "9"), (10, "10 or more"), (31, "10 or more")])
def test_others_are_told_the_size_of_a_deck_only_below_ten(story, size, told):
    side = {"deck": size, "hand": ["S5"], "bulwarks": ["D9"]}
    _, game, state = story({"deck": size}, side)
    lines = [
        " ".join(draw(game.presenter().sheet(view_of(game, state, seat)), 80)).replace("│", " ")
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


def test_what_an_ability_changes_is_not_told_as_some_action(library):
    catalog = library.catalog("blackpoker")
    ace = catalog.cards["ace"]
    ability = {"name": "Mine", "when": {"dies": "self"}, "do": [{"strengthen": 2}]}
    changed = CardDef(
        "ace", ace.game, "", ace.kind, ace.names, ace.facts | {"abilities": [ability]}
    )
    game = game_of(Catalog(catalog.info, {**catalog.cards, "ace": changed}, {}))
    mine = {"hand": ["S4", "S6"], "soldiers": ["SA", "C5"], "deck": 20}
    lines, _ = played(
        game, mine, {"deck": 20}, "raise Kill", "target SA", "raise Attack", "attacker C5"
    )

    assert "p1's soldiers get +2 this turn" in lines
    assert "Five of Clubs 5 + 2 an effect = 7 is not blocked" in lines


# -- Japanese

_FIGHT = "スペードの5（5、スペードの9 +9、計14） 対 クラブの7（7、アップ +8、ダイヤの4 +4、計19）"


def test_a_fight_adds_up_in_japanese_too(story):
    lines, _, _ = story(
        {"soldiers": [{"card": "S5", "under": ["S9"]}], "deck": 20},
        {"soldiers": ["C7", "D4"], "hand": ["H8", "HK", "CK"], "deck": 20},
        "raise Attack", "pass", "attacker S5", "pass", "block C7 -> S5", "block D4 -> S5",
        "raise Up", "discard CK", "target C7", lang="ja",
    )  # fmt: skip

    assert lines[:3] == [
        "p1：「アタック」を起こす",
        "p2：「アタック」に対してパス",
        "p1：スペードの5+スペードの9をアタッカーに指定する",
    ]
    assert _FIGHT in lines


def test_a_word_that_a_player_says_is_never_a_sentence(story):
    """Players may decide by any word that a list gives them."""
    _, game, _ = story({}, {})
    book = game.presenter().book("ja")

    assert (book.word("draw"), book.word("draws")) == ("もう1枚引く", "draws")


_NAMES = re.compile(r"p[12]|の[AJQK]|B・J|R・S・F")  # what has no other name in Japanese


@pytest.mark.parametrize("rules", formats_of("blackpoker"), ids=lambda rules: rules["format"])
@pytest.mark.parametrize("reader", [NONE, 0])
def test_a_story_in_japanese_has_no_english_words(library, rules, reader):
    game, rng = game_of(library.catalog("blackpoker"), rules=rules), Rng(5)
    decks = seated(game, [random_deck(library, game, rng) for _ in range(6)])
    heard = 0
    for seed in range(10):
        state, rng = start(game, [decks[seed % 6], decks[seed // 2 % 6]], seed), seeded(seed, "ja")
        options = lambda state, rng=rng: rng.pick(state.question.options)  # noqa: E731
        for line in told(game, state, options, reader, "ja"):
            assert not re.search("[A-Za-z]", _NAMES.sub("", line)), line
            heard += 1
        assert not re.search("[A-Za-z]", _NAMES.sub("", state.listener.ending(state)))

    assert heard > 200


@pytest.mark.parametrize(
    ("winner", "ending", "lang", "words"),
    [
        (1, DECK_EMPTY, "en", "p1's deck is empty"),
        (1, DECK_EMPTY, "ja", "p1のデッキが0枚になった"),
        (NONE, DECKS_EMPTY, "en", "draw: both decks are empty"),
        (NONE, DECKS_EMPTY, "ja", "引き分け：両者のデッキが0枚になった"),
    ],
)
def test_an_ending_says_whose_deck_is_empty(story, winner, ending, lang, words):
    _, game, state = story({}, {})
    state.finish(winner, ending, 0 if winner != NONE else NONE)

    assert game.presenter().ending(state, lang) == words

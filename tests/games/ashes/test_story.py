"""Whoever reads the story of a game of Ashes learns which dice fell how and who dealt what."""

import pytest
from listening import told

from deckcli.engine.notation import read
from deckcli.engine.play import advance
from deckcli.games.playing import game_of, layout_of


@pytest.fixture(scope="module")
def game(library):
    return game_of(library.catalog("ashes"))


def lines(game, p1, p2, *actions, lang="en"):
    state = layout_of(game).lay_out({"turn": "p1", "p1": p1, "p2": p2}, {})
    advance(game, state)
    left = list(actions)

    def option(state):
        return read(game, state, left.pop(0)) if left else None

    return [line.strip() for line in told(game, state, option, lang=lang)]


END_OF_ROUND = ("pass", "pass")


def test_a_roll_tells_the_dice_that_were_rolled(game):
    kept = {"active": {"charm class": 4}, "exhausted": {"natural": 2}}
    story = lines(game, kept, {}, *END_OF_ROUND, "done")

    (rolled,) = (line for line in story if line.startswith("p1 rolls"))
    assert rolled.startswith("p1 rolls 2 dice: ")
    faces = [part.split()[0:2] for part in rolled.partition(": ")[2].split(" and ")]
    assert sum(int(count) for count, _ in faces) == 2
    assert {kind for _, kind in faces} == {"natural"}


OWL_AND_WOLF = {"battlefield": ["three-eyed-owl", "masked-wolf", "living-doll"]}
ATTACK = ("attack unit", "attacker three-eyed-owl", "attacker masked-wolf", "done", "done")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Iron Rhino is dealt 3 damage by Three-Eyed Owl and Masked Wolf: 1 + 2"),
        ("ja", "鉄の犀に三つ目梟、仮面の狼から3ダメージ：1 + 2"),
    ],
)
def test_damage_of_several_attackers_is_told_with_the_part_of_each(game, lang, sentence):
    theirs = {"battlefield": [{"card": "iron-rhino", "exhaustion": 1}]}
    story = lines(game, OWL_AND_WOLF, theirs, *ATTACK, lang=lang)
    assert sentence in story


def test_on_a_phoenixborn_every_attacker_deals_its_own_damage(game):
    attackers = ("attacker three-eyed-owl", "attacker masked-wolf", "done")
    actions = ("attack phoenixborn", *attackers, "strike three-eyed-owl")
    story = lines(game, OWL_AND_WOLF, {"phoenixborn": "jessa-na-ni"}, *actions)

    assert "Jessa Na Ni is dealt 1 damage by Three-Eyed Owl" in story
    assert "Jessa Na Ni is dealt 2 damage by Masked Wolf" in story


CHARM = {"active": {"charm power": 1}, "battlefield": ["masked-wolf"]}


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "p1 uses a die: charm power",
                "p1 puts the die on Masked Wolf: +1 attack and +1 life",
                "the die on Masked Wolf goes to the exhausted pool of p1",
            ],
        ),
        (
            "ja",
            [
                "p1はダイスを使った：魅了のパワー",
                "p1は仮面の狼の上にダイスを置いた：攻撃力+1、体力値+1",
                "仮面の狼の上のダイス1個がp1の消耗プールに置かれた",
            ],
        ),
    ],
)
def test_a_charm_die_is_told_on_its_way(game, lang, sentences):
    story = lines(game, CHARM, {}, "power charm", *END_OF_ROUND, lang=lang)

    assert [line for line in story if line in sentences] == sentences


def test_the_dice_on_a_unit_that_leaves_play_go_to_the_exhausted_pool(game):
    wolf = {"battlefield": [{"card": "masked-wolf", "dice": 2, "wounds": 2}]}
    story = lines(game, {"active": {"natural power": 1}}, wolf, "power natural")

    assert "p1 exhausts a die: natural power" in story
    assert "2 dice on Masked Wolf go to the exhausted pool of p2" in story


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Iron Rhino receives 2 damage less, by Protect"),
        ("ja", "保護により鉄の犀が受けるダメージは2点減る"),
    ],
)
def test_what_is_taken_off_damage_is_told(game, lang, sentence):
    theirs = {"battlefield": [{"card": "iron-rhino", "exhaustion": 1}]}
    theirs["spellboard"] = [{"card": "protect", "status": 3}]
    story = lines(game, OWL_AND_WOLF, theirs, *ATTACK, "choose 2", lang=lang)
    assert sentence in story

"""The Cipher catalog against figures that were counted elsewhere."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from jsonschema import Draft202012Validator

from deckcli.core.examples import changed_card
from deckcli.core.files import read_source
from deckcli.core.paths import data_folder
from deckcli.games.cipher.decks.printings import lackey_id, lackey_name

EMBLEMS = {
    "Attack": 24, "Flying": 11, "Miracle": 7, "Hero": 5, "Magic": 5, "Darkness": 4, "Defense": 3,
    "Dragonkin": 2, "Performance": 2, "Tactical": 1, "Thief": 1, "Ninjutsu": 1,
}  # fmt: skip


WHOLE = ("B01", "S01", "S02", "S03", "S04")  # sets that are here with every card and reprint


@pytest.fixture(scope="module")
def printed(cipher_catalog):
    """The built-in cards, without the original ones."""
    return [card for card in cipher_catalog if not card.set_id.startswith("X")]


@pytest.fixture(scope="module")
def counted(printed):
    """The cards of whole sets: nobody prints more of them, so their numbers never change."""
    return [
        card
        for card in printed
        if card.set_id in WHOLE or any(one["set"] in WHOLE for one in card["printings"])
    ]


def test_every_card_of_the_whole_sets_is_there(counted):
    sets = Counter(card.set_id for card in counted)
    assert sets == {"B01": 100, "B02": 36, "S01": 5, "S02": 5, "S03": 5, "S04": 5}


def test_skills_add_up(counted):
    abilities = [ability for card in counted for ability in card["abilities"]]
    classes = Counter((ability["class"], ability.get("mode", "")) for ability in abilities)
    assert classes == {
        ("CONT", ""): 109,
        ("ACT", ""): 73,
        ("SUPP", "ATK"): 56,
        ("AUTO", ""): 48,
        ("SUPP", "DEF"): 10,
        ("SPEC", ""): 6,
    }
    assert Counter(icon for one in abilities for icon in one.get("icons", ())) == {
        "CCS": 20,
        "FS": 4,
    }
    emblems = Counter(one["name"]["en"] for one in abilities if one["class"] == "SUPP")
    assert emblems == {f"{name} Emblem": count for name, count in EMBLEMS.items()}


def test_every_card_has_both_names_and_a_summary(printed):
    for card in printed:
        assert set(card.names) == {"en", "ja"}, card.id
        assert len(card.summary.split()) >= 4, card.id
        assert card.kind == "unit"


def test_what_the_official_list_mended(cipher_catalog):
    """Against the publisher's list: a title, a promotion, ranks, and names of skills."""
    assert cipher_catalog["S04-003"]["title"]["ja"] == "妖艶な魔竜騎士"
    assert cipher_catalog.find("P01-006PR").cards == (cipher_catalog["S01-003"],)
    ranks = {
        card_id: cipher_catalog[card_id]["rank"] for card_id in ("B02-004", "B02-009", "S04-005")
    }
    assert ranks == {"B02-004": "fixed", "B02-009": "basic", "S04-005": "advanced"}
    former = [
        one for card in cipher_catalog for one in card.get("abilities", ()) if "formerly" in one
    ]
    assert len(former) == 28
    assert all(one["formerly"] != one["name"]["en"] for one in former)


def test_every_skill_has_both_names(printed):
    for card in printed:
        for ability in card["abilities"]:
            assert set(ability["name"]) == {"en", "ja"}, card.id


def test_names_have_the_forms_people_write(cipher_catalog):
    for written in (
        "Cain, Knight Hailed as the Bull",
        "Knight Hailed as the Bull Cain",
        "knight hailed as the bull",
        "猛牛と呼ばれし騎士 カイン",
        "猛牛と呼ばれし騎士　カイン",
        "カイン 猛牛と呼ばれし騎士",
        "B01-007R",
    ):
        (card,) = cipher_catalog.find(written).cards
        assert card.id == "B01-007", written


def test_a_unit_name_alone_means_all_its_cards(cipher_catalog):
    caeda = [card for card in cipher_catalog if card["unit"].get("ja") == "シーダ"]

    assert len(caeda) >= 4
    assert list(cipher_catalog.find("シーダ").cards) == caeda


def test_lucina_is_also_a_marth(cipher_catalog):
    assert cipher_catalog["B01-056"]["also"] == [{"en": "Marth", "ja": "マルス"}]


def test_only_anna_has_no_copy_limit(counted):
    assert [card.id for card in counted if card.get("unlimited_copies")] == ["B01-100"]


def test_staff_users_cannot_attack_and_nobody_else_is_barred(printed):
    barred = {card.id for card in printed if not card["range"]}
    assert barred == {card.id for card in printed if card["weapons"] == ["staff"]}


def test_printings_carry_the_ids_of_other_programs(printed, counted):
    assert sum(len(card["printings"]) for card in counted) == 296
    ids = [printing["ciphervit"] for card in printed for printing in card["printings"]]
    assert len(set(ids)) == len(ids)


def test_lackey_ids_follow_from_the_code_unless_stated(cipher_catalog):
    ids = {one["code"]: lackey_id(one) for one in cipher_catalog["B01-003"]["printings"]}
    assert ids == {
        "B01-003HN": "B01-003HN_SAMPLE.png",
        "B01-003ST": "B01-003HN_SAMPLE.png",
        "B01-003ST+": "B01-003STplus_SAMPLE.png",
        "P01-003PR": "P01-003PR_SAMPLE.png",
    }


def test_no_lackey_id_is_stated_that_follows_from_the_code(printed):
    for card in printed:
        for printing in card["printings"]:
            derived = lackey_id({"code": printing["code"]})
            assert printing.get("lackey") != derived, printing["code"]


def test_lackey_names_tell_foils_and_promotions_apart(cipher_catalog):
    card = cipher_catalog["B02-053"]
    names = {one["code"]: lackey_name(card, one) for one in card["printings"]}
    assert names == {
        "B02-053HN": "Corrin (Female), Princess of Nohr",
        "B02-053ST": "Corrin (Female), Princess of Nohr",
        "P01-002PR": "Corrin (Female), Princess of Nohr (P)",
        "P02-007PR": "Corrin (Female), Princess of Nohr (P2)",
    }


def test_comments_in_sample_decks_name_the_card_they_stand_beside(cipher_catalog):
    for file in (data_folder("card_data") / "cipher" / "decks").glob("*.yaml"):
        for line in read_source(str(file)).text.splitlines():
            left, mark, name = line.partition("  # ")
            if mark:
                words = left.replace(":", " ").split()
                card_id = next(word for word in words if word in cipher_catalog.cards)
                assert cipher_catalog[card_id].name() == name, f"{file.name}: {line}"


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"suport": 20}, "suport"),
        ({"support": 15}, "15"),
        ({"support": "Y"}, "Y"),
        ({"attack": -10}, "-10"),
        ({"cost": {"deploy": 1.5}}, "1.5"),
        ({"symbols": []}, "[]"),
        ({"symbols": ["red", "colourless"]}, "colourless"),
        ({"symbols": ["crimson"]}, "crimson"),
        ({"range": [0]}, "0"),
        ({"unlimited_copies": False}, "True"),
        ({"title": {"fr": "Prince"}}, "fr"),
        ({"abilities": [{"name": "Hero Emblem", "class": "SUPP"}]}, "mode"),
        ({"abilities": [{"name": "Falchion", "class": "CONT", "mode": "ATK"}]}, "SUPP"),
        ({"abilities": [{"name": "Falchion", "class": "CONT", "icons": ["ccs"]}]}, "ccs"),
        ({"summary": None}, "summary"),
        ({"printings": [{"code": "B01-003", "set": "B01", "rarity": "UR"}]}, "UR"),
    ],
)
def test_the_schema_is_strict(cipher_catalog, changes, complaint):
    schema = json.loads((data_folder("schemas") / "cipher.cards.schema.json").read_bytes())
    facts = dict(cipher_catalog["B01-003"].facts)
    file = {"game": "cipher", "set": {"id": "B01"}, "cards": {"B01-003": facts}}
    validator = Draft202012Validator(schema)
    assert not list(validator.iter_errors(file))
    file["cards"] = {"B01-003": changed_card(facts, changes)}
    errors = list(validator.iter_errors(file))
    assert len(errors) == 1
    assert complaint in errors[0].message

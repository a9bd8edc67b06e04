"""The Cipher catalog against figures that were counted elsewhere."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from jsonschema import Draft202012Validator

from deckcli.catalog.coverage import is_programmed
from deckcli.core.examples import changed_card
from deckcli.core.files import read_source
from deckcli.core.paths import data_folder
from deckcli.decks.namesakes import name_keys
from deckcli.games.cipher.decks.names import units_of
from deckcli.games.cipher.decks.printings import lackey_id, lackey_name

EMBLEMS = {
    "Attack": 24, "Flying": 11, "Miracle": 7, "Hero": 5, "Magic": 5, "Darkness": 4, "Defense": 3,
    "Dragonkin": 2, "Performance": 2, "Tactical": 1, "Thief": 1, "Ninjutsu": 1,
}  # fmt: skip


# The sets whose cards can all be played, and the starter decks that print some of B02.
PLAYED = ("B01", "S01", "S02", "S03", "S04")


@pytest.fixture(scope="module")
def printed(cipher_catalog):
    """The built-in cards, without the original ones."""
    return [card for card in cipher_catalog if not card.set_id.startswith("X")]


@pytest.fixture(scope="module")
def counted(printed):
    """The cards of the played sets, whose skills were counted elsewhere."""
    return [
        card
        for card in printed
        if card.set_id in PLAYED or any(one["set"] in PLAYED for one in card["printings"])
    ]


def test_every_card_ever_printed_is_there(printed):
    """2,420 cards that play differently, of 2,409 card names, in 3,177 printings."""
    assert len(printed) == 2420
    assert len(set(name_keys(printed).values())) == 2409
    assert sum(len(card["printings"]) for card in printed) == 3177
    sets = Counter(card.set_id for card in printed)
    assert {key: sets[key] for key in ("B01", "B02", "B17", "B22", "S01", "S12", "P05")} == {
        "B01": 100, "B02": 100, "B17": 115, "B22": 115, "S01": 5, "S12": 7, "P05": 7,
    }  # fmt: skip
    assert len(sets) == 22 + 12 + 22


def test_figures_and_ranks_add_up(printed):
    """As in the publisher's list."""
    count = Counter(symbol for card in printed for symbol in card["symbols"])
    assert count == {
        "purple": 382, "red": 338, "green": 316, "blue": 302, "yellow": 288, "black": 253,
        "white": 250, "brown": 195, "colourless": 143,
    }  # fmt: skip
    assert Counter(card.get("rank") for card in printed) == {
        "advanced": 1097, "basic": 920, "fixed": 176, "special": 74, "supreme": 73,
        "intermediate": 37, "beginner": 25, "overclass": 12, "master": 5, None: 1,
    }  # fmt: skip
    costs = Counter(card["cost"]["deploy"] for card in printed)
    assert (costs[0], costs[1], costs["X"]) == (14, 831, 1)
    by_id = {card.id: card for card in printed}
    assert by_id["B22-012"]["cost"] == {"deploy": "X"}
    assert by_id["B14-001"]["cost"]["class_change"] == "X"
    assert by_id["B12-001"]["attack"] == "X"
    assert sum(card["support"] == "X" for card in printed) == 11
    assert sum(card["symbols"] == ["white", "black"] for card in printed) == 45


def test_skills_of_all_cards_add_up(printed):
    abilities = [ability for card in printed for ability in card["abilities"]]
    classes = Counter(ability["class"] for ability in abilities)
    assert len(abilities) == 5132 + 1  # B01-100 says as two skills what it prints as one
    assert classes == {"ACT": 1661, "CONT": 1476 + 1, "AUTO": 962, "SUPP": 904, "SPEC": 129}
    icons = Counter(icon for one in abilities for icon in one.get("icons", ()))
    assert (icons["CCS"], icons["BS"], icons["LvS7"], icons["TS"]) == (69, 48, 2, 2)
    assert sum(one.get("limit") == "once_per_turn" for one in abilities) == 1123


def test_the_cost_of_a_skill_names_units_that_exist(printed):
    units = {unit["en"] for card in printed for unit in units_of(card)}
    named = [
        unit
        for card in printed
        for ability in card["abilities"]
        for part in (*ability.get("cost", ()), *ability.get("may_pay", ()))
        for unit in units_named(part)
    ]
    assert len(named) > 100
    assert set(named) <= units


def units_named(part):
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "unit":
                yield from [value] if isinstance(value, str) else value
            else:
                yield from units_named(value)


@pytest.mark.parametrize(
    ("first", "others"),
    [
        ("B04-017", ["B04-017X"]),
        ("B09-034", ["B09-034X"]),
        ("B10-096", ["B10-096X"]),
        ("B12-003", ["B12-003X"]),
        ("S04-003", ["B11-101"]),
        ("B20-001", ["B20-001+"]),
        ("B08-047a", ["B08-047b", "B08-047c", "B14-040a", "B14-040b", "B14-040c"]),
    ],
)
def test_cards_of_one_name_that_play_differently_count_together(printed, first, others):
    keys = name_keys(printed)
    same = {card_id for card_id, key in keys.items() if key == keys[first]}
    assert same == {first, *others}


def test_nine_names_have_no_copy_limit(printed):
    keys = name_keys(printed)
    free = [card.id for card in printed if card.get("unlimited_copies")]
    assert free == [
        "B01-100", "B03-099", "B08-047a", "B08-047b", "B08-047c", "B09-048", "B11-047", "B11-048",
        "B14-040a", "B14-040b", "B14-040c", "B15-041", "B15-073", "B16-062",
    ]  # fmt: skip
    assert len({keys[card_id] for card_id in free}) == 9


def test_every_printing_is_found_by_its_code_and_its_number(cipher_catalog, printed):
    for card in printed:
        for printing in card["printings"]:
            found = cipher_catalog.find(printing["code"])
            assert (found.cards, found.printing) == ((card,), printing["code"])
            number = printing["code"].removesuffix(printing["rarity"])
            if number not in cipher_catalog.cards:
                assert cipher_catalog.find(number).cards == (card,), number


def test_a_promotion_without_its_rarity_is_that_promotion(cipher_catalog):
    found = cipher_catalog.find("P01-001")
    assert [card.id for card in found.cards] == ["B02-003"]
    assert (found.spelling, found.printing) == ("P01-001", "P01-001PR")
    assert cipher_catalog.find("p01-001").printing == "P01-001PR"
    assert cipher_catalog.find("B04-017").cards == (cipher_catalog["B04-017"],)


def test_names_besides_the_own_unit_name(printed):
    also = {card.id: card["also"][0]["en"] for card in printed if "also" in card.facts}
    assert also == {
        "B01-056": "Marth", "B04-064": "Marth", "B22-063": "Marth", "B12-007": "Greil",
        "B14-078": "Greil", "B12-038": "Black Knight",
    }  # fmt: skip


def test_every_played_card_is_there(counted):
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


def test_every_card_has_both_names_and_played_ones_a_summary(printed):
    for card in printed:
        assert set(card.names) == {"en", "ja"}, card.id
        assert card.kind == "unit"
        if all(is_programmed(ability) for ability in card["abilities"]):
            assert len(card.summary.split()) >= 4, card.id


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


def test_staff_users_cannot_attack_and_nobody_else_is_barred(counted):
    barred = {card.id for card in counted if not card["range"]}
    assert barred == {card.id for card in counted if card["weapons"] == ["staff"]}


def test_printings_carry_the_ids_of_other_programs(printed, counted):
    assert sum(len(card["printings"]) for card in counted) == 296
    ids = [printing["ciphervit"] for card in printed for printing in card["printings"]]
    assert len(ids) - len(set(ids)) == 2  # P14-009 and P16-009 have two printings of one number


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

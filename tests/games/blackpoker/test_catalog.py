"""The BlackPoker catalog against the figures of the rules digest."""

from collections import Counter

import pytest

FORMATS = {"lite": (19, 5), "std": (26, 6), "pro": (31, 6), "mast": (37, 6)}


@pytest.fixture
def catalog(catalog_of):
    return catalog_of("blackpoker")


def known_in(catalog, name, kind):
    order = list(FORMATS)
    included = order[: order.index(name) + 1]
    return [card for card in catalog if card.kind == kind and card["format"] in included]


def test_everything_is_there(catalog):
    assert Counter(card.kind for card in catalog) == {
        "playing_card": 53,
        "action": 37,
        "character": 6,
    }


def test_a_pack_has_54_cards(catalog):
    pack = [card for card in catalog if card.kind == "playing_card" for _ in range(card.copies)]

    assert len(pack) == 54
    assert Counter(card.get("suit") for card in pack) == {
        "spade": 13,
        "heart": 13,
        "diamond": 13,
        "club": 13,
        None: 2,
    }
    assert sum(card["number"] for card in pack) == 4 * sum(range(14))
    assert catalog["Joker"].copies == catalog.limits["jokers"]


@pytest.mark.parametrize("name", FORMATS)
def test_formats_are_cumulative(catalog, name):
    counted = tuple(len(known_in(catalog, name, kind)) for kind in ("action", "character"))
    stated = catalog.info.formats[name]

    assert counted == FORMATS[name]
    assert (stated["actions"], stated["characters"]) == FORMATS[name]


def test_formats_and_regulations_are_the_choices_of_a_deck(catalog):
    keys = catalog.info.deck_keys

    assert keys["format"].of == tuple(catalog.info.formats) == tuple(FORMATS)
    assert keys["regulation"].of == tuple(catalog.info.table("regulations"))
    assert (keys["format"].default, keys["regulation"].default) == ("mast", "54")


def test_it_says_that_it_is_unofficial(catalog):
    assert "unofficial" in catalog.info.owner


@pytest.mark.parametrize(
    ("action", "cost"),
    [
        ("Set Bulwark", "L"),
        ("兵士召喚", "BL"),
        ("Summon Hero", "BBL"),
        ("Summon Magician", "BD"),
        ("帰還", "B"),
        ("Counter", "D"),
        ("B.J.", "SS"),
        ("R・S・F", "BB"),
        ("End", ""),
    ],
)
def test_costs(catalog, action, cost):
    (card,) = catalog.find(action).cards

    assert "".join(card.get("cost", ())) == cost


def test_what_counter_cannot_hit(catalog):
    assert [card.id for card in catalog if card.get("uncounterable")] == [
        "force",
        "sword-rain",
        "recruit",
        "surprise",
        "r-s-f",
    ]


def test_immediate_actions(catalog):
    assert {card.id for card in catalog if card.get("speed") == "immediate"} == {
        "set-bulwark",
        "charge",
        "search",
        "b-j",
        "next-generation",
    }


def test_once_per_turn(catalog):
    assert {card.id for card in catalog if card.get("once_per_turn")} == {"set-bulwark", "attack"}


def test_what_only_other_actions_and_abilities_raise(catalog):
    assert {card.id: card["raised_by"] for card in catalog if "raised_by" in card.facts} == {
        "charge": ["end"],
        "draw": ["charge"],
        "block": ["attack"],
        "damage": ["block"],
        "next-generation": ["hero", "ace", "magician", "armed-soldier", "bulwark"],
    }


def test_kill_is_not_known_in_standard(catalog):
    kill = catalog["kill"]

    assert kill not in known_in(catalog, "std", "action")
    assert kill in known_in(catalog, "pro", "action")


def test_every_card_is_found_under_exactly_one_name_of_each_language(catalog):
    for card in catalog:
        for name in (card.id, *card.names.values(), *card.get("aliases", ())):
            assert catalog.find(name).cards == (card,), name


def test_both_languages_are_known_of_every_card(catalog):
    assert all(card.names.keys() == {"en", "ja"} for card in catalog)

"""The master set: complete, and as printed where it is easily got wrong."""

from collections import Counter

import pytest


@pytest.fixture
def cards(catalog_of):
    return catalog_of("ashes")


def test_78_cards_of_seven_kinds(cards):
    assert Counter(card.kind for card in cards) == {
        "phoenixborn": 6,
        "ready_spell": 23,
        "action_spell": 15,
        "reaction_spell": 6,
        "alteration_spell": 7,
        "ally": 9,
        "conjuration": 12,
    }


def test_every_card_is_named_in_both_languages_and_has_a_summary(cards):
    assert all(card.names.keys() == {"en", "ja"} and card.summary for card in cards)


def test_the_precons_are_the_whole_set(cards, library):
    """60 names three times each, and every conjuration as often as its limit: 241 cards."""
    held = Counter()
    for name in library.sample_files("ashes"):
        held.update(library.deck(name).deck.counts("cards"))
    limits = sum(card["limit"] for card in cards if card.kind == "conjuration")

    assert set(held.values()) == {3}
    assert len(held) == 60
    assert sum(held.values()) + limits == 241


def test_each_precon_is_its_phoenixborns(cards, library):
    for name in library.sample_files("ashes"):
        deck = library.deck(name).deck
        cards_of_deck = [*deck.entries("phoenixborn"), *deck.entries("cards")]
        assert {entry.card["precon"] for entry in cards_of_deck} == {name.partition("/")[2]}


def test_the_precons_have_names(cards, library):
    names = cards.info.table("precons")

    assert {f"ashes/{name}" for name in names} == set(library.sample_files("ashes"))
    for name in names:
        assert library.deck(f"ashes/{name}").deck.name == names[name]["en"]


def test_one_unique_deck_card_for_each_phoenixborn(cards):
    owners = [
        card["unique_to"] for card in cards if "unique_to" in card.facts and "cost" in card.facts
    ]

    assert sorted(owners) == sorted(card.id for card in cards if card.kind == "phoenixborn")


def test_the_errata_are_in(cards):
    assert cards["enchanted-violinist"]["cost"] == {"action": "main", "dice": {"basic": 1}}
    assert cards["strange-copy"]["placement"] == "battlefield"
    assert cards["summon-silver-snake"]["cost"] == {"action": "main"}


def test_x_where_it_is_counted_in_play(cards):
    stats = {card.id: card.get("stats", {}) for card in cards}
    counted = {card_id for card_id, values in stats.items() if "X" in values.values()}

    assert counted == {"silver-snake", "butterfly-monk"}


def test_dice_have_six_faces_and_pay_downwards(cards):
    dice = cards.info.table("dice")

    assert sum(dice["faces"].values()) == 6
    assert set(dice["types"]) == set(cards.info.deck_keys["dice"].of)
    assert dice["pays"]["power"] == ["power", "class", "basic"]
    assert dice["pays"]["basic"] == ["basic"]

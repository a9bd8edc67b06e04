"""All cards of the first edition: complete, and as printed where it is easily got wrong."""

from collections import Counter

import pytest


@pytest.fixture
def cards(catalog_of):
    return catalog_of("ashes")


def test_306_cards_of_eight_kinds(cards):
    """78 of the master set, 222 of sixteen expansions, 6 promos."""
    assert Counter(card.kind for card in cards) == {
        "phoenixborn": 25,
        "ready_spell": 81,
        "action_spell": 48,
        "reaction_spell": 21,
        "alteration_spell": 21,
        "ally": 52,
        "conjuration": 51,
        "conjured_alteration_spell": 7,
    }
    sets = Counter(card.set_id for card in cards)
    promos = {key: number for key, number in sets.items() if key.startswith("promo-")}
    assert (len(cards), sets["master-set"], len(sets)) == (306, 78, 1 + 16 + 3)
    assert set(promos.values()) == {2}
    assert list(sets)[:2] == ["master-set", "frostdale-giants"]


def test_the_master_set_is_named_in_both_languages_and_has_summaries(cards):
    master = [card for card in cards if card.set_id == "master-set"]

    assert all(card.names.keys() == {"en", "ja"} and card.summary for card in master)
    assert all(card.names.keys() == {"en"} for card in cards if card not in master)


def test_the_precons_are_all_cards_but_the_promos(cards, library):
    """Ten names three times each, and every conjuration as often as its limit."""
    held = Counter()
    for name in library.sample_files("ashes"):
        held.update(library.deck(name).deck.counts("cards"))
    deck_cards = {
        card.id
        for card in cards
        if "limit" not in card.facts
        and card.kind != "phoenixborn"
        and not card.set_id.startswith("promo-")
    }

    assert len(library.sample_files("ashes")) == 22
    assert set(held.values()) == {3}
    assert set(held) == deck_cards
    assert len(held) == 220


def test_piles_of_the_expansions(cards, library):
    """Chained conjurations and conjured alterations are in the pile, at their limits."""

    def pile(name):
        return library.deck(f"ashes/{name}").deck.counts("conjurations")

    assert pile("frostdale-giants")["ice-buff"] == 5
    assert {"shining-hydra", "shining-hydra-head"} <= pile("king-of-titans").keys()
    assert cards["dark-transformation"]["placement"] == "phoenixborn"
    assert cards["dark-transformation"]["bonus"] == {"life": 1, "battlefield": 1, "spellboard": 1}


def test_costs_that_the_expansions_added(cards):
    assert cards["polarity-mage"]["cost"]["dice"] == {"divine.class|sympathy.class": 1}
    assert cards["vengeance"]["cost"] == {"dice": {"basic": "X"}}
    assert cards["lick-wounds"]["cost"]["action"] == "main|side"
    both = [card.id for card in cards if card.get("cost", {}).get("action") == ["main", "side"]]
    assert len(both) == 4
    assert "cost" not in cards["harvest-soul"].facts


def test_abilities_between_realms(cards):
    found = {
        card.id: ability["between_realms"]
        for card in cards
        for ability in card.get("abilities", ())
        if "between_realms" in ability
    }
    assert found == {
        "hand-tricks": ["discard"],
        "shadow-guard": ["hand"],
        "hollow": ["hand", "discard"],
        "summon-mind-fog-owl": ["hand", "discard"],
        "summon-nightsong-cricket": ["discard"],
        "new-ideas": ["discard"],
        "immortal-commander": ["discard"],
    }


def test_unique_conjurations(cards):
    assert cards["blue-jaguar"]["unique_to"] == "aradel-summergaard"


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
        card["unique_to"]
        for card in cards
        if "unique_to" in card.facts and "limit" not in card.facts
    ]

    assert sorted(owners) == sorted(card.id for card in cards if card.kind == "phoenixborn")


def test_the_errata_are_in(cards):
    assert cards["enchanted-violinist"]["cost"] == {"action": "main", "dice": {"basic": 1}}
    assert cards["strange-copy"]["placement"] == "battlefield"
    assert cards["summon-silver-snake"]["cost"] == {"action": "main"}


def test_x_where_it_is_counted_in_play(cards):
    stats = {card.id: card.get("stats", {}) for card in cards}
    counted = {card_id for card_id, values in stats.items() if "X" in values.values()}

    assert {"silver-snake", "butterfly-monk", "polarity-mage"} <= counted
    assert cards["amplify"]["bonus"] == {"attack": "X", "life": "X", "recover": "X"}


def test_dice_have_six_faces_and_pay_downwards(cards):
    dice = cards.info.table("dice")

    assert sum(dice["faces"].values()) == 6
    assert set(dice["types"]) == set(cards.info.deck_keys["dice"].of)
    assert len(dice["types"]) == 6
    assert dice["pays"]["power"] == ["power", "class", "basic"]
    assert dice["pays"]["basic"] == ["basic"]

"""The Blue Moon catalog against figures counted by others."""

from collections import Counter

import pytest

PEOPLES = ("hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka")


@pytest.fixture
def stock(catalog):
    """The 270 cards of the nine stock decks without their leaders."""
    return [card for card in catalog if "stock_deck" in card.facts and card.kind != "leader"]


def test_all_known_cards_are_there(catalog):
    assert Counter(card.kind for card in catalog) == {
        "leader": 9,
        "character": 168 + 7,
        "booster": 40 + 3,
        "support": 38 + 3,
        "leadership": 21 + 13,
        "ship": 3 + 1,
    }
    assert len(catalog) == 306


def test_cards_are_in_the_order_of_the_peoples(catalog):
    assert [card.id for card in catalog if card.kind == "leader"] == [f"{p}-00" for p in PEOPLES]


@pytest.mark.parametrize("people", PEOPLES[:-1])
def test_each_people_is_numbered_without_gaps(catalog, people):
    numbers = sorted(int(card.id[-2:]) for card in catalog if card.get("people") == people)
    assert numbers == list(range(33))


def test_buka_and_mutants_are_numbered_without_gaps(catalog):
    ids = {card.id for card in catalog}
    assert {f"buka-{number:02}" for number in range(32)} <= ids
    assert {f"mutant-{number}" for number in range(101, 111)} <= ids


def test_stock_decks_have_26_own_cards_3_foreign_ones_and_a_mutant(stock):
    for people in PEOPLES[:-1]:
        peoples = Counter(card["people"] for card in stock if card["stock_deck"] == people)
        assert (peoples.pop(people), peoples.pop("mutant"), peoples.total()) == (26, 1, 3)
    assert {card["people"] for card in stock if card["stock_deck"] == "buka"} == {"buka"}


def test_icons_of_the_stock_cards(stock):
    assert Counter(icon for card in stock for icon in card.get("icons", ())) == {
        "pair": 27,
        "gang": 22,
        "bluff": 18,
        "retrieve": 17,
        "shield_fire": 13,
        "shield_earth": 13,
        "free": 13,
        "stop": 12,
        "protected": 9,
    }


def test_texts_of_the_stock_cards_by_timing(stock):
    texts = [card for card in stock if "abilities" in card.facts]
    assert (len(texts), len(stock) - len(texts)) == (132, 138)
    assert Counter(ability["timing"] for card in texts for ability in card["abilities"]) == {
        "while_active": 52,
        "on_play": 53,
        "end_of_turn": 8,
        "demand": 7,
        "this_turn": 6,
        "my_turns": 4,
        "start_of_turn": 4,
        "once_per_turn": 2,
        "after_booster_support": 2,
        "after_turn": 2,
        "landing_turn": 1,
    }


@pytest.mark.parametrize(
    ("people", "fire", "earth"),
    [("hoax", 55, 44), ("vulca", 69, 46), ("flit", 44, 45), ("mimix", 72, 69)],
)
def test_values_of_a_stock_deck(stock, people, fire, earth):
    deck = [card for card in stock if card["stock_deck"] == people]
    assert sum(card.get("fire", 0) for card in deck) == fire
    assert sum(card.get("earth", 0) for card in deck) == earth


def test_no_value_differs_from_zero(catalog):
    assert catalog["hoax-18"]["fire"] == 0
    assert "fire" not in catalog["hoax-25"].facts


def test_thirty_six_stock_cards_without_moons_besides_the_mutants(stock):
    free = [card for card in stock if card["moons"] == 0]
    assert Counter(card["people"] == "mutant" for card in free) == {True: 8, False: 36}


def test_families_of_five_and_their_moons(catalog):
    members = [card for card in catalog if "family" in card.facts]
    moons = Counter({})
    for card in members:
        moons[card["family"]] += card["moons"]
    assert set(Counter(card["family"] for card in members).values()) == {5}
    assert moons == {"Ba": 9, "Bb": 8, "Bc": 9, "Bd": 7, "Be": 8, "Bf": 9}


def test_emissaries_and_inquisitors_brings_each_people_three_cards(catalog):
    extra = [card for card in catalog if card.set_id in ("EI1", "EI2")]
    peoples = Counter(card["people"] for card in extra)
    assert peoples == dict.fromkeys(PEOPLES[:-1], 3) | {"mutant": 2}
    assert sum(card.get("chosen", False) for card in extra) == 8


@pytest.mark.parametrize("written", ["Ciklarethas", "ciklarethas the bitter", "hoax-05"])
def test_a_card_is_found_by_name_short_name_and_id(catalog, written):
    assert [card.id for card in catalog.find(written).cards] == ["hoax-05"]


def test_a_card_known_in_german_only_is_found(catalog):
    assert [card.id for card in catalog.find("auserwählte des wassers").cards] == ["aqua-32"]


def test_every_known_inquisitor_can_be_named_in_a_deck(catalog):
    assert catalog.info.deck_keys["inquisitor"].of == tuple(catalog.info.table("inquisitors"))


def test_cards_with_german_names_alone_are_found_by_them_and_marked(catalog):
    german = [card for card in catalog if list(card.names) == ["de"]]

    assert len(german) == 24
    for card in german:
        name = card.names["de"]
        plain = name.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue").replace("ß", "ss")
        for spelling in (name, name.upper(), plain):
            assert catalog.find(spelling).cards == (card,)
        assert card.label("en") == card.label("ja") == f"{name} (de)"
        assert card.label("de") == card.name("en") == name
    assert catalog["buka-31"].label("de") == "Seemond"
    assert catalog["buka-31"].label("en") == catalog["buka-31"].label("ja") == "Sea Moon"

"""From pools of Cipher cards to decks."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckcli.core.files import Source
from deckcli.core.findings import Severity
from deckcli.decks.pool_building import Built, NoDeck
from deckcli.games.cipher.decks.deck_builder import build

SEEDS = st.integers(0, 2**32 - 1)  # pools from a seed are about as large as a deck


@pytest.fixture(scope="module")
def catalog(catalog_of):
    return catalog_of("cipher")


def findings(library, deck):
    return library.deck_from_text(Source("deck.json", json.dumps(deck.content))).findings


def usable(pool, catalog, first_series):
    """Copies by card name, four of each but for those with any number; and who could lead."""
    names, leaders = Counter(), set()
    for card_id, copies in pool.items():
        card = catalog[card_id]
        if max(printing.get("series", 0) for printing in card["printings"]) >= first_series:
            most = 999 if card.get("unlimited_copies") else 4
            names[card.names["ja"]] = min(most, names[card.names["ja"]] + copies)
            leaders |= {card_id} if card["cost"]["deploy"] == 1 and copies else set()
    return names.total(), leaders


@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_any_pool_gives_a_legal_deck_or_lacks_cards_or_a_leader(library, catalog, data):
    rng = random.Random(data.draw(SEEDS))
    cards = rng.sample(list(catalog), rng.randint(8, 32))
    pool = {card.id: rng.randint(0, 7) for card in cards}
    pool |= {"B01-100": data.draw(st.sampled_from([0, 0, 20]))}
    named = data.draw(st.sampled_from([None, None, *pool]))
    format_name = data.draw(st.sampled_from([None, None, "standard"]))
    chosen = {"main_character": named, "format": format_name}

    result = build(pool, catalog, chosen)

    number, leaders = usable(pool, catalog, 5 if chosen["format"] else 0)
    if number >= 50 and (named in leaders if named else leaders):
        assert isinstance(result, Built), result
        found = findings(library, result)
        assert [one for one in found if one.severity is not Severity.ADVICE] == []
        assert named in (None, result.content["main_character"])
        assert result.content["cards"].keys() <= pool.keys()
        assert all(count <= pool[card_id] for card_id, count in result.content["cards"].items())
        assert sum(result.content["cards"].values()) == 50
    else:
        assert isinstance(result, NoDeck)


def test_a_big_collection_gives_a_deck_of_one_colour_that_grows(library, catalog):
    deck = build({card.id: 4 for card in catalog}, catalog, {})

    symbols = {
        symbol for card_id in deck.content["cards"] for symbol in catalog[card_id]["symbols"]
    }
    assert len(symbols) == 1
    assert findings(library, deck) == []


def test_a_main_character_brings_its_unit(catalog):
    deck = build({card.id: 4 for card in catalog}, catalog, {"main_character": "B01-053"})

    assert deck.content["main_character"] == "B01-053"
    assert {"B01-051", "B01-052", "B01-053"} <= deck.content["cards"].keys()


def test_any_number_of_annas_may_follow(library, catalog):
    deck = build({"B01-100": 60, "B01-003": 1}, catalog, {})

    assert deck.content["cards"] == {"B01-003": 1, "B01-100": 49}
    assert deck.content["main_character"] == "B01-003"
    assert isinstance(build({"B01-100": 60}, catalog, {}), NoDeck)


def test_the_worthier_card_is_played(catalog):
    red = [card for card in catalog if card["symbols"] == ["red"]]
    pool = {card.id: 4 for card in red if card.set_id in ("B01", "S01")}
    plain = build(pool, catalog, {"main_character": "B01-003"}).content["cards"]
    left = next(card_id for card_id in pool if card_id not in plain)

    worth = {left: 1.0}
    cards = build(pool, catalog, {"main_character": "B01-003"}, worth=worth).content["cards"]

    assert cards[left] == 4


def test_what_is_missing_is_said(catalog):
    assert build({"B01-001": 6}, catalog, {}) == NoDeck(
        [
            "no usable card has deployment cost 1, so none can be the main character",
            "4 usable cards; a deck has at least 50, so 46 are missing",
            "not usable: 2 beyond 4 of a card name",
        ]
    )


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        (
            "B01-001",
            '"Marth, Savior of His Realm" costs 5 to deploy; a main character costs exactly 1',
        ),
        (
            "B01-003",
            'the main character "Marth, Altean Prince" is not among the usable cards of the pool',
        ),
    ],
)
def test_a_main_character_that_cannot_lead(catalog, named, reason):
    pool = {card.id: 4 for card in catalog if card.id != "B01-003"}

    assert build(pool, catalog, {"main_character": named}) == NoDeck([reason])

"""From pools of playing cards to BlackPoker decks."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckcli.core.files import Source
from deckcli.core.findings import Severity
from deckcli.decks.pool_building import Built, NoDeck
from deckcli.games.blackpoker.decks.deck_builder import build

SEEDS = st.integers(0, 2**32 - 1)  # pools from a seed are about as large as a deck


@pytest.fixture(scope="module")
def catalog(catalog_of):
    return catalog_of("blackpoker")


@pytest.fixture(scope="module")
def pack(catalog):
    return {card.id: card.copies for card in catalog if card.kind == "playing_card"}


def findings(library, deck):
    return library.deck_from_text(Source("deck.json", json.dumps(deck.content))).findings


@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_any_pool_gives_a_legal_deck_or_holds_too_few_cards(library, catalog, pack, data):
    rng = random.Random(data.draw(SEEDS))
    ids = rng.sample([*pack, "hero", "kill"], rng.randint(5, 55))
    pool = {card_id: rng.randint(0, 3) for card_id in ids}
    regulation = data.draw(st.sampled_from([None, "54", "40", "half"]))

    result = build(pool, catalog, {"regulation": regulation})

    usable = sum(min(2 if card_id == "Joker" else 1, pool.get(card_id, 0)) for card_id in pack)
    sizes = {"half": range(27, 28), "40": range(10, 41)}.get(regulation, range(10, 55))
    if usable >= min(sizes):
        assert isinstance(result, Built), result
        found = findings(library, result)
        assert [one for one in found if one.severity is not Severity.ADVICE] == []
        assert sum(result.content["cards"].values()) == min(usable, max(sizes))
        assert all(count <= pool[card_id] for card_id, count in result.content["cards"].items())
    else:
        assert isinstance(result, NoDeck)


def test_a_whole_pack_is_a_deck(catalog, pack):
    assert build(pack, catalog, {}).content["cards"] == pack


def test_forty_of_a_pack_keep_its_proportions(library, catalog, pack):
    deck = build(pack, catalog, {"regulation": "40", "format": "std"})

    suits = Counter(catalog[card_id].get("suit") for card_id in deck.content["cards"])
    kinds = Counter(catalog[card_id]["character"] for card_id in deck.content["cards"])
    assert max(suits.values()) - min(suits[suit] for suit in suits if suit) <= 1
    assert 7 <= kinds["hero"] <= 10
    assert findings(library, deck) == []


def test_light_leaves_the_jokers_out_where_it_can(library, catalog, pack):
    chosen = {"regulation": "40", "format": "lite"}

    assert "Joker" not in build(pack, catalog, chosen).content["cards"]
    assert build(pack, catalog, {"format": "lite"}).content["cards"]["Joker"] == 2


def test_the_worthier_card_is_played(catalog, pack):
    worth = {"S2": 1.0, "SK": -1.0}

    cards = build(pack, catalog, {"regulation": "half"}, worth=worth).content["cards"]

    assert "S2" in cards
    assert "SK" not in cards


@pytest.mark.parametrize(
    ("regulation", "needs", "missing"), [("54", "at least 10", 7), ("half", "exactly 27", 24)]
)
def test_what_is_missing_is_said(catalog, regulation, needs, missing):
    pool = {"SA": 2, "Joker": 5, "hero": 1}

    assert build(pool, catalog, {"regulation": regulation}) == NoDeck(
        [
            f"3 usable cards; a deck has {needs}, so {missing} are missing",
            "not usable: 4 that a pack has no more of",
            "not usable: 1 that are no playing cards",
        ]
    )

"""From pools of Summon & Magic cards to decks."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckcli.core.files import Source
from deckcli.core.findings import Severity
from deckcli.decks.pool_building import Built, NoDeck
from deckcli.games.summon_magic.decks.deck_builder import build

SEEDS = st.integers(0, 2**32 - 1)  # pools from a seed are about as large as a deck


@pytest.fixture(scope="module")
def catalog(catalog_of):
    return catalog_of("summon_magic")


def findings(library, deck):
    return library.deck_from_text(Source("deck.json", json.dumps(deck.content))).findings


def usable(pool, catalog):
    """Three of each name, and three different legends."""
    names, legends = Counter(), set()
    for card_id, copies in pool.items():
        card = catalog[card_id]
        if copies and "legend" in card.get("races", ()):
            legends.add(card.names["en"])
        elif card.kind != "avatar":
            names[card.names["en"]] += copies
    return sum(min(3, copies) for copies in names.values()) + min(3, len(legends))


@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_any_pool_gives_a_legal_deck_or_holds_too_few_cards(library, catalog, data):
    rng = random.Random(data.draw(SEEDS))
    cards = rng.sample(list(catalog), rng.randint(12, 30))
    pool = {card.id: rng.randint(0, 5) for card in cards}
    pool |= dict.fromkeys(data.draw(st.sampled_from([[], ["SM-010", "SM-031", "SM-050"]])), 1)

    result = build(pool, catalog, {})

    if usable(pool, catalog) >= 37:
        assert isinstance(result, Built), result
        found = findings(library, result)
        assert [one for one in found if one.severity is not Severity.ADVICE] == []
        assert all(count <= pool[card_id] for card_id, count in result.content["cards"].items())
    else:
        assert isinstance(result, NoDeck)


def test_a_big_collection_gives_a_deck_beyond_advice(library, catalog):
    assert findings(library, build({card.id: 3 for card in catalog}, catalog, {})) == []


def test_a_monster_that_cannot_come_into_play_gives_way(library, catalog):
    stranded = [card.id for card in catalog if card.get("summon") in ("ex_s", "evo_l")]
    worth = dict.fromkeys(stranded, 9.0)
    enablers = {name for card_id in stranded for name in _wanted(catalog[card_id])}
    pool = {card.id: 3 for card in catalog if not enablers & set(card.names.values())}

    codes = {one.code for one in findings(library, build(pool, catalog, {}, worth=worth))}

    assert "SUM201" not in codes


def _wanted(card):
    return card.get("extra_summon", {}).get("by", [])


def test_the_avatar_of_the_pool_leads_where_it_needs_no_side_deck(catalog):
    pool = {card.id: 3 for card in catalog if card.kind != "avatar"}

    assert "avatar" not in build(pool, catalog, {}).content
    assert "avatar" not in build(pool | {"SM-065": 1}, catalog, {}).content
    assert build(pool | {"SM-019": 1}, catalog, {}).content["avatar"] == "SM-019"
    assert build(pool, catalog, {"avatar": "SM-065"}).content["avatar"] == "SM-065"


def test_the_worthier_legends_are_played(catalog):
    worth = {"SM-031": 1.0, "SM-050": 2.0, "SM-051": 3.0, "SM-010": 0.5}

    cards = build({card.id: 3 for card in catalog}, catalog, {}, worth=worth).content["cards"]

    assert {card_id for card_id in worth if card_id in cards} == {"SM-031", "SM-050", "SM-051"}


def test_what_is_missing_is_said(catalog):
    pool = {"SM-001": 5, "SM-010": 2, "SM-031": 1, "SM-050": 1, "SM-051": 1, "SM-019": 1}

    assert build(pool, catalog, {"avatar": "SM-001"}) == NoDeck(
        [
            f'"{catalog["SM-001"].name()}" is no avatar but of the kind monster',
            "6 usable cards; a deck has exactly 37, so 31 are missing",
            "not usable: 3 beyond the limit of their name",
            "not usable: 1 beyond 3 legends",
            "not usable: 1 that lie beside the deck (avatars)",
        ]
    )

"""From pools of Blue Moon cards to decks."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckcli.core.files import Source
from deckcli.core.findings import Severity
from deckcli.decks.pool_building import Built, NoDeck
from deckcli.games.blue_moon.decks.deck_builder import build

SEEDS = st.integers(0, 2**32 - 1)  # pools from a seed are about as large as a deck


@pytest.fixture(scope="module")
def catalog(catalog_of):
    return catalog_of("blue_moon")


def findings(library, deck):
    return library.deck_from_text(Source("deck.json", json.dumps(deck.content))).findings


def best_worth(pool, catalog, people, worth, *, size=30, moons=10):
    """The greatest worth of a deck by dynamic programming over cards; None without a deck."""
    table = {(0, 0): 0.0}
    for card in (catalog[card_id] for card_id, copies in pool.items() if copies):
        if card.kind == "leader":
            continue
        price = card["moons"] if card["people"] != people else 0
        for (count, spent), value in sorted(table.items(), reverse=True):
            state = count + 1, spent + price
            if state[0] <= size and state[1] <= moons:
                more = value + worth.get(card.id, 0)
                table[state] = max(table.get(state, more), more)
    return max((value for (count, _), value in table.items() if count == size), default=None)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_the_deck_is_the_best_that_the_moons_allow(library, catalog, data):
    leaders = [card for card in catalog if card.kind == "leader"]
    leader = data.draw(st.sampled_from(leaders))
    own = [card.id for card in catalog if card.get("people") == leader["people"]]
    others = [card.id for card in catalog if card.get("people") != leader["people"]]
    rng = random.Random(data.draw(SEEDS))
    ids = rng.sample(own, rng.randint(15, 32)) + rng.sample(others, rng.randint(5, 40))
    worth = {card_id: rng.randint(-3, 9) for card_id in ids}
    inquisitor = data.draw(st.sampled_from([None, "Schlangenzunge"]))
    pool, limits = dict.fromkeys(ids, 2), {"size": 45, "moons": 20} if inquisitor else {}

    result = build(pool, catalog, {"leader": leader.id, "inquisitor": inquisitor}, worth=worth)

    best = best_worth(pool, catalog, leader["people"], worth, **limits)
    if best is None:
        assert isinstance(result, NoDeck)
        assert result.reasons
    else:
        assert isinstance(result, Built), result
        found = findings(library, result)
        assert [one for one in found if one.severity is not Severity.ADVICE] == []
        assert sum(worth.get(card_id, 0) for card_id in result.content["cards"]) == best


def test_a_stock_deck_is_taken_as_it_is(library, catalog):
    for name in library.sample_files("blue_moon"):
        deck = library.deck(name).deck

        built = build(deck.counts(), catalog, {"leader": deck.entry("leader").card.id})

        assert Counter(built.content["cards"]) == Counter(deck.counts())


def test_a_leader_comes_from_the_pool(catalog):
    pool = {card.id: 1 for card in catalog if card.get("people") in ("flit", "mutant")}

    assert build(pool, catalog, {}).content["leader"] == "flit-00"


def test_the_worthiest_leader_is_chosen(catalog):
    pool = {card.id: 1 for card in catalog}

    deck = build(pool, catalog, {}, worth={"khind-00": 1.0})

    assert deck.content["leader"] == "khind-00"


def test_a_deck_has_characters(catalog):
    pool = {card.id: 1 for card in catalog if card.get("people") != "buka"}

    cards = build(pool, catalog, {"leader": "flit-00"}).content["cards"]

    assert sum(catalog[card_id].kind == "character" for card_id in cards) >= 15


def test_too_many_moons_are_counted(catalog):
    free = [one.id for one in catalog if one.get("people") == "hoax" and one.kind != "leader"][:24]
    dear = [one.id for one in catalog if one.get("people") == "vulca" and one.get("moons") == 2][:6]

    reason = (
        "with Xelethotiras 24 cards cost no foreign moons, and the 6 cheapest others cost 12;"
        " at most 10 are allowed, so 2 are too many"
    )
    pool = dict.fromkeys([*free, *dear], 1)
    assert build(pool, catalog, {"leader": "hoax-00"}) == NoDeck([reason])


def test_missing_cards_are_counted(catalog):
    assert build({"hoax-01": 2, "vulca-00": 1}, catalog, {"leader": "hoax-00"}) == NoDeck(
        [
            "1 usable card; a deck has exactly 30, so 29 are missing",
            "not usable: 1 that lie beside the deck (leaders, emissaries, inquisitors)",
        ]
    )


def test_a_leader_that_is_none(catalog):
    assert build({}, catalog, {"leader": "Spark"}) == NoDeck(['"Spark" is no leader'])

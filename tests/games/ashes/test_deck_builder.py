"""From pools of Ashes cards to decks."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckcli.core.files import Source
from deckcli.core.findings import Severity
from deckcli.decks.pool_building import Built, NoDeck
from deckcli.games.ashes.decks.conjurations import is_conjured
from deckcli.games.ashes.decks.deck_builder import build

SEEDS = st.integers(0, 2**32 - 1)  # pools from a seed are about as large as a deck


@pytest.fixture(scope="module")
def catalog(catalog_of):
    return catalog_of("ashes")


def findings(library, deck):
    return library.deck_from_text(Source("deck.json", json.dumps(deck.content))).findings


def usable(pool, catalog, leader):
    """How many cards of the pool the leader's deck could hold, counted name by name."""
    names = Counter()
    for card_id, copies in pool.items():
        card = catalog[card_id]
        spells_and_allies = card.kind != "phoenixborn" and not is_conjured(card)
        if spells_and_allies and card.get("unique_to") in (None, leader):
            names[card.names["en"]] += copies
    return sum(min(3, copies) for copies in names.values())


@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_any_pool_gives_a_legal_deck_or_holds_too_few_cards(library, catalog, data):
    leaders = [card.id for card in catalog if card.kind == "phoenixborn"]
    dice = {"illusion": 4, "charm": 6}
    leader = data.draw(st.sampled_from([None, *leaders]))
    given_dice = data.draw(st.sampled_from([None, dice]))
    rng = random.Random(data.draw(SEEDS))
    cards = rng.sample(list(catalog), rng.randint(8, 32))
    pool = {card.id: rng.randint(0, 5) for card in cards}

    result = build(pool, catalog, {"phoenixborn": leader, "dice": given_dice})

    able = [leader] if leader else [one for one in leaders if pool.get(one)]
    if any(usable(pool, catalog, one) >= 30 for one in able):
        assert isinstance(result, Built), result
        found = findings(library, result)
        assert [one for one in found if one.severity is not Severity.ADVICE] == []
        assert all(count <= pool[card_id] for card_id, count in result.content["cards"].items())
    else:
        assert isinstance(result, NoDeck)


def test_free_dice_pay_for_everything(library, catalog):
    pool = {card.id: 3 for card in catalog}

    for leader in (card for card in catalog if card.kind == "phoenixborn"):
        assert findings(library, build(pool, catalog, {"phoenixborn": leader.id})) == []


def test_given_dice_decide_what_is_played(library, catalog):
    pool = {card.id: 3 for card in catalog}
    chosen = {"phoenixborn": "Coal Roarkwin", "dice": {"ceremonial": 5, "illusion": 5}}

    deck = build(pool, catalog, chosen)

    assert deck.content["dice"] == chosen["dice"]
    assert findings(library, deck) == []


def test_a_drafted_deck_is_taken_as_it_is(library, catalog):
    cards = library.deck("ashes/snakes-in-silver").deck.counts("cards")
    chosen = {"phoenixborn": "maeoni-viper", "dice": {"natural": 5, "charm": 5}}

    deck = build(cards, catalog, chosen)

    assert deck.content["cards"] == {card.id: 3 for card in catalog if card.id in cards}
    assert (
        deck.content["conjurations"] == {"silver-snake": 1, "gilder": 5}
        or findings(library, deck) == []
    )


def test_the_worthier_card_is_played(catalog):
    pool = {card.id: 3 for card in catalog}
    chosen = {"phoenixborn": "coal-roarkwin", "dice": {"natural": 5, "ceremonial": 5}}
    worth = {"hammer-knight": 2.0, "anchornaut": -1.0}

    cards = build(pool, catalog, chosen, worth=worth).content["cards"]

    assert cards["hammer-knight"] == 3
    assert "anchornaut" not in cards


def test_uniques_speak_for_their_phoenixborn(catalog):
    pool = {card.id: 3 for card in catalog if not card.get("unique_to")} | {"fear": 3}

    assert build(pool, catalog, {}).content["phoenixborn"] == "jessa-na-ni"


def test_what_is_missing_is_said(catalog):
    pool = {"iron-worker": 5, "fear": 2, "anchornaut": 1, "iron-rhino": 1}
    chosen = {"phoenixborn": "coal-roarkwin", "dice": {"natural": 9}}

    assert build(pool, catalog, chosen) == NoDeck(
        [
            "9 dice; a deck has exactly 10, so 1 is missing",
            "4 usable cards; a deck has exactly 30, so 26 are missing",
            "not usable: 2 beyond 3 of a name",
            "not usable: 2 unique to another Phoenixborn than Coal Roarkwin",
            "not usable: 1 of a kind that is not in a deck (Phoenixborn, conjurations)",
        ]
    )


def test_bad_choices_are_named(catalog):
    chosen = {"phoenixborn": "fear", "dice": {"fire": 12, "charm": -1}}

    reasons = build({}, catalog, chosen).reasons

    assert '"fire" is no type of dice' in reasons
    assert "there cannot be -1 charm dice" in reasons
    assert "11 dice; a deck has exactly 10, so 1 is too many" in reasons
    assert '"Fear" is no Phoenixborn' in reasons

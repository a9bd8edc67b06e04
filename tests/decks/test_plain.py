"""Decks as plain values, and plain values that are no deck of this catalog."""

import pytest

from deckcli.core.errors import DeckcliError
from deckcli.decks.plain import content_of, deck_of

ASHES = {
    "game": "ashes", "name": "Mine", "phoenixborn": "coal-roarkwin", "dice": {"natural": 10},
    "cards": {"iron-worker": 3},
}  # fmt: skip
POKER = {"game": "blackpoker", "name": "Mine", "format": "lite", "cards": {"SA": 1}}


@pytest.mark.parametrize("content", [ASHES, POKER], ids=["ashes", "blackpoker"])
def test_a_plain_deck_is_a_deck(library, content):
    catalog = library.catalog(content["game"])
    deck = deck_of(content, catalog)

    assert deck.name == "Mine"
    assert deck.counts() == content["cards"]
    assert content_of(deck, catalog) == content


def test_names_of_cards_are_read_too(library):
    deck = deck_of({**ASHES, "cards": {"Iron Worker": 2}}, library.catalog("ashes"))

    assert deck.counts() == {"iron-worker": 2}


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ({**ASHES, "cards": {"nobody at all": 1}}, 'no card is called "nobody at all"'),
        ({**ASHES, "cards": {"iron-worker": 0}}, "0 is not a count from 1 to 999"),
        ({**ASHES, "cards": {"iron-worker": True}}, "True is not a count from 1 to 999"),
        ({**ASHES, "cards": {"iron-worker": "3"}}, "3 is not a count from 1 to 999"),
        ({**ASHES, "cards": ["iron-worker"]}, '"cards" must be a mapping to counts'),
        ({**ASHES, "phoenixborn": 7}, '"phoenixborn" must be one card'),
        ({**ASHES, "dice": {"iron": 1}}, '"iron" is no dice'),
        ({**ASHES, "sideboard": {}}, 'unknown key "sideboard"'),
        ({**ASHES, "game": "cipher"}, "it is a deck of cipher, not of ashes"),
        ({**POKER, "format": "huge"}, '"huge" is no format'),
        ({**POKER, "format": True}, '"True" is no format'),
    ],
)
def test_what_is_no_deck_any_more(library, content, message):
    catalog = library.catalog("blackpoker" if "format" in content else "ashes")
    with pytest.raises(DeckcliError) as error:
        deck_of(content, catalog)

    assert error.value.message == f'the deck "Mine" cannot be read again: {message}'


def test_a_misspelt_card_gets_a_hint(library):
    with pytest.raises(DeckcliError) as error:
        deck_of({**ASHES, "cards": {"iron-wrker": 1}}, library.catalog("ashes"))

    assert error.value.hint == 'did you mean "iron-worker"?'

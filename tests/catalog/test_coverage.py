"""What can be done with the cards: so far, checking decks."""

import pytest

from deckcli import games
from deckcli.catalog.catalog import CardDef
from deckcli.catalog.coverage import Status, coverage, status


@pytest.mark.parametrize("game", games.keys())
def test_every_card_is_known_and_none_plays_yet(catalog_of, game):
    catalog = catalog_of(game)
    expected = {Status.FACTS: len(catalog), Status.PLAYABLE: 0, Status.VERIFIED: 0}
    assert coverage(catalog) == expected


@pytest.mark.parametrize(
    ("abilities", "engines", "expected"),
    [
        ([{"name": "A", "do": []}], ["toy"], Status.PLAYABLE),
        ([{"name": "A", "do": []}, {"name": "B"}], ["toy"], Status.FACTS),
        ([{"name": "A", "do": []}], ["other"], Status.FACTS),
        ([], ["toy"], Status.PLAYABLE),
        ([], [], Status.FACTS),
    ],
)
def test_a_card_plays_with_an_engine_and_all_its_programs(abilities, engines, expected):
    card = CardDef("a", "toy", "one", "unit", {"en": "A"}, {"abilities": abilities})
    assert status(card, engines) is expected


def test_cards_without_text_play_first(catalog_of):
    catalog = catalog_of("ashes")
    plain = sum("abilities" not in card.facts for card in catalog)
    assert coverage(catalog, ["ashes"])[Status.PLAYABLE] == plain


def test_a_continuous_ability_is_a_program_too(catalog_of):
    assert status(catalog_of("cipher")["B01-071"], ["cipher"]) is Status.PLAYABLE

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
def test_a_card_plays_with_an_engine_and_all_its_programs(catalog_of, abilities, engines, expected):
    card = CardDef("a", "toy", "one", "unit", {"en": "A"}, {"abilities": abilities})
    assert status(card, catalog_of("cipher").info, engines) is expected


def test_cards_without_text_play_first(catalog_of):
    catalog = catalog_of("ashes")
    plain = [card for card in catalog if "abilities" not in card.facts]
    numbers_alone = [card for card in plain if "stats" in card.facts or "bonus" in card.facts]
    assert len(numbers_alone) == 7
    for card in plain:
        expected = Status.PLAYABLE if card in numbers_alone else Status.FACTS
        assert status(card, catalog.info, ["ashes"]) is expected, card


@pytest.mark.parametrize("game", games.keys())
def test_what_is_its_effect_alone_is_never_playable_without_one(catalog_of, game):
    catalog = catalog_of(game)
    for card in catalog:
        empty = CardDef(card.id, game, card.set_id, card.kind, card.names, {})
        found = status(empty, catalog.info, [game])
        assert found is (Status.FACTS if card.kind in catalog.info.effects else Status.PLAYABLE)


@pytest.mark.parametrize("game", games.keys())
def test_the_kinds_that_are_their_effect_alone_exist(catalog_of, game):
    info = catalog_of(game).info
    assert set(info.effects) <= set(info.pool)


def test_a_continuous_ability_is_a_program_too(catalog_of):
    catalog = catalog_of("cipher")
    assert status(catalog["B01-071"], catalog.info, ["cipher"]) is Status.PLAYABLE

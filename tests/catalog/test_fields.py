"""Fields of game.yaml read from real cards."""

import pytest

from deckcli import games
from deckcli.catalog.fields import amounts, find_field, known_fields, values, worded
from deckcli.catalog.game_facts import Field

GAMES = games.keys()
# What only cards outside the built-in sets have: a limit of copies of their own.
OTHER_SETS = {"summon_magic": ["deck_limit"]}


@pytest.mark.parametrize("game", GAMES)
def test_every_field_has_a_value_on_some_card(catalog_of, game):
    catalog = catalog_of(game)
    empty = [
        name
        for name, field in known_fields(catalog.info).items()
        if not any(values(card, field) for card in catalog)
    ]
    assert empty == OTHER_SETS.get(game, [])


@pytest.mark.parametrize("game", GAMES)
def test_values_are_plain(catalog_of, game):
    catalog = catalog_of(game)
    for field in known_fields(catalog.info).values():
        for card in catalog:
            for value in values(card, field):
                assert isinstance(value, str | int), (card, field.name, value)


@pytest.mark.parametrize("game", GAMES)
def test_columns_and_stats_name_fields(catalog_of, game):
    info = catalog_of(game).info
    assert set(info.columns) <= set(info.fields)
    assert {stat["field"] for stat in info.stats} <= set(info.fields)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_fields_share_a_spelling(catalog_of, game):
    fields = known_fields(catalog_of(game).info).values()
    spellings = [word for field in fields for word in (field.name, *field.aliases)]
    assert len(spellings) == len(set(spellings))


CASES = [
    ("ashes", "iron-worker", "type", ("ally",)),
    ("ashes", "summon-silver-snake", "cost", (0,)),
    ("ashes", "iron-rhino", "cost", ()),
    ("ashes", "silver-snake", "attack", ("X",)),
    ("ashes", "aradel-summergaard", "activation", ("natural.class",)),
    ("ashes", "aradel-summergaard", "name", ("Aradel Summergaard", "アラデル・サマーガード")),
    ("blackpoker", "summon-hero", "cost", ("B", "B", "L")),
    ("blackpoker", "SA", "id", ("SA",)),
    ("blackpoker", "SA", "set", ("playing-cards",)),
    ("blackpoker", "set-bulwark", "class", ("summon",)),
    ("blackpoker", "hero", "ability", ("Ready", "Next Generation")),
    ("blue_moon", "hoax-01", "fire", (5,)),
    ("cipher", "B01-001", "unit", ("Marth", "マルス")),
    ("cipher", "B01-001", "set", ("B01", "B01")),
    ("cipher", "B01-001", "kind", ("unit",)),
    ("cipher", "B01-001", "cc", (4,)),
    ("summon_magic", "SM-061", "kind", ("magic",)),
    ("summon_magic", "SM-061", "cost", (0,)),
]


@pytest.mark.parametrize(("game", "card", "field", "expected"), CASES)
def test_values(catalog_of, game, card, field, expected):
    catalog = catalog_of(game)
    assert values(catalog[card], find_field(catalog.info, field)) == expected


def test_one_language_is_enough_for_a_table(catalog_of):
    catalog = catalog_of("cipher")
    marth, unit, name = catalog["B01-003"], *map(catalog_field(catalog), ("unit", "name"))
    assert values(marth, unit, lang="ja") == ("マルス",)
    assert values(marth, unit, lang="de") == ("Marth",)
    assert values(marth, name, lang="en") == ("Marth, Altean Prince",)
    assert values(marth, name, lang="ja") == ("アリティアの王子 マルス",)


def test_amounts_are_added_over_abilities(catalog_of):
    catalog = catalog_of("ashes")
    field = find_field(catalog.info, "activation")
    costs = [
        ability["cost"]["dice"]
        for card in catalog
        for ability in card.get("abilities", ())
        if "dice" in ability.get("cost", {})
    ]
    asked = [number for card in catalog for number in amounts(card, field).values()]
    numbers = [number for cost in costs for number in cost.values()]
    assert numbers.count("X") == 1
    assert sum(asked) == sum(number for number in numbers if number != "X")


def test_a_total_with_an_x_is_x(catalog_of):
    catalog = catalog_of("ashes")
    field = Field("sum", ("stats",), "Sum", reads="total")
    assert values(catalog["silver-snake"], field) == ("X",)
    assert values(catalog["iron-rhino"], field) == (sum(catalog["iron-rhino"]["stats"].values()),)


def test_fields_are_found_by_name_alias_case_and_width(catalog_of):
    info = catalog_of("blackpoker").info
    assert find_field(info, "KEY-SUIT").name == "key_suit"
    assert find_field(info, "ｃｏｓｔ").name == "cost"
    assert find_field(info, "c").name == "cost"
    assert find_field(info, "summary").name == "text"
    assert find_field(info, "colour") is None
    assert find_field(catalog_of("summon_magic").info, "kind").name == "type"


def test_words_of_the_game_in_japanese(catalog_of):
    info = catalog_of("summon_magic").info
    assert worded(info, info.fields["attribute"], "fire", "ja") == "炎"
    assert worded(info, info.fields["attribute"], "fire", "en") == "fire"
    assert worded(info, info.fields["attack"], 1800, "ja") == "1800"
    assert worded(info, info.fields["legend"], True, "en") == "yes"


def catalog_field(catalog):
    return lambda name: find_field(catalog.info, name)

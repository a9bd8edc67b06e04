"""The schemas: valid themselves, of use in editors, and satisfied by all data of the project."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from deckcli.core.findings import Severity

ROOT = Path(__file__).parents[2]
SCHEMAS = {
    file.name.removesuffix(".schema.json"): json.loads(file.read_bytes())
    for file in sorted((ROOT / "schemas").glob("*.schema.json"))
}
SAMPLES = {
    "ashes": "ashes/iron-men",
    "blackpoker": "blackpoker/full-54",
    "blue_moon": "blue_moon/hoax",
    "cipher": "cipher/s01-marth",
    "summon_magic": "summon_magic/knights",
}
GAMES = tuple(SAMPLES)


def files(pattern):
    return sorted(str(file.relative_to(ROOT / "card_data")) for file in ROOT.glob(pattern))


def nodes(schema, path=()):
    """Every schema that describes a value by its properties, with its path."""
    for key, value in schema.get("properties", {}).items():
        if isinstance(value, dict):
            yield (*path, key), value
            yield from nodes(value, (*path, key))
    for key in ("additionalProperties", "items"):
        if isinstance(schema.get(key), dict):
            yield from nodes(schema[key], (*path, "*"))


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_valid_and_has_an_address_of_its_own(name):
    schema = SCHEMAS[name]

    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == Draft202012Validator.META_SCHEMA["$id"]
    assert schema["$id"] == f"https://deckcli.invalid/schemas/{name}.schema.json"


def test_every_game_has_its_schema():
    assert set(SCHEMAS) >= {*(f"{game}.cards" for game in GAMES), "deck", "game"}


@pytest.mark.parametrize("name", SCHEMAS)
def test_editors_have_something_to_show_at_every_key(name):
    branches = [branch["then"] for branch in SCHEMAS[name].get("allOf", ())]
    schemas = [SCHEMAS[name], *SCHEMAS[name].get("$defs", {}).values(), *branches]
    untold = [
        ".".join(path)
        for schema in schemas
        for path, node in nodes(schema)
        if "$ref" not in node and not {"title", "description"} & node.keys()
    ]

    assert untold == []


@pytest.mark.parametrize("name", [name for name in SCHEMAS if name != "deck"])
def test_no_mapping_is_open(name):
    schemas = [SCHEMAS[name], *SCHEMAS[name].get("$defs", {}).values()]
    found = [((), schema) for schema in schemas] + [
        pair for schema in schemas for pair in nodes(schema)
    ]
    mappings = [(path, node) for path, node in found if "properties" in node]

    assert [".".join(path) for path, node in mappings if "additionalProperties" not in node] == []


@pytest.mark.parametrize("path", files("card_data/*/game.yaml"))
def test_games_satisfy_their_schema(violations, content, path):
    assert violations("game", content(path)) == []


@pytest.mark.parametrize("path", files("card_data/*/decks/*.yaml"))
def test_sample_decks_satisfy_their_schema(violations, content, path):
    assert violations("deck", content(path)) == []


@pytest.mark.parametrize("path", files("card_data/*/cards/*.yaml"))
def test_card_files_satisfy_their_schema(violations, content, path):
    data = content(path)

    assert violations(f"{data['game']}.cards", data) == []


def deck_branch(game):
    """The part of the deck schema that applies to decks of the game."""
    (branch,) = (
        one["then"]
        for one in SCHEMAS["deck"]["allOf"]
        if one["if"]["properties"]["game"]["const"] == game
    )
    return branch


@pytest.mark.parametrize("game", GAMES)
def test_deck_schema_and_game_file_agree(content, game):
    """The keys of a deck file are written down twice: for the program and for editors."""
    stated, branch = content(f"{game}/game.yaml")["deck"], deck_branch(game)
    properties = {key: value for key, value in branch["properties"].items() if value is not True}

    assert list(properties) == list(stated)
    assert {key for key, entry in stated.items() if "required" in entry} <= set(branch["required"])
    for key, entry in stated.items():
        if entry["holds"] == "choice":
            assert {str(word) for word in properties[key]["enum"]} == set(entry["of"])
        if entry["holds"] == "amounts":
            assert list(properties[key]["properties"]) == entry["of"]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_deck_schema_requires_the_program_requires_too(check_sample, game):
    for key in deck_branch(game)["required"]:
        findings = check_sample(SAMPLES[game], **{key: None})
        assert Severity.ERROR in {finding.severity for finding in findings}, key

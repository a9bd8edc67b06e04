"""The schema that editors use knows exactly the words that the compiler knows."""

import json

import pytest

from deckcli.core.paths import data_folder
from deckcli.engine.language.schema import ability_definitions, program_properties
from deckcli.games.cipher.language import vocabulary


@pytest.fixture(scope="module")
def schema():
    return json.loads((data_folder("schemas") / "cipher.cards.schema.json").read_bytes())


def test_the_words_are_those_of_the_vocabulary(schema):
    """Otherwise: python scripts/ability_schema.py"""
    assert schema["$defs"] == ability_definitions(vocabulary({}, {}))


def test_the_keys_of_an_ability_are_those_of_the_compiler(schema):
    card = schema["properties"]["cards"]["additionalProperties"]
    properties = card["properties"]["abilities"]["items"]["properties"]

    assert program_properties().items() <= properties.items()


def test_every_word_says_what_it_means():
    for words in vocabulary({}, {}).words.values():
        for word in words.values():
            assert word.doc.endswith("."), word.name

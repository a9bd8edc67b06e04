"""The schema that editors use knows exactly the words that the compiler knows."""

import json

import pytest

from deckcli import games
from deckcli.core.paths import data_folder
from deckcli.engine.game import Game
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.schema import ability_definitions, with_words
from deckcli.engine.words.deeds import add_deeds
from deckcli.engine.words.layers import add_layers
from deckcli.engine.words.verbs import Stat
from deckcli.engine.words.vocabulary import core_vocabulary
from deckcli.games.playing import engines, words_of


@pytest.mark.parametrize("key", engines())
def test_the_words_are_those_of_the_vocabulary(key):
    """Otherwise: python scripts/ability_schema.py"""
    text = (data_folder("schemas") / f"{key}.cards.schema.json").read_text(encoding="utf-8")

    assert json.loads(text) == with_words(json.loads(text), words_of(key))


@pytest.mark.parametrize("key", engines())
def test_every_word_says_what_it_means(key):
    for words in words_of(key).words.values():
        for word in words.values():
            assert word.doc.endswith("."), word.name


@pytest.mark.parametrize("key", games.keys())
def test_a_game_keeps_the_definitions_of_its_own(key):
    text = (data_folder("schemas") / f"{key}.cards.schema.json").read_text(encoding="utf-8")
    own = set(json.loads(text).get("$defs", {})) - {*v.KINDS, "target"}
    if "abilities" not in text:
        pytest.skip("no abilities in its files")

    after = with_words(json.loads(text), core_vocabulary())
    assert own <= set(after["$defs"])
    assert "$defs/verb" in json.dumps(after)


def test_layers_and_deeds_are_those_of_the_game():
    words = core_vocabulary()
    add_layers(words, Game(), [Stat("value", 0, v.number())], 4)
    add_deeds(words, Game(), ["play", "draw"])
    known = ability_definitions(words)
    statics = known[v.STATIC]["properties"]

    layer = {"title": "Layer", "type": "integer", "minimum": 1, "maximum": 4}
    for name in ("modify", "multiply", "raise_to", "set", "ignores"):
        assert statics[name]["properties"]["layer"] == layer
        assert "layer" in statics[name]["required"]
    assert statics["forbids"]["properties"]["deed"] == {"title": "Deed", "enum": ["play", "draw"]}
    assert statics["forbids"]["required"] == ["who", "deed"]
    assert known[v.VERB]["properties"]["set"]["required"] == ["of", "layer", "until"]

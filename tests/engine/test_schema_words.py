"""The schema that editors use knows exactly the words that the compiler knows."""

import json

import pytest

from deckcli import games
from deckcli.core.paths import data_folder
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.schema import with_words
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

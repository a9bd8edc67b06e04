"""The page for card authors: its examples compile, its tables name every word."""

import re
from pathlib import Path

import pytest

from deckcli.core.files import Source
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.game import Face
from deckcli.engine.language.compiler import Compiler, Windows
from deckcli.games.cipher import tables as t
from deckcli.games.cipher.game import Cipher
from deckcli.games.cipher.language import vocabulary
from deckcli.games.playing import engines, words_of

PAGE = (Path(__file__).parents[2] / "docs" / "card_language.md").read_text(encoding="utf-8")


def blocks(kind):
    return re.findall(rf"^```yaml {kind}\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def words(library):
    catalog = library.catalog("cipher")
    units = {name: 0 for card in catalog for name in card["unit"].values()}
    skills = {one["name"]: 0 for card in catalog for one in card.get("abilities", ())}
    return library, vocabulary(units, skills)


@pytest.mark.parametrize("text", blocks("ability"))
def test_an_example_compiles(words, text):
    library, known = words
    game = Cipher(library.catalog("cipher"))
    windows = Windows(t.ASK_CHOICE, [t.CHOOSE, t.DONE], t.ASK_PAY, [t.PAY, t.DECLINE])
    compiler = Compiler(game, known, windows)
    facts = read_yaml(Source("page", text)).value
    ability = compiler.ability(Face(0, "page", {}), facts, ())

    assert compiler.problems == []
    assert ability.program >= 0 or ability.statics


@pytest.mark.parametrize("text", blocks("paper"))
def test_what_is_on_paper_is_yaml(text):
    assert "name" in read_yaml(Source("page", text)).value


@pytest.mark.parametrize("text", blocks("blackpoker"))
def test_an_example_of_blackpoker_is_on_a_card(library, text):
    """What is on its cards compiles, or the catalog would not load."""
    abilities = [one for card in library.catalog("blackpoker") for one in card.get("abilities", ())]

    assert read_yaml(Source("page", text)).value in abilities


def test_every_game_is_shown():
    names = ("Ashes", "Blue Moon", "Summon & Magic", "BlackPoker")
    assert all(f"**{name}, " in PAGE for name in names)


@pytest.mark.parametrize("key", engines())
def test_every_word_is_on_the_page(key):
    told = set(re.findall(r"[`{]([a-z_]+)", PAGE))
    for kind, several in words_of(key).words.items():
        missing = set(several) - told
        assert not missing, kind

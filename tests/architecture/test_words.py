"""A search for a word of the ability language finds its declaration, and its meaning beside it."""

import ast
import sys
from functools import cache, partial
from importlib import import_module
from pathlib import Path

import pytest

from deckcli.engine.language import vocabulary as v
from deckcli.engine.words.vocabulary import core_vocabulary
from deckcli.games.playing import engines, words_of

CORE = "deckcli.engine.words"
ROOMS = {
    CORE: core_vocabulary(),
    **{f"deckcli.games.{key}.words": words_of(key) for key in engines()},
}


def chapters(room):
    """The files of a room, without the one that puts them together."""
    files = Path(import_module(room).__file__).parent.glob("*.py")
    return [file for file in files if file.name != "vocabulary.py"]


@cache
def declared(file):
    """The first text in every call: that of a declaration is its word."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            found.update(texts[:1])
    return found


def meaning(word):
    """The module of the class or the function behind a word."""
    make = word.make
    while isinstance(make, partial):
        make = make.func
    return sys.modules[make.__module__]


def all_words(room):
    return [word for kind in v.KINDS for word in ROOMS[room].of(kind).values()]


@pytest.mark.parametrize("room", ROOMS)
def test_every_word_is_declared_by_its_name_in_a_chapter(room):
    known = set().union(*(declared(file) for file in [*chapters(room), *chapters(CORE)]))

    assert [word.name for word in all_words(room) if word.name not in known] == []


@pytest.mark.parametrize("room", ROOMS)
def test_what_a_word_means_stands_in_the_file_that_declares_it(room):
    """But for words with a meaning from elsewhere: the core, or a chapter of the rules."""
    own = [word for word in all_words(room) if meaning(word).__name__.startswith(f"{room}.")]

    assert len(own) >= 20
    assert [
        word.name for word in own if word.name not in declared(Path(meaning(word).__file__))
    ] == []


@pytest.mark.parametrize("room", ROOMS)
def test_the_vocabulary_only_puts_chapters_together(room):
    file = Path(import_module(f"{room}.vocabulary").__file__)
    calls = [
        node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)
    ]

    assert "add" not in {ast.unparse(call.func).rpartition(".")[2] for call in calls}
    assert file.read_text("utf-8").count("\n") < 60

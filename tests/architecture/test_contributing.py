"""What CONTRIBUTING tells people who add a game is there, and nothing they must write is left out."""

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

from deckcli import games
from deckcli.engine.game import Game
from deckcli.engine.rulings.layouts import Layout
from deckcli.engine.state import State
from deckcli.games.playing import engines

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CHAPTER = PAGE.split("\n## Add a game\n")[1].split("\n## ")[0]
CODES = re.findall(r"(?<!`)`([^`\n]+)`(?!`)", CHAPTER)
PATHS = [code for code in CODES if "/" in code and re.fullmatch(r"[\w./<>]+", code)]
NAMES = {word for code in CODES if code not in PATHS for word in re.findall(r"[A-Za-z_]{3,}", code)}


@pytest.mark.parametrize("path", PATHS)
def test_what_is_named_is_there(path):
    assert any((ROOT / path.replace("<game>", key)).exists() for key in games.keys())


def test_every_name_means_something():
    files = [*(ROOT / "deckcli").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    files += [*(ROOT / "schemas").glob("*.json"), *(ROOT / "scripts").glob("*.py")]
    here = Path(__file__)
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file != here)
    known = set(re.findall(r"\w+", text)) | {file.stem for file in files}

    assert NAMES - known <= {"python"}


@pytest.mark.parametrize("kind", [Game, Layout, State])
def test_every_method_that_a_game_must_write_is_named(kind):
    unwritten = [
        name
        for name, method in inspect.getmembers(kind, inspect.isfunction)
        if "raise NotImplementedError" in inspect.getsource(method)
    ]

    assert set(unwritten) <= NAMES


def test_every_chapter_that_all_games_have_is_named():
    folders = [Path(import_module(f"deckcli.games.{key}").__file__).parent for key in games.keys()]
    shared = set.intersection(*({file.name for file in folder.rglob("*.py")} for folder in folders))

    assert shared - {"__init__.py"} <= set(CODES)


@pytest.mark.parametrize("key", engines())
def test_the_functions_are_as_they_are_called(key):
    chapter = import_module(f"deckcli.games.{key}.game")
    for name, told in re.findall(r"^def (\w+)\((.*?)\) ->", CHAPTER, re.MULTILINE):
        parameters = re.findall(r"(\w+): ", told)
        assert list(inspect.signature(getattr(chapter, name)).parameters) == parameters
    assert callable(import_module(f"deckcli.games.{key}.words.vocabulary").all_words)

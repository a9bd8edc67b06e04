"""Every puzzle is solved by roll:8, and not by who answers there."""

from functools import cache
from pathlib import Path

import pytest

from deckcli.bots import roll_bot
from deckcli.bots.solving import ANSWERS, SOLVES, is_solved
from deckcli.engine.rulings.files import read_rulings
from deckcli.engine.rulings.puzzles import puzzle_table
from deckcli.games.library import Library
from deckcli.games.playing import engines, game_of, layout_of, rules_of_ruling

CARD_DATA = Path(__file__).parents[2] / "card_data"
COMPILED = not str(roll_bot.__file__).endswith(".py")
UNCOMPILED = ("01", "02")  # of each game: all of them would take minutes
FILES = [file for key in engines() for file in sorted((CARD_DATA / key).glob("puzzles/*.yaml"))]


@cache
def game_and_layout(key, rules):
    game = game_of(Library().catalog(key), rules=dict(rules))
    return game, layout_of(game)


@pytest.mark.parametrize("key", engines())
def test_every_game_has_puzzles(key):
    assert len([file for file in FILES if file.parts[-3] == key]) >= 20


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parts[-3]} {file.stem}" for file in FILES])
def test_the_puzzle_is_solved(file):
    (entry,) = read_rulings(str(file)).entries
    rules = tuple(sorted(rules_of_ruling(entry.ruling).items()))
    game, layout = game_and_layout(entry.ruling["game"], rules)

    assert not is_solved(game, puzzle_table(game, layout, entry.ruling), ANSWERS)
    if COMPILED or file.stem in UNCOMPILED:
        assert is_solved(game, puzzle_table(game, layout, entry.ruling), SOLVES)

"""A second opinion is one only if its rules know nothing of the engine."""

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[1]
JOINED = ("beside.py",)  # where both tables are seen
STANDARD = ("collections", "dataclasses", "functools", "itertools", "typing")
FOLDERS = sorted(GAMES.glob("*/second_opinion"))


def imported(file):
    """The names of all modules that a file imports, also inside functions."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_the_rules_import_nothing_of_the_engine(folder):
    rules = [one for one in folder.glob("*.py") if one.name not in JOINED]
    rules = [one for one in rules if not one.name.startswith("test_")]
    assert len(rules) > 3
    own = (f"{folder.parent.name}.second_opinion.", "second_opinion_common.question.")
    for file in [*rules, GAMES / "second_opinion_common" / "question.py"]:
        for name in imported(file):
            is_within = name.startswith(own) and ".beside" not in name
            assert is_within or name.partition(".")[0] in STANDARD, (file.name, name)

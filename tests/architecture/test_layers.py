"""The import rules of the house, checked against the source."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "deckcli"

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "messages": set(),
    "stats": {"core"},
    "catalog": {"core"},
    "decks": {"core", "catalog"},
    "engine": {"core", "catalog"},
    "games": {"core", "catalog", "decks", "engine"},
    "bots": {"core", "engine"},
    "drafts": {"core", "catalog", "decks", "games"},
    "hands": {"core", "stats", "catalog", "decks", "games"},
    "matches": {"core", "stats", "catalog", "decks", "engine", "games", "bots"},
    "report": {
        *("core", "stats", "catalog", "decks", "engine", "games", "drafts", "hands", "matches"),
    },
    "cli": {
        *("core", "stats", "catalog", "decks", "engine", "games", "bots"),
        *("drafts", "hands", "matches", "report"),
    },
}


@cache
def imported(path: Path) -> set[str]:
    """Dotted deckcli modules imported anywhere in a file, inside functions too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.startswith("deckcli.")}


def packages() -> set[str]:
    return {folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists()}


def test_every_package_has_its_place_in_the_layers():
    assert packages() <= set(MAY_IMPORT)


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_a_layer_imports_only_what_is_below_it(layer):
    for path in (PACKAGE / layer).rglob("*.py"):
        used = {name.split(".")[1] for name in imported(path)} & packages() - {layer}

        assert used <= MAY_IMPORT[layer], f"{path.relative_to(PACKAGE)} reaches up"


def test_games_do_not_know_each_other():
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        game = path.relative_to(PACKAGE / "games").parts[0]
        others = {name.split(".")[2] for name in imported(path) if name.count(".") > 1}
        games = {folder.parent.name for folder in (PACKAGE / "games").glob("*/__init__.py")}

        assert others & games <= {game}, path


@pytest.mark.parametrize("layer", ["core", "stats", "catalog", "decks", "engine", "bots", "report"])
def test_nothing_below_the_games_names_one(layer):
    """A game's key in a string would be a special case in the shared code; examples may."""
    games = {folder.parent.name for folder in (PACKAGE / "games").glob("*/__init__.py")}
    for path in (PACKAGE / layer).rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}

        assert not words & games, path


def test_only_the_command_line_prints_or_exits():
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if path.is_relative_to(PACKAGE / "cli") or not re.search(r"(print|exit|input)\b", text):
            continue
        for node in ast.walk(ast.parse(text)):
            called = isinstance(node, ast.Call) and ast.unparse(node.func)

            assert called not in ("print", "exit", "sys.exit", "input"), path

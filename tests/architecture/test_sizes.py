"""Files stay short enough to read."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = [*(ROOT / "deckcli").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]


def test_no_file_grows_past_400_lines():
    long = [path for path in SOURCES if path.read_text(encoding="utf-8").count("\n") > 400]

    assert long == []


def test_no_function_grows_past_a_screen():
    for path in (ROOT / "deckcli").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                assert node.end_lineno - node.lineno <= 50, f"{path}:{node.lineno} {node.name}"

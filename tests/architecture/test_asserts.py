"""Asserts tell the type checker what is known already; bad input is refused by raising errors."""

import ast
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "deckcli"
FORBIDDEN = {"AssertionError", "__debug__"}


def test_nothing_depends_on_an_assert():
    """`python -O` leaves them out: who catches one, or raises one, would hear nothing there."""
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if not any(name in text for name in FORBIDDEN):
            continue
        names = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}

        assert not names & FORBIDDEN, path.relative_to(PACKAGE)

"""Asserts tell the type checker what is known already; bad input is refused by raising errors."""

import ast
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "deckcli"


def test_nothing_depends_on_an_assert():
    """`python -O` leaves them out: who catches one, or raises one, would hear nothing there."""
    for path in PACKAGE.rglob("*.py"):
        names = {
            node.id
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Name)
        }

        assert not names & {"AssertionError", "__debug__"}, path.relative_to(PACKAGE)

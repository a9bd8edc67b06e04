"""Mistakes of the compiler that the source must not run into."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "deckcli"
LAYERS = ("core", "engine", "games", "bots", "matches")  # those with modules to compile
COMPILED = [file for layer in LAYERS for file in (PACKAGE / layer).rglob("*.py")]


def shifted_constants(source):
    """Shifts such as `1 << n`: with a machine word for n they are cut off at 32 bits."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]


@pytest.mark.parametrize(("source", "found"), [
    ("mask |= 1 << n", [1]),
    ("mask = (\n  2 << seat + 1)", [2]),
    ("bit = 1\nbit <<= n", []),
    ("m >> n & 1", []),
    ("1 << 31", []),
    ("value << 10 | other", []),
])  # fmt: skip
def test_what_counts_as_a_shifted_constant(source, found):
    assert shifted_constants(source) == found


def test_no_constant_is_shifted_by_a_variable():
    """Write `bit = 1` and `bit <<= n`, or `mask >> n & 1`."""
    found = {
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in COMPILED
        for line in shifted_constants(path.read_text(encoding="utf-8"))
    }

    assert found == set()

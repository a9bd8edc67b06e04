"""What the compiler gets wrong is not used where it compiles."""

import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "deckcli"
COMPILED = [
    PACKAGE / "core" / "rng.py",
    *(PACKAGE / "engine").rglob("*.py"),
    *(PACKAGE / "bots").rglob("*.py"),
    *(file for game in (PACKAGE / "games").glob("*/game.py") for file in game.parent.glob("*.py")),
]


@pytest.mark.parametrize("file", COMPILED, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_constant_is_shifted_by_a_variable(file):
    """`1 << n` is compiled as a shift of 32 bits; `bit <<= n` and `2**n` are not."""
    assert not re.search(r"\b1 << [a-z_(]", file.read_text(encoding="utf-8"))

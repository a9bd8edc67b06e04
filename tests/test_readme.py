"""The pages show what the program really prints."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def examples():
    """Every `console` block of every page: the commands and what they print."""
    for page in PAGES:
        for block in re.findall(
            r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL
        ):
            yield pytest.param(block, id=f"{page.name}: {block.splitlines()[0][:60]}")


def output_of(line: str) -> str:
    """What a shell line prints in `docs/examples`, errors first come first served."""
    words = shlex.split(line.removeprefix("$ "))
    assert words[0] == "deckcli"
    done = subprocess.run(
        [sys.executable, "-m", "deckcli", *words[1:]],
        cwd=ROOT / "docs" / "examples",
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return done.stdout


@pytest.mark.parametrize("block", list(examples()))
def test_the_output_is_as_shown(block):
    """Whole, or in pieces where a line of dots stands for what is left out."""
    lines = block.splitlines(keepends=True)
    commands = [line for line in lines if line.startswith("$ ")]
    printed = "".join(f"{command}{output_of(command.strip())}" for command in commands)
    if "…\n" not in lines:
        assert printed.rstrip() == block.rstrip()
        return
    for piece in block.split("\n…\n"):
        assert piece.strip("\n") in printed
        printed = printed.partition(piece.strip("\n"))[2]

"""Workers run the program's own modules, whatever lies in the folder where somebody types."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = """\
from deckcli.cli.main import run
if __name__ == "__main__":
    run()
"""
MATCH = ("match", "cipher/s01-marth", "cipher/s02-chrom", "--bots", "random", "--pairs", "4",
         "--seed", "1", "-j", "2")  # fmt: skip


@pytest.mark.parametrize("name", ["re", "random", "pickle", "deckcli"])
def test_a_module_in_the_current_folder_is_not_imported(folder, name):
    here = folder / "here"
    here.mkdir()
    (here / f"{name}.py").write_text("raise SystemExit('not mine')\n", encoding="utf-8")
    (folder / "deckcli-command").write_text(COMMAND, encoding="utf-8")  # as it is installed
    done = subprocess.run(
        [sys.executable, "../deckcli-command", *MATCH],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        cwd=here,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert "8 games of cipher in 4 pairs" in done.stdout

"""What is compiled, and what happens where it cannot be."""

import os
import pickle
import runpy
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from deckcli.core.rng import seeded

ROOT = Path(__file__).parents[2]


@pytest.fixture
def build(monkeypatch):
    """The functions of setup.py."""
    pytest.importorskip("setuptools", minversion="65")
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "argv", ["setup.py"])
    for name in [name for name in os.environ if name.startswith("DECKCLI_")]:
        monkeypatch.delenv(name)
    return runpy.run_path("setup.py", run_name="setup")


def test_games_are_compiled_with_all_they_are_played_with(build):
    found = {Path(path).as_posix() for path in build["playing_modules"]()}

    assert {"deckcli/core/rng.py", "deckcli/engine/play.py", "deckcli/bots/greedy_bot.py"} <= found
    assert {"deckcli/matches/table.py", "deckcli/matches/tally.py"} <= found
    assert {path.as_posix() for path in Path("deckcli/games").glob("*/game.py")} <= found
    assert "deckcli/games/cipher/rules/turn.py" in found  # `game` imports it
    assert "deckcli/games/cipher/rules/zones.py" in found  # which imports this one
    assert not [path for path in found if path.endswith(("deck_rules.py", "__init__.py"))]


def test_all_playing_modules_are_of_one_build(build):
    """A compiled module that is left beside newer sources would be imported in their place."""
    names = [path.removesuffix(".py").replace(os.sep, ".") for path in build["playing_modules"]()]
    suffixes = {Path(import_module(name).__file__).suffix for name in names}

    assert suffixes in ({".py"}, {".so"}, {".pyd"})


def test_doing_without_a_compiler_is_said_in_one_line(build, capsys):
    build["stay_pure"]("no C compiler that works")

    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "pure Python" in told.err and "no C compiler that works" in told.err


def test_doing_without_a_compiler_can_be_forbidden(build, monkeypatch):
    monkeypatch.setenv("DECKCLI_REQUIRE_COMPILED", "1")
    with pytest.raises(SystemExit, match="DECKCLI_REQUIRE_COMPILED"):
        build["stay_pure"]("no C compiler that works")


def test_compiled_modules_of_an_earlier_build_are_removed(build, tmp_path):
    stale = [
        tmp_path / "deckcli__mypyc.cpython-311-x86_64-linux-gnu.so",
        tmp_path / "deckcli" / "engine" / "play.cpython-311-x86_64-linux-gnu.so",
        tmp_path / "deckcli" / "core" / "rng.cp311-win_amd64.pyd",
    ]
    kept = [tmp_path / "deckcli" / "engine" / "play.py", tmp_path / "other.so"]
    for path in [*stale, *kept]:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    build["remove_compiled"](tmp_path)

    assert not [path for path in stale if path.exists()]
    assert all(path.exists() for path in kept)


def test_the_package_of_the_compiler_is_not_needed_to_play():
    code = "import sys; sys.modules['mypy_extensions'] = None; import deckcli.bots.greedy_bot"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_random_numbers_survive_pickling():
    """Compiled classes do not do so by themselves."""
    rng = seeded(7, "pickle")
    again = pickle.loads(pickle.dumps(rng))

    assert [again.word() for _ in range(3)] == [rng.word() for _ in range(3)]

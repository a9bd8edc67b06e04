"""What is compiled, and what happens where it cannot be."""

import ast
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
    assert {"deckcli/games/cipher/rules/turn.py", "deckcli/engine/words/facts.py"} <= found
    assert not {name for name in found if "/decks/" in name or name.endswith("/__init__.py")}
    assert not {name for name in found if "/table/" in name or "/telling/" in name}
    assert not {name for name in found if "/language/" in name or "/rulings/" in name}


def test_a_new_game_is_compiled_by_its_rooms(build, monkeypatch, tmp_path):
    rooms = ("game", "worth", "rules/turn", "words/zones", "table/layout", "decks/deck_rules")
    for room in rooms:
        path = tmp_path / "deckcli" / "games" / "new" / f"{room}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (tmp_path / "deckcli" / "games" / "new" / "rules" / "__init__.py").touch()
    monkeypatch.chdir(tmp_path)

    assert [Path(name).relative_to("deckcli/games/new").as_posix()
            for name in build["playing_modules"]()] == [
        "game.py", "rules/turn.py", "words/zones.py", "worth.py",
    ]  # fmt: skip


def test_what_is_left_out_by_name_is_there(build):
    names = [*build["NOT_PLAYED"], *build["NOT_SO_QUICK"]]
    assert [name for name in names if not list((ROOT / "deckcli").glob(name))] == []


@pytest.mark.parametrize(("source", "level"), [
    ("build/__native_deckcli___games___cipher___rules___turn.c", "-O2"),
    ("build/__native_deckcli___games___cipher___rules___setup.c", "-O1"),  # once in a game
    ("build/__native_deckcli___engine___play.c", "-O2"),
    ("build/__native_deckcli___engine___words___facts.c", "-O1"),
    ("build/__native_deckcli___games___cipher___game.c", "-O1"),
    ("build/__native_deckcli.c", "-O1"),  # what the modules are made of when they are loaded
    ("build/deckcli/bots/bot.c", "-O1"),  # it only finds the module in the library of all
    ("build/list_ops.c", "-O2"),
])  # fmt: skip
def test_rooms_decide_how_much_is_optimised(build, source, level):
    assert build["level"](source) == level


def test_the_c_of_modules_begins_with_one_header(build):
    sources = ["build/__native_deckcli___engine___play.c", "build/__native_deckcli.c",
               "build/deckcli/bots/bot.c", "build/list_ops.c", "build/vecs/librt_vecs_api.c"]  # fmt: skip

    assert [build["is_of_a_module"](source) for source in sources] == [True] * 3 + [False] * 2


def test_what_runs_seldom_is_found_in_the_header_of_all_modules(build):
    header = """\
extern CPyModule *CPyModule_deckcli___bots___bot;
extern char CPyDef_bot_____top_level__(void);
extern PyObject *CPyDef_bot___make_bot(PyObject *cpy_r_name);
extern PyObject *CPyPy_bot___make_bot(PyObject *self, PyObject *const *args, size_t nargs);
"""

    assert build["SELDOM_RUN"].findall(header) == [
        "char CPyDef_bot_____top_level__(void)",
        "PyObject *CPyPy_bot___make_bot(PyObject *self, PyObject *const *args, size_t nargs)",
    ]


def test_no_class_is_derived_from_a_compiled_one_that_forbids_it(build):
    """Compiled, only a class that allows it has subclasses that are not compiled."""
    modules = {name_of(path) for path in build["playing_modules"]()}
    refused = []
    for path in (ROOT / "deckcli").rglob("*.py"):
        name = name_of(path.relative_to(ROOT))
        if name not in modules and path.stem not in {"__init__", "__main__"}:
            module = import_module(name)
            own = [kind for kind in vars(module).values() if isinstance(kind, type)]
            refused += [
                f"{name}.{kind.__name__} is a {base.__module__}.{base.__name__}"
                for kind in own
                if kind.__module__ == name
                for base in kind.__mro__[1:]
                if base.__module__ in modules and not may_have_subclasses(base)
            ]

    assert refused == []


def name_of(path):
    return str(path).removesuffix(".py").replace(os.sep, ".")


def may_have_subclasses(kind):
    source = Path(*kind.__module__.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    tree = ast.parse(source)
    written = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    signs = [ast.unparse(sign) for sign in written[kind.__name__].decorator_list]
    bases = [base for base in kind.__bases__ if base.__module__ == kind.__module__]
    return "mypyc_attr(allow_interpreted_subclasses=True)" in signs and (
        not bases or all(may_have_subclasses(base) for base in bases)
    )


def test_all_playing_modules_are_of_one_build(build):
    """A compiled module that is left beside newer sources would be imported in their place."""
    names = [name_of(path) for path in build["playing_modules"]()]
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
    wanted = tmp_path / "deckcli" / "bots" / "bot.cpython-311-x86_64-linux-gnu.so"
    kept = [tmp_path / "deckcli" / "engine" / "play.py", tmp_path / "other.so", wanted]
    for path in [*stale, *kept]:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    build["remove_compiled"](tmp_path, but={wanted})

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

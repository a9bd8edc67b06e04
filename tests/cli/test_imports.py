"""Quick commands import nothing slow, and a deck only the chapter of its own game."""

import json
import runpy
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import ForwardRef

import pytest
from typer.main import get_command

import deckcli.cli
from deckcli.__main__ import SELDOM_USED
from deckcli.cli.main import app

# A frozen dataclass costs ten times as much to define as a NamedTuple, and hashlib loads OpenSSL.
SLOW_TO_SET_UP = {"dataclasses", "hashlib", "tempfile", "deckcli.decks.formats.yaml_writer",
                  "deckcli.catalog.assembling"}  # fmt: skip
HEAVY = {"jsonschema", "tabulate", "wcwidth", "rapidfuzz", "rich", "numpy", "tomllib", "pydantic"}
FAMILIES = sorted(Path(deckcli.cli.__file__).parent.glob("*/__init__.py"))
CODE = """\
import json, sys
from deckcli.cli.main import exit_status_of
status = exit_status_of(sys.argv[1:])
print(json.dumps([int(status), sorted(sys.modules)]), file=sys.stderr)
"""


def modules_of(*argv: str) -> tuple[int, set[str]]:
    """The exit status of a run in a fresh process, and everything it imported."""
    run = subprocess.run(
        [sys.executable, "-c", CODE, *argv], capture_output=True, encoding="utf-8", check=True
    )
    status, modules = json.loads(run.stderr.splitlines()[-1])
    return status, set(modules)


def chapters(modules: set[str]) -> set[str]:
    """The games whose own modules were imported."""
    parts = (name.split(".") for name in modules)
    return {one[2] for one in parts if one[:2] == ["deckcli", "games"] and len(one) > 3}


def commands_in(modules: set[str]) -> set[str]:
    """The commands whose modules were imported."""
    known = {f"deckcli.cli.{one.parent.name}.{name}" for one in FAMILIES for name in names_in(one)}
    assert {name.split(".")[-1] for name in known} == set(get_command(app).list_commands(None))
    return {name.split(".")[-1] for name in known & modules}


def names_in(init: Path) -> tuple[str, ...]:
    return runpy.run_path(str(init))["COMMANDS"]


@pytest.fixture
def warm(deckcli):
    """The catalogs are in the cache."""
    assert deckcli("games").status == 0


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_help_and_version_need_almost_nothing(option):
    status, modules = modules_of(option)

    assert status == 0
    assert not modules & (HEAVY | {"yaml"})


def test_a_version_is_told_without_any_command():
    _, modules = modules_of("--version")

    assert not commands_in(modules)
    assert not chapters(modules)


def test_what_typer_imports_for_few_commands_waits():
    modules = modules_of_the_program(RUN, "--version")

    assert "typer" in modules
    assert not modules & set(SELDOM_USED)


@pytest.mark.parametrize(
    "deck",
    ["ashes/iron-men", "blackpoker/full-54", "blue_moon/hoax", "cipher/s01-marth",
     "summon_magic/two-books"],
)  # fmt: skip
def test_a_legal_built_in_deck_is_checked_without_heavy_modules(warm, deck):
    modules_of("check", deck)  # the first deck that names its cards has their names kept
    status, modules = modules_of("check", deck)

    assert status == 0
    assert not modules & (HEAVY | SLOW_TO_SET_UP)


# How many modules of our own a line may import: each takes a fifth of a millisecond or more. Whoever
# needs another one says so here, or imports it where it is used.
MOST_OF_OURS = {"--version": 20, "--help": 49, "check cipher/s01-marth": 62}
# What they may import beside Typer. It needs some more itself to lay out a page of help.
OF_PAGES = {"gettext", "locale", "math", "textwrap", "typer._click._textwrap", "unicodedata"}
OF_DECKS = {"json", "json.decoder", "json.encoder", "json.scanner", "math", "unicodedata", "zlib",
            "encodings.utf_8_sig"}  # fmt: skip
BESIDE_TYPER = {"--version": {"unicodedata"}, "--help": OF_PAGES, "check": OF_DECKS}


@pytest.mark.parametrize("line", MOST_OF_OURS)
def test_no_module_creeps_in(warm, line):
    modules = modules_of_the_program(RUN, *line.split())
    ours = {name for name in modules if name.partition(".")[0] == "deckcli"}

    assert len(ours) <= MOST_OF_OURS[line], sorted(ours)
    assert modules - ours - modules_of_the_program(ONLY_TYPER) <= BESIDE_TYPER[line.split()[0]]


RUN = "from deckcli.__main__ import run; run()"
ONLY_TYPER = """\
from deckcli.__main__ import SELDOM_USED
from deckcli.core.later import later
with later(SELDOM_USED):
    import inspect, typer.main, typer._click.decorators
"""


def modules_of_the_program(code: str, *argv: str) -> set[str]:
    """What it imports beside what Python starts with, as the installed command does.

    Modules in C are left out: which ones are built in depends on who has built Python.
    """
    start = "import atexit, sys; before = set(sys.modules)\n"
    start += "atexit.register(lambda: print(*{*sys.modules} - before, file=sys.stderr))\n"
    run = subprocess.run(
        [sys.executable, "-c", start + code, *argv],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return {name for name in run.stderr.split() if not name.startswith("_")}


@pytest.mark.parametrize("game", ["ashes", "blackpoker", "blue_moon", "cipher", "summon_magic"])
def test_a_yaml_deck_imports_only_its_own_game(warm, write, sample_text, library, game):
    name = next(iter(library.sample_files(game)))
    deck = write("deck.yaml", sample_text(name))

    status, modules = modules_of("check", deck)

    assert status == 0
    assert chapters(modules) == {game}
    assert not modules & HEAVY


def test_a_built_in_deck_imports_only_its_own_game(warm):
    _, modules = modules_of("check", "cipher/s01-marth")

    assert chapters(modules) == {"cipher"}


def test_one_command_does_not_import_the_others(warm):
    _, modules = modules_of("check", "cipher/s01-marth")

    assert commands_in(modules) == {"check"}


def test_the_settings_file_is_what_needs_tomllib(warm, write):
    """The test above would prove nothing if tomllib were imported under another name."""
    write("deckcli.toml", 'lang = "en"\n')

    _, modules = modules_of("check", "cipher/s01-marth")

    assert "tomllib" in modules


def test_the_package_itself_is_light():
    code = "import sys, deckcli; print(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    modules = set(run.stdout.split())
    assert {name for name in modules if name.startswith("deckcli.")} == set()
    assert not modules & {*HEAVY, "yaml", "typer", "json"}


GARBAGE = """\
import atexit, gc, sys
rounds = []
gc.callbacks.append(lambda phase, info: rounds.append(phase) if phase == "start" else None)
atexit.register(lambda: print(len(rounds), gc.get_freeze_count(), file=sys.stderr))
from deckcli.cli.main import run
run(sys.argv[1:])
"""


def test_a_check_spends_no_time_on_garbage(warm):
    """There is none worth looking for: neither among new modules nor on the way out."""
    command = [sys.executable, "-c", GARBAGE, "check", "cipher/s01-marth"]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)

    rounds, frozen = map(int, run.stderr.split())
    assert rounds < 10
    assert frozen > 10_000


def test_no_annotation_of_a_named_tuple_is_compiled(warm):
    """As texts they would be, one by one, each time the program starts."""
    _, modules = modules_of("check", "cipher/s01-marth")
    texts = [
        f"{name}.{one.__name__}.{key}"
        for name in sorted(modules)
        if name.startswith("deckcli.")
        for one in vars(import_module(name)).values()
        if isinstance(one, type) and hasattr(one, "_field_defaults") and one.__module__ == name
        for key, value in one.__annotations__.items()
        if isinstance(value, ForwardRef)
    ]

    # rules make findings, and need them first
    assert texts == ["deckcli.core.findings.Finding.rule"]


def test_hardly_anything_is_imported_before_ctrl_c_is_heeded():
    code = "import sys; before = set(sys.modules)\nimport deckcli.__main__\n"
    code += "print(*sorted(set(sys.modules) - before))"
    run = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, encoding="utf-8", check=True,
        cwd=Path(deckcli.cli.__file__).parents[2],
    )  # fmt: skip
    ours = {name for name in run.stdout.split() if name.startswith("deckcli")}

    assert ours == {"deckcli", "deckcli.__main__", "deckcli.cli", "deckcli.cli.exit_status",
                    "deckcli.cli.interrupts"}  # fmt: skip
    assert not {"typing", "importlib", "inspect"} & set(run.stdout.split())

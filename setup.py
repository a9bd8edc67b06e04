"""Wheels carry the data folders that stand at the top of the repository, and a compiled engine.

The engine and the games are compiled with mypyc where that works. Where it does not (no compiler,
no mypy) the same sources are installed as they are; `REQUIRE_COMPILED=1` makes that an error.
"""

import ast
import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

OPTIONS = ("--ignore-missing-imports",)
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}  # not: metadata, editable installs


class BuildWithData(build_py):
    """Copies `card_data/` and `schemas/` into `deckcli/_data/` of the wheel."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:  # a checkout finds them at its top
            return
        for name in ("card_data", "schemas"):
            target = Path(self.build_lib, "deckcli", "_data", name)
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(name, target)


class BuildIfPossible(build_ext):
    """Compiles, or leaves the sources as they are and says so."""

    def run(self) -> None:
        try:
            super().run()
        except Exception:  # noqa: BLE001 - whatever is wrong, the sources still work
            not_compiled("the C compiler does not work here")
            self.extensions = []
            for half_done in Path(self.build_lib).rglob("*.so"):
                half_done.unlink()


def not_compiled(reason: str) -> None:
    """Say in one line that the pure version is installed."""
    if os.environ.get("REQUIRE_COMPILED"):
        sys.exit(f"deckcli: the engine cannot be compiled ({reason})")
    print(f"deckcli: installing without the compiled engine, which is slower ({reason})")


def extensions() -> list[Extension]:
    """The modules that make games quick, as extensions; none where they cannot be made."""
    if not BUILDING & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        not_compiled("mypy is not there")
        return []
    try:  # strictness is for developers; here only the compiled modules have to be right
        return mypycify(["--config-file=", "--follow-imports=silent", *OPTIONS, *modules()])
    except SystemExit:
        not_compiled("mypy does not understand the sources")
        return []


def modules() -> list[str]:
    """The engine, the bots, and what the `game` chapter of each game is made of."""
    found = [Path("deckcli/core/rng.py")]
    for package in ("engine", "bots"):
        found += sorted(Path("deckcli", package).rglob("*.py"))
    for chapter in sorted(Path("deckcli/games").glob("*/game.py")):
        found += chapters(chapter, [])
    kept = [file for file in found if file.name not in ("__init__.py", "native.py")]
    return [str(file) for file in kept]


def chapters(file: Path, known: list[Path]) -> list[Path]:
    """A module and the neighbours it imports at its top, and theirs."""
    if file in known or not file.exists():
        return known
    known.append(file)
    package = ".".join(file.parts[:-1])
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module == package:
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
            names = [node.module.rpartition(".")[2]]
        else:
            continue
        for name in names:
            known = chapters(file.with_name(f"{name}.py"), known)
    return known


setup(cmdclass={"build_py": BuildWithData, "build_ext": BuildIfPossible}, ext_modules=extensions())

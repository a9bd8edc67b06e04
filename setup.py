"""Wheels carry the data folders, and compiled modules where there is a compiler for them.

DECKCLI_PURE=1              compiles nothing
DECKCLI_REQUIRE_COMPILED=1  fails where nothing can be compiled, instead of doing without
DECKCLI_COMPILE=1           compiles an editable install too: it is pure otherwise, because compiled
                            modules would hide what is edited beside them
"""

import ast
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

PACKAGE = Path("deckcli")
IS_EDITABLE = "editable_wheel" in sys.argv
IS_BUILD = bool({"bdist_wheel", "build", "build_ext", "editable_wheel"} & set(sys.argv))


def asked(name: str) -> bool:
    return os.environ.get(name, "0") not in {"", "0"}


def playing_modules() -> list[str]:
    """What games are played with: engine, bots, random numbers, tables, each game's own rules."""
    found = {*(PACKAGE / "engine").rglob("*.py"), *(PACKAGE / "bots").rglob("*.py")}
    found -= {*(PACKAGE / "engine" / "texts").rglob("*.py")}  # nothing that plays needs it
    found.add(PACKAGE / "core" / "rng.py")
    found |= {PACKAGE / "matches" / "table.py", PACKAGE / "matches" / "tally.py"}
    for chapter in (PACKAGE / "games").glob("*/game.py"):
        found |= chapters_from(chapter)
    left_out = {"__init__.py", "native.py"}  # the latter is there for those who do not compile
    return sorted(str(path) for path in found if path.name not in left_out)


def chapters_from(first: Path) -> set[Path]:
    """A chapter of a game and all those it needs; deck and card rules are not among them."""
    found: set[Path] = set()
    waiting = [first]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [one for one in imported(path) if one.is_relative_to(first.parent)]
    return found


def imported(path: Path) -> list[Path]:
    """The files of modules that a file imports, inside functions too."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    files = [Path(*name.split(".")).with_suffix(".py") for name in names]
    return [file for file in files if file.is_file()]


def extensions() -> list[Extension]:
    """The playing modules as C, ready for the C compiler; none, and a word why, if need be."""
    if IS_EDITABLE and not asked("DECKCLI_COMPILE"):
        remove_compiled(Path())
        return []
    if not IS_BUILD:
        return []
    if asked("DECKCLI_PURE"):
        stay_pure("DECKCLI_PURE is set")
        return []
    options = ["--config-file=", "--cache-dir=build/mypy_cache"]  # strictness is for developers
    options += ["--ignore-missing-imports", "--follow-imports=silent"]
    try:
        from mypyc.build import mypycify

        return mypycify(
            [*options, *playing_modules()],
            multi_file=True,  # quicker to compile than one file, and the games are as quick
            debug_level="0",
            group_name="deckcli",
        )
    except (ImportError, SystemExit):  # the latter after telling what is wrong
        stay_pure("no mypyc that works")
        return []


def stay_pure(why: str) -> None:
    """Say in one line that nothing is compiled, or fail if that is not good enough."""
    if asked("DECKCLI_REQUIRE_COMPILED"):
        sys.exit(f"deckcli: not compiled, though DECKCLI_REQUIRE_COMPILED is set ({why})")
    print(f"deckcli: installed as pure Python, which plays slower ({why})", file=sys.stderr)


def remove_compiled(folder: Path) -> None:
    """Modules of an earlier build would be imported in place of their sources."""
    for path in [*folder.glob("deckcli__mypyc.*"), *folder.glob("deckcli/**/*")]:
        if path.suffix in {".so", ".pyd"}:
            path.unlink()


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


class CompileAllOrNothing(build_ext):
    """Compiled modules need each other: if one fails, the wheel is a pure one."""

    def run(self) -> None:
        remove_compiled(Path(self.build_lib))  # a module may have ceased to be one of them
        try:
            super().run()
        except (BaseError, CCompilerError, OSError):
            stay_pure("no C compiler that works")
            remove_compiled(Path(self.build_lib))
            self.extensions = self.distribution.ext_modules = []
            self.get_finalized_command("bdist_wheel").root_is_pure = True

    def build_extension(self, ext: Extension) -> None:
        """Compile the files of a module side by side; by itself, setuptools takes turns."""
        compile_several = self.compiler.compile

        def compile_all(sources: list[str], **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda one: compile_several([one], **options), sources)
                return list(chain.from_iterable(made))

        self.compiler.compile = compile_all
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = compile_several


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_py": BuildWithData, "build_ext": CompileAllOrNothing},
    )

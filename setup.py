"""Wheels carry the data folders, and compiled modules where there is a compiler for them.

DECKCLI_PURE=1              compiles nothing
DECKCLI_REQUIRE_COMPILED=1  fails where nothing can be compiled, instead of doing without
DECKCLI_COMPILE=1           compiles an editable install too: it is pure otherwise, because compiled
                            modules would hide what is edited beside them
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

PACKAGE = Path("deckcli")
# What runs while a game is played, by room; only this is compiled. Reading cards and rulings,
# checking decks and telling stories happen beside the game, and compiling them takes as long again.
PLAYED = (
    "core/rng.py", "core/packed.py",
    "engine/*.py", "engine/words/*.py",
    "games/*/game.py", "games/*/worth.py", "games/*/rules/*.py", "games/*/words/*.py",
    "bots/*.py", "matches/chances.py", "matches/table.py", "matches/tally.py",
)  # fmt: skip
# In those rooms all the same: what is there for those who do not compile, and what no game runs.
NOT_PLAYED = (
    "engine/native.py", "engine/blanking.py", "engine/endings.py", "engine/rule_options.py",
    "engine/transcripts.py", "bots/own_bots.py", "bots/versions.py",
    "bots/weights.py", "bots/solving.py",
)  # fmt: skip
# Where -O2 pays (benchmarks/instructions.py); the rest is as quick with -O1, in 0.6 of the time.
QUICKEST = ("core/*.py", "engine/*.py", "games/*/rules/*.py")
# In those rooms all the same: less than one instruction in a hundred of the games that
# benchmarks/instructions.py plays runs there. It asks no bots, so what they look at stays quick.
NOT_SO_QUICK = (
    "engine/abilities.py", "engine/deeds.py", "engine/game.py", "engine/granting.py",
    "engine/interrupts.py", "engine/layers.py", "engine/listening.py", "engine/pace.py",
    "engine/processes.py", "engine/targeting.py", "games/*/rules/codes.py",
    "games/*/rules/faces.py", "games/*/rules/programs.py", "games/*/rules/setup.py",
)  # fmt: skip
QUICK, PLAIN = "-O2", "-O1"
# Modules call each other directly: else every call takes a detour, in case another library has a
# function of the same name.
DIRECT = "-fvisibility=hidden"
# What takes a tenth of the compiler's time and changes no game: looking for what is worth a warning
# in generated C, and tables by which exceptions of C++ would pass through it.
SPARED = ("-Wno-all", "-fno-asynchronous-unwind-tables")
# The same of gcc, another tenth: what it could learn about pointers and calls is of no use where
# every call may change every object, and the lists of a game are too short for vectors.
SPARED_BY_GCC = (
    "-fno-tree-pta", "-fno-ipa-modref", "-fno-ipa-pure-const", "-fno-tree-vectorize",
)  # fmt: skip
# What the C of all modules begins with. A third of it runs once, when a module is loaded, and a
# sixth is by which interpreted code calls compiled functions: neither is optimised.
HEADERS = ("build/__native_deckcli.h", "build/__native_internal_deckcli.h")
SELDOM_RUN = re.compile(
    r"^extern (char CPyDef_\w+_____top_level__\(void\)|PyObject \*CPyPy_\w+\(.*\));$", re.MULTILINE
)
UNOPTIMIZED = """
#if defined(__GNUC__) && !defined(__clang__)
#define RUNS_SELDOM __attribute__((optimize("O0")))
#else
#define RUNS_SELDOM
#endif
"""
# What makes a module importable finds it in the library of all. There are as many of these files as
# modules, and reading Python.h takes longer than compiling one: this is what they use of it.
IMPORTED = """
#define Py_PYTHON_H
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
typedef struct _object PyObject;
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
"""
STRIDE = 10  # files from one line about progress to the next
IS_EDITABLE = "editable_wheel" in sys.argv
IS_BUILD = bool({"bdist_wheel", "build", "build_ext", "editable_wheel"} & set(sys.argv))


def asked(name: str) -> bool:
    return os.environ.get(name, "0") not in {"", "0"}


def playing_modules() -> list[str]:
    """What games are played with, by room: a new game has the same rooms, so it is among them."""
    found = {path for room in PLAYED for path in PACKAGE.glob(room)}
    left_out = {PACKAGE / name for name in NOT_PLAYED}
    return sorted(str(path) for path in found - left_out if path.name != "__init__.py")


def level(source: str) -> str:
    """How much the C compiler optimises a file: the C of a module, or what all of them need."""
    name = Path(source).stem
    if not name.startswith("__native_deckcli"):
        return PLAIN if is_of_a_module(source) else QUICK
    path = Path(name.removeprefix("__native_deckcli___").replace("___", "/")).with_suffix(".py")
    is_quick = any(map(path.match, QUICKEST)) and not any(map(path.match, NOT_SO_QUICK))
    return QUICK if is_quick else PLAIN


def is_of_a_module(source: str) -> bool:
    """Whether C is that of a module, or makes it importable; the rest is mypyc's own."""
    return Path(source).name.startswith("__native_deckcli") or makes_importable(source)


def makes_importable(source: str) -> bool:
    return "deckcli" in Path(source).parts


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
    playing = playing_modules()
    tell(f"translating {len(playing)} modules into C")
    options = ["--config-file=", "--cache-dir=build/mypy_cache"]  # strictness is for developers
    # What else is installed, such as numpy behind rapidfuzz, would be read and checked as well.
    options += ["--ignore-missing-imports", "--follow-imports=silent", "--no-site-packages"]
    try:
        from mypyc.build import mypycify

        return mypycify(
            [*options, *playing],
            multi_file=True,  # quicker to compile than one file, and the games are as quick
            debug_level="0",
            group_name="deckcli",
        )
    except (ImportError, SystemExit):  # the latter after telling what is wrong
        stay_pure("no mypyc that works")
        return []


def tell(what: str) -> None:
    """Say what is being done; `pip install -v` shows it at once."""
    print(f"deckcli: {what}", flush=True)


def stay_pure(why: str) -> None:
    """Say in one line that nothing is compiled, or fail if that is not good enough."""
    if asked("DECKCLI_REQUIRE_COMPILED"):
        sys.exit(f"deckcli: not compiled, though DECKCLI_REQUIRE_COMPILED is set ({why})")
    print(f"deckcli: installed as pure Python, which plays slower ({why})", file=sys.stderr)


def remove_compiled(folder: Path, but: Collection[Path] = ()) -> None:
    """Modules of an earlier build would be imported in place of their sources."""
    for path in [*folder.glob("deckcli__mypyc.*"), *folder.glob("deckcli/**/*")]:
        if path.suffix in {".so", ".pyd"} and path not in but:
            path.unlink()


def chooses_levels(compiler: Any) -> bool:
    """Whether the C compiler knows `-O1`; others write it differently."""
    return bool(compiler.compiler_type == "unix")


def version_of(compiler: Any) -> str:
    """What the C compiler says about itself: its name and version, then whose it is."""
    command = [compiler.compiler[0], "--version"]
    return subprocess.check_output(command, text=True)  # noqa: S603 - it is the one that compiles


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

    def initialize_options(self) -> None:
        super().initialize_options()
        self.headers: dict[str, str] = {}  # what C begins with, by level; and IMPORTED
        self.spared: list[str] = []

    def run(self) -> None:
        # What is as new as its source stays; a module may have ceased to be one of them.
        wanted = {Path(self.get_ext_fullpath(one.name)) for one in self.extensions}
        remove_compiled(Path(self.build_lib), but=wanted)
        folders = list(dict.fromkeys(name for one in self.extensions for name in one.include_dirs))
        for one in self.extensions:
            one.depends = [*one.depends, "setup.py", "pyproject.toml"]  # levels and versions
            one.include_dirs = folders  # all begin with the same header
        try:
            super().run()
            if self.extensions and not self.inplace:
                self.note_versions()
        except (BaseError, CCompilerError, OSError, subprocess.SubprocessError):
            stay_pure("no C compiler that works")
            remove_compiled(Path(self.build_lib))
            self.extensions = self.distribution.ext_modules = []
            self.get_finalized_command("bdist_wheel").root_is_pure = True

    def note_versions(self) -> None:
        """Write down what compiled the wheel: figures of its speed depend on that."""
        compiler = ""
        if chooses_levels(self.compiler):
            compiler = version_of(self.compiler).partition("\n")[0]
        made = {"compiler": compiler, "mypy": version("mypy")}
        file = Path(self.build_lib, "deckcli", "_data", "build.json")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(made), encoding="utf-8")

    def build_extension(self, ext: Extension) -> None:
        """Compile the files of a module side by side; by itself, setuptools takes turns."""
        compile_several = self.compiler.compile

        def compile_one(source: str, options: dict[str, Any]) -> list[str]:
            if chooses_levels(self.compiler):
                chosen = level(source)
                postargs = [*options["extra_postargs"], chosen, DIRECT, *self.spared]
                if makes_importable(source):
                    postargs += ["-include", self.headers[IMPORTED]]
                elif is_of_a_module(source):
                    postargs += ["-include", self.headers[chosen]]
                options = {**options, "extra_postargs": postargs}
            return compile_several([source], **options)

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            made: list[str] = []
            if chooses_levels(self.compiler) and not self.headers:
                self.compile_headers(options)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for objects in pool.map(lambda one: compile_one(one, options), sources):
                    made += objects
                    if len(made) % STRIDE == 0:
                        tell(f"compiled {len(made)} of {len(sources)} files")
            return made

        self.compiler.compile = compile_all
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = compile_several

    def compile_headers(self, options: dict[str, Any]) -> None:
        """Compile what all modules include, once for each level, which comes with it."""
        is_gcc = "Free Software Foundation" in version_of(self.compiler)
        self.spared = [*SPARED, *(SPARED_BY_GCC if is_gcc else ())]
        functions = SELDOM_RUN.findall(Path(HEADERS[1]).read_text(encoding="utf-8"))
        lines = [f'#include "{Path(name).absolute()}"' for name in HEADERS]
        lines += [UNOPTIMIZED, *(f"{function} RUNS_SELDOM;" for function in functions), ""]
        folders = [f"-I{name}" for name in [*options["include_dirs"], *self.compiler.include_dirs]]
        Path(self.build_temp).mkdir(parents=True, exist_ok=True)
        for one in (QUICK, PLAIN):
            header = Path(self.build_temp, f"modules{one}.h")
            header.write_text("\n".join(lines), encoding="utf-8")
            files = ["-x", "c-header", str(header), "-o", f"{header}.gch"]
            flags = [*options["extra_postargs"], one, DIRECT, *self.spared]
            self.compiler.spawn([*self.compiler.compiler_so, *folders, *files, *flags])
            self.headers[one] = str(header)
        header = Path(self.build_temp, "imported.h")
        header.write_text(IMPORTED, encoding="utf-8")
        self.headers[IMPORTED] = str(header)


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        verbose=0,  # it would name every file; what takes long says so itself
        cmdclass={"build_py": BuildWithData, "build_ext": CompileAllOrNothing},
    )

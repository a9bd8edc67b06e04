"""Which tests reach which lines: found out once for each file of tests, and kept."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple, TypeVar

from mutate_marks import NOTEBOOK, Mark, with_marks

T = TypeVar("T")
R = TypeVar("R")

SCRIPTS = Path(__file__).parent
_LEFT_OUT = (
    ".git", ".venv", "build", "dist", "*.egg-info", "*.so", "__pycache__", ".*_cache",
    ".hypothesis",
)  # fmt: skip
_LONGEST = 3600  # seconds that a file of tests may take


class Test(NamedTuple):
    """One test, and how many seconds it takes."""

    id: str
    seconds: float
    reached: int  # a bit for each mark


class TestFile(NamedTuple):
    """What a file of tests reaches, by its tests or on the way to them."""

    path: str
    reached: int
    tests: list[Test]


class Reach:
    """The map from marks to tests; what was noted before is in the folder `kept`."""

    def __init__(self, root: Path, kept: Path) -> None:
        self.root, self.kept = root, kept
        self.sources = sorted((root / "deckcli").rglob("*.py"))
        self.places: dict[Mark, int] = {}
        self.marked: dict[Path, str] = {}
        for source in self.sources:
            path = source.relative_to(root)
            text, lines = with_marks(source.read_text(encoding="utf-8"), len(self.places))
            self.marked[path] = text
            for line in lines:
                self.places[str(path), line] = len(self.places)
        self.base = self._digest_of_all()
        self.files: list[TestFile] = []

    # -- what was noted

    def at(self, marks: Iterable[Mark]) -> tuple[list[Test], list[Test]]:
        """The tests that reach one of these marks, and the others of their files; quick ones first.

        Others count because files share what is made once: a game that the first test compiles.
        """
        top = len(self.places) - 1
        wanted = sum(1 << (top - self.places[mark]) for mark in set(marks) & self.places.keys())
        files = [file for file in self.files if file.reached & wanted]
        tests = sorted((test for file in files for test in file.tests), key=lambda one: one.seconds)
        direct = [test for test in tests if test.reached & wanted]
        return direct, [test for test in tests if not test.reached & wanted]

    # -- noting

    def look(self, tests: Sequence[str], jobs: int, tell: Callable[[str], None]) -> None:
        """Have everything noted that the tests in these folders reach."""
        paths = sorted(path for folder in tests for path in _test_files(self.root / folder))
        new = [path for path in paths if not self._note(path).is_file()]
        if new:
            with tempfile.TemporaryDirectory() as folder:
                copy = self._marked_copy(Path(folder) / "marked")
                runs = side_by_side(lambda path: self._run(copy, path), new, jobs)
                for number, name in enumerate(runs, start=1):
                    tell(f"looked at {number} of {len(new)} files of tests: {name}")
        self.files = [self._read(path, tell) for path in paths]

    def _read(self, path: Path, tell: Callable[[str], None]) -> TestFile:
        """What was noted, without tests that fail as things are: they would prove nothing."""
        content = json.loads(self._note(path).read_text(encoding="utf-8"))
        tests: list[Test] = []
        for name, seconds, passed, reached in content["tests"]:
            if passed:
                tests.append(Test(name, seconds, int(reached, 16)))
            else:
                tell(f"fails without a change, so it does not count: {name}")
        return TestFile(self._name(path), int(content["all"], 16), tests)

    def _run(self, copy: Path, path: Path) -> str:
        """Note what a file of tests reaches; its name."""
        note = self._note(path)
        with tempfile.TemporaryDirectory() as folder:
            notes, written = Path(folder, "notes"), Path(folder, "map")
            notes.write_bytes(bytes(len(self.places)))
            names = {"MUTATE_NOTES": str(notes), "MUTATE_MAP": str(written)}
            command = [*PYTEST, self._name(path)]
            environment = surroundings(copy, Path(folder, "cache"), **names)
            with subprocess.Popen(
                command,
                cwd=copy,
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
            ) as process:
                _, err = process.communicate(timeout=_LONGEST)
            if not written.is_file():
                raise RuntimeError(f"{self._name(path)} cannot be run:\n{err.decode()}")
            note.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(written, note)
        return self._name(path)

    def _marked_copy(self, to: Path) -> Path:
        copied(self.root, to)
        for path, text in self.marked.items():
            (to / path).write_text(text, encoding="utf-8")
        notebook = NOTEBOOK.format(count=len(self.places))
        (to / "deckcli" / "_notebook.py").write_text(notebook, encoding="utf-8")
        return to

    # -- what a note is true for

    def _note(self, path: Path) -> Path:
        """Where the note about a file of tests is, as long as nothing changes that it hangs on."""
        area = self.root / "tests" / path.relative_to(self.root / "tests").parts[0]
        data = [] if area == path else [one for one in area.rglob("*") if one.suffix != ".py"]
        return self.kept / f"{_digest([path, *data], self.root, self.base)}.json"

    def _digest_of_all(self) -> str:
        """Of the program, its data, and what tests share."""
        helpers = (self.root / "tests").rglob("*.py")
        data = [*(self.root / "card_data").rglob("*"), *(self.root / "schemas").rglob("*")]
        shared = [path for path in helpers if not path.name.startswith("test_")]
        own = [SCRIPTS / "mutate_marks.py", SCRIPTS / "mutate_plugin.py"]
        return _digest([*self.sources, *data, *shared], self.root, _digest(own, SCRIPTS))

    def _name(self, path: Path) -> str:
        return str(path.relative_to(self.root))


def _digest(paths: Iterable[Path], root: Path, before: str = "") -> str:
    made = hashlib.blake2b(before.encode(), digest_size=16)
    for path in sorted(
        path for path in paths if path.is_file() and "__pycache__" not in path.parts
    ):
        made.update(f"{path.relative_to(root)}\0".encode())
        made.update(hashlib.blake2b(path.read_bytes()).digest())
    return made.hexdigest()


def _test_files(path: Path) -> Iterator[Path]:
    yield from [path] if path.is_file() else path.rglob("test_*.py")


# -- copies of the tree, and tests in them

PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "mutate_plugin", "-p", "no:cacheprovider"]


def copied(root: Path, to: Path) -> None:
    """A copy of the tree with nothing that was made from it."""
    shutil.copytree(root, to, ignore=shutil.ignore_patterns(*_LEFT_OUT))


def surroundings(copy: Path, cache: Path, **more: str) -> dict[str, str]:
    """The environment in which tests of a copy run."""
    paths = os.pathsep.join([str(copy), str(SCRIPTS)])
    return {**os.environ, "PYTHONPATH": paths, "DECKCLI_CACHE": str(cache), **more}


def side_by_side(work: Callable[[T], R], things: Iterable[T], jobs: int) -> Iterator[R]:
    """What comes of each, as it comes. After an interruption nothing new is begun."""
    with ThreadPoolExecutor(jobs) as pool:
        try:
            for one in as_completed([pool.submit(work, thing) for thing in things]):
                yield one.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

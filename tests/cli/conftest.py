"""The command line, run in this process or as a program of its own, in an empty folder."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from deckcli.cli.main import exit_status_of
from deckcli.cli.main import run as main

sys.path.insert(0, str(Path(__file__).parent))  # for what tests share


@dataclass(frozen=True)
class Run:
    """What a user sees of a run."""

    status: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch) -> Path:
    """Every test works in an empty folder of its own, without colours from outside."""
    here = tmp_path / "work"
    here.mkdir()
    monkeypatch.chdir(here)
    for name in ("NO_COLOR", "DECKCLI_DEBUG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return here


@pytest.fixture
def deckcli(one_library, capsys, monkeypatch):
    """Run a command line in this process."""

    def run(*argv: str, stdin: str | bytes | None = None) -> Run:
        if stdin is not None:
            content = stdin.encode() if isinstance(stdin, str) else stdin
            monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content)))
        capsys.readouterr()
        status = exit_status_of(argv)
        return Run(int(status), *capsys.readouterr())

    return run


@pytest.fixture
def program():
    """Run `python -m deckcli` as a process of its own."""

    def run(*argv: str, stdin: str = "", **environment: str) -> Run:
        done = subprocess.run(
            [sys.executable, "-m", "deckcli", *argv],
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
            timeout=60,
            check=False,
        )
        return Run(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def forked(one_library):
    """Run a command line to the end of its process in a copy of this one, which is warm."""

    def run(*argv: str, stdout: int | None = None, **options: Any) -> Run:
        out, told = os.pipe()
        err, complained = os.pipe()
        child = os.fork()
        if not child:
            os.dup2(told if stdout is None else stdout, 1)
            os.dup2(complained, 2)
            _end_as_python_does(argv, **options)
        os.close(told)
        os.close(complained)
        texts = []
        for pipe in (out, err):  # errors are shorter than what a pipe holds
            with os.fdopen(pipe, encoding="utf-8") as stream:
                texts.append(stream.read())
        _, status = os.waitpid(child, 0)
        return Run(os.waitstatus_to_exitcode(status), *texts)

    return run


def _end_as_python_does(argv, *, unbuffered=False, stdin="", file_size=None):
    """Run the program in this process and leave it; what cannot be written at the end is 120."""
    status = 120
    try:
        raw = open(1, "wb", 0 if unbuffered else -1, closefd=False)  # noqa: SIM115
        sys.stdout = io.TextIOWrapper(raw, encoding="utf-8", write_through=unbuffered)
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stdin = io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8")
        if file_size is not None:
            import resource

            resource.setrlimit(resource.RLIMIT_FSIZE, (file_size, file_size))
        try:
            main(argv)
        except SystemExit as ending:
            sys.stdout.flush()
            status = int(ending.code)
    except BaseException:  # noqa: BLE001 - as the interpreter does
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


@pytest.fixture
def write(folder):
    """Write a file below the working folder and tell its name."""

    def write_file(name: str, content: str | bytes) -> str:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        return name

    return write_file


@pytest.fixture
def sample_text(library):
    """The text of a built-in deck."""

    def text(name: str) -> str:
        file = library.sample_files(name.partition("/")[0])[name]
        return file.read_text(encoding="utf-8")

    return text


@pytest.fixture
def five(write, sample_text):
    """A Cipher deck with exactly one error, under a Japanese name."""
    text = sample_text("cipher/s01-marth")
    line = "B01-003: 2  # Marth, Altean Prince"
    assert line in text
    return write("five.yaml", text.replace(line, "アリティアの王子 マルス: 5"))

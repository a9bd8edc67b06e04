"""The command line, run in this process or as a program of its own, in an empty folder."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from deckcli.cli.main import exit_status_of


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
def deckcli(capsys, monkeypatch):
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

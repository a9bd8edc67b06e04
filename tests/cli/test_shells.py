"""Tab in the shells themselves, with the script that --show-completion prints for each."""

import os
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("pty")
ROOT = Path(__file__).parents[2]
LINES = [
    ("deckcli che", "check"),
    ("deckcli check cipher/s01", "cipher/s01-marth"),
    ("deckcli play cipher/s01-marth ashes/iro", "ashes/iron-men"),
    ("deckcli card search --game ci", "cipher"),
    ("deckcli match a b --bots gre", "greedy"),
    ("deckcli card show B01-003", "B01-003"),
    ("deckcli explain too-many-co", "too-many-copies"),
]


@pytest.fixture
def shell(tmp_path, monkeypatch):
    """Where a shell finds the program and the script of its completion."""
    program = tmp_path / "bin" / "deckcli"
    program.parent.mkdir()
    program.write_text(
        f"#!{sys.executable}\nimport sys\nsys.path.insert(0, {str(ROOT)!r})\n"
        "from deckcli.__main__ import run\nrun()\n",
        encoding="utf-8",
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("HOME", str(tmp_path))

    def prepared(name):
        if shutil.which(name) is None:
            pytest.skip(f"{name} is not installed")
        script = subprocess.run(
            [program], env={**os.environ, "_DECKCLI_COMPLETE": f"source_{name}"},
            capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip
        (tmp_path / "script").write_text(script, encoding="utf-8")
        return tmp_path / "script"

    return prepared


def output_of(*line):
    return subprocess.run(line, capture_output=True, text=True, timeout=60, check=True).stdout


@pytest.mark.parametrize(("line", "offered"), LINES)
def test_bash(shell, line, offered):
    script = shell("bash")
    words = line.split()
    told = output_of(
        "bash", "-c",
        f". {script}; COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; "
        'f=$(complete -p deckcli | sed "s/.*-F \\([^ ]*\\).*/\\1/"); $f deckcli; echo "${COMPREPLY[@]}"',
    )  # fmt: skip

    assert told.split() == [offered]


@pytest.mark.parametrize(("line", "offered"), LINES)
def test_fish(shell, line, offered):
    told = output_of("fish", "-c", f"source {shell('fish')}; complete -C '{line}'")

    assert [one.split("\t")[0] for one in told.splitlines()] == [offered]


def test_zsh(shell):
    import pty

    script = shell("zsh")
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        ["zsh", "-f", "-i"], stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
        env={**os.environ, "TERM": "dumb", "PS1": "> "},
    )  # fmt: skip
    try:
        os.write(ours, f"autoload -U compinit; compinit -u; . {script}; echo rea''dy\n".encode())
        until(ours, "ready\r\n")
        for line, offered in LINES:
            os.write(ours, f"{line}\t".encode())
            until(ours, f"{line.rpartition(' ')[0]} {offered}")
            os.write(ours, b"\x15")  # the line away
    finally:
        process.kill()
        process.wait()


def until(terminal, text, within=60):
    """Read until this is shown."""
    shown, deadline = "", time.monotonic() + within
    while text not in shown.replace("\x1b[K", ""):
        assert time.monotonic() < deadline, shown
        if select.select([terminal], [], [], 0.2)[0]:
            shown += os.read(terminal, 65536).decode(errors="replace")

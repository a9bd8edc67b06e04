"""Ctrl-C in the first seconds: exit 130, no traceback, and no worker is left."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from textwrap import dedent

import pytest

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")
GAME = (*DECKS, "--bots", "greedy", "--seed", "1")
CHECK = ("check", DECKS[0])
MATCH = ("match", *GAME, "--pairs", "20000", "-j", "2", "-q")
DECKCLI = [sys.executable, "-m", "deckcli"]


def interrupted(*words, after, times):
    process = subprocess.Popen(
        [*DECKCLI, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    wait_until_it_has_worked(process.pid, after)
    for _ in range(times):
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers, too
        time.sleep(0.05)
    _, err = process.communicate(timeout=60)
    return process, err


def wait_until_it_has_worked(pid, seconds):
    """Seconds of its own time, so that a busy machine changes nothing; it may also wait."""
    deadline = time.monotonic() + 3
    ticks = seconds * os.sysconf("SC_CLK_TCK")
    while time.monotonic() < deadline:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        if int(fields[11]) + int(fields[12]) >= ticks:
            break
        time.sleep(0.01)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
@pytest.mark.parametrize("after", [0.2, 0.3, 0.5])
@pytest.mark.parametrize("times", [1, 2])
def test_ctrl_c_in_the_first_seconds(after, times):
    process, err = interrupted(*MATCH, after=after, times=times)

    assert process.returncode == 130
    assert "Traceback" not in err
    deadline = time.monotonic() + 10
    while alive_in_group(process.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert alive_in_group(process.pid) == []


@pytest.mark.skipif(os.name != "posix", reason="sends itself a signal")
@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("deckcli.core.later", CHECK), ("deckcli.cli.main", CHECK), ("typer", CHECK),
        ("deckcli.decks.reading", CHECK), ("multiprocessing.context", MATCH),
        ("multiprocessing.process", MATCH),
    ],
)  # fmt: skip
def test_ctrl_c_during_an_import(module, words):
    """At whatever import it comes, the first one of the program included."""
    text = dedent(
        f"""
        import os, signal, sys
        class Impatient:
            def find_spec(self, name, path=None, target=None):
                if name == {module!r}:
                    os.kill(os.getpid(), signal.SIGINT)
        sys.meta_path.insert(0, Impatient())
        sys.argv = {["deckcli", *words]}
        from deckcli.__main__ import run
        run()
        """
    )
    run = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)

    assert (run.returncode, run.stdout, run.stderr) == (130, "", "")


def alive_in_group(group):
    """The processes of a group; the dead may stay listed until somebody asks for them."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, of_group = file.read_text().rpartition(")")[2].split()[:3]
            if int(of_group) == group and state != "Z":
                found.append(file.parent.name)
    return found

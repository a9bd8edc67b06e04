"""In a real terminal: what it is left like, and what it shows."""

import os
import select
import signal
import subprocess
import sys
import time
from itertools import product
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")
PLAY = ("play", *DECKS, "--bots", "greedy", "--human", "1", "--seed", "1")


class Sitting:
    """A person at a terminal of their own."""

    def __init__(self, *words):
        self.ours, self.theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "deckcli", *words],
            stdin=self.theirs, stdout=self.theirs, stderr=self.theirs, start_new_session=True,
            preexec_fn=self._take_terminal,  # noqa: PLW1509 - no threads here
        )  # fmt: skip
        self.read, self.shown = b"", ""

    def _take_terminal(self):
        import fcntl

        fcntl.ioctl(self.theirs, termios.TIOCSCTTY, 0)

    def until(self, text, *, within=60):
        """Read what is shown until this is there."""
        deadline = time.monotonic() + within
        while text not in self.shown:
            has_ended = self.process.poll() is not None  # looked at before its last words are read
            readable, _, _ = select.select([self.ours], [], [], 0.2)
            if readable:  # we hold the other end as well: reading would wait for ever
                self.read += os.read(self.ours, 65536)  # which may end within a letter
                self.shown = self.read.decode(errors="replace")
            else:
                assert not has_ended, self.shown[-2000:]
                assert time.monotonic() < deadline, self.shown[-2000:]

    def type(self, line):
        os.write(self.ours, line.encode())

    @property
    def echoes(self):
        return bool(termios.tcgetattr(self.theirs)[3] & termios.ECHO)


@pytest.mark.parametrize("how", ["key", "SIGTERM"])
def test_ctrl_c_at_the_prompt_saves_the_game_and_restores_the_terminal(folder, deckcli, how):
    sitting = Sitting(*PLAY)
    assert sitting.echoes
    sitting.until("mulligan (? for help)>")
    sitting.type("2\n")
    sitting.until("p1, bond")
    time.sleep(0.2)  # line editing is at work
    if how == "key":
        sitting.type("\x03")
    else:
        sitting.process.send_signal(signal.SIGTERM)
    sitting.until("go on with: deckcli play --resume deckcli-game.json")

    assert sitting.process.wait(timeout=30) == (130 if how == "key" else 143)
    assert sitting.echoes
    again = deckcli("play", "--resume", "deckcli-game.json", stdin="quit\nquit\n")
    assert again.status == 130
    assert "p1, bond" in again.out


PUZZLE = str(Path(__file__).parents[2] / "card_data/cipher/puzzles/01.yaml")
CUT = {  # what is run, the prompt at which it is cut, and what is said then
    "replay": (
        ("replay", "game.json", "--step"),
        "(? for help)> ", "stopped at move 0; go on with: deckcli replay game.json --step",
        "（? で説明）> ", "0手目で止めました。続きは: deckcli replay game.json --step",
    ),
    "puzzle": (
        ("play", "--puzzle", PUZZLE),
        "(? for help)> ", "puzzles are not saved; begin again with: deckcli play --puzzle ",
        "（? で説明）> ", "詰め問題は保存されません。やり直すには: deckcli play --puzzle ",
    ),
    "draft": (
        ("draft", "ashes/rulebook", "--human", "1", "--seed", "3"),
        "? for help] ", "saved; go on with: deckcli draft --resume draft.log",
        "? で説明] ", "保存しました。続きは: deckcli draft --resume draft.log",
    ),
    "watch": (
        ("check", "cipher/s01-marth", "--watch"),
        "watching for changes; Ctrl-C ends", "\n", "Ctrl-C で終了", "\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("what", "lang", "how"),
    [*product(CUT, ("en", "ja"), ["key"]), ("replay", "en", "SIGTERM"), ("draft", "en", "SIGTERM")],
)
def test_ctrl_c_at_every_prompt(folder, deckcli, what, lang, how):
    line, *said = CUT[what]
    if what == "replay":
        deckcli(*PLAY[:3], "--seed", "1", "--rule", "max_turns=2", "--log", "game.json")
    prompt, farewell = said[:2] if lang == "en" else said[2:]
    sitting = Sitting(*line, "--lang", lang)
    sitting.until(prompt)
    time.sleep(0.2)  # line editing is at work
    if how == "key":
        sitting.type("\x03")
    else:
        sitting.process.send_signal(signal.SIGTERM)
    sitting.until(farewell)

    assert sitting.process.wait(timeout=30) == (130 if how == "key" else 143)
    assert sitting.echoes


def test_the_screen_is_cleared_before_another_person_sits_down(folder):
    sitting = Sitting(*PLAY[:3], "--human", "1,2", "--seed", "3")
    sitting.until("p2, press Enter when nobody else looks>")
    sitting.type("\n")
    sitting.until("p2, mulligan (? for help)>")
    sitting.type("2\n")
    sitting.until("p2, Enter hides the table; p1 is next>")
    assert not sitting.shown.rpartition("Enter hides")[2].count("\x1b[3J")
    sitting.type("\n")
    sitting.until("p1, press Enter when nobody else looks>")
    left = sitting.shown.rpartition("\x1b[2J\x1b[3J\x1b[H")[2]
    sitting.type("\x1b[A")  # what another typed is not in the history
    time.sleep(0.2)
    sitting.type("\n")
    sitting.until("p1, mulligan (? for help)>")
    sitting.process.kill()
    sitting.process.wait()

    assert left.replace("\x1b[?2004h", "").strip() == "p1, press Enter when nobody else looks>"
    assert "looks> 2" not in sitting.shown


def test_saving_without_a_name_never_overwrites(folder, deckcli, write):
    write("deckcli-game.json", "mine")
    run = deckcli(*PLAY, stdin="2\nsave\nsave\nquit\n")

    assert run.out.count("saved; go on with: deckcli play --resume deckcli-game-2.json") == 2
    assert (folder / "deckcli-game.json").read_text() == "mine"

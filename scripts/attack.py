"""Attack the program the way strangers, full disks and impatient people do, and count what gives.

    python scripts/attack.py                       in CI: half a minute
    python scripts/attack.py --seconds 3600 --seed 7

Files of every kind are mutated and read by every command that reads them; lines of nonsense are
typed at the table; cached catalogs are poisoned; matches are killed and taken up again. A run of
the program is a fault if it ends with the exit status of a defect, shows a traceback, lets a name
act in the terminal or in a CI log, or reports anything else than an undisturbed run would. The same
seed makes the same attempts, as many as there is time for.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from deckcli.cli.main import exit_status_of
from deckcli.core.paths import data_folder
from deckcli.core.rng import Rng, seeded

EXPECTED = {0, 1, 2, 4, 5, 130}
EVIL = (
    "\n::error::owned", "\x1b[2J", "\x1b[8mhidden", "\u202e", "\u2028", "\x00", "\x85", "=1+1",
    "9" * 5000, "nan", "-1",
    "1e999", "[" * 3000, "{" * 500, "&a [*a]", "!!python/none", "\ud800", "ﷺ" * 50, ": ",
    "- ", "null", "true", "'", '"', "#", "\t", "\r", "%", "../" * 30, "a" * 300, "{}", "[]", "~",
)  # fmt: skip
DECKS = ("cipher/s01-marth", "cipher/s02-chrom")


class Fault(Exception):
    """Something that must never happen, with what led to it."""


class Attack:
    """One folder of files, and the attempts made on them."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.rng = folder, seeded(seed, "attack")
        self.tried: Counter[str] = Counter()
        self.faults: list[str] = []
        self.samples = self._samples()

    def _samples(self) -> dict[str, list[tuple[str, bytes]]]:
        """Good files of every kind that the program reads, with their endings."""
        cards = data_folder("card_data")
        found = {
            kind: [(file.suffix, file.read_bytes()) for file in sorted(cards.glob(f"*/{kind}/*"))]
            for kind in ("decks", "drafts")
        }
        small = [file for file in sorted(cards.glob("*/cards/*")) if file.stat().st_size < 40_000]
        found["cards"] = [(file.suffix, file.read_bytes()) for file in small]
        game, draft = self.folder / "game.json", self.folder / "draft"
        run("play", *DECKS, "--bots", "greedy", "--seed", "1", "--log", str(game))
        run("draft", "summon_magic/cube", "--players", "2", "--seed", "1", "--out", str(draft))
        found["game logs"] = [(".json", game.read_bytes())]
        found["draft logs"] = [(".log", (draft / "draft.log").read_bytes())]
        found["rulings"] = [(".yaml", _RULING.encode())]
        found["settings"] = [(".toml", b'lang = "ja"\nselect = ["CIP"]\ncard-data = ["own"]\n')]
        return found

    # -- attempts

    def files(self) -> None:
        """A mutated file, and a command that reads it."""
        kind = self.rng.pick(sorted(self.samples))
        ending, content = self.rng.pick(self.samples[kind])
        for _ in range(1 + self.rng.below(3)):
            content = mutated(content, self.rng)
        name = "deckcli.toml" if kind == "settings" else f"file{ending}"
        (self.folder / name).write_bytes(content)
        try:
            self._try(kind, self.rng.pick(_READERS[kind]).format(name).split())
        finally:
            (self.folder / name).unlink()

    def arguments(self) -> None:
        """Nonsense in the place of an argument."""
        words = self.rng.pick(_LINES).split()
        words[self.rng.below(len(words))] = self.rng.pick(EVIL)
        self._try("arguments", words)

    def table(self) -> None:
        """Nonsense typed at the table."""
        lines = [self.rng.pick(_TYPED) + self.rng.pick(EVIL) for _ in range(20)]
        typed = "\n".join(lines).encode(errors="surrogatepass")
        self._try(
            "typed lines",
            ["play", *DECKS, "--bots", "greedy", "--human", "1", "--seed", "1"],
            typed,
        )

    def cache(self) -> None:
        """A poisoned catalog is not believed."""
        cache = self.folder / "cache"
        line = ["check", DECKS[0], "-o", "json"]
        with environment(DECKCLI_CACHE=str(cache)):
            clean = run(*line)
            for file in sorted(path for path in cache.rglob("*") if path.is_file()):
                file.write_bytes(mutated(file.read_bytes(), self.rng))
            poisoned = run(*line)
        self.tried["cached catalogs"] += 1
        if poisoned != clean:
            raise Fault(f"a poisoned cache is believed: {poisoned} instead of {clean}")

    def kill(self) -> None:
        """A match that is killed or interrupted goes on as if nothing had happened."""
        store = self.folder / f"{self.tried['kills']}.db"
        line = ["match", *DECKS, "--pairs", "12", "--bots", "random", "--seed", "5"]
        kept = [*line, "--store", str(store), "-q"]
        process = subprocess.Popen(
            [sys.executable, "-m", "deckcli", *kept, "-j", "2"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True,
        )  # fmt: skip
        time.sleep(0.3 + self.rng.below(2000) / 1000)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, self.rng.pick((signal.SIGKILL, signal.SIGINT)))
        _, told = process.communicate(timeout=60)
        self.tried["kills"] += 1
        if b"Traceback" in told:
            raise Fault(f"killed: {told.decode()}")
        if not store.exists():
            return
        again = run(*kept, "--resume", "-o", "json")
        if again != run(*line, "-o", "json", "-q"):
            raise Fault(f"killed and taken up again it reports something else: {again}")

    def _try(self, kind: str, words: list[str], typed: bytes = b"") -> None:
        self.tried[kind] += 1
        status, shown = run(*words, typed=typed)
        if status not in EXPECTED:
            raise Fault(f"exit {status}: {words}\n{shown}")
        if "Traceback" in shown:
            raise Fault(f"a traceback: {words}\n{shown}")
        if "json" not in words:
            for line in shown.split("\n"):
                if line.lstrip().startswith("::") or not line.replace("\u3000", " ").isprintable():
                    raise Fault(f"a name speaks: {words}\n{line!r}")

    # -- all of it

    def go_on(self, seconds: float) -> None:
        often: list[Callable[[], None]] = [self.files] * 12 + [self.arguments] * 4 + [self.table]
        rarely: list[Callable[[], None]] = [self.cache, self.kill]
        ends, number = time.monotonic() + seconds, 0
        while time.monotonic() < ends:
            number += 1
            attempt = self.rng.pick(rarely if number % 100 == 0 else often)
            try:
                attempt()
            except Fault as fault:
                self.faults.append(str(fault))
            for file in self.folder.glob("deckcli-defect-*.txt"):
                self.faults.append(file.read_text(errors="replace"))
                file.unlink()


_RULING = """\
ruling: A unit attacks.
game: cipher
cites: rulebook
given:
  turn: p1
  p1: {front: [{card: B01-003, as: marth, main_character: true}]}
  p2: {front: [{card: B01-053, as: chrom, main_character: true}]}
when: [{p1: "attack marth -> chrom"}]
then: {p2: {orbs: 0}}
"""
_READERS = {
    "decks": ("check {}", "check {} --fix --diff", "deck show {}", "deck fmt --check {}",
              "hand {} --seed 1", "deck convert {} --to text", "odds {} cost=1"),
    "cards": ("card check {}",),
    "drafts": ("draft {} --players 2 --seed 1", "draft {} --about"),
    "game logs": ("replay {}", "replay {} --verify"),
    "draft logs": ("replay {}", "replay {} --verify"),
    "rulings": ("rulings {}",),
    "settings": ("check cipher/s01-marth", "games"),
}  # fmt: skip
_LINES = (
    "check cipher/s01-marth", "hand cipher/s01-marth --seed 1", "odds cipher/s01-marth cost=1",
    "card search --game cipher cost=1", "card show B01-003", "explain CIP102", "deck diff a b",
    "draft ashes/rulebook --players 2 --seed 1", "runs plan --margin 2", "replay game.json",
    "match cipher/s01-marth cipher/s02-chrom --pairs 1 --bots random --seed 1", "deck show x",
    "runs plan --sprt 50:52 --alpha 0.05", "check x --select CIP --ignore DCK", "games",
)  # fmt: skip
_TYPED = ("", "", "1", "save ", "card ", "look ", "undo ", "hint ", "deploy ", "keep", "table ")


def mutated(content: bytes, rng: Rng) -> bytes:
    """The content with one thing wrong."""
    at = rng.below(len(content) + 1)
    end = min(len(content), at + rng.below(20))
    how = rng.below(6)
    if how == 0:
        return content[:at] + content[end:]
    if how == 1:
        return content[:at] + rng.pick(EVIL).encode(errors="surrogatepass") + content[at:]
    if how == 2:
        return content[:at] + rng.pick(EVIL).encode(errors="surrogatepass") + content[end:]
    if how == 3:
        return content[:at] + bytes([rng.below(256)]) + content[at + 1 :]
    lines = content.split(b"\n")
    one, other = rng.below(len(lines)), rng.below(len(lines))
    if how == 4:
        lines[one], lines[other] = lines[other], lines[one]
    else:
        escaped = json.dumps(rng.pick(EVIL)).encode()
        lines[one] = re.sub(rb": .*", lambda _: b": " + escaped, lines[one])
    return b"\n".join(lines)


def run(*words: str, typed: bytes = b"") -> tuple[int, str]:
    """A command line in this process: its exit status, and what it shows."""
    out, stdin = io.StringIO(), sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8")
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            status = exit_status_of(words)
    finally:
        sys.stdin = stdin
    return int(status), out.getvalue()


@contextlib.contextmanager
def environment(**values: str) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        attack = Attack(Path(folder), options.seed)
        attack.go_on(options.seconds)
        os.chdir(here)
    for kind, number in sorted(attack.tried.items()):
        print(f"{number:8,}  {kind}")
    print(f"{attack.tried.total():8,}  attempts, {len(attack.faults)} faults")
    for fault in attack.faults[:20]:
        print(f"\n{fault[:3000]}")
    sys.exit(1 if attack.faults else 0)


if __name__ == "__main__":
    main()

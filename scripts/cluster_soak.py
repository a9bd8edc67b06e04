"""Play matches on a dask cluster of two workers, one of which is killed each minute.

    pip install '.[test]' && python scripts/cluster_soak.py --minutes 60

Each match is played by one process at the same time: the report must be the same, byte for byte,
and so must be the games in the store. Exit status 1 where one differs or a match ends otherwise
than well.
"""

from __future__ import annotations

import argparse
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from itertools import count
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "matches"))

from machines import Machines  # noqa: E402 - what the tests of clusters start theirs with

DECKS = ("cipher/s01-marth", "cipher/s02-chrom", "--bots", "greedy")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=60, help="on the cluster")
    parser.add_argument("--pairs", type=int, default=1500, help="of each match")
    parser.add_argument("--every", type=float, default=60, help="seconds between two deaths")
    options = parser.parse_args()
    spent, deaths, faults = 0.0, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        there = Machines(Path(folder))
        workers = [there.worker(), there.worker()]
        try:
            for seed in count(1):
                began = time.monotonic()
                alone = _started(Path(folder) / "alone", options, seed)
                match = _started(
                    Path(folder) / "cluster", options, seed, "--cluster", there.address
                )
                while _is_playing(match, options.every):
                    workers.append(there.worker())
                    workers.pop(0).kill()
                    deaths += 1
                spent += time.monotonic() - began
                faults += not _is_same(Path(folder), match, alone, seed)
                told = f"{seed * options.pairs} pairs, {spent / 60:.1f} minutes on the cluster"
                print(f"{told}, {deaths} workers killed, {faults} differ", flush=True)
                if spent >= options.minutes * 60:
                    return int(faults > 0)
        finally:
            there.stop()
    return 1


def _started(store: Path, options: argparse.Namespace, seed: int, *more: str) -> subprocess.Popen:
    asked = ("--pairs", str(options.pairs), "--seed", str(seed), "--store", f"{store}-{seed}")
    return subprocess.Popen(
        [sys.executable, "-m", "deckcli", "match", *DECKS, *asked, "-o", "json", "-q", *more],
        stdout=subprocess.PIPE,
    )


def _is_playing(match: subprocess.Popen, seconds: float) -> bool:
    try:
        match.wait(seconds)
    except subprocess.TimeoutExpired:
        return True
    return False


def _is_same(folder: Path, match: subprocess.Popen, alone: subprocess.Popen, seed: int) -> bool:
    """Whether one process comes to the same report and the same store."""
    told = [run.communicate()[0].replace(b"alone", b"cluster") for run in (match, alone)]
    kept = [_rows(folder / f"{name}-{seed}") for name in ("cluster", "alone")]
    return match.returncode == alone.returncode == 0 and told[0] == told[1] and kept[0] == kept[1]


def _rows(store: Path) -> list[tuple[object, ...]]:
    """The games of a store, but not in which chunks they came: a cluster is given others."""
    with closing(sqlite3.connect(store)) as kept:
        return sorted(row[:-1] for row in kept.execute("SELECT * FROM games"))


if __name__ == "__main__":
    sys.exit(main())

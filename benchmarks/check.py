"""How long `deckcli check` takes, in CPU time over bare Python.

    python benchmarks/check.py

Budgets: one deck, warm, 100 ms over `python -c pass`; `--help` the same; 1,000 decks in one run
2 s; a cold start that parses all catalogs 1.5 s. Exit status 1 where a budget is missed.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

RUNS = 7
ROOT = Path(__file__).parents[1]


def cpu_seconds(*arguments: str, runs: int = RUNS, cold_cache: str = "") -> float:
    """The least CPU time of a Python process over some runs; noise only ever adds."""
    best = float("inf")
    for _ in range(runs):
        if cold_cache:
            shutil.rmtree(cold_cache, ignore_errors=True)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        best = min(best, spent)
    return best


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        cache = str(Path(folder) / "cache")
        os.environ["DECKCLI_CACHE"] = cache
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # users have compiled modules
        decks = list((ROOT / "card_data").glob("*/decks/*.yaml"))
        thousand = [
            shutil.copy(decks[number % len(decks)], Path(folder) / f"{number}.yaml")
            for number in range(1000)
        ]
        bare = cpu_seconds("-c", "pass")
        cold = cpu_seconds("-m", "deckcli", "check", "--samples", runs=3, cold_cache=cache)
        rows = [
            ("deckcli --help", cpu_seconds("-m", "deckcli", "--help") - bare, 0.1),
            ("deckcli --version", cpu_seconds("-m", "deckcli", "--version") - bare, 0.1),
        ]
        for name in ("cipher/s01-marth", "ashes/iron-men", "summon_magic/two-books",
                     "blue_moon/hoax", "blackpoker/full-54"):  # fmt: skip
            spent = cpu_seconds("-m", "deckcli", "check", name) - bare
            rows.append((f"check {name}, warm", spent, 0.1))
        many = cpu_seconds("-m", "deckcli", "check", *map(str, thousand), runs=3) - bare
        rows.append(("check 1,000 decks, warm", many, 2.0))
        rows.append(("all catalogs, cold", cold - bare, 1.5))
    print(f"bare Python {bare * 1000:.0f} ms; CPU time over it:")
    for label, spent, budget in rows:
        mark = "" if spent <= budget else "  OVER BUDGET"
        print(f"{label:34} {spent * 1000:7.0f} ms  (budget {budget * 1000:.0f}){mark}")
    return int(any(spent > budget for _, spent, budget in rows))


if __name__ == "__main__":
    sys.exit(main())

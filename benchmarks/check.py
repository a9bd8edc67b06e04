"""How long checking a deck, a search and the start of a game take, in CPU time over bare Python.

    pip install . && python benchmarks/check.py

Budgets: one deck, warm, 100 ms over `python -c pass`, whether its cards are written as ids, as
names or as the numbers of another program; `--help` the same; 1,000 decks in one run 2 s; a cold
start that parses all catalogs 2.5 s; a search through all of Cipher 250 ms; a game between two
decks, up to the first question, 0.5 s. Exit status 1 where a budget is missed, 2 where
deckcli is not installed as a copy: the finder of an editable install slows bare Python down, too,
and the difference would flatter.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

RUNS = 21
ROOT = Path(__file__).parents[1]
DECKS = ("cipher/s01-marth", "cipher/s12-byleth", "ashes/iron-men", "ashes/king-of-titans",
         "summon_magic/two-books", "blue_moon/hoax", "blackpoker/full-54")  # fmt: skip


def cpu_seconds(*arguments: str, cwd: Path, runs: int = RUNS, cold_cache: str = "") -> float:
    """The least CPU time of a Python process over some runs; noise only ever adds."""
    best = float("inf")
    for _ in range(runs):
        if cold_cache:
            shutil.rmtree(cold_cache, ignore_errors=True)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [sys.executable, *arguments],
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        best = min(best, spent)
    return best


def run(folder: Path, *arguments: str) -> None:
    """Run deckcli once, as a preparation."""
    command = [sys.executable, "-m", "deckcli", *arguments]
    subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, check=True)


def package_folder(cwd: Path) -> Path | None:
    """Where the processes that are measured find deckcli; they run outside of any checkout."""
    code = "import deckcli; print(deckcli.__file__)"
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=cwd, capture_output=True, text=True, check=False
    )
    return Path(run.stdout.strip()).parent if run.returncode == 0 else None


def is_installed_copy(package: Path | None) -> bool:
    """An installed package has its data inside, a checkout beside it."""
    return package is not None and (package / "_data").is_dir()


def measured(folder: Path) -> tuple[float, list[tuple[str, float, float]]]:
    """Bare Python; then what was run, the seconds over bare Python, the budget."""
    cache = str(folder / "cache")
    os.environ["DECKCLI_CACHE"] = cache
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # users have compiled modules
    decks = list((ROOT / "card_data").glob("*/decks/*.yaml"))
    thousand = [
        shutil.copy(decks[number % len(decks)], folder / f"{number}.yaml") for number in range(1000)
    ]

    def over_bare(*arguments: str, runs: int = RUNS, cold_cache: str = "") -> float:
        command = ("-m", "deckcli", *arguments)
        return cpu_seconds(*command, cwd=folder, runs=runs, cold_cache=cold_cache) - bare

    bare = cpu_seconds("-c", "pass", cwd=folder)
    cold = over_bare("check", "--samples", runs=3, cold_cache=cache)
    rows = [(f"deckcli {option}", over_bare(option), 0.1) for option in ("--help", "--version")]
    rows += [(f"check {name}, warm", over_bare("check", name), 0.1) for name in DECKS]
    for name, kind in (("names.txt", "text"), ("numbers.fe0d", "fe0d"), ("pictures.dek", "lackey")):
        run(folder, "deck", "convert", "cipher/s01-marth", "--to", kind, "--out", name)
        run(folder, "check", name)  # which indexes the names
        rows.append((f"check {name}, warm", over_bare("check", name), 0.1))
    search = ("card", "search", "--game", "cipher", "symbol:red cost<=2 -weapon:sword")
    rows.append(("card search over Cipher, warm", over_bare(*search), 0.25))
    started = ("play", "cipher/s01-marth", "cipher/s02-chrom", "--seed", "1", "--human", "1")
    started += ("--bots", "greedy")
    rows.append(("play, up to the first question", over_bare(*started), 0.5))
    rows.append(("check 1,000 decks, warm", over_bare("check", *map(str, thousand), runs=3), 2.0))
    rows.append(("all catalogs, cold", cold, 2.5))
    return bare, rows


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        package = package_folder(Path(name))
        if not is_installed_copy(package):
            where = f"is not installed as a copy ({package})" if package else "is not installed"
            print(f"deckcli {where}; the figures would flatter", file=sys.stderr)
            print("  hint: pip install . in an environment of its own", file=sys.stderr)
            return 2
        bare, rows = measured(Path(name))
    print(f"bare Python {bare * 1000:.0f} ms; CPU time over it:")
    for label, spent, budget in rows:
        mark = "" if spent <= budget else "  OVER BUDGET"
        print(f"{label:34} {spent * 1000:7.0f} ms  (budget {budget * 1000:.0f}){mark}")
    return int(any(spent > budget for _, spent, budget in rows))


if __name__ == "__main__":
    sys.exit(main())

"""Counting instructions with valgrind, for instructions.py.

One process plays all games. Between one part of its work and the next it asks for its parent's id,
where valgrind begins a new count: nothing else does so in between.
"""

from __future__ import annotations

import gc
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from deckcli.engine.game import Game
    from deckcli.engine.state import State

GAMES = 10
CLONES = 200
MARK = "getppid*"  # with the version of the C library behind it
SECTIONS = 4  # for each game: no games, games, no clones, clones


class NotCounted(Exception):
    """Why there are no figures."""


def counted(package: Path, folder: Path) -> dict[str, dict[str, int]]:
    """Instructions per decision and per clone of each game and format, in a compiled package."""
    if shutil.which("valgrind") is None:
        raise NotCounted("valgrind is missing")
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder / 'count'}",
               f"--dump-before={MARK}", sys.executable, __file__]  # fmt: skip
    env = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    env |= {"PYTHONHASHSEED": "0", "PYTHONPATH": str(package), "DECKCLI_CACHE": str(folder)}
    subprocess.run(command[-2:], env=env, stdout=subprocess.DEVNULL, check=True)  # fills the cache
    run = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if run.returncode:
        raise NotCounted(f"the games cannot be played:\n{run.stderr}")
    return figures(json.loads(run.stdout), totals(folder))


def totals(folder: Path) -> list[int]:
    """What each part counted, in their order; the last part is in the file without a number."""
    parts = {}
    for path in folder.glob("count.*"):
        found = re.search(r"^totals: (\d+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        parts[int(path.suffix[1:])] = int(found[1]) if found else 0
    return [parts[number] for number in sorted(parts)]


def figures(played: list[list[Any]], counts: list[int]) -> dict[str, dict[str, int]]:
    """Figures from the names and decisions of games and from the counts of all parts."""
    found = {}
    sections = counts[1:]  # before the first mark everything was loaded
    if len(sections) != len(played) * (SECTIONS + 1) - 1:
        raise NotCounted(f"{len(counts)} parts were counted for {len(played)} games")
    for number, (name, decisions) in enumerate(played):
        start = number * (SECTIONS + 1)
        no_games, games, no_clones, clones = sections[start : start + SECTIONS]
        found[name] = {
            "decision": round((games - no_games) / decisions),
            "clone": round((clones - no_clones) / CLONES),
        }
    return found


def versions_of(package: Path) -> dict[str, str]:
    """What the figures depend on, besides the program."""
    made = json.loads((package / "deckcli" / "_data" / "build.json").read_text(encoding="utf-8"))
    return {
        "python": f"{platform.python_version()} ({platform.python_compiler()})",
        "machine": platform.machine(),
        "compiler": made["compiler"],
        "mypy": made["mypy"],
        "librt": version("librt"),
    }


def play_all() -> None:
    """Play and clone, with a mark before and after each part; then print what was played."""
    from deckcli.engine import play
    from deckcli.engine.pace import mid_game
    from deckcli.games.library import Library
    from deckcli.games.playing import engines, formats_of, game_of, seated

    if play.__file__.endswith(".py"):
        sys.exit("the games are not compiled")
    library = Library()
    tables = []
    for key in engines():
        pair = library.bench_decks(key)
        for rules in formats_of(key):
            game = game_of(library.catalog(key), rules=rules)
            decks = seated(game, pair)
            name = " ".join((key, *map(str, rules.values())))
            tables.append((name, game, decks, mid_game(game, decks)))
    played = []
    for name, game, decks, state in tables:
        games(game, decks, 1)  # what is made once
        gc.collect()
        gc.freeze()  # so that collecting garbage looks at games only
        marked(lambda: games(game, decks, 0))  # noqa: B023 - called at once
        decisions = marked(lambda: games(game, decks, GAMES))  # noqa: B023
        marked(lambda: clones(state, 0))  # noqa: B023
        marked(lambda: clones(state, CLONES))  # noqa: B023
        os.getppid()
        played.append([name, decisions])
    print(json.dumps(played))


def marked(work: Callable[[], int]) -> int:
    os.getppid()
    return work()


def games(game: Game[Any], decks: list[object], count: int) -> int:
    """The decisions of this many random games."""
    from deckcli.core.rng import seeded
    from deckcli.engine.pace import Pace

    pace = Pace()
    for seed in range(count):
        pace.play_at_random(game, decks, seed, seeded(seed, "bench"))
    return pace.decisions


def clones(state: State, count: int) -> int:
    for _ in range(count):
        state.clone()
    return count


if __name__ == "__main__":
    play_all()

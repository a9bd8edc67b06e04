"""Play the same seeded games interpreted and compiled: every word of them must be equal.

Both builds are one wheel, once with its compiled modules and once without. Sample decks meet each
other in every playable game; after each decision the whole table is compared by its fingerprint.

    python scripts/compare_builds.py                    builds the wheel first
    python scripts/compare_builds.py --wheel deckcli-0.1.0-cp311-cp311-linux_x86_64.whl
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product, zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from deckcli.engine.game import Game

ROOT = Path(__file__).parents[1]
BUILDS = ("interpreted", "compiled")
PARTS = 4  # processes of each build, as many at a time as there are cores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--wheel", type=Path, help="a compiled wheel; built if none is given")
    parser.add_argument("--games", type=int, default=200, help="random games of each format")
    parser.add_argument("--greedy", type=int, default=8, help="games of the greedy bot")
    parser.add_argument("--play", type=int, default=-1, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play >= 0:
        for line in story(asked.play, asked.games, asked.greedy):
            print(line)
        return
    with tempfile.TemporaryDirectory() as folder:
        told = tell_twice(asked.wheel or built_wheel(Path(folder)), Path(folder))
    compare(*told)


def built_wheel(folder: Path) -> Path:
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, ROOT]
    subprocess.run(command, check=True, env={**os.environ, "DECKCLI_REQUIRE_COMPILED": "1"})
    return next(folder.glob("*.whl"))


def tell_twice(wheel: Path, folder: Path) -> list[list[str]]:
    """The games of the wheel's sources, then those of its compiled modules, line by line."""
    for build in BUILDS:
        with zipfile.ZipFile(wheel) as content:
            content.extractall(folder / build)
    for path in [*(folder / BUILDS[0]).rglob("*.so"), *(folder / BUILDS[0]).rglob("*.pyd")]:
        path.unlink()
    told: list[list[str]] = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        # The interpreted parts take longest, so they come first.
        playing = [
            [pool.submit(told_part, folder, build, part) for part in range(PARTS)]
            for build in BUILDS
        ]
        told.extend([line for one in parts for line in one.result()] for parts in playing)
    return told


def told_part(folder: Path, build: str, part: int) -> list[str]:
    """What a process tells that plays some of the formats."""
    env = {**os.environ, "PYTHONPATH": str(folder / build), "DECKCLI_CACHE": str(folder / "cache")}
    command = [sys.executable, __file__, *sys.argv[1:], "--play", str(part)]
    played = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=False)
    found, *lines = played.stdout.splitlines() or [""]
    if played.returncode or found != build:
        sys.exit(f"the {build} games could not be played")
    return lines


def compare(interpreted: list[str], compiled: list[str]) -> None:
    game = ""
    for one, other in zip_longest(interpreted, compiled):
        if one != other:
            sys.exit(f"{game} differs:\n  interpreted  {one}\n  compiled     {other}")
        if one.startswith("game "):
            game = one
    games = sum(line.startswith("game ") for line in compiled)
    print(f"{games} games, {len(compiled)} lines: the same interpreted and compiled")


def story(part: int, random_games: int, greedy_games: int) -> Iterator[str]:
    """The build, then games of some formats: each decision with the table before it, the result."""
    from deckcli.engine import play
    from deckcli.games.library import Library
    from deckcli.games.playing import engines, formats_of, game_of, seated

    yield BUILDS[not play.__file__.endswith(".py")]
    library = Library()
    formats = [(one, rules) for one in engines() for rules in formats_of(one)]
    for key, rules in formats[part::PARTS]:
        game = game_of(library.catalog(key), rules=rules)
        samples = [library.deck(name).deck for name in sorted(library.sample_files(key))]
        playable = [deck for deck in samples if not game.unplayable(deck)]
        pairs = [seated(game, list(pair)) for pair in product(playable, repeat=2)]
        name = " ".join((key, *map(str, rules.values())))
        for bot, count in (
            ("random", random_games),
            ("greedy", greedy_games),
            ("roll:1", greedy_games // 8),
        ):
            for seed in range(count):
                yield f"game {name} {bot} {seed}"
                yield from moves(game, pairs[seed % len(pairs)], bot, seed)


def moves(game: Game, decks: list[object], bot: str, seed: int) -> Iterator[str]:
    from deckcli.bots.bot import bot_stream, make_bot
    from deckcli.engine.notation import written
    from deckcli.engine.play import apply, start
    from deckcli.engine.transcripts import result_of
    from deckcli.engine.views import view_of

    state = start(game, decks, seed)
    bots = [make_bot(bot, game, bot_stream(seed, seat)) for seat in range(state.seats)]
    while state.question is not None:
        seat = state.question.seat
        action = bots[seat].choose(view_of(game, state, seat))
        yield f"p{seat + 1} {written(game, state, action)} {state.fingerprint()}"
        apply(game, state, action)
    yield str(result_of(game, state))


if __name__ == "__main__":
    main()

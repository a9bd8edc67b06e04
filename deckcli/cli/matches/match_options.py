"""Options of the commands that play games, declared once so that they stay the same."""

from __future__ import annotations

from typing import Annotated

import typer

from deckcli.cli import completing
from deckcli.cli.options import finite

MOST = 10**9  # pairs or rotations of a group; years of play, still far from overflowing a counter

Bots = Annotated[
    str,
    typer.Option(
        help="Who plays: one bot for all decks, or one for each as a,b: greedy, tuned, roll:8, "
        "random, FILE.py:CLASS.",
        autocompletion=completing.bots,
    ),
]
Pilots = Annotated[
    str,
    typer.Option(
        metavar="a,b", help="Play everything under each of these bots, and compare the rankings."
    ),
]
Weights = Annotated[str, typer.Option(metavar="FILE", help="What the bot tuned weighs tables by.")]
Pairs = Annotated[
    int | None,
    typer.Option(min=1, max=MOST, help="Pairs of games with seats swapped, for each pairing."),
]
Rotations = Annotated[
    int | None,
    typer.Option(
        min=1, max=MOST, help="With 3 or 4 at a table: one seed in every seating, for each group."
    ),
]
Time = Annotated[str, typer.Option(help="Stop after 90s, 5m or 2h; not reproducible.")]
Seed = Annotated[int | None, typer.Option(help="The same seed, the same games.")]
Jobs = Annotated[int, typer.Option("-j", "--jobs", min=0, help="Workers; 0: one for each core.")]
Scheduler = Annotated[
    str, typer.Option(metavar="tcp://HOST:PORT", help="Play on the workers of a dask scheduler.")
]
Alpha = Annotated[
    float, typer.Option(callback=finite, help="How often the test may take LOW for HIGH.")
]
Beta = Annotated[
    float, typer.Option(callback=finite, help="How often the test may take HIGH for LOW.")
]
Expect = Annotated[
    list[str] | None, typer.Option(metavar='"WHO>=45%"', help="Fail unless it holds; repeatable.")
]
Race = Annotated[
    int,
    typer.Option(
        min=0, max=1000, metavar="N", help="Play races to N crystals; each counts as one game."
    ),
]
KeptIn = Annotated[
    str, typer.Option(metavar="FILE", help="Keep every finished pair (or rotation) here.")
]
Resume = Annotated[bool, typer.Option("--resume", help="Play only what is missing in the store.")]
Part = Annotated[str, typer.Option(metavar="I/N", help="Play only part I of N.")]
Rule = Annotated[
    list[str] | None, typer.Option(metavar="KEY=VALUE", help="A rule option: max_turns=300.")
]
Illegal = Annotated[bool, typer.Option("--allow-illegal", help="Play decks with findings too.")]

"""deckcli match: many games between two to four decks, with honest statistics."""

from __future__ import annotations

from typing import Annotated

import typer

from deckcli.bots import DEFAULT
from deckcli.cli import completing
from deckcli.cli.matches import match_options as given
from deckcli.cli.options import Reports

app = typer.Typer(rich_markup_mode=None, add_completion=False)

First = Annotated[
    str,
    typer.Argument(
        metavar="A", help="The first deck: a file or game/name.", autocompletion=completing.decks
    ),
]
Second = Annotated[
    str, typer.Argument(metavar="B", help="The second deck.", autocompletion=completing.decks)
]
Third = Annotated[
    str | None,
    typer.Argument(
        metavar="[C]", help="A third, in games for more.", autocompletion=completing.decks
    ),
]
Fourth = Annotated[
    str | None, typer.Argument(metavar="[D]", help="A fourth.", autocompletion=completing.decks)
]
Test = Annotated[str, typer.Option(metavar="LOW:HIGH", help="Stop when the answer is clear.")]


@app.command(context_settings={"allow_extra_args": True})
def match(
    ctx: typer.Context,
    a: First,
    b: Second,
    c: Third = None,
    d: Fourth = None,
    bots: given.Bots = DEFAULT,
    pilots: given.Pilots = "",
    weights: given.Weights = "",
    pairs: given.Pairs = None,
    rotations: given.Rotations = None,
    time: given.Time = "",
    seed: given.Seed = None,
    jobs: given.Jobs = 1,
    cluster: given.Scheduler = "",
    sprt: Test = "",
    alpha: given.Alpha = 0.05,
    beta: given.Beta = 0.05,
    expect: given.Expect = None,
    race: given.Race = 0,
    store: given.KeptIn = "",
    resume: given.Resume = False,
    shard: given.Part = "",
    rule: given.Rule = None,
    allow_illegal: given.Illegal = False,
    output: Reports = None,
) -> None:
    """Play two decks against each other, in pairs of games with seats swapped.

    Three or four decks, in games for so many, play in rotations: the same seed in every cyclic
    seating. Without --pairs (--rotations) and --time, 100 are played; a test with --sprt, which is
    for two decks, ends once it has an answer.

    Exit status: 0 played, gates passed; 1 a gate failed or H0 was accepted; 2 wrong usage;
    4 the test is inconclusive; 130 interrupted.

    \b
    deckcli match cipher/s01-marth cipher/s02-chrom --pairs 500 -j 0
    deckcli match cipher/s01-marth cipher/s02-chrom --sprt 50:52 --store runs.db
    deckcli match cipher/s01-marth cipher/s02-chrom --cluster tcp://host:8786
    deckcli match my-deck.yaml cipher/s02-chrom --expect "A>=45%" -o junit=my.xml
    """
    from deckcli.cli.matches.match_run import MatchRun
    from deckcli.cli.matches.match_settings import Options
    from deckcli.cli.matches.pilots_run import run_with
    from deckcli.cli.playing.tables_to_play import named_decks

    options = Options.of({**ctx.params, "decks": named_decks(ctx)})
    raise typer.Exit(run_with(MatchRun, ctx.obj, options))

"""deckcli tournament: many decks against each other, ranked with honest statistics."""

from __future__ import annotations

from typing import Annotated

import typer

from deckcli.bots import DEFAULT
from deckcli.cli import completing
from deckcli.cli.matches import match_options as given
from deckcli.cli.options import Reports

app = typer.Typer(rich_markup_mode=None, add_completion=False)

Decks = Annotated[
    list[str],
    typer.Argument(
        metavar="DECK...",
        help="Decks of one game: files or game/name.",
        autocompletion=completing.decks,
    ),
]
Type = Annotated[
    str,
    typer.Option(
        "--type",
        metavar="roundrobin|gauntlet",
        help="All meet all, or the first meets all others.",
        autocompletion=completing.words("roundrobin", "gauntlet"),
    ),
]
Table = Annotated[int, typer.Option(min=2, max=4, help="How many decks meet in a game.")]
Groups = Annotated[int, typer.Option(min=0, help="Play a sample of so many groups, not all.")]


@app.command()
def tournament(
    ctx: typer.Context,
    decks: Decks,
    kind: Type = "roundrobin",
    table: Table = 2,
    groups: Groups = 0,
    bots: given.Bots = DEFAULT,
    pilots: given.Pilots = "",
    weights: given.Weights = "",
    pairs: given.Pairs = None,
    rotations: given.Rotations = None,
    time: given.Time = "",
    seed: given.Seed = None,
    jobs: given.Jobs = 1,
    cluster: given.Scheduler = "",
    expect: given.Expect = None,
    store: given.KeptIn = "",
    resume: given.Resume = False,
    shard: given.Part = "",
    rule: given.Rule = None,
    allow_illegal: given.Illegal = False,
    output: Reports = None,
) -> None:
    """Let every deck meet every other, in pairs of games with seats swapped.

    The report has the matrix of scores, Bradley-Terry ratings in Elo points, and the mix of decks
    that nobody can exploit. Each pairing is a match with its own seed, which the JSON output
    contains: `deckcli match` with that seed plays the same games. Without --pairs and --time, each
    pairing has 100 pairs.

    --table 3 or 4, in games for so many, lets every group of so many decks meet, in rotations: the
    same seed in every cyclic seating. The report has the share of each deck and of each seat.

    Decks in --expect go by file, by name or by a part of it: "marth>=45%" is its score over the
    field, "marth vs chrom>=40%" one pairing, "each>=35%" every deck; "draws<=5%", "limit<=1%".

    Exit status: 0 played, gates passed; 1 a gate failed; 2 wrong usage; 4 a gate is about games
    that were not played; 130 interrupted.

    \b
    deckcli tournament cipher/s01-marth cipher/s02-chrom --pairs 50 -j 0
    deckcli tournament --type gauntlet my-deck.yaml decks/*.yaml
    deckcli tournament decks/*.yaml --table 3 --groups 40 --rotations 20
    deckcli tournament decks/*.yaml --store cup.db --expect "each>=35%"
    """
    from deckcli.cli.matches.match_settings import Options
    from deckcli.cli.matches.pilots_run import run_with
    from deckcli.cli.matches.tournament_run import TournamentRun

    raise typer.Exit(run_with(TournamentRun, ctx.obj, Options.of(ctx.params)))

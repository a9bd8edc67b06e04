"""deckcli tournament: many decks against each other, ranked with honest statistics."""

from __future__ import annotations

from typing import Annotated

import typer

from deckcli.cli.matches import match_options as given
from deckcli.cli.session import Session

app = typer.Typer(rich_markup_mode=None, add_completion=False)

Decks = Annotated[
    list[str], typer.Argument(metavar="DECK...", help="Decks of one game: files or game/name.")
]
Type = Annotated[
    str,
    typer.Option(
        "--type", metavar="roundrobin|gauntlet", help="All meet all, or the first meets all others."
    ),
]


@app.command()
def tournament(
    ctx: typer.Context,
    decks: Decks,
    kind: Type = "roundrobin",
    bots: given.Bots = "greedy",
    pairs: given.Pairs = None,
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
    output: given.Outputs = None,
) -> None:
    """Let every deck meet every other, in pairs of games with seats swapped.

    The report has the matrix of scores, Bradley-Terry ratings in Elo points, and the mix of decks
    that nobody can exploit. Each pairing is a match with its own seed, which the JSON output
    contains: `deckcli match` with that seed plays the same games. Without --pairs and --time, each
    pairing has 100 pairs.

    Decks in --expect go by file, by name or by a part of it: "marth>=45%" is its score over the
    field, "marth vs chrom>=40%" one pairing, "each>=35%" every deck; "draws<=5%", "limit<=1%".

    Exit status: 0 played, gates passed; 1 a gate failed; 2 wrong usage; 4 a gate is about games
    that were not played; 130 interrupted.

    \b
    deckcli tournament cipher/s01-marth cipher/s02-chrom cipher/blue-midrange --pairs 50 -j 0
    deckcli tournament --type gauntlet my-deck.yaml cipher/s01-marth cipher/s02-chrom
    deckcli tournament decks/*.yaml --store cup.db --expect "each>=35%" -o text -o junit=cup.xml
    """
    from deckcli.cli.matches.match_settings import Options
    from deckcli.cli.matches.tournament_run import TournamentRun

    session: Session = ctx.obj
    options = Options(
        decks=decks, bots=bots, pairs=pairs, time=time, seed=seed, jobs=jobs, cluster=cluster,
        expect=expect or (), store=store, resume=resume, shard=shard, rules=rule or (),
        allow_illegal=allow_illegal, outputs=output or (), kind=kind,
    )  # fmt: skip
    raise typer.Exit(TournamentRun(session, options).run())

"""deckcli match: many games between two decks, with honest statistics."""

from __future__ import annotations

from typing import Annotated

import typer

from deckcli.cli.session import Session

app = typer.Typer(rich_markup_mode=None, add_completion=False)

First = Annotated[str, typer.Argument(metavar="A", help="The first deck: a file or game/name.")]
Second = Annotated[str, typer.Argument(metavar="B", help="The second deck.")]
Bots = Annotated[str, typer.Option(help="Who plays them: one bot for both, or two as a,b.")]
Pairs = Annotated[int | None, typer.Option(min=1, help="Pairs of games with changed seats.")]
Time = Annotated[str, typer.Option(help="Stop after 90s, 5m or 2h; not reproducible.")]
Seed = Annotated[int | None, typer.Option(help="The same seed, the same match.")]
Jobs = Annotated[int, typer.Option("-j", "--jobs", min=0, help="Workers; 0: one for each core.")]
Test = Annotated[str, typer.Option(metavar="LOW:HIGH", help="Stop when the answer is clear.")]
Alpha = Annotated[float, typer.Option(help="How often the test may take LOW for HIGH.")]
Beta = Annotated[float, typer.Option(help="How often the test may take HIGH for LOW.")]
Expect = Annotated[
    list[str] | None, typer.Option(metavar='"A>=45%"', help="Fail unless it holds; repeatable.")
]
KeptIn = Annotated[str, typer.Option(metavar="FILE", help="Keep every finished pair here.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the store's missing pairs.")]
Part = Annotated[str, typer.Option(metavar="I/N", help="Play only part I of N.")]
Rule = Annotated[
    list[str] | None, typer.Option(metavar="KEY=VALUE", help="A rule option: max_turns=300.")
]
Illegal = Annotated[bool, typer.Option("--allow-illegal", help="Play decks with findings too.")]
Outputs = Annotated[
    list[str] | None,
    typer.Option(
        "-o",
        "--output",
        metavar="FORMAT[=PATH]",
        help="text, json, junit, markdown, csv; repeatable.",
    ),
]


@app.command()
def match(
    ctx: typer.Context,
    a: First,
    b: Second,
    bots: Bots = "greedy",
    pairs: Pairs = None,
    time: Time = "",
    seed: Seed = None,
    jobs: Jobs = 1,
    sprt: Test = "",
    alpha: Alpha = 0.05,
    beta: Beta = 0.05,
    expect: Expect = None,
    store: KeptIn = "",
    resume: Resume = False,
    shard: Part = "",
    rule: Rule = None,
    allow_illegal: Illegal = False,
    output: Outputs = None,
) -> None:
    """Play two decks against each other, in pairs of games with changed seats.

    Without --pairs and --time 100 pairs are played; a test with --sprt ends when it knows.

    Exit status: 0 played, gates passed; 1 a gate failed or H0 was accepted; 2 wrong usage;
    4 the test is inconclusive; 130 interrupted.

    \b
    deckcli match cipher/s01-marth cipher/s02-chrom --pairs 500 -j 0
    deckcli match cipher/s01-marth cipher/s02-chrom --sprt 50:52 --store runs.db
    deckcli match my-deck.yaml cipher/s02-chrom --expect "A>=45%" -o text -o junit=match.xml
    """
    from deckcli.cli.match_run import MatchRun, Options

    session: Session = ctx.obj
    options = Options(
        (a, b), bots, pairs, time, seed, jobs, sprt, alpha, beta, expect or (), store, resume,
        shard, rule or (), allow_illegal, output or (),
    )  # fmt: skip
    raise typer.Exit(MatchRun(session, options).run())

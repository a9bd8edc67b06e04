"""deckcli draft: from a pool of cards to a legal deck for every player."""

from __future__ import annotations

from typing import Annotated

import typer

from deckcli.cli import completing
from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.matches.match_options import MOST
from deckcli.cli.options import Reports

app = typer.Typer(rich_markup_mode=None, add_completion=False)

Name = Annotated[
    str,
    typer.Argument(
        metavar="FORMAT",
        help="A format such as ashes/rulebook, or its file.",
        autocompletion=completing.draft_formats,
    ),
]
Players = Annotated[int, typer.Option(help="How many players.")]
Bots = Annotated[
    str,
    typer.Option(
        help="random, rating, payable: one for all, or a list by seat.",
        autocompletion=completing.words("random", "rating", "payable"),
    ),
]
Human = Annotated[str, typer.Option(help="Seats of people at this terminal: 1, or 1,2.")]
Seed = Annotated[int | None, typer.Option(help="The same seed, the same draft.")]
Out = Annotated[str, typer.Option(help="A folder for decks, log and table.")]
Sets = Annotated[int, typer.Option(help="How many sets there are to draft from.")]
Rule = Annotated[
    list[str] | None, typer.Option(metavar="KEY=VALUE", help="A rule of the format; repeatable.")
]
Collection = Annotated[str, typer.Option(help="A file with your own cards and their counts.")]
Ratings = Annotated[str, typer.Option(help="A ratings file for the bots.")]
Repeat = Annotated[int, typer.Option(help="Run this many drafts; prints pick orders.")]
Resume = Annotated[str, typer.Option(metavar="LOG", help="Continue a saved draft.")]
Play = Annotated[bool, typer.Option("--play", help="Let the drafted decks play each other.")]
Table = Annotated[
    int | None, typer.Option(min=2, max=4, help="With --play: how many decks meet in a game; 2.")
]
Times = Annotated[
    int | None,
    typer.Option(min=1, max=MOST, help="With --play: pairs (or rotations) of each group; 10."),
]
Jobs = Annotated[
    int | None,
    typer.Option("-j", "--jobs", min=0, help="With --play: workers; 0: one for each core."),
]
About = Annotated[bool, typer.Option("--about", help="Describe the format.")]


@app.command()
def draft(
    ctx: typer.Context,
    name: Name = "",
    players: Players = 4,
    bots: Bots = "",
    human: Human = "",
    seed: Seed = None,
    out: Out = "",
    sets: Sets = 1,
    rule: Rule = None,
    collection: Collection = "",
    ratings: Ratings = "",
    repeat: Repeat = 0,
    play: Play = False,
    table: Table = None,
    times: Times = None,
    jobs: Jobs = None,
    output: Reports = None,
    resume: Resume = "",
    about: About = False,
) -> None:
    """Draft decks, with bots or with people, and write a legal deck for each.

    Without a format the formats are listed. `deckcli replay` shows a draft again from its log.
    With --play everybody's deck then meets every other, played by the greedy bot with the seed of
    the draft; -o is about the report of these games. `deckcli match` and `tournament` do more with
    the decks of --out.

    \b
    deckcli draft ashes/rulebook --about
    deckcli draft ashes/rulebook --players 3 --bots rating,random --seed 7
    deckcli draft ashes/rulebook --human 1 --out my-decks     you are player 1
    deckcli draft --resume my-decks/draft.log                 go on with it
    deckcli draft ashes/rulebook --repeat 1000 -o csv=my-picks.csv
    deckcli draft ashes/rulebook --players 4 --play             all pairs meet
    deckcli draft ashes/rulebook --players 3 --play --table 3   one table for all
    """
    from deckcli.cli.drafts.draft_request import DraftRequest, PodRequest
    from deckcli.cli.drafts.draft_run import DraftRun

    pod = PodRequest.asked(table, times, jobs, play=play)
    wanted = DraftRequest(
        name, players, bots, human, seed, out, sets, tuple(rule or ()), collection, ratings,
        repeat, tuple(output or ()), resume, pod, about=about,
    )  # fmt: skip
    status = DraftRun(ctx.obj, wanted).run()
    if status is not ExitStatus.OK:
        raise typer.Exit(status)

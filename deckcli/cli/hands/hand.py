"""deckcli hand: deal opening hands."""

from __future__ import annotations

from typing import Annotated

import typer

from deckcli.cli.options import DeckArgument, From, Game, Illegal, Part, Tables
from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting

app = typer.Typer(rich_markup_mode=None, add_completion=False)

Number = Annotated[int, typer.Option("-n", "--number", help="Deal this many and count them.")]
Seed = Annotated[int | None, typer.Option(help="The same seed, the same hands.")]
Mulligan = Annotated[str, typer.Option(help="When a hand is kept: keep if EXPR, always, never.")]
Versus = Annotated[str, typer.Option(help="A second policy, tried on the same hands.")]
Goal = Annotated[
    list[str] | None, typer.Option(metavar="EXPR", help="Count hands like this; repeatable.")
]


@app.command()
def hand(
    ctx: typer.Context,
    deck: DeckArgument,
    number: Number = 1,
    seed: Seed = None,
    mulligan: Mulligan = "",
    versus: Versus = "",
    goal: Goal = None,
    part: Part = "cards",
    allow_illegal: Illegal = False,
    game: Game = "",
    file_format: From = "",
    output: Tables = None,
) -> None:
    """Deal an opening hand as the game does, or many of them with statistics.

    A policy says when a hand is kept, in terms of a card query and a number: cost<=1 >= 2 is two
    or more cards of cost 1 or less. and, or, not and parentheses combine terms.

    \b
    deckcli hand cipher/s01-marth --seed 7
    deckcli hand ashes/iron-men --seed 7
    deckcli hand summon_magic/two-books --part side_deck -n 10000 --seed 7
    deckcli hand cipher/s01-marth --mulligan "keep if cost<=1 >= 2 and unit:Marth"
    deckcli hand cipher/s01-marth -n 9999 --mulligan "cost<=1 >= 2" --versus never
    """
    from deckcli.cli.hands.hand_decks import check_number, deck_to_deal
    from deckcli.cli.hands.hand_run import HandRequest, run

    session: Session = ctx.obj
    check_number(number)
    if versus and not mulligan:
        raise BadSetting("--versus goes with --mulligan", hint="it names the second policy")
    if number == 1 and (versus or goal):
        option = "--versus" if versus else "--goal"
        raise BadSetting(f"{option} counts hands", hint="say how many: -n 10000")
    found = deck_to_deal(
        session, deck, game=game, file_format=file_format, allow_illegal=allow_illegal
    )
    policies = tuple(filter(None, (mulligan, versus)))
    wanted = HandRequest(deck, number, seed, policies, tuple(goal or ()), part, tuple(output or ()))
    run(session, found, wanted)

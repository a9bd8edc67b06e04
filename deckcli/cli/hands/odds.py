"""deckcli odds: how likely a wanted hand is."""

from __future__ import annotations

from typing import Annotated

import typer

from deckcli.cli.options import DeckArgument, From, Game, Illegal, Part, Tables
from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting

app = typer.Typer(rich_markup_mode=None, add_completion=False)

_MOST_TURNS = 100

Wish = Annotated[str, typer.Argument(metavar="EXPR", help="What the hand should hold.")]
Exact = Annotated[bool, typer.Option("--exact", help="Count, or say why that cannot be done.")]
Number = Annotated[int | None, typer.Option("-n", "--number", help="Simulate this many hands.")]
ByTurn = Annotated[int, typer.Option(help="With the cards drawn up to this turn.")]
Second = Annotated[bool, typer.Option("--on-the-draw", help="With --by-turn: going second.")]
Drawn = Annotated[int, typer.Option(help="With this many cards drawn, whoever goes first.")]
Mulligan = Annotated[str, typer.Option(help="When the hand is kept, as an expression.")]
Seed = Annotated[int | None, typer.Option(help="The same seed, the same simulated hands.")]


@app.command()
def odds(
    ctx: typer.Context,
    deck: DeckArgument,
    expression: Wish,
    exact: Exact = False,
    number: Number = None,
    by_turn: ByTurn = 0,
    on_the_draw: Second = False,
    drawn: Drawn = 0,
    mulligan: Mulligan = "",
    seed: Seed = None,
    part: Part = "cards",
    allow_illegal: Illegal = False,
    game: Game = "",
    file_format: From = "",
    output: Tables = None,
) -> None:
    """Tell how likely it is to have the hand you want.

    A term is a card query and a number: cost<=1 >= 2 is two or more cards of cost 1 or less, a
    query alone is one or more. and, or, not and parentheses combine terms. The chance is counted
    exactly where no choice is involved; otherwise hands are simulated, and the answer says why.

    \b
    deckcli odds cipher/s01-marth "cost<=1 >= 2 and unit:Marth"
    deckcli odds cipher/s01-marth "cost<=1 and unit:Marth" --by-turn 3
    deckcli odds summon_magic/knights "type:monster and not cost>=3" --by-turn 2
    deckcli odds cipher/s01-marth "unit:Marth" --mulligan "keep if unit:Marth"
    """
    from deckcli.cli.hands.hand_decks import check_number, deck_to_deal
    from deckcli.cli.hands.odds_run import OddsRequest, run

    session: Session = ctx.obj
    _refuse_contradictions(exact, number, by_turn, on_the_draw, drawn)
    if number is not None:
        check_number(number)
    found = deck_to_deal(
        session, deck, game=game, file_format=file_format, allow_illegal=allow_illegal
    )
    wanted = OddsRequest(
        deck, expression, exact, number, by_turn, on_the_draw, drawn, mulligan, seed, part,
        tuple(output or ()),
    )  # fmt: skip
    run(session, found, wanted)


def _refuse_contradictions(
    exact: bool,  # noqa: FBT001 - as Typer has them
    number: int | None,
    by_turn: int,
    on_the_draw: bool,  # noqa: FBT001
    drawn: int,
) -> None:
    if exact and number is not None:
        raise BadSetting("--exact and -n do not go together", hint="-n simulates")
    if by_turn and drawn:
        raise BadSetting("--by-turn and --drawn do not go together")
    if on_the_draw and not by_turn:
        raise BadSetting("--on-the-draw goes with --by-turn", hint="opening hands are all alike")
    if not 0 <= by_turn <= _MOST_TURNS:
        raise BadSetting(f"--by-turn {by_turn}: turns go from 1 to {_MOST_TURNS}")
    if drawn < 0:
        raise BadSetting(f"--drawn {drawn}: nobody draws less than nothing")

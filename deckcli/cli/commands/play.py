"""deckcli play: one game, told move by move."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting, DeckcliError

if TYPE_CHECKING:
    from deckcli.engine.game import Game
    from deckcli.engine.state import State

app = typer.Typer(rich_markup_mode=None, add_completion=False)

First = Annotated[str, typer.Argument(metavar="A", help="The deck of p1: a file or game/name.")]
Second = Annotated[str, typer.Argument(metavar="B", help="The deck of p2.")]
Bots = Annotated[str, typer.Option(help="random or greedy: one for both, or two with a comma.")]
Human = Annotated[int, typer.Option(help="The seat of a person at this terminal: 1 or 2.")]
Seed = Annotated[int | None, typer.Option(help="The same seed, the same game.")]
Log = Annotated[str, typer.Option(metavar="FILE", help="Write a transcript.")]
Rule = Annotated[
    list[str] | None, typer.Option(metavar="KEY=VALUE", help="A rule option: max_turns=300.")
]


@app.command()
def play(
    ctx: typer.Context,
    a: First,
    b: Second,
    bots: Bots = "greedy",
    human: Human = 0,
    seed: Seed = None,
    log: Log = "",
    rule: Rule = None,
) -> None:
    """Play one game and tell it move by move.

    \b
    deckcli play cipher/s01-marth cipher/s02-chrom --seed 7
    deckcli play cipher/s01-marth cipher/s02-chrom --bots greedy,random --log game.json
    deckcli play cipher/s01-marth cipher/s02-chrom --human 1
    """
    from deckcli.cli.interrupts import leave_on_interrupt
    from deckcli.cli.tables_to_play import chosen_rules, chosen_seed, open_table
    from deckcli.engine.transcripts import Transcript, result_of
    from deckcli.matches.workload import content_of

    session: Session = ctx.obj
    if human not in (0, 1, 2):
        raise BadSetting(f"there is no seat {human}", hint="seats are 1 and 2")
    rules = chosen_rules(rule or ())
    table = open_table(session, [a, b])
    number = chosen_seed(session, seed)
    names = [name.strip() for name in bots.split(",")]
    if len(names) not in (1, 2):
        raise BadSetting("--bots names one bot for both seats, or two")
    names = [names[0], names[-1]]
    if human:
        names[human - 1] = "human"
    else:
        leave_on_interrupt()
    catalog = session.library.catalog(table.game.key)
    decks = [content_of(deck, catalog) for deck in table.decks]
    written = Transcript(
        table.game.key, number, decks=decks, bots=names, rules=rules, card_data=catalog.digest
    )
    state = _run(session, table.game, table.seats, written)
    written.result = result_of(table.game, state)
    if log:
        try:
            Path(log).write_text(written.to_text(), encoding="utf-8")
        except OSError as error:
            raise DeckcliError(f"cannot write {log}: {error.strerror}") from error


def _run(session: Session, game: Game, decks: object, written: object) -> State:
    from deckcli.bots.bot import Bot, make_bot
    from deckcli.cli.story import Teller
    from deckcli.cli.terminal_player import TerminalPlayer
    from deckcli.engine.notation import written as in_words
    from deckcli.engine.play import apply, start
    from deckcli.engine.transcripts import Transcript
    from deckcli.engine.views import view_of
    from deckcli.games.playing import game_of

    assert isinstance(written, Transcript)
    assert isinstance(decks, list)
    thinking = game_of(session.library.catalog(game.key))  # what bots imagine is not told
    players: list[Bot] = [
        TerminalPlayer(thinking, session.lang)
        if name == "human"
        else make_bot(name, thinking, written.seed, seat)
        for seat, name in enumerate(written.bots)
    ]
    reader = written.bots.index("human") if "human" in written.bots else -1
    teller = Teller(game, session.lang, reader=reader)
    state = start(game, decks, written.seed, max_turns=written.rules["max_turns"])
    print("\n".join(teller.news()), flush=True)
    while state.question is not None:
        seat = state.question.seat
        action = players[seat].choose(view_of(game, state, seat))
        line = teller.move(state, action)
        written.actions.append(f"p{seat + 1} {in_words(game, state, action)}")
        apply(game, state, action)
        told = [*([line] if line else ()), *teller.news()]
        if told:
            print("\n".join(told), flush=True)
    print(teller.ending(state))
    return state

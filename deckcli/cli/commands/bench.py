"""deckcli bench: how quick the games run on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from deckcli.cli.session import Session

app = typer.Typer(rich_markup_mode=None, add_completion=False)

_PAIRS = {"cipher": ("cipher/s01-marth", "cipher/s02-chrom")}  # what speeds are quoted for

Seconds = Annotated[float, typer.Option(min=0.05, help="CPU time for each game.")]
Output = Annotated[str, typer.Option("-o", "--output", help="text, markdown, csv or json.")]


@app.command()
def bench(ctx: typer.Context, seconds: Seconds = 3.0, output: Output = "text") -> None:
    """Measure games, decisions and clones per second of CPU time, on one core.

    Random play of two sample decks; forced answers are not decisions.

    \b
    deckcli bench
    deckcli bench --seconds 0.2 -o json
    """
    from deckcli.cli.interrupts import leave_on_interrupt
    from deckcli.cli.main import build
    from deckcli.engine.pace import measure
    from deckcli.games.playing import engines, game_of, seated
    from deckcli.report.tables import table

    session: Session = ctx.obj
    leave_on_interrupt()
    rows: list[tuple[object, ...]] = []
    for key in engines():
        game = game_of(session.library.catalog(key))
        decks = [session.library.deck(name).deck for name in _pair(session, key)]
        pace = measure(game, seated(game, [deck for deck in decks if deck is not None]), seconds)
        rows.append(
            (
                key,
                build(),
                round(pace.games / pace.seconds),
                round(pace.decisions / pace.seconds),
                round(pace.decisions / pace.games),
                round(pace.clone_time * 1e6, 2),
            )
        )
    headers = ("game", "build", "games/s", "decisions/s", "decisions/game", "clone µs")
    keys = ("game", "build", "games_per_s", "decisions_per_s", "decisions_per_game", "clone_us")
    print(table(rows, headers, output=output, keys=keys), end="")


def _pair(session: Session, key: str) -> tuple[str, str]:
    samples = list(session.library.sample_files(key))
    return _PAIRS.get(key, (samples[0], samples[-1]))

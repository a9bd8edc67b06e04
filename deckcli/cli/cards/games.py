"""deckcli games: the supported games."""

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
    """List the games: rules edition, card pool, coverage, formats and built-in decks.

    \b
    deckcli games
    deckcli games -o json
    """
    from deckcli import games as all_games
    from deckcli.report.tables import table

    session: Session = ctx.obj
    rows = [_facts(session, key) for key in all_games.keys()]
    if output != "text":
        keys = list(rows[0])
        print(table([[row[key] for key in keys] for row in rows], keys, output=output), end="")
        return
    for row in rows:
        print(f"{row['game']}: {row['name']}")
        for key, value in list(row.items())[2:]:
            if value:
                print(f"  {key:9}{value}")
        print()


def _facts(session: Session, key: str) -> dict[str, str]:
    from deckcli.catalog.coverage import coverage
    from deckcli.games.playing import engines

    catalog = session.library.catalog(key)
    info = catalog.info
    kinds = (
        f"{sum(card.copies for card in catalog if card.kind == kind)} {kind.replace('_', ' ')}"
        for kind in info.pool
    )
    counts = coverage(catalog, engines(), session.library.verified(key))
    decks = (name.partition("/")[2] for name in session.library.sample_files(key))
    return {
        "game": key,
        "name": info.name(session.lang),
        "rules": info.edition,
        "owner": info.owner,
        "cards": ", ".join(kinds),
        "coverage": ", ".join(f"{count} {status}" for status, count in counts.items() if count),
        "formats": ", ".join(info.formats),
        "decks": ", ".join(decks),
    }

"""deckcli games: the supported games."""

from __future__ import annotations

import typer

from deckcli.cli.options import Tables
from deckcli.cli.session import Session
from deckcli.report import Kind

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command()
def games(
    ctx: typer.Context,
    output: Tables = None,
) -> None:
    """List the games: rules edition, card pool, coverage, formats and built-in decks.

    \b
    deckcli games
    deckcli games -o json
    """
    from deckcli import games as all_games
    from deckcli.cli.pages_out import write_pages
    from deckcli.report.outputs import wanted_outputs

    session: Session = ctx.obj
    wanted = wanted_outputs(output, Kind.TABLE)
    rows = [_facts(session, key) for key in all_games.keys()]
    write_pages(wanted, lambda name: _page(rows, name))


def _page(rows: list[dict[str, str]], output: str) -> str:
    from deckcli.report.tables import table

    if output != "text":
        return table([list(row.values()) for row in rows], list(rows[0]), output=output)
    parts = []
    for row in rows:
        facts = [f"  {key:9}{value}\n" for key, value in list(row.items())[2:] if value]
        parts.append(f"{row['game']}: {row['name']}\n{''.join(facts)}\n")
    return "".join(parts)


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

"""deckcli games: the supported games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from deckcli.cli.options import OneGame, OnlyGame, Tables, named_game
from deckcli.cli.session import Session
from deckcli.report import Kind

if TYPE_CHECKING:
    from deckcli.catalog.catalog import Catalog

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command()
def games(
    ctx: typer.Context,
    only: OneGame = "",
    game: OnlyGame = "",
    output: Tables = None,
) -> None:
    """List the games: rules edition, card pool, coverage, formats and built-in decks.

    `sets` tells which sets can be played, `play` which of the built-in decks.

    \b
    deckcli games
    deckcli games cipher
    deckcli games -o json
    """
    from deckcli import games as all_games
    from deckcli.cli.pages_out import write_pages
    from deckcli.report.outputs import wanted_outputs

    session: Session = ctx.obj
    wanted = wanted_outputs(output, Kind.TABLE)
    named = named_game(only, game)
    rows = [_facts(session, key) for key in ((named,) if named else all_games.keys())]
    write_pages(session, wanted, lambda name: _page(rows, name))


def _page(rows: list[dict[str, str]], output: str) -> str:
    from deckcli.core.messages import said
    from deckcli.core.text import display_width, pad
    from deckcli.report.fitting import beside, this_screen
    from deckcli.report.tables import table

    if output != "text":
        return table([list(row.values()) for row in rows], list(rows[0]), output=output)
    width = max(9, *(display_width(said(key)) + 1 for key in rows[0]))
    parts = []
    for row in rows:
        facts = [
            beside(f"  {pad(said(key), width)}", _told(key, value))
            for key, value in list(row.items())[2:]
            if value
        ]
        heading = this_screen().bold(f"{row['game']}: {row['name']}")
        parts.append(f"{heading}\n{''.join(facts)}")
    return "\n".join(parts)


def _told(key: str, value: str) -> str:
    """A value in the language that is spoken; names of decks are none of it."""
    from deckcli.core.messages import said

    if key not in ("cards", "coverage", "sets", "formats"):
        return said(value) if key in ("play", "rules", "owner") else value
    lists = (map(said, part.split(", ")) for part in value.split("; "))
    return "; ".join(map(", ".join, lists))


def _facts(session: Session, key: str) -> dict[str, str]:
    from deckcli.catalog.coverage import coverage, playable_cards
    from deckcli.games.playing import engines

    catalog = session.library.catalog(key)
    info = catalog.info
    kinds = (
        f"{sum(card.copies for card in catalog if card.kind == kind)} {kind.replace('_', ' ')}"
        for kind in info.pool
    )
    counts = coverage(catalog, engines(), session.library.verified(key))
    decks = [name.partition("/")[2] for name in session.library.sample_files(key)]
    able = {card.id for card in playable_cards(catalog)} if key in engines() else set[str]()
    played = [name for name in decks if _cards(session, f"{key}/{name}") <= able]
    return {
        "game": key,
        "name": info.name(session.lang),
        "rules": info.edition,
        "owner": info.owner,
        "cards": ", ".join(kinds),
        "coverage": ", ".join(f"{count} {status}" for status, count in counts.items() if count),
        "sets": _sets(catalog, able) if able else f"{len(catalog.sets)} known",
        "formats": ", ".join(info.formats),
        "decks": ", ".join(decks),
        "play": f"{len(played)} of {len(decks)} decks: {', '.join(played)}"
        if played
        else "not yet",
    }


def _cards(session: Session, name: str) -> set[str]:
    """The ids of all cards in a built-in deck."""
    deck = session.library.deck(name).deck
    assert deck is not None  # built-in decks are checked before they are
    return {entry.card.id for part in deck.sections.values() for entry in part.entries}


def _sets(catalog: Catalog, able: set[str]) -> str:
    """The sets that can be played, wholly or in part, and how many others are only known."""
    there: dict[str, int] = dict.fromkeys(catalog.sets, 0)
    played = dict(there)
    for card in catalog:
        there[card.set_id] = there.get(card.set_id, 0) + 1
        played[card.set_id] = played.get(card.set_id, 0) + (card.id in able)
    whole = [key for key in there if played[key] == there[key]]
    part = [f"{played[key]} of {there[key]} {key}" for key in there if 0 < played[key] < there[key]]
    others = sum(not played[key] for key in there)
    told = [", ".join(whole), ", ".join(part), f"{others} others known" if others else ""]
    return "; ".join(text for text in told if text)

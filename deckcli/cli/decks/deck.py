"""deckcli deck: show, count, compare, convert and format decks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from deckcli.cli import completing
from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.files_out import write_file
from deckcli.cli.options import (
    Charts,
    DeckArgument,
    From,
    Game,
    OneGame,
    OnlyGame,
    Tables,
    ThisGame,
    named_game,
    one_game,
)
from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting, DeckcliError
from deckcli.core.files import is_there
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.core.text import known_words
from deckcli.report import Kind

if TYPE_CHECKING:
    from deckcli.decks.deck import Deck
    from deckcli.decks.formats import DeckFormat
    from deckcli.decks.reading import DeckFile

app = typer.Typer(
    rich_markup_mode=None,
    add_completion=False,
    no_args_is_help=True,
    help="Show, count, compare, convert, format decks.",
)


@app.command("list")
def list_decks(
    ctx: typer.Context, only: OneGame = "", game: OnlyGame = "", output: Tables = None
) -> None:
    """List the built-in decks; each can be named wherever a deck is.

    \b
    deckcli deck list
    deckcli deck list cipher
    """
    from deckcli import games
    from deckcli.cli.pages_out import write_pages
    from deckcli.report.outputs import wanted_outputs
    from deckcli.report.pages.deck_pages import decks_page

    session: Session = ctx.obj
    wanted = wanted_outputs(output, Kind.TABLE)
    chosen = named_game(only, game)
    keys = (games.known(chosen),) if chosen else games.keys()
    found = [
        (name, _deck_of(session.library.deck(name)))
        for key in keys
        for name in session.library.sample_files(key)
    ]
    write_pages(session, wanted, lambda name: decks_page(found, name))


@app.command()
def new(
    ctx: typer.Context,
    only: ThisGame = "",
    game: OnlyGame = "",
    out: Annotated[str, typer.Option("--out", help="The file to write; - prints.")] = "-",
) -> None:
    """Write a deck file to fill in, with every key of the game and what it holds.

    \b
    deckcli deck new cipher
    deckcli deck new ashes --out my-deck.yaml
    """
    from deckcli.report.pages.deck_skeleton import skeleton

    session: Session = ctx.obj
    game = one_game(only, game)
    catalog = session.library.catalog(game)
    sample = next(iter(session.library.sample_files(game)), "")
    text = skeleton(
        catalog, _deck_of(session.library.deck(sample)) if sample else None, session.lang
    )
    if out == "-":
        print(text, end="")
        return
    if is_there(out):
        raise BadSetting(f"{out} exists already", hint="name a new file")
    write_file(Path(out), text)
    session.say(f"{out}: fill it in, then run deckcli check {out}")


@app.command()
def show(
    ctx: typer.Context,
    deck: DeckArgument,
    game: Game = "",
    file_format: From = "",
    output: Tables = None,
) -> None:
    """Show a deck: its cards section by section, with their main facts.

    \b
    deckcli deck show ashes/iron-men
    deckcli deck show my-deck.yaml --lang ja
    """
    from deckcli.cli.pages_out import write_pages
    from deckcli.report.outputs import wanted_outputs
    from deckcli.report.pages.deck_pages import deck_page

    session: Session = ctx.obj
    wanted = wanted_outputs(output, Kind.TABLE, [deck])
    opened, status = _opened(session, deck, game, file_format)
    catalog = session.library.catalog(opened.game)
    lang = session.lang
    write_pages(session, wanted, lambda name: deck_page(opened, catalog, lang=lang, output=name))
    raise typer.Exit(status)


@app.command()
def stats(
    ctx: typer.Context,
    deck: DeckArgument,
    game: Game = "",
    file_format: From = "",
    section: Annotated[str, typer.Option(help="Another part, such as side_deck.")] = "cards",
    output: Charts = None,
) -> None:
    """Count what a deck is made of: curves, symbols, types, dice against costs.

    \b
    deckcli deck stats cipher/s01-marth
    deckcli deck stats ashes/iron-men -o text
    """
    from deckcli.cli.pages_out import write_drawn_pages
    from deckcli.decks.stats import deck_stats
    from deckcli.report.outputs import wanted_outputs
    from deckcli.report.pages.deck_pages import stats_page

    session: Session = ctx.obj
    wanted = wanted_outputs(output, Kind.CHART, [deck])
    opened, status = _opened(session, deck, game, file_format)
    if section not in opened.sections:
        hint = known_words(section, opened.sections, "parts")
        raise BadSetting(f"the deck has no part {section!r}", hint=hint)
    catalog = session.library.catalog(opened.game)
    found = deck_stats(opened, catalog, section=section, lang=session.lang)
    write_drawn_pages(session, wanted, lambda name, blocks: stats_page(found, name, blocks=blocks))
    raise typer.Exit(status)


@app.command()
def diff(
    ctx: typer.Context,
    a: Annotated[str, typer.Argument(help="A deck.", autocompletion=completing.decks)],
    b: Annotated[
        str, typer.Argument(help="Another deck of the same game.", autocompletion=completing.decks)
    ],
    game: Game = "",
    file_format: From = "",
    output: Tables = None,
) -> None:
    """Show what one deck has and the other lacks; exit status 1 if they differ.

    \b
    deckcli deck diff old.yaml new.yaml
    deckcli deck diff cipher/s01-marth cipher/red-flier-rush
    """
    from deckcli.cli.pages_out import write_pages
    from deckcli.decks.diff import diff as compared
    from deckcli.report.outputs import wanted_outputs
    from deckcli.report.pages.deck_pages import diff_page

    session: Session = ctx.obj
    wanted = wanted_outputs(output, Kind.TABLE, [a, b])
    (first, _), (second, _) = (_opened(session, argument, game, file_format) for argument in (a, b))
    rows = compared(first, second)
    write_pages(
        session,
        [one for one in wanted if rows or one.format.name != "text"],
        lambda name: diff_page(rows, name, session.lang),
    )
    if rows:
        raise typer.Exit(ExitStatus.FINDINGS)
    session.say("the decks are the same")


@app.command()
def convert(
    ctx: typer.Context,
    deck: DeckArgument,
    to: Annotated[
        str,
        typer.Option("--to", help="The format to write.", autocompletion=completing.deck_formats),
    ] = "",
    out: Annotated[str, typer.Option("--out", help="The file to write; - prints.")] = "-",
    game: Game = "",
    file_format: From = "",
    name: Annotated[str, typer.Option(help="Another name for the deck.")] = "",
) -> None:
    """Convert a deck from one format to another.

    Lines that cannot be understood are reported on standard error and left out (exit status 1);
    the rest is converted.

    \b
    deckcli deck convert my-deck.yaml --to text
    deckcli deck convert export.json --to yaml --out deck.yaml
    deckcli deck convert cipher/s01-marth --to lackey --out marth.dek
    """
    session: Session = ctx.obj
    file = session.library.deck(deck, game=game, format_name=file_format)
    opened = _deck_of(file)
    chosen = _target(session, to, out, opened.game)
    if chosen.game and chosen.game != opened.game:
        raise BadSetting(f"{chosen.name} is a format of {chosen.game}, not of {opened.game}")
    if name:
        opened = opened._replace(name=printable(name))
    text = chosen.write(opened, session.library.catalog(opened.game))
    if out == "-":
        print(text, end="")
    else:
        write_file(Path(out), text)
    raise typer.Exit(_report_reading(file))


@app.command()
def formats(ctx: typer.Context, output: Tables = None) -> None:
    """List the deck formats that can be read and written.

    \b
    deckcli deck formats
    """
    from deckcli.cli.pages_out import write_pages
    from deckcli.report.outputs import wanted_outputs
    from deckcli.report.tables import Word, table

    wanted = wanted_outputs(output, Kind.TABLE)
    rows = [
        (known.name, Word(known.title), " ".join(known.extensions), known.game or Word("all"))
        for known in ctx.obj.library.formats()
    ]
    headers = ("format", "what", "endings", "games")
    write_pages(ctx.obj, wanted, lambda name: table(rows, headers, output=name))


@app.command()
def fmt(
    ctx: typer.Context,
    decks: Annotated[
        list[str], typer.Argument(help="YAML deck files.", autocompletion=completing.decks)
    ],
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing; exit 1 if a file would change.")
    ] = False,
) -> None:
    """Write YAML deck files in one tidy form; comments stay.

    \b
    deckcli deck fmt decks/*.yaml
    deckcli deck fmt --check decks/*.yaml
    """
    from deckcli.decks.fmt import format_deck

    session: Session = ctx.obj
    untidy = 0
    for path in decks:
        file = session.library.deck(path)
        opened = _deck_of(file)
        if file.format is None or file.format.name != "yaml" or file.source is None:
            raise BadSetting(f"{path} is not a YAML deck", hint="deckcli deck convert makes one")
        text = format_deck(file.source, opened, session.library.catalog(opened.game))
        changed = text != file.source.text
        untidy += changed
        if path == "-" and not check:
            print(text, end="")  # even if already tidy: the reader of the pipe wants the deck
        elif changed and check:
            print(said(printable(f"{file.path}: would be reformatted")))
        elif changed:
            write_file(Path(path), file.source.to_bytes(text))
            session.say(f"{path}: reformatted")
    if check and untidy:
        raise typer.Exit(ExitStatus.FINDINGS)


def _opened(session: Session, argument: str, game: str, file_format: str) -> tuple[Deck, int]:
    """The deck, and 1 if lines had to be left out; those are reported on standard error."""
    file = session.library.deck(argument, game=game, format_name=file_format)
    deck = _deck_of(file)
    return deck, _report_reading(file)


def _deck_of(file: DeckFile) -> Deck:
    if file.deck is None:
        first = file.findings[0]
        raise DeckcliError(first.message, where=str(first.place), hint=first.hint)
    return file.deck


def _report_reading(file: DeckFile) -> int:
    """Report what could not be read on standard error; return 1 if anything is missing."""
    from deckcli.cli.playing.tables_to_play import tell_findings
    from deckcli.decks.checking import exit_status
    from deckcli.decks.file_rules import RULES

    codes = {rule.code for rule in RULES}
    file.findings = [finding for finding in file.findings if finding.code in codes]
    if file.findings:
        tell_findings(file)
    return exit_status(file.findings)


def _target(session: Session, to: str, out: str, game: str) -> DeckFormat:
    if to:
        return session.library.format(to)
    ending = Path(out).suffix.lower()
    for known in session.library.formats():
        if out != "-" and ending in known.extensions and known.game in ("", game):
            return known
    names = ", ".join(known.name for known in session.library.formats())
    raise BadSetting(
        "which format? use --to", hint=f"formats: {names}; deckcli deck formats tells more"
    )

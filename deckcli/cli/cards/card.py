"""deckcli card: search, show, count and check cards."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from deckcli.cli import completing
from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.options import (
    Cards,
    Findings,
    OnlyGame,
    Tables,
    ThisGame,
    named_game,
    one_game,
)
from deckcli.cli.session import Session
from deckcli.core.errors import AmbiguousName, BadQuery, UnknownName
from deckcli.core.text import plural
from deckcli.report import Kind

if TYPE_CHECKING:
    from deckcli.catalog.catalog import CardDef, Catalog

app = typer.Typer(
    rich_markup_mode=None,
    add_completion=False,
    no_args_is_help=True,
    help="Search, show and check cards.",
)


class _Search(TyperCommand):
    """Reads `-cost:1` as a query term, although it could also be parsed as `-c -o st:1`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        before = ["", *args]
        return super().parse_args(
            ctx,
            [
                f" {word}" if _is_negated(word) and before[at] not in _VALUED else word
                for at, word in enumerate(args)
            ],
        )


_LINE = 60  # letters of values that are listed
_VALUED = ("--game", "--sort", "--limit", "--output", "-o")


def _is_negated(word: str) -> bool:
    return len(word) > 2 and word[0] == "-" and word[1] != "-"


@app.command(cls=_Search)
def search(
    ctx: typer.Context,
    query: Annotated[list[str], typer.Argument(help="Words and field:value terms.")],
    game: OnlyGame = "",
    sort: Annotated[str, typer.Option(help="Fields to sort by; -field descends.")] = "",
    limit: Annotated[int, typer.Option(min=0, help="At most this many cards; 0 for all.")] = 0,
    output: Tables = None,
) -> None:
    """Find cards with a query.

    Words match names, summaries and what abilities say, in every language. Fields depend on the
    game (see `deckcli card fields`); : means contains, = equals, and numbers compare with < <= >
    >=. A minus negates, `or` and parentheses combine.

    \b
    deckcli card search iron
    deckcli card search --game cipher "symbol:red cost<=2 -weapon:sword"
    deckcli card search --game ashes "type:ally (attack>=3 or life>4)" --sort life
    deckcli card search --game blue_moon "people:vulca icon:shield_earth"
    deckcli card search マルス
    """
    from deckcli.catalog.query import parse, sort_cards
    from deckcli.catalog.query.unmatched import value_meant
    from deckcli.cli.pages_out import write_pages
    from deckcli.report.outputs import wanted_outputs

    session: Session = ctx.obj
    wanted = wanted_outputs(output, Kind.TABLE)
    total, listed = 0, []
    for catalog, found in _found(session, " ".join(query), game):
        cards = sort_cards(found, sort, catalog.info, lang=session.lang) if sort else found
        total += len(cards)
        listed.append((catalog, cards[: limit or None]))
    write_pages(session, wanted, lambda name: _cards_page(session, listed, name))
    session.say(f"{plural(total, 'card')} found")
    if total == 0:
        for catalog, _ in listed:
            if told := value_meant(parse(" ".join(query), catalog.info), catalog, session.lang):
                session.say(told)
        raise typer.Exit(ExitStatus.FINDINGS)


@app.command()
def fields(
    ctx: typer.Context,
    only: ThisGame = "",
    game: OnlyGame = "",
    output: Tables = None,
) -> None:
    """List the fields that a game's cards can be searched by.

    \b
    deckcli card fields cipher
    """
    from deckcli.catalog.fields import known_fields, values
    from deckcli.cli.pages_out import write_pages
    from deckcli.report.outputs import wanted_outputs
    from deckcli.report.tables import Word, table

    session: Session = ctx.obj
    wanted = wanted_outputs(output, Kind.TABLE)
    catalog = session.library.catalog(one_game(only, game))
    rows = []
    for field in known_fields(catalog.info).values():
        cards = catalog if field.name != "text" else ()  # nobody types a whole text
        seen = dict.fromkeys(str(value) for card in cards for value in values(card, field))
        rows.append((field.name, ", ".join(field.aliases), Word(field.label), _some(list(seen))))
    headers = ("field", "also", "meaning", "values")
    write_pages(session, wanted, lambda name: table(rows, headers, output=name))


@app.command()
def show(
    ctx: typer.Context,
    card: Annotated[
        str,
        typer.Argument(
            help="An id, or a name in any known language.", autocompletion=completing.cards
        ),
    ],
    game: OnlyGame = "",
    output: Cards = None,
) -> None:
    """Show everything about one card.

    \b
    deckcli card show "Iron Worker"
    deckcli card show B01-003
    deckcli card show アリティアの王子マルス --lang ja
    """
    from deckcli.cli.pages_out import write_pages
    from deckcli.report.outputs import wanted_outputs
    from deckcli.report.pages.card_page import card_page

    session: Session = ctx.obj
    wanted = wanted_outputs(output, Kind.CARD)
    catalog, found = _one_card(session, card, game)

    def page(name: str) -> str:
        return _facts(catalog, found) if name == "json" else card_page(catalog, found, session.lang)

    write_pages(session, wanted, page)


def _facts(catalog: Catalog, card: CardDef) -> str:
    """A card as JSON: what its file says, and the text of its program in every language."""
    from deckcli.core.json_text import json_page
    from deckcli.games.texts import LANGUAGES, texts_of

    facts = {"id": card.id, "game": card.game, "names": dict(card.names), **card.facts}
    texts = {lang: texts_of(catalog, lang).of(card) for lang in LANGUAGES}
    if any(map(any, texts.values())):
        facts["texts"] = texts
    return json_page(facts)


@app.command()
def coverage(
    ctx: typer.Context,
    only: Annotated[
        str,
        typer.Argument(
            metavar="[GAME]", help="Only this game, set by set.", autocompletion=completing.games
        ),
    ] = "",
    game: OnlyGame = "",
    output: Tables = None,
) -> None:
    """Show how many cards of each game, or of each set, are known, playable and verified.

    \b
    deckcli card coverage
    deckcli card coverage cipher
    """
    from deckcli import games
    from deckcli.catalog.coverage import Status, coverage_by_set
    from deckcli.catalog.coverage import coverage as counted
    from deckcli.catalog.fields import set_name
    from deckcli.cli.pages_out import write_pages
    from deckcli.games.playing import engines
    from deckcli.report.outputs import wanted_outputs
    from deckcli.report.tables import table

    session: Session = ctx.obj
    wanted = wanted_outputs(output, Kind.TABLE)
    rows: list[tuple[object, ...]] = []
    game = named_game(only, game)
    if game:
        catalog = session.library.catalog(game)
        by_set = coverage_by_set(catalog, engines(), session.library.verified(game))
        for key, counts in by_set.items():
            title = set_name(catalog, key, session.lang)
            told = [card for card in catalog if card.set_id == key and card.summary]
            rows.append((key, title, sum(counts.values()), len(told), *counts.values()))
    for key in () if game else games.keys():
        catalog = session.library.catalog(key)
        counts = counted(catalog, engines(), session.library.verified(key))
        with_summary = sum(bool(card.summary) for card in catalog)
        rows.append((key, len(catalog), with_summary, *counts.values()))
    first = ("set", "name") if game else ("game",)
    headers = (*first, "cards", "with summary", *(str(status) for status in Status))
    write_pages(session, wanted, lambda name: table(rows, headers, output=name))


@app.command()
def check(
    ctx: typer.Context,
    paths: Annotated[list[str] | None, typer.Argument(help="Card files or folders.")] = None,
    output: Findings = None,
) -> None:
    """Check card files against their schema and the card rules; without paths, every file in use.

    \b
    deckcli card check
    deckcli card check my-cards/ashes/cards/new.yaml
    deckcli card check my-cards -o github
    """
    from deckcli.decks.checking import exit_status
    from deckcli.games.card_checking import check_card_files
    from deckcli.report.checked import CARD_FILES, Checked, Options
    from deckcli.report.outputs import wanted_outputs, write_findings

    session: Session = ctx.obj
    outputs = wanted_outputs(output, Kind.FINDINGS, map(str, paths or ()))
    library = session.library
    files = check_card_files(library.folders, paths or (), cache=library.cache)
    report = [
        Checked(file.path, file.game, "", file.size, tuple(file.findings), file.source)
        for file in files
    ]
    options = Options(
        color=session.colored,
        verbose=session.verbosity > 0,
        quiet=session.verbosity < 0,
        subject=CARD_FILES,
        columns=session.columns,
    )
    write_findings(outputs, report, options=options, stdout=sys.stdout)
    raise typer.Exit(exit_status(finding for file in files for finding in file.findings))


def _found(session: Session, query: str, game: str) -> list[tuple[Catalog, list[CardDef]]]:
    """The matching cards of each game; games without a field in the query are skipped."""
    from deckcli import games
    from deckcli.catalog.query import parse
    from deckcli.catalog.query import search as searched
    from deckcli.games.texts import search_page

    if game:
        catalog = session.library.catalog(game)
        return [(catalog, searched(catalog, parse(query, catalog.info), search_page(catalog).says))]
    found = []
    problems: list[BadQuery] = []
    for key in games.keys():
        catalog = session.library.catalog(key)
        try:
            node = parse(query, catalog.info)
            found.append((catalog, searched(catalog, node, search_page(catalog).says)))
        except BadQuery as problem:
            problems.append(problem)
    if not found:
        raise problems[0]
    return found


def _cards_page(session: Session, found: list[tuple[Catalog, list[CardDef]]], output: str) -> str:
    """A table for each game, or for programs one with the columns of all games."""
    from deckcli.report.tables import FOR_PROGRAMS

    if output in FOR_PROGRAMS:
        return _cards_for_programs(session, found, output)
    return "".join(_cards_of(session, catalog, cards, output) for catalog, cards in found if cards)


def _cards_of(session: Session, catalog: Catalog, cards: list[CardDef], output: str) -> str:
    from deckcli.report.pages.card_cells import CardCells
    from deckcli.report.tables import table

    cells = CardCells(catalog.info, session.lang)
    rows = [(card.id, card.label(session.lang), *cells.of(card)) for card in cards]
    heading = f"{catalog.game}: {len(cards)}\n" if output == "text" else ""
    headers, keys = ("id", "name", *cells.labels), ("id", "name", *cells.keys)
    return f"{heading}{table(rows, headers, output=output, keys=keys)}\n"


def _cards_for_programs(
    session: Session, found: list[tuple[Catalog, list[CardDef]]], output: str
) -> str:
    """One table with the columns of all games, so that it can be parsed."""
    from deckcli.report.pages.card_cells import CardCells
    from deckcli.report.tables import table

    rows: list[dict[str, object]] = []
    for catalog, cards in found:
        cells = CardCells(catalog.info, session.lang)
        for card in cards:
            facts = dict(zip(cells.keys, cells.of(card, output), strict=True))
            known = {"game": card.game, "id": card.id, "name": card.name(session.lang)}
            rows.append({**known, **facts})
    keys = list(dict.fromkeys(("game", "id", "name", *(key for row in rows for key in row))))
    return table([[row.get(key) for key in keys] for row in rows], keys, output=output)


def _one_card(session: Session, written: str, game: str) -> tuple[Catalog, CardDef]:
    from deckcli import games
    from deckcli.core.text import listed, suggestions

    catalogs = [session.library.catalog(key) for key in ((game,) if game else games.keys())]
    found = [(catalog, card) for catalog in catalogs for card in catalog.find(written).cards]
    if len(found) == 1:
        return found[0]
    if found:
        which = [f"{card.game} {card.id} ({card.label(session.lang)})" for _, card in found[:6]]
        raise AmbiguousName(
            f"{len(found)} cards are called {written!r}", hint=f"write the id: {listed(which)}"
        )
    names = [name for catalog in catalogs for name in catalog.suggest(written)]
    close = [f'"{name}"' for name in suggestions(written, names)]  # the likeliest of all games
    hint = f"did you mean {listed(close)}?" if close else "deckcli card search finds cards"
    raise UnknownName(f"no card is called {written!r}", hint=hint)


def _some(words: list[str]) -> str:
    """The first of all that can be typed, as many as a line holds, and how many there are."""
    from deckcli.core.text import shortened
    from deckcli.report.tables import Word

    shown = words
    while len(shown) > 1 and len(", ".join(shown)) > _LINE:
        shown = shown[:-1]
    text = shortened(", ".join(shown), _LINE)
    return text if shown == words else Word(f"{text}, ... {len(words)} in all")

"""deckcli runs: work on stores of matches, and plan new ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated

import typer

from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.matches import match_options as given
from deckcli.cli.options import Reports, Tables, Verdicts, finite
from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting
from deckcli.core.files import is_there
from deckcli.report import Kind

if TYPE_CHECKING:
    from deckcli.matches.comparing import Comparison
    from deckcli.matches.standings import Standings
    from deckcli.matches.store import Store

app = typer.Typer(rich_markup_mode=None, add_completion=False, no_args_is_help=True)

Stores = Annotated[
    list[str], typer.Argument(metavar="STORE...", help="Stores of matches or tournaments.")
]
OneStore = Annotated[str, typer.Argument(metavar="STORE", help="A store of games.")]
Base = Annotated[str, typer.Argument(metavar="BASE", help="The store of the earlier run.")]
Current = Annotated[str, typer.Argument(metavar="CUR", help="The store of the current run.")]
Into = Annotated[str, typer.Option(metavar="FILE", help="The new store.")]
Games = Annotated[
    bool, typer.Option("--games", help="One line for each game instead of the report.")
]
Pairing = Annotated[
    str,
    typer.Option(metavar='"X vs Y"', help="The report of one pairing (or group) of a tournament."),
]
Deck = Annotated[
    str, typer.Option(help="Of a tournament: whose score over the field; the first deck's.")
]
Tolerance = Annotated[float, typer.Option(min=0, callback=finite, help="Points A may lose.")]
Test = Annotated[str, typer.Option(metavar="LOW:HIGH", help="A test of two win rates.")]
Margin = Annotated[
    float, typer.Option(min=0, max=50, callback=finite, help="Points to either side.")
]
Difference = Annotated[
    float, typer.Option(min=0, max=50, callback=finite, help="Points between two runs.")
]
From = Annotated[str, typer.Option(metavar="STORE", help="Take the variance of pairs from here.")]


@app.callback()
def runs() -> None:
    """Merge, read and compare stores of games; plan how many games a question needs.

    \b
    deckcli runs status runs.db
    deckcli runs plan --sprt 50:52
    """


@app.command()
def merge(ctx: typer.Context, stores: Stores, into: Into) -> None:
    """Merge shards; the result is the same as of a match or tournament played in one run.

    \b
    deckcli runs merge shard-1.db shard-2.db --into runs.db
    """
    from deckcli.matches.merging import merge as merge_stores
    from deckcli.report.pages.runs_pages import merged_line

    if is_there(into):
        raise BadSetting(f"{into} exists already", hint="name a new file")
    with ExitStack() as stack:
        opened = [_opened(stack, path) for path in stores]
        number = merge_stores(into, opened)
    session: Session = ctx.obj
    session.say(merged_line(number, opened[0].workload.unit, len(stores), into))


@app.command()
def status(ctx: typer.Context, stores: Stores, output: Tables = None) -> None:
    """Show what stores hold: what was played, missing pairs, the first deck's score.

    \b
    deckcli runs status runs.db
    deckcli runs status shard-1.db shard-2.db -o json
    """
    from deckcli.cli.pages_out import write_pages
    from deckcli.report.outputs import wanted_outputs
    from deckcli.report.pages.runs_pages import status_page, status_row

    wanted = wanted_outputs(output, Kind.TABLE, stores)
    with ExitStack() as stack:
        rows = [status_row(_opened(stack, path)) for path in stores]
    write_pages(ctx.obj, wanted, lambda target: status_page(rows, target))


@app.command()
def export(
    ctx: typer.Context,
    store: OneStore,
    games: Games = False,
    pairing: Pairing = "",
    output: Reports = None,
) -> None:
    """Write the report of a store, as the match or tournament would, or all its games.

    \b
    deckcli runs export runs.db -o json
    deckcli runs export cup.db --pairing "marth vs chrom"
    deckcli runs export runs.db --games -o csv=games.csv
    """
    from deckcli.cli.pages_out import write_pages
    from deckcli.matches.match import counted
    from deckcli.report.outputs import wanted_outputs
    from deckcli.report.pages.runs_pages import games_page

    if games and pairing:
        raise BadSetting("--games and --pairing cannot go together")
    wanted = wanted_outputs(output, Kind.TABLE if games else Kind.REPORT, [store])
    with ExitStack() as stack:
        opened = _opened(stack, store)
        if games:
            write_pages(ctx.obj, wanted, lambda target: games_page(opened, target))
            return
        standings = counted(opened)
    page = _report(ctx.obj, standings, pairing)
    write_pages(ctx.obj, wanted, page)


def _report(session: Session, standings: Standings, pairing: str) -> Callable[[str], str]:
    """Makes the page of a store, or of one pairing in it."""
    from deckcli.matches.group_summary import group_summary, share_ranges
    from deckcli.matches.summary import summary
    from deckcli.matches.tournament import DeckNames
    from deckcli.matches.tournament_summary import tournament_summary
    from deckcli.report.pages.match_pages import card_names, match_page
    from deckcli.report.pages.tournament_pages import tournament_page

    workload, at = standings.workload, 0
    if pairing:
        if workload.is_match:
            raise BadSetting("--pairing is for tournaments; this store holds a match")
        at = DeckNames(workload).group(pairing, workload)
    elif workload.seats > 2 and not workload.is_match:
        shares = group_summary(standings, share_ranges(standings))
        return lambda output: tournament_page(shares, output)
    elif not workload.is_match:
        document = tournament_summary(standings)
        return lambda output: tournament_page(document, output)
    found = summary(workload.matches()[at], standings.tallies[at])
    names = card_names(session.library.catalog(workload.game), session.lang)
    return lambda output: match_page(found, names, output, every=session.verbosity > 0)


@app.command()
def compare(
    ctx: typer.Context,
    base: Base,
    cur: Current,
    tolerance: Tolerance = 2.0,
    deck: Deck = "",
    output: Verdicts = None,
) -> None:
    """Tell whether A does worse now than before, by more than chance and the tolerance.

    In a tournament A is the first deck, or --deck, against the whole field. Both stores hold the
    same decks, bots and rules, but that deck may have been edited: the report says what changed,
    and runs of a match with the same seed are compared pair by pair. Exit status: 0 a greater loss
    is ruled out, 1 a loss is proven, 4 more pairs are needed, 2 the stores cannot be compared.

    \b
    deckcli runs compare base.db now.db
    deckcli runs compare base.db now.db --tolerance 1 -o junit=compare.xml
    """
    from deckcli.cli.pages_out import write_pages
    from deckcli.matches.comparing import compare as compare_stores
    from deckcli.matches.tournament import DeckNames
    from deckcli.report.outputs import wanted_outputs
    from deckcli.report.pages.runs_pages import compare_page, compared
    from deckcli.stats.compare import Change

    wanted = wanted_outputs(output, Kind.VERDICT, [base, cur])
    with ExitStack() as stack:
        before, now = _opened(stack, base), _opened(stack, cur)
        if deck and before.workload.is_match:
            raise BadSetting("--deck is for tournaments; these stores hold matches")
        at = DeckNames(before.workload).place(deck) if deck else 0
        subject = "A" if before.workload.is_match else before.workload.names()[at]
        found = compare_stores(before, now, at)
    changes = _edited(ctx.obj, found)
    document = compared(found, tolerance / 100, subject, changes)
    write_pages(ctx.obj, wanted, lambda target: compare_page(document, target))
    statuses = {
        Change.NONE_OR_BETTER: ExitStatus.OK,
        Change.WORSE: ExitStatus.FINDINGS,
        Change.UNCLEAR: ExitStatus.INCONCLUSIVE,
    }
    raise typer.Exit(statuses[found.difference.change(tolerance / 100)])


def _edited(session: Session, comparison: Comparison) -> Sequence[Sequence[object]]:
    """What was changed in the deck between two runs, as `deck diff` tells it."""
    from deckcli.decks.diff import diff
    from deckcli.decks.plain import deck_of
    from deckcli.report.pages.deck_pages import diff_lines

    if comparison.edited is None:
        return ()
    before, now = comparison.edited
    catalog = session.library.catalog(before["game"])
    return diff_lines(diff(deck_of(before, catalog), deck_of(now, catalog)), session.lang)


@app.command()
def plan(
    ctx: typer.Context,
    sprt: Test = "",
    alpha: given.Alpha = 0.05,
    beta: given.Beta = 0.05,
    margin: Margin = 0,
    difference: Difference = 0,
    store: From = "",
    output: Tables = None,
) -> None:
    """Tell how many games a question needs, before any is played.

    Without a store, the games of a pair count as independent, which is an upper estimate if
    pairing helps.

    \b
    deckcli runs plan --sprt 50:52
    deckcli runs plan --margin 2 --difference 3
    """
    from deckcli.cli.pages_out import write_pages
    from deckcli.report.outputs import wanted_outputs
    from deckcli.report.pages.runs_pages import plan_page
    from deckcli.stats.plan import independent_variance
    from deckcli.stats.sprt import Sprt

    if not sprt and not margin and not difference:
        raise BadSetting("nothing is asked", hint="use --sprt 50:52, --margin 2 or --difference 3")
    wanted = wanted_outputs(output, Kind.TABLE, [store] if store else ())
    test = Sprt.asked(sprt, alpha=alpha, beta=beta) if sprt else None
    variance = _variance(store) if store else independent_variance()
    points = margin / 100, difference / 100
    write_pages(
        ctx.obj,
        wanted,
        lambda target: plan_page(test, *points, variance=variance, output=target),
    )


def _variance(path: str) -> float:
    """The variance of a pairing's pairs; raises BadSetting if it is zero or unknown."""
    from deckcli.matches.match import counted

    with ExitStack() as stack:
        standings = counted(_opened(stack, path))
    tallies = standings.tallies
    if standings.workload.seats > 2:
        raise BadSetting(
            f"{path} has tables for {standings.workload.seats}; a plan counts pairs of two decks"
        )
    tables = [tally.pairs for tally in tallies if tally.pairs.number > 1]
    free = sum(pairs.number - 1 for pairs in tables)
    spread = sum((pairs.number - 1) * pairs.variance for pairs in tables)
    if not spread:
        raise BadSetting(f"the pairs of {path} do not tell how much luck there is")
    return spread / free


def _opened(stack: ExitStack, path: str) -> Store:
    from deckcli.matches.store import Store

    return stack.enter_context(Store.open(path))
